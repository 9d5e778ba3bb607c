import { ChevronDownIcon } from '../../components/icons.ts'
import style from './Questions.module.css'
import { Section } from './Section.tsx'
import { texts } from './texts.ts'

/** Common questions before signing up. */
export function Questions() {
  return (
    <Section id="questions" title={texts.questions.title} beside>
      <div className={style.questions}>
        {texts.questions.all.map(({ question, answer }) => (
          <details key={question} className={style.question}>
            <summary>
              <h3>{question}</h3>
              <ChevronDownIcon />
            </summary>
            <p>{answer}</p>
          </details>
        ))}
      </div>
    </Section>
  )
}
