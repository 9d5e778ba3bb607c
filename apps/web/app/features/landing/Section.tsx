import type { ReactNode } from 'react'
import style from './Section.module.css'

interface SectionProps {
  /** The id that links in the header and footer point to. */
  id: string
  title: string
  lead?: ReactNode
  /** A button or link below the lead. */
  action?: ReactNode
  /** The heading is beside the content instead of above it. */
  beside?: boolean
  children: ReactNode
}

/** One section of the page: heading, a sentence, content. Links in the header and footer focus it. */
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
