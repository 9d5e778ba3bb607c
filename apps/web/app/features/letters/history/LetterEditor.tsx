/** The text of a stored letter, which is saved while it is typed, and the choice when it was changed in two places. */

import { type Letter, letterLimits } from '@gigbell/contract'
import { Textarea } from '@mantine/core'
import { useId, useState } from 'react'
import { CopyButton } from '../../../components/CopyButton.tsx'
import { countWords } from '../../../components/countWords.ts'
import { count } from '../../../components/money.ts'
import { ConflictChoice } from './ConflictChoice.tsx'
import style from './Letter.module.css'
import { SaveState } from './SaveState.tsx'
import { texts } from './texts.ts'
import type { Autosave } from './useAutosave.ts'
import { Versions } from './Versions.tsx'

/** About how many characters fit a line, where the browser can't fit the field to its text. */
const CHARS_PER_LINE = 70
const MIN_ROWS = 12

interface LetterEditorProps {
  letter: Letter
  autosave: Autosave
}

/** The editor with its state, its actions and the versions. */
export function LetterEditor({ letter, autosave }: LetterEditorProps) {
  const { edit, status, other, saver } = autosave
  const [copyFailed, setCopyFailed] = useState(false)
  const heading = useId()
  const { text } = edit
  return (
    <section className={style.editor} aria-labelledby={heading}>
      <header className={style.editorHead}>
        <h2 id={heading} className={style.heading}>
          {texts.letter.text}
        </h2>
        <SaveState status={status} />
      </header>
      {other && (
        <ConflictChoice
          text={text}
          other={other.text}
          onKeep={() => saver.keep(text)}
          onTake={saver.takeOther}
        />
      )}
      <Textarea
        label={other ? texts.conflict.mine : undefined}
        aria-label={other ? undefined : texts.letter.text}
        placeholder={texts.letter.placeholder}
        dir="auto"
        value={text}
        onChange={(event) => saver.type(event.currentTarget.value)}
        rows={rowsOf(text)}
        maxLength={letterLimits.text}
        classNames={{ input: style.field }}
      />
      {!other && (
        <footer className={style.actions}>
          <span className={style.quiet}>{texts.letter.words(count(countWords(text)))}</span>
          <CopyButton text={text} disabled={text === ''} onCopied={(copied) => setCopyFailed(!copied)} />
        </footer>
      )}
      <p role="alert" className={style.error}>
        {copyFailed && texts.row.copyFailed}
      </p>
      {!other && <Versions id={letter.id} version={letter.version} onRestore={saver.type} />}
    </section>
  )
}

const rowsOf = (text: string) =>
  Math.max(
    MIN_ROWS,
    text.split('\n').reduce((rows, line) => rows + Math.max(1, Math.ceil(line.length / CHARS_PER_LINE)), 1),
  )
