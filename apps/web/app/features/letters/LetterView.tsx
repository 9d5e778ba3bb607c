/** Step 2: the letter on its sheet, while it is written and after (spec §2 "Cover letter generator"). */

import { Textarea } from '@mantine/core'
import { type ReactNode, useEffect, useRef } from 'react'
import { count } from '../../components/money.ts'
import { splitAtClaims, wordCount } from './claims.ts'
import type { Letter } from './draft.ts'
import style from './LetterView.module.css'
import { texts } from './texts.ts'

/** About how many letters stand on a line of the sheet: the editor is as high as its text. */
const CHARS_PER_LINE = 60

interface LetterViewProps {
  /** The letter as it stands; null while the first one is written. */
  letter: Letter | null
  /** What has come so far of the one being written; null while none is. */
  written: string | null
  /** The text being edited; null while it isn't. */
  editing: string | null
  onEdit: (text: string) => void
  /** The profile and who wrote, as they stand above the letter. */
  from: string
  /** Beside the heading: how to change what it is written from. */
  aside: ReactNode
  /** How many things there are to look at, and where. */
  toCheck: { count: number; id: string }
  /** Brings back the letter that a rewrite replaced; absent where there is none. */
  onRestorePrevious: (() => void) | undefined
  /** The row of what can be done with it. */
  children: ReactNode
}

/** The sheet is there as soon as the first words are; nothing moves when the last one has come. */
export function LetterView(props: LetterViewProps) {
  const {
    letter,
    written,
    editing,
    onEdit,
    from,
    aside,
    toCheck,
    onRestorePrevious: onBringBack,
    children,
  } = props
  const heading = useRef<HTMLHeadingElement>(null)
  const text = written ?? editing ?? letter?.text ?? ''
  const words = count(wordCount(text))

  // The button that was pressed has gone with the form; whoever uses the keyboard goes on from here.
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true })
  }, [])

  return (
    <section className={style.sheet} aria-labelledby="letter-heading">
      <header className={style.head}>
        <div>
          <h2 id="letter-heading" tabIndex={-1} ref={heading} className={style.title}>
            {texts.generator.yourLetter}
          </h2>
          <p className={style.from}>{from}</p>
        </div>
        {aside}
      </header>

      <div className={style.paper} aria-busy={written !== null}>
        {written !== null && (
          <p className={style.text} dir="auto">
            {written}
          </p>
        )}
        {written === null && editing === null && letter && <LetterText letter={letter} />}
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
            maxLength={20_000}
            classNames={{ input: style.editor }}
          />
        )}
      </div>

      <footer className={style.foot}>
        <div className={style.facts}>
          <span>{texts.generator.words(words)}</span>
          {toCheck.count > 0 && (
            <a href={`#${toCheck.id}`} className={style.check}>
              {texts.generator.toCheck(toCheck.count)}
            </a>
          )}
          {onBringBack && (
            <button type="button" onClick={onBringBack} className={style.check}>
              {texts.generator.before}
            </button>
          )}
        </div>
        {children}
      </footer>
      <p className={style.aloud} role="status">
        {written !== null
          ? texts.generator.writing
          : letter && editing === null && texts.generator.ready(words)}
      </p>
    </section>
  )
}

/** The letter with the claims marked that nothing supports. */
function LetterText({ letter }: { letter: Letter }) {
  return (
    <p className={style.text} dir="auto">
      {splitAtClaims(letter.text, letter.unsupported).map(({ text, why }, at) =>
        why ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the stretches of a text never change places
          <mark key={at} title={why} className={style.mark}>
            {text}
          </mark>
        ) : (
          text
        ),
      )}
    </p>
  )
}
