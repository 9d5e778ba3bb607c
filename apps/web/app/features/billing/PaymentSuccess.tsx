/** The page after a payment (spec §2 "Payment success"): it starts the plan and redirects. */

import { Button } from '@mantine/core'
import { useCallback, useEffect, useState } from 'react'
import { Link, Navigate, useLocation, useNavigate, useSearchParams } from 'react-router'
import { isCallFailure, messageOf } from '../../api.ts'
import { ErrorState } from '../../components/ErrorState.tsx'
import { Skeleton, SkeletonLine } from '../../components/Skeleton.tsx'
import { titled } from '../../components/title.ts'
import { requestedPage } from '../../requestedPage.ts'
import { PlainPage } from '../../shell/PlainPage.tsx'
import { useAppSelector } from '../../store.ts'
import { useAddSubscriptionMutation } from './api.ts'
import { loadCheckout } from './checkoutStorage.ts'
import style from './Payment.module.css'
import { texts } from './texts.ts'
import { useBankReturn } from './useBankReturn.ts'

export const meta = () => titled(texts.payment.title)

const HOME = '/dashboard/subscription'
/** After how many milliseconds the page redirects: sooner after a payment (spec §9). */
const REDIRECT_AFTER = { paid: 2000, otherwise: 5000 }
/** The gateway may confirm the payment later than the redirect arrives. */
const MAX_ATTEMPTS = 5
const RETRY_DELAY = 1500
/** Sent when the page was opened without a payment; the server refuses it. */
const NO_PAYMENT = 'none'

/** Starts the paid plan and redirects; after a failed bank confirmation it returns to the checkout. */
export default function PaymentSuccess() {
  const [query] = useSearchParams()
  const planId = query.get('planId') ?? ''
  const back = useBankReturn('payment_intent')
  if (back?.failed && planId) {
    // The address is cleared before the redirect.
    if (query.has('payment_intent')) return null
    const upgrade = loadCheckout(planId)?.isUpgrade ? { upgrade: '1' } : undefined
    const checkout = new URLSearchParams({ planId, ...upgrade })
    return <Navigate to={`/payment?${checkout}`} replace state={{ refused: true }} />
  }
  const paidInTime = query.get('payment_status') === 'success'
  return (
    <StartPlan
      planId={planId}
      returned={back?.id}
      stays={paidInTime ? REDIRECT_AFTER.paid : REDIRECT_AFTER.otherwise}
    />
  )
}

interface StartPlanProps {
  planId: string
  /** The payment that the bank's page returned. */
  returned: string | undefined
  /** After how many milliseconds the page redirects. */
  stays: number
}

function StartPlan({ planId, returned, stays }: StartPlanProps) {
  const { state } = useLocation()
  const navigate = useNavigate()
  const [add, { data, error }] = useAddSubscriptionMutation()
  const [trying, setTrying] = useState(true)
  const running = useAppSelector(({ subscription }) => subscription.currentSubscription)
  const confirmed = returned ?? (state as { paymentIntentId?: string } | null)?.paymentIntentId
  const tries = confirmed ? MAX_ATTEMPTS : 1
  // Starting the plan removes the stored checkout, so the payment is kept in the state.
  const [payment] = useState(() => confirmed ?? loadCheckout(planId)?.paymentIntentId ?? NO_PAYMENT)
  // The page was opened again: the payment is no longer known, but the paid plan is active.
  const runs = running?.plan_id === planId && running.price > 0 && running.status === 'active'
  const paidBefore = payment === NO_PAYMENT && runs

  const start = useCallback(
    async (left: number): Promise<void> => {
      setTrying(true)
      const answer = await add({ planId, paymentIntentId: payment })
      const notYet = isCallFailure(answer.error) && answer.error.status === 402
      if (notYet && left > 1) {
        await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY))
        return start(left - 1)
      }
      setTrying(false)
    },
    [add, planId, payment],
  )

  useEffect(() => {
    if (planId && !paidBefore) void start(tries)
  }, [planId, paidBefore, tries, start])

  const done = data !== undefined || paidBefore
  const started = data ?? (paidBefore ? running : null)
  useEffect(() => {
    if (!done) return
    // People who were redirected to the plans continue to the page they requested.
    const redirectTimer = setTimeout(() => navigate(requestedPage() ?? HOME, { replace: true }), stays)
    return () => clearTimeout(redirectTimer)
  }, [done, stays, navigate])

  if (done)
    return (
      <PlainPage wide title={texts.payment.done}>
        <div role="status">
          {started && <p>{texts.payment.started(started.name)}</p>}
          <p className={style.quiet}>{requestedPage() ? texts.payment.onwardAsked : texts.payment.onward}</p>
        </div>
        <div className={style.buttons}>
          <Button component={Link} to="/dashboard" variant="next">
            {texts.payment.dashboard}
          </Button>
          <Button component={Link} to={HOME}>
            {texts.payment.manage}
          </Button>
        </div>
      </PlainPage>
    )
  if (planId && (trying || !error))
    return (
      <PlainPage wide title={texts.payment.checking}>
        <Skeleton label={texts.payment.checking}>
          <SkeletonLine lines={3} />
        </Skeleton>
      </PlainPage>
    )
  // Without an answer the payment may have succeeded; retrying is safe.
  const mayRetry = isCallFailure(error) && (error.status === 0 || error.status >= 500)
  return (
    <PlainPage wide title={texts.payment.unpaid}>
      <ErrorState
        text={planId ? messageOf(error, texts.payment.unexpected) : texts.payment.noPlan}
        onRetry={mayRetry ? () => start(1) : undefined}
        retrying={trying}
      />
      <Button component={Link} to="/plans" className={style.out}>
        {texts.payment.viewPlans}
      </Button>
    </PlainPage>
  )
}
