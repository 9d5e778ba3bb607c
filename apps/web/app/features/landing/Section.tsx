import type { ReactNode } from 'react'
import style from './Section.module.css'

interface SectionProps {
  /** What an anchor of the header or footer calls it. */
  id: string
  title: string
  lead?: ReactNode
  /** The one thing to do about it, under the sentence. */
  action?: ReactNode
  /** The heading stands beside the content instead of above it. */
  beside?: boolean
  children: ReactNode
}

/** One section of the page under its rule: heading, a sentence, content. An anchor's way ends here. */
export function Section({ id, title, lead, action, beside = false, children }: SectionProps) {
  return (
    <section
      id={id}
      tabIndex={-1}
      className={style.section}
      data-beside={beside}
      aria-labelledby={`${id}-title`}
    >
      <div className={style.head}>
        <h2 id={`${id}-title`} className={style.title}>
          {title}
        </h2>
        <div className={style.below}>
          {lead && <p className={style.lead}>{lead}</p>}
          {action}
        </div>
      </div>
      <div className={style.content}>{children}</div>
    </section>
  )
}
