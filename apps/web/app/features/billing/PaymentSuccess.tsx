/** Where a payment returns to (spec §2 "Payment success"): the plan is started, and the way leads on. */
import { Button } from '@mantine/core'
import { useCallback, useEffect, useRef, useState } from 'react'
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router'
import { isCallFailure, messageOf } from '../../api.ts'
import { copy } from '../../copy.ts'
import { Failed } from '../../parts/Failed.tsx'
import { Bone, Waiting } from '../../parts/Skeleton.tsx'
import { titled } from '../../parts/title.ts'
import { PlainPage } from '../../shell/PlainPage.tsx'
import { useAddSubscriptionMutation } from './api.ts'
import style from './Payment.module.css'
import { readCheckout } from './storedCheckout.ts'

export const meta = () => titled(copy.payment.title)

const HOME = '/dashboard/subscription'
/** How long the screen stays, in milliseconds: shorter for who comes from a payment (spec §9). */
const STAYS = { paid: 2000, otherwise: 5000 }
/** A gateway may need a moment more than the way back takes. */
const TRIES = 5
const PAUSE = 1500
/** Stands for the payment of who opened this by hand; the server says that there is none. */
const NO_PAYMENT = 'none'

/** Starts the plan that was paid, says so, and leads on to the subscription. */
export default function PaymentSuccess() {
  const [query] = useSearchParams()
  const { state } = useLocation()
  const navigate = useNavigate()
  const [add, { data, error }] = useAddSubscriptionMutation()
  const [trying, setTrying] = useState(true)
  const planId = query.get('planId') ?? ''
  const returned = query.get('payment_intent')
  const paymentIntentId =
    returned ??
    (state as { paymentIntentId?: string } | null)?.paymentIntentId ??
    readCheckout(planId)?.paymentIntentId ??
    NO_PAYMENT
  const stays = query.get('payment_status') === 'success' ? STAYS.paid : STAYS.otherwise
  // Starting the plan forgets the stored checkout: the payment stays the one this screen came with.
  const payment = useRef(paymentIntentId)

  const start = useCallback(
    async (tries: number): Promise<void> => {
      setTrying(true)
      const answer = await add({ planId, paymentIntentId: payment.current })
      const notYet = isCallFailure(answer.error) && answer.error.status === 402
      if (notYet && tries > 1) {
        await new Promise((resolve) => setTimeout(resolve, PAUSE))
        return start(tries - 1)
      }
      setTrying(false)
    },
    [add, planId],
  )

  useEffect(() => {
    if (planId) void start(returned ? TRIES : 1)
  }, [planId, returned, start])

  const done = data !== undefined
  useEffect(() => {
    if (!done) return
    const leaving = setTimeout(() => navigate(HOME, { replace: true }), stays)
    return () => clearTimeout(leaving)
  }, [done, stays, navigate])

  if (done)
    return (
      <PlainPage wide title={copy.payment.done}>
        <div role="status">
          {data && <p>{copy.payment.started(data.name)}</p>}
          <p className={style.quiet}>{copy.payment.onward}</p>
        </div>
        <div className={style.buttons}>
          <Button component={Link} to="/dashboard" variant="next">
            {copy.payment.dashboard}
          </Button>
          <Button component={Link} to={HOME}>
            {copy.payment.manage}
          </Button>
        </div>
      </PlainPage>
    )
  if (planId && (trying || !error))
    return (
      <PlainPage wide title={copy.payment.checking}>
        <Waiting label={copy.payment.checking}>
          <Bone lines={3} />
        </Waiting>
      </PlainPage>
    )
  // Without an answer the payment may well be made: asking again is safe.
  const mayRetry = isCallFailure(error) && (error.status === 0 || error.status >= 500)
  return (
    <PlainPage wide title={copy.payment.unpaid}>
      <Failed
        text={planId ? messageOf(error, copy.payment.unexpected) : copy.payment.noPlan}
        onRetry={mayRetry ? () => start(1) : undefined}
        retrying={trying}
      />
      <Button component={Link} to="/plans" className={style.out}>
        {copy.payment.viewPlans}
      </Button>
    </PlainPage>
  )
}
