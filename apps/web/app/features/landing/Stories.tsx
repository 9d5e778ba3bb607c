import { Section } from './Section.tsx'
import style from './Stories.module.css'
import { texts } from './texts.ts'

const { title, lead, all } = texts.stories

/** Three testimonials, marked as samples. */
export function Stories() {
  return (
    <Section id="stories" title={title} lead={lead} beside>
      <div className={style.stories}>
        {all.map(({ name, trade, text }) => (
          <figure key={name} className={style.story}>
            <blockquote>“{text}”</blockquote>
            <figcaption>
              <strong>{name}</strong> {trade}
            </figcaption>
          </figure>
        ))}
      </div>
    </Section>
  )
}
