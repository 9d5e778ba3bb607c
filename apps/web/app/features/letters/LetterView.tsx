/** Step 2: the letter while it is being written and after (spec §2 "Cover letter generator"). */

import { letterLimits } from '@gigbell/contract'
import { Textarea } from '@mantine/core'
import { type ReactNode, useEffect, useRef } from 'react'
import { countWords } from '../../components/countWords.ts'
import { count } from '../../components/money.ts'
import { HEADING_ID } from './keepFocus.ts'
import style from './LetterView.module.css'
import { texts } from './texts.ts'

/** About how many characters fit a line: the editor's height follows its text. */
const CHARS_PER_LINE = 60

interface LetterViewProps {
  /** The text of the current letter; null while the first one is being written. */
  letter: string | null
  /** The text with its findings, shown unless it is edited. */
  shown: ReactNode
  /** The text received so far; null while no letter is being written. */
  written: string | null
  /** The text being edited, or null. */
  editing: string | null
  onEdit: (text: string) => void
  /** The profile and the writer, shown above the letter. */
  from: string
  /** Shown next to the heading. */
  aside: ReactNode
  /** What is known of the letter, above the actions. */
  facts: ReactNode
  /** Read aloud when it changes while the letter is edited. */
  spoken: string
  /** The actions below the letter. */
  children: ReactNode
}

/** The letter's section. Its layout doesn't change when the letter is complete. */
export function LetterView(props: LetterViewProps) {
  const { letter, shown, written, editing, onEdit, from, aside, facts, spoken, children } = props
  const heading = useRef<HTMLHeadingElement>(null)
  const text = written ?? editing ?? letter ?? ''
  const words = count(countWords(text))

  // The form's button had the focus and is gone; the heading takes it. The form may have been scrolled.
  useEffect(() => {
    heading.current?.scrollIntoView({ block: 'nearest' })
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true })
  }, [])

  return (
    <section className={style.sheet} aria-labelledby={HEADING_ID}>
      <header className={style.head}>
        <div>
          <h2 id={HEADING_ID} tabIndex={-1} ref={heading} className={style.title}>
            {texts.generator.yourLetter}
          </h2>
          <p className={style.from}>{from}</p>
        </div>
        {aside}
      </header>

      <div className={style.paper} aria-busy={written !== null}>
        {(written !== null || editing === null) && shown}
        {written === null && editing !== null && (
          <Textarea
            aria-label={texts.generator.editLabel}
            dir="auto"
            value={editing}
            onChange={(event) => onEdit(event.currentTarget.value)}
            rows={editing
              .split('\n')
              .reduce((lines, line) => lines + Math.max(1, Math.ceil(line.length / CHARS_PER_LINE)), 1)}
            autoFocus
            maxLength={letterLimits.text}
            classNames={{ input: style.editor }}
          />
        )}
      </div>

      <footer className={style.foot}>
        {facts}
        {children}
      </footer>
      <p className={style.aloud} role="status">
        {written !== null
          ? texts.generator.writing
          : editing !== null
            ? spoken
            : letter && texts.generator.ready(words)}
      </p>
    </section>
  )
}
