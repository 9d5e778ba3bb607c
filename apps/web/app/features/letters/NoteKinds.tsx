import type { Note, WordedNote } from '@gigbell/contract'
import { NativeSelect } from '@mantine/core'
import { useId } from 'react'
import style from './NoteKinds.module.css'
import { findWording } from './notes.ts'
import { texts } from './texts.ts'

interface NoteKindsProps {
  notes: WordedNote[]
  /** The notes could not be read. */
  failed: boolean
  disabled: boolean
  onChange: (note: Note) => void
}

const kinds = Object.entries(texts.notes.kinds).map(([value, label]) => ({ value, label }))

/** Shows how each part of the additional information is understood, and lets the person change it. */
export function NoteKinds({ notes, failed, disabled, onChange }: NoteKindsProps) {
  const title = useId()
  if (failed)
    return (
      <p className={style.quiet} role="status">
        {texts.notes.failed}
      </p>
    )
  if (notes.length === 0) return null
  return (
    <div className={style.notes}>
      <p id={title} className={style.title}>
        {texts.notes.title}
      </p>
      <ul className={style.list} aria-labelledby={title}>
        {notes.map((note, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same words can appear twice
          <li key={at} className={style.note}>
            <div className={style.words}>
              <p className={style.typed} dir="auto">
                {note.quote}
              </p>
              <Wording note={note} />
            </div>
            <NativeSelect
              aria-label={texts.notes.kindOf(note.quote)}
              value={note.kind}
              data={kinds}
              disabled={disabled}
              onChange={(event) => onChange({ ...note, kind: event.currentTarget.value as Note['kind'] })}
            />
          </li>
        ))}
      </ul>
    </div>
  )
}

/** What the letter will say, where that is not what was typed. */
function Wording({ note }: { note: WordedNote }) {
  const sentence = findWording(note)
  return sentence === undefined ? null : (
    <p className={style.quiet} dir="auto">
      {texts.notes.worded(sentence)}
    </p>
  )
}
