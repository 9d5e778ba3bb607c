import type { Note } from '@gigbell/contract'
import { NativeSelect } from '@mantine/core'
import { useId } from 'react'
import style from './NoteKinds.module.css'
import { texts } from './texts.ts'

interface NoteKindsProps {
  notes: Note[]
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
            <p className={style.words} dir="auto">
              {note.quote}
            </p>
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
