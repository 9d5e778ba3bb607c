import { personLimits } from '@gigbell/contract'
import { Button } from '@mantine/core'
import style from './Newsletter.module.css'
import { Section } from './Section.tsx'
import { texts } from './texts.ts'

const { title, lead, email, subscribe } = texts.newsletter

/**
 * An email field and a button, with the answer below (static-pages/newsletter.ts). With `method="dialog"` the browser
 * does not send the form, so that Enter before the script has started does not reload the page.
 */
export function Newsletter() {
  return (
    <Section id="newsletter" title={title} lead={lead} beside>
      <form className={style.form} method="dialog">
        <label htmlFor="newsletter-email">{email}</label>
        <div className={style.row}>
          <input
            id="newsletter-email"
            name="email"
            type="email"
            autoComplete="email"
            required
            maxLength={personLimits.email}
            className={style.field}
            aria-describedby="newsletter-answer"
          />
          <Button type="submit" variant="filled" inert>
            {subscribe}
          </Button>
        </div>
        <p id="newsletter-answer" role="status" className={style.answer} />
      </form>
    </Section>
  )
}
