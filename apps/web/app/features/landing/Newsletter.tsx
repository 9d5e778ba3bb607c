import { type FormEvent, useId } from 'react'
import { fieldError, isCallFailure, messageOf } from '../../api.ts'
import { LightButton } from '../../components/LightButton.tsx'
import { sharedTexts } from '../../components/texts.ts'
import { useFormValidation } from '../../components/useFormValidation.ts'
import { WhenReady } from '../../components/WhenReady.tsx'
import { useJoinNewsletterMutation } from './api.ts'
import style from './Newsletter.module.css'
import { Section } from './Section.tsx'
import { texts } from './texts.ts'

const { title, lead } = texts.newsletter

/** An e-mail field and a button; the answer stands below them. A plain field: the library's would weigh more than the rest. */
export function Newsletter() {
  const [join, { data, error, isLoading }] = useJoinNewsletterMutation()
  const field = useId()
  const answer = useId()

  const { faults, form } = useFormValidation(submit)
  const failed = faults.email ?? (error && whyNot(error))

  async function submit({ currentTarget }: FormEvent<HTMLFormElement>) {
    const email = new FormData(currentTarget).get('email')
    const { error } = await join(String(email).trim())
    if (error === undefined) currentTarget.reset()
    else currentTarget.querySelector('input')?.focus()
  }

  return (
    <Section id="newsletter" title={title} lead={lead} beside>
      <form className={style.form} {...form}>
        <label htmlFor={field}>{texts.newsletter.email}</label>
        <div className={style.row}>
          <input
            id={field}
            name="email"
            type="email"
            autoComplete="email"
            required
            maxLength={254}
            className={style.field}
            aria-invalid={failed ? true : undefined}
            aria-describedby={answer}
          />
          <WhenReady>
            <LightButton type="submit" variant="filled" aria-busy={isLoading} disabled={isLoading}>
              {texts.newsletter.subscribe}
            </LightButton>
          </WhenReady>
        </div>
        <p id={answer} role="status" className={style.answer} data-failed={failed !== undefined}>
          {failed ?? data?.message}
        </p>
      </form>
    </Section>
  )
}

function whyNot(error: unknown): string {
  if (isCallFailure(error) && error.status === 0) return sharedTexts.errors.unreachable
  return fieldError(error, 'email') ?? messageOf(error, texts.newsletter.failed)
}
