import { count } from '../../components/money.ts'
import { wordCount } from './findings.ts'
import style from './LetterFacts.module.css'
import { texts } from './texts.ts'

interface LetterFactsProps {
  text: string
  /** The asks of the post; null while the letter is being written. */
  asks: { answered: number; all: number } | null
  /** The number of claims to check. */
  toCheck: number
  /** Opens the panel; it is a dialog on small screens. */
  onOpen: (part: 'asks' | 'claims') => void
  opensDialog: boolean
  /** Takes back the last change at a click; absent when there is none. */
  onUndo: (() => void) | undefined
  /** Restores the letter before the last rewrite; absent when there is none. */
  onRestorePrevious: (() => void) | undefined
}

/** What is known of the letter, in one line: words, answered asks, claims to check, and the way back. */
export function LetterFacts(props: LetterFactsProps) {
  const { text, asks, toCheck, onOpen, onUndo, onRestorePrevious } = props
  const dialog = props.opensDialog ? ({ 'aria-haspopup': 'dialog' } as const) : undefined
  return (
    <div className={style.facts}>
      <span>{texts.generator.words(count(wordCount(text)))}</span>
      {asks && asks.all > 0 && (
        <button type="button" className={style.link} onClick={() => onOpen('asks')} {...dialog}>
          {texts.brief.answered(asks)}
        </button>
      )}
      {toCheck > 0 && (
        <button type="button" className={style.link} onClick={() => onOpen('claims')} {...dialog}>
          {texts.generator.toCheck(toCheck)}
        </button>
      )}
      {onUndo && (
        <button type="button" className={style.link} onClick={onUndo}>
          {texts.generator.undo}
        </button>
      )}
      {onRestorePrevious && (
        <button type="button" className={style.link} onClick={onRestorePrevious}>
          {texts.generator.restorePrevious}
        </button>
      )}
    </div>
  )
}
