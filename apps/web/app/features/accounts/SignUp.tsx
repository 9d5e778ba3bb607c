/** Sign up (spec §2 "Sign-up"): a button reveals the form. */

import { Button, TextInput, VisuallyHidden } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { Link } from 'react-router'
import { fieldError } from '../../api.ts'
import { InertUntilHydrated } from '../../components/InertUntilHydrated.tsx'
import { PasswordField } from '../../components/PasswordField.tsx'
import { sharedTexts } from '../../components/texts.ts'
import { titled } from '../../components/title.ts'
import { useFormValidation } from '../../components/useFormValidation.ts'
import { PlainPage } from '../../shell/PlainPage.tsx'
import { VisitorsOnly } from '../../shell/VisitorsOnly.tsx'
import { useSignUpMutation } from './api.ts'
import { FormError } from './FormError.tsx'
import style from './forms.module.css'
import { ProviderButtons } from './ProviderButtons.tsx'
import { removeReferralCode, useReferralCode } from './referralCode.ts'
import { texts } from './texts.ts'

export const meta = () => titled(texts.signUp.title, 'Make a Gigbell account.')

/** The sign-up page; signed-in people are redirected to the dashboard. */
export default function SignUp() {
  const [withEmail, setWithEmail] = useState(false)
  const referralCode = useReferralCode()
  return (
    <VisitorsOnly>
      <PlainPage
        title={texts.signUp.title}
        footer={
          <>
            <p className={style.row}>
              {texts.signUp.haveAccount} <Link to="/login">{texts.signUp.toLogin}</Link>
            </p>
            <Link to="/forgot-password">{texts.forms.forgot}</Link>
          </>
        }
      >
        {referralCode && <p className={style.quiet}>{texts.signUp.invited}</p>}
        <InertUntilHydrated>
          {withEmail ? (
            <SignUpForm referralCode={referralCode} />
          ) : (
            <Button variant="next" fullWidth onClick={() => setWithEmail(true)}>
              {texts.signUp.withEmail}
            </Button>
          )}
          <ProviderButtons label={texts.signUp.with} />
        </InertUntilHydrated>
      </PlainPage>
    </VisitorsOnly>
  )
}

function SignUpForm({ referralCode }: { referralCode: string | undefined }) {
  const [signUp, { isLoading, error }] = useSignUpMutation()
  const { faults, form } = useFormValidation(submit)

  async function submit(event: FormEvent<HTMLFormElement>) {
    const fields = new FormData(event.currentTarget)
    const entered = (name: string) => String(fields.get(name) ?? '')
    const { data } = await signUp({
      firstName: entered('firstName'),
      lastName: entered('lastName'),
      email: entered('email'),
      mobileNumber: entered('mobileNumber'),
      password: entered('password'),
      countryId: 0,
      referralCode,
    })
    if (data) removeReferralCode()
  }

  return (
    <form className={style.form} {...form}>
      <div className={style.pair}>
        <TextInput
          label={texts.forms.firstName}
          name="firstName"
          autoComplete="given-name"
          required
          autoFocus
          error={faults.firstName ?? fieldError(error, 'firstName')}
        />
        <TextInput
          label={texts.forms.lastName}
          name="lastName"
          autoComplete="family-name"
          required
          error={faults.lastName ?? fieldError(error, 'lastName')}
        />
      </div>
      <TextInput
        label={texts.forms.email}
        name="email"
        type="email"
        autoComplete="email"
        required
        error={faults.email ?? fieldError(error, 'email')}
      />
      <TextInput
        label={texts.forms.mobileNumber}
        name="mobileNumber"
        type="tel"
        autoComplete="tel"
        required
        error={faults.mobileNumber ?? fieldError(error, 'mobileNumber')}
      />
      <PasswordField
        autoComplete="new-password"
        description={texts.signUp.passwordHint}
        error={faults.password ?? fieldError(error, 'password')}
      />
      <Button type="submit" variant="next" fullWidth disabled={isLoading}>
        {isLoading ? texts.signUp.submitting : texts.signUp.submit}
      </Button>
      <FormError error={error} />
      <p className={style.quiet}>
        {texts.signUp.terms} {/* Opens in a new tab: the form would be empty after Back. */}
        <Link to="/terms" target="_blank" rel="noopener">
          {texts.signUp.termsLink}
          <VisuallyHidden>, {sharedTexts.opensElsewhere}</VisuallyHidden>
        </Link>
        .
      </p>
    </form>
  )
}
