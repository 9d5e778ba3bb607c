/** Where a payment returns to (spec §2 "Payment success"): the plan is started, and the way leads on. */

import { Button } from '@mantine/core'
import { useCallback, useEffect, useState } from 'react'
import { Link, Navigate, useLocation, useNavigate, useSearchParams } from 'react-router'
import { isCallFailure, messageOf } from '../../api.ts'
import { askedPlace } from '../../askedPlace.ts'
import { ErrorState } from '../../components/ErrorState.tsx'
import { Skeleton, SkeletonLine } from '../../components/Skeleton.tsx'
import { titled } from '../../components/title.ts'
import { PlainPage } from '../../shell/PlainPage.tsx'
import { useAppSelector } from '../../store.ts'
import { useAddSubscriptionMutation } from './api.ts'
import { loadCheckout } from './checkoutStorage.ts'
import style from './Payment.module.css'
import { texts } from './texts.ts'
import { useBankReturn } from './useBankReturn.ts'

export const meta = () => titled(texts.payment.title)

const HOME = '/dashboard/subscription'
/** How long the screen stays, in milliseconds: shorter for whoever comes from a payment (spec §9). */
const REDIRECT_AFTER = { paid: 2000, otherwise: 5000 }
/** A gateway may need a moment more than the way back takes. */
const MAX_ATTEMPTS = 5
const RETRY_DELAY = 1500
/** Stands for the payment of whoever opened this by hand; the server says that there is none. */
const NO_PAYMENT = 'none'

/** Starts the plan that was paid, says so, and leads on; whoever comes from the bank unpaid goes on paying. */
export default function PaymentSuccess() {
  const [query] = useSearchParams()
  const planId = query.get('planId') ?? ''
  const back = useBankReturn('payment_intent')
  if (back?.failed && planId) {
    // One way at a time: first the address is cleared, then it leads on.
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
  /** The payment that the bank's page came back with. */
  returned: string | undefined
  /** How long the screen stays, in milliseconds. */
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
  // Starting the plan forgets the stored checkout: the payment stays the one this screen came with.
  const [payment] = useState(() => confirmed ?? loadCheckout(planId)?.paymentIntentId ?? NO_PAYMENT)
  // Opened anew for a plan that runs and was paid: which payment that was is forgotten, that it was made is not.
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
    // Who was sent to the plans on the way to somewhere goes on there.
    const leaving = setTimeout(() => navigate(askedPlace() ?? HOME, { replace: true }), stays)
    return () => clearTimeout(leaving)
  }, [done, stays, navigate])

  if (done)
    return (
      <PlainPage wide title={texts.payment.done}>
        <div role="status">
          {started && <p>{texts.payment.started(started.name)}</p>}
          <p className={style.quiet}>{askedPlace() ? texts.payment.onwardAsked : texts.payment.onward}</p>
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
  // Without an answer the payment may well be made: asking again is safe.
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
