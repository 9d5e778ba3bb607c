import { shellTexts } from '../../shell/texts.ts'
import style from './Blog.module.css'
import { Section } from './Section.tsx'
import { texts } from './texts.ts'

const { lead, date, dateTime, title, part, posts } = texts.blog

/** Three teasers; the rest of each can be expanded. */
export function Blog() {
  return (
    <Section id="blog" title={shellTexts.landing.navigation.blog} lead={lead}>
      <div className={style.posts}>
        {posts.map(({ teaser, rest }, at) => (
          <article key={teaser} className={style.post}>
            <p className={style.date}>
              <time dateTime={dateTime}>{date}</time>
              <span>{part(at + 1)}</span>
            </p>
            <h3 className={style.title}>{title}</h3>
            <p>{teaser}</p>
            <details className={style.rest}>
              <summary>{texts.blog.readOn}</summary>
              <p>{rest}</p>
            </details>
          </article>
        ))}
      </div>
    </Section>
  )
}
