import { VisuallyHidden } from '@mantine/core'
import { useState } from 'react'
import { messageOf } from '../../api.ts'
import { DismissButton } from '../../components/DismissButton.tsx'
import { sharedTexts } from '../../components/texts.ts'
import { useAppSelector } from '../../store.ts'
import { useSummary } from '../dashboard/index.ts'
import { useMeQuery } from './api.ts'
import { useResendVerificationMutation } from './emailLinks.ts'
import { texts } from './texts.ts'
import style from './VerifyEmailBanner.module.css'

/** Asks people to verify their email; disappears when they have, in another tab too. */
export function VerifyEmailBanner() {
  const unverified = useAppSelector(({ auth }) => auth.user?.email_verified === false)
  const [hidden, setHidden] = useState(false)
  const [send, { data, isLoading, isSuccess, error }] = useResendVerificationMutation()
  // People return to this window after opening the email.
  useMeQuery(undefined, { skip: !unverified || hidden, refetchOnFocus: true })

  // The text depends on the summary, and it must be read out only once.
  const { data: summary, isLoading: waiting } = useSummary({ skip: !unverified || hidden })
  const mailPage = summary?.mail_page

  if (!unverified || hidden) return null
  return (
    <div className={style.line}>
      <p role="status">
        {isSuccess && (data ?? texts.verifyEmail.sent)} {isSuccess && mailPage && <MailPage to={mailPage} />}
        {error && messageOf(error, texts.verifyEmail.sendFailed)}
        {!waiting && !isSuccess && !error && (
          <>
            {mailPage ? (
              <>
                {texts.verifyEmail.lineDemo} <MailPage to={mailPage} />
                {texts.verifyEmail.lineOr}
              </>
            ) : (
              texts.verifyEmail.line
            )}{' '}
            <button type="button" className={style.again} onClick={() => send()} disabled={isLoading}>
              {texts.verifyEmail.lineAgain}
            </button>
            .
          </>
        )}
      </p>
      <DismissButton
        onClick={() => setHidden(true)}
        aria-label={texts.verifyEmail.hide}
        title={texts.verifyEmail.hide}
      />
    </div>
  )
}

/** Links to the page where the demo shows emails instead of sending them. */
function MailPage({ to }: { to: string }) {
  return (
    <a href={to} target="_blank" rel="noopener noreferrer" className={style.again}>
      {to}
      <VisuallyHidden>, {sharedTexts.opensElsewhere}</VisuallyHidden>
    </a>
  )
}
