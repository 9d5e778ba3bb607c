/** Log in (spec §2 "Login"): a button reveals the email form. Sign-ins with a provider also return here. */

import { Button, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { Link } from 'react-router'
import { fieldError } from '../../api.ts'
import { InertUntilHydrated } from '../../components/InertUntilHydrated.tsx'
import { PasswordField } from '../../components/PasswordField.tsx'
import { titled } from '../../components/title.ts'
import { useFormValidation } from '../../components/useFormValidation.ts'
import { PlainPage } from '../../shell/PlainPage.tsx'
import { VisitorsOnly } from '../../shell/VisitorsOnly.tsx'
import { useAppSelector } from '../../store.ts'
import { useLoginMutation } from './api.ts'
import { FormError } from './FormError.tsx'
import style from './forms.module.css'
import { ProviderButtons, SignInOverlay } from './ProviderButtons.tsx'
import { SignInErrorPage } from './SignInErrorPage.tsx'
import { texts } from './texts.ts'
import { useSignInCallback } from './useSignInCallback.ts'

export const meta = () => titled(texts.login.title, 'Log in to Gigbell.')

/** The login page; signed-in people are redirected to the dashboard. */
export default function Login() {
  const [withEmail, setWithEmail] = useState(false)
  const { signingIn, busy, problem, errorCode: fault } = useSignInCallback()
  const token = useAppSelector(({ auth }) => auth.token)
  if (token !== null && problem && !busy)
    return <SignInErrorPage problem={fault === 'other_account' ? texts.confirm.otherAccount : problem} />
  return (
    <VisitorsOnly signingIn={signingIn}>
      <PlainPage
        title={texts.login.title}
        footer={
          <p className={style.row}>
            {texts.login.noAccount} <Link to="/signup">{texts.login.toSignUp}</Link>
          </p>
        }
      >
        <InertUntilHydrated>
          {withEmail ? (
            <LoginForm />
          ) : (
            <>
              <Button variant="next" fullWidth onClick={() => setWithEmail(true)}>
                {texts.login.withEmail}
              </Button>
              <Link to="/forgot-password" className={style.link}>
                {texts.forms.forgot}
              </Link>
            </>
          )}
          <ProviderButtons label={texts.login.with} problem={problem} />
        </InertUntilHydrated>
        {busy && <SignInOverlay />}
      </PlainPage>
    </VisitorsOnly>
  )
}

function LoginForm() {
  const [login, { isLoading, error }] = useLoginMutation()
  const { faults, form } = useFormValidation(submit)

  function submit(event: FormEvent<HTMLFormElement>) {
    const fields = new FormData(event.currentTarget)
    login({ email: String(fields.get('email')), password: String(fields.get('password')) })
  }

  return (
    <form className={style.form} {...form}>
      <TextInput
        label={texts.forms.email}
        name="email"
        type="email"
        autoComplete="username"
        required
        autoFocus
        error={faults.email ?? fieldError(error, 'email')}
      />
      <PasswordField
        autoComplete="current-password"
        error={faults.password ?? fieldError(error, 'password')}
      />
      <FormError error={error} />
      <Button type="submit" variant="next" fullWidth disabled={isLoading}>
        {isLoading ? texts.login.submitting : texts.login.submit}
      </Button>
      <Link to="/forgot-password" className={style.link}>
        {texts.forms.forgot}
      </Link>
    </form>
  )
}
