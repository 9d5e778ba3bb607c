import type { ReactNode } from 'react'
import { Arcs } from './Arcs.tsx'
import style from './states.module.css'

interface EmptyStateProps {
  /** Says what the list lacks. */
  title: string
  /** Says what will appear here, or how to add it. */
  text?: ReactNode
  /** The button that adds the first item. */
  children?: ReactNode
}

/** Shown in place of an empty list. */
export function EmptyState({ title, text, children }: EmptyStateProps) {
  return (
    <div className={style.empty}>
      <Arcs className={style.arcs} />
      <h2 className={style.title}>{title}</h2>
      {text && <p>{text}</p>}
      {children}
    </div>
  )
}
