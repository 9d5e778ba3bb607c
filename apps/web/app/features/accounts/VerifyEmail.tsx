/** Verify email (spec §2, §4): verifying, then success when the answer is 200, else what went wrong. */

import { Button, Loader } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { type CallFailure, isCallFailure } from '../../api.ts'
import { titled } from '../../components/title.ts'
import { useLinkToken } from '../../components/useLinkToken.ts'
import { PlainPage } from '../../shell/PlainPage.tsx'
import { useAppSelector } from '../../store.ts'
import { useMeQuery } from './api.ts'
import { useVerifyEmailMutation } from './emailLinks.ts'
import style from './forms.module.css'
import { SendVerification } from './SendVerification.tsx'
import { texts } from './texts.ts'

export const meta = () => titled(texts.verifyEmail.title)

/** The page of the link in a verification email. */
export default function VerifyEmail() {
  const token = useLinkToken()
  const { pathname, state } = useLocation()
  const navigate = useNavigate()
  const [verify, { isSuccess, error }] = useVerifyEmailMutation()
  const verified = isSuccess || (state as { verified?: boolean } | null)?.verified === true
  // The link works once, but React's strict mode runs effects twice, and the second call would be refused.
  const started = useRef(false)
  const failed = !verified && (token === undefined || error !== undefined)

  useEffect(() => {
    if (token === undefined || started.current) return
    started.current = true
    verify(token)
  }, [token, verify])

  // The link is used: a reload must not use it again.
  useEffect(() => {
    if (isSuccess)
      void navigate(pathname, { replace: true, state: { verified: true }, preventScrollReset: true })
  }, [isSuccess, pathname, navigate])

  // The heading has the result, so it gets the focus and is read out.
  useEffect(() => {
    if (verified || failed) document.querySelector<HTMLElement>('main h1')?.focus()
  }, [verified, failed])

  if (verified) {
    return (
      <PlainPage title={texts.verifyEmail.done}>
        <Button component={Link} to="/dashboard" variant="next">
          {texts.verifyEmail.toDashboard}
        </Button>
      </PlainPage>
    )
  }
  if (failed)
    return <NotVerified reason={token === undefined ? texts.verifyEmail.noToken : failureText(error)} />
  return (
    <PlainPage title={texts.verifyEmail.title}>
      <p role="status" className={style.busy}>
        <Loader color="ink" size="sm" aria-hidden="true" /> {texts.verifyEmail.verifying}
      </p>
    </PlainPage>
  )
}

function NotVerified({ reason }: { reason: string }) {
  const token = useAppSelector(({ auth }) => auth.token)
  useMeQuery(undefined, { skip: token === null })
  const canResend = useAppSelector(({ auth }) => auth.token !== null && auth.user?.email_verified === false)
  return (
    <PlainPage
      title={texts.verifyEmail.failed}
      footer={<Link to="/support">{texts.verifyEmail.support}</Link>}
    >
      <p className={style.error}>{reason}</p>
      <p>{texts.verifyEmail.failedHint}</p>
      {canResend && <SendVerification label={texts.verifyEmail.again} />}
      <Button component={Link} to="/login">
        {texts.forms.backToLogin}
      </Button>
    </PlainPage>
  )
}

/** Returns the reason of a failure; the specification has one text for no answer and one for no message (§8). */
function failureText(error: unknown): string {
  if (!isCallFailure(error) || error.status === 0) return texts.verifyEmail.failedRequest
  return (error as CallFailure).message ?? texts.verifyEmail.failedNoMessage
}
