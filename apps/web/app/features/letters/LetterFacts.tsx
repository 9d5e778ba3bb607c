import type { MouseEvent, ReactNode } from 'react'
import { countWords } from '../../components/countWords.ts'
import { count } from '../../components/money.ts'
import { BRIEF_ID } from './BriefPanel.tsx'
import { CLAIMS_ID } from './ClaimList.tsx'
import { keepFocus, UNDO_ID } from './keepFocus.ts'
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
  /** Whether the text is stored, and the way to the stored letter. */
  stored: ReactNode
  /** Takes back the last change at a click; absent when there is none. */
  onUndo: (() => void) | undefined
  /** Restores the letter before the last rewrite; absent when there is none. */
  onRestorePrevious: (() => void) | undefined
}

/** What is known of the letter, in one line: words, answered asks, claims to check, and the way back. */
export function LetterFacts(props: LetterFactsProps) {
  const { text, asks, toCheck, stored, onOpen, onUndo, onRestorePrevious } = props
  const dialog = props.opensDialog ? ({ 'aria-haspopup': 'dialog' } as const) : undefined
  const open = (part: 'asks' | 'claims') => (event: MouseEvent) => {
    event.preventDefault()
    onOpen(part)
  }
  return (
    <div className={style.facts}>
      <span>{texts.generator.words(count(countWords(text)))}</span>
      {asks && asks.all > 0 && (
        <a href={`#${BRIEF_ID}`} className={style.link} onClick={open('asks')} {...dialog}>
          {texts.brief.answered(asks)}
        </a>
      )}
      {toCheck > 0 && (
        <a href={`#${CLAIMS_ID}`} className={style.link} onClick={open('claims')} {...dialog}>
          {texts.generator.toCheck(toCheck)}
        </a>
      )}
      {onUndo && (
        <button
          id={UNDO_ID}
          type="button"
          className={style.link}
          onClick={(event) => {
            const keep = keepFocus(event.currentTarget)
            onUndo()
            keep()
          }}
        >
          {texts.generator.undo}
        </button>
      )}
      {onRestorePrevious && (
        <button type="button" className={style.link} onClick={onRestorePrevious}>
          {texts.generator.restorePrevious}
        </button>
      )}
      {stored}
    </div>
  )
}
