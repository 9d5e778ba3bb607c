/** Sign up (spec §2 "Sign-up"): first the e-mail button alone, then the form. */
import { Button, TextInput, VisuallyHidden } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { Link } from 'react-router'
import { fieldError } from '../../api.ts'
import { Password } from '../../components/Password.tsx'
import { titled } from '../../components/title.ts'
import { useFieldFaults } from '../../components/useFieldFaults.ts'
import { WhenReady } from '../../components/WhenReady.tsx'
import { copy } from '../../copy.ts'
import { PlainPage } from '../../shell/PlainPage.tsx'
import { VisitorsOnly } from '../../shell/VisitorsOnly.tsx'
import { useSignUpMutation } from './api.ts'
import { FormError } from './FormError.tsx'
import style from './forms.module.css'
import { OtherWays } from './OtherWays.tsx'
import { forgetReferralCode, useReferralCode } from './referralCode.ts'

export const meta = () => titled(copy.signUp.title, 'Make a Gigbell account.')

/** The sign-up page; whoever is signed in already goes to the dashboard. */
export default function SignUp() {
  const [withEmail, setWithEmail] = useState(false)
  const referralCode = useReferralCode()
  return (
    <VisitorsOnly>
      <PlainPage
        title={copy.signUp.title}
        footer={
          <>
            <p className={style.row}>
              {copy.signUp.haveAccount} <Link to="/login">{copy.signUp.toLogin}</Link>
            </p>
            <Link to="/forgot-password">{copy.accounts.forgot}</Link>
          </>
        }
      >
        {referralCode && <p className={style.quiet}>{copy.signUp.invited}</p>}
        <WhenReady>
          {withEmail ? (
            <SignUpForm referralCode={referralCode} />
          ) : (
            <Button variant="next" fullWidth onClick={() => setWithEmail(true)}>
              {copy.signUp.withEmail}
            </Button>
          )}
          <OtherWays label={copy.signUp.with} />
        </WhenReady>
      </PlainPage>
    </VisitorsOnly>
  )
}

function SignUpForm({ referralCode }: { referralCode: string | undefined }) {
  const [signUp, { isLoading, error }] = useSignUpMutation()
  const { faults, form } = useFieldFaults(submit)

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
    if (data) forgetReferralCode()
  }

  return (
    <form className={style.form} {...form}>
      <div className={style.pair}>
        <TextInput
          label={copy.accounts.firstName}
          name="firstName"
          autoComplete="given-name"
          required
          autoFocus
          error={faults.firstName ?? fieldError(error, 'firstName')}
        />
        <TextInput
          label={copy.accounts.lastName}
          name="lastName"
          autoComplete="family-name"
          required
          error={faults.lastName ?? fieldError(error, 'lastName')}
        />
      </div>
      <TextInput
        label={copy.accounts.email}
        name="email"
        type="email"
        autoComplete="email"
        required
        error={faults.email ?? fieldError(error, 'email')}
      />
      <TextInput
        label={copy.accounts.mobileNumber}
        name="mobileNumber"
        type="tel"
        autoComplete="tel"
        required
        error={faults.mobileNumber ?? fieldError(error, 'mobileNumber')}
      />
      <Password
        autoComplete="new-password"
        description={copy.signUp.passwordHint}
        error={faults.password ?? fieldError(error, 'password')}
      />
      <Button type="submit" variant="next" fullWidth disabled={isLoading}>
        {isLoading ? copy.signUp.submitting : copy.signUp.submit}
      </Button>
      <FormError error={error} />
      <p className={style.quiet}>
        {copy.signUp.terms} {/* Beside the form, which would be empty on the way back. */}
        <Link to="/terms" target="_blank" rel="noopener">
          {copy.signUp.termsLink}
          <VisuallyHidden>, {copy.opensElsewhere}</VisuallyHidden>
        </Link>
        .
      </p>
    </form>
  )
}
