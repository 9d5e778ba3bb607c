/** One ask of a post in the checklist, with what can be done about it. */

import { Button, Textarea } from '@mantine/core'
import { CheckIcon } from '../../components/icons.ts'
import { askedWord, type ChecklistItem, isAnsweredOutside } from './asks.ts'
import style from './BriefPanel.module.css'
import type { OwnAnswer } from './draft.ts'
import { keepFocus } from './keepFocus.ts'
import { texts } from './texts.ts'
import type { LetterChanges } from './useLetterChanges.ts'

/** The longest answer, in characters. */
const MAX_ANSWER = 600

interface AskItemProps {
  ask: ChecklistItem
  /** The person's own answer, also while it is being typed. */
  answer: OwnAnswer | undefined
  /** Whether the letter exists: without one, nothing is answered yet. */
  hasLetter: boolean
  /** The letter is being written and can't be changed. */
  busy: boolean
  changes: LetterChanges
}

/** The item: a tick or an open circle, the ask, and the sentence that answers it or a way to answer. */
export function AskItem({ ask, answer, hasLetter, busy, changes }: AskItemProps) {
  return (
    <li className={style.ask} data-answered={ask.answered} tabIndex={-1}>
      <span className={style.tick} aria-hidden="true">
        {ask.answered && <CheckIcon size={14} />}
      </span>
      <div className={style.askBody}>
        <p id={`ask-${ask.id}`} dir="auto">
          {hasLetter && (
            <span className={style.aloud}>{ask.answered ? texts.brief.isAnswered : texts.brief.isOpen} </span>
          )}
          {ask.asks}
        </p>
        {!repeats(ask) && (
          <blockquote className={style.quote} dir="auto">
            {ask.quote}
          </blockquote>
        )}
        {ask.answered && ask.by && (
          <p className={style.by} dir="auto">
            <span className={style.aloud}>{texts.brief.by} </span>
            {ask.by}
          </p>
        )}
        {hasLetter && !ask.answered && <OpenAsk {...{ ask, answer, busy, changes }} />}
        {ask.answered && answer?.used && <KeptAnswer {...{ ask, answer, changes }} />}
      </div>
    </li>
  )
}

/** Whether the post's words say nothing that the ask doesn't. */
const repeats = ({ asks, quote }: ChecklistItem) =>
  quote.toLowerCase().includes(asks.toLowerCase().replace(/[.?!]+$/, ''))

/** What can be done about an ask that the letter doesn't answer. */
function OpenAsk({ ask, answer, busy, changes }: Omit<AskItemProps, 'hasLetter'>) {
  if (isAnsweredOutside(ask)) return <p className={style.quiet}>{texts.brief.outside}</p>
  const word = ask.kind === 'word' ? askedWord(ask) : undefined
  if (word) {
    return (
      <Button
        onClick={(event) => {
          const keep = keepFocus(event.currentTarget)
          changes.putWord(ask)
          keep()
        }}
        disabled={busy}
        className={style.action}
      >
        {texts.brief.putIn(word)}
      </Button>
    )
  }
  const text = answer?.text ?? ''
  return (
    <form
      className={style.answer}
      onSubmit={(event) => {
        event.preventDefault()
        const keep = keepFocus(event.currentTarget)
        changes.addAnswer(ask.id)
        keep()
      }}
    >
      <Textarea
        aria-label={texts.brief.answer}
        aria-describedby={`ask-${ask.id}`}
        placeholder={texts.brief.answerHint}
        dir="auto"
        rows={1}
        value={text}
        onChange={(event) => changes.typeAnswer(ask.id, event.currentTarget.value)}
        maxLength={MAX_ANSWER}
        readOnly={busy}
        classNames={{ input: style.field }}
      />
      {text.trim() !== '' && (
        <Button type="submit" disabled={busy}>
          {texts.brief.addAnswer}
        </Button>
      )}
    </form>
  )
}

/** Offers to store an answer in the profile, so that the next letter has it. */
function KeptAnswer({ ask, answer, changes }: Pick<AskItemProps, 'ask' | 'changes'> & { answer: OwnAnswer }) {
  if (answer.saved) return <p className={style.quiet}>{texts.brief.saved}</p>
  const saving = changes.saving?.what === ask.id ? changes.saving : undefined
  return (
    <>
      <Button
        variant="subtle"
        className={style.action}
        loading={saving !== undefined && saving.failure === undefined}
        onClick={(event) => void changes.keepAnswer(ask.id).then(keepFocus(event.currentTarget))}
      >
        {texts.brief.keepAnswer}
      </Button>
      <p role="alert" className={style.failed} hidden={!saving?.failure}>
        {saving?.failure}
      </p>
    </>
  )
}
