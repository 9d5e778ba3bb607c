import style from './LetterTry.module.css'
import { Section } from './Section.tsx'
import { texts } from './texts.ts'
import { tryPosts } from './tryPosts.ts'

const { title, lead, own, ownFacts } = texts.try

/** The visitor's try: a choice of posts. What follows is built by static-pages/letter-desk.ts once one was chosen. */
export function LetterTry() {
  return (
    <Section id="try" title={title} lead={lead}>
      <ul className={style.posts} data-try>
        {[...tryPosts, { title: own, facts: ownFacts }].map(({ title, facts }) => (
          <li key={title}>
            <button type="button" className={style.post} inert>
              <strong>{title}</strong>
              <span>{facts}</span>
            </button>
          </li>
        ))}
      </ul>
    </Section>
  )
}
