import { type ReactNode, type Ref, useState } from 'react'
import style from './Disclosure.module.css'

interface DisclosureProps {
  summary: string
  /** A quiet addition to the summary, for example what the closed part contains. */
  note?: string
  open: boolean
  onToggle: (open: boolean) => void
  ref?: Ref<HTMLDetailsElement>
  children: ReactNode
}

/** A part of a form that opens and closes. Its content is mounted at the first opening and keeps its values afterwards. */
export function Disclosure({ summary, note, open, onToggle, ref, children }: DisclosureProps) {
  const [wanted, setWanted] = useState(open)
  if (open && !wanted) setWanted(true)
  return (
    <details
      ref={ref}
      className={style.disclosure}
      open={open}
      onToggle={(event) => onToggle(event.currentTarget.open)}
    >
      <summary>
        <span className={style.summary}>
          <span dir="auto">{summary}</span> {note && <span className={style.note}>{note}</span>}
        </span>
      </summary>
      {wanted && children}
    </details>
  )
}
