/** Forgot password (spec §2). The answer does not reveal whether an account exists. */

import { Button, TextInput } from '@mantine/core'
import type { FormEvent } from 'react'
import { Link } from 'react-router'
import { fieldError, messageOf } from '../../api.ts'
import { FormResult } from '../../components/FormResult.tsx'
import { InertUntilHydrated } from '../../components/InertUntilHydrated.tsx'
import { titled } from '../../components/title.ts'
import { useFormValidation } from '../../components/useFormValidation.ts'
import { PlainPage } from '../../shell/PlainPage.tsx'
import { useForgotPasswordMutation } from './emailLinks.ts'
import style from './forms.module.css'
import { texts } from './texts.ts'

export const meta = () =>
  titled(texts.forgotPassword.title, 'Choose a new password for your Gigbell account.')

/** The forgot password page. */
export default function ForgotPassword() {
  const [ask, { isLoading, isSuccess, error, reset }] = useForgotPasswordMutation()
  const { faults, form } = useFormValidation(submit)
  const emailError = faults.email ?? fieldError(error, 'email')

  function submit(event: FormEvent<HTMLFormElement>) {
    if (!isLoading) ask(String(new FormData(event.currentTarget).get('email')).trim())
  }

  return (
    <PlainPage title={texts.forgotPassword.title} footer={<Link to="/login">{texts.forms.backToLogin}</Link>}>
      {isSuccess ? (
        <FormResult>
          <p>{texts.forgotPassword.done}</p>
          <Button onClick={reset}>{texts.forgotPassword.another}</Button>
        </FormResult>
      ) : (
        <InertUntilHydrated>
          <form className={style.form} {...form}>
            <p className={style.quiet}>{texts.forgotPassword.lead}</p>
            <TextInput
              label={texts.forms.email}
              name="email"
              type="email"
              autoComplete="username"
              required
              error={emailError}
            />
            <p role="alert" className={style.error} hidden={!error || Boolean(emailError)}>
              {error && messageOf(error, texts.forgotPassword.failed)}
            </p>
            <Button type="submit" variant="next" fullWidth loading={isLoading}>
              {texts.forgotPassword.submit}
            </Button>
          </form>
        </InertUntilHydrated>
      )}
    </PlainPage>
  )
}
