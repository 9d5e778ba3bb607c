import type { ReactNode } from 'react'
import { Arcs } from './Arcs.tsx'
import style from './states.module.css'

interface EmptyStateProps {
  /** What is not here. */
  title: string
  /** What will stand here, or how to get it. */
  text?: ReactNode
  /** The button that helps. */
  children?: ReactNode
}

/** A list with nothing in it. */
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
