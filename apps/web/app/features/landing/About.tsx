import { shellTexts } from '../../shell/texts.ts'
import style from './About.module.css'
import { Section } from './Section.tsx'
import { texts } from './texts.ts'

const { lead, paragraphs, promises } = texts.about

/** Why the product exists, as an article, and what it does not do. */
export function About() {
  return (
    <Section id="about" title={shellTexts.landing.navigation.about} beside>
      <p className={style.lead}>{lead}</p>
      <div className={style.article}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <dl className={style.promises}>
        {promises.map(({ title, text }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
