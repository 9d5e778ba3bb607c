import type { CurrentSubscription, Plan } from '@gigbell/contract'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { messageOf } from '../../api.ts'
import { LazyConfirm } from '../../components/LazyConfirm.tsx'
import { perInterval, price } from '../../components/money.ts'
import { longDate } from '../../components/time.ts'
import { useChangePlanMutation } from './api.ts'
import style from './Subscription.module.css'
import { texts } from './texts.ts'

/** Switches to a plan that costs no more, which starts when the current period ends. */
export function PlanChange({ plan, current }: { plan: Plan; current: CurrentSubscription }) {
  const [confirming, setConfirming] = useState(false)
  const [change, { isLoading, error, reset }] = useChangePlanMutation()
  const until = longDate(current.end_date)

  if (current.next_plan?.id === plan.id)
    return <p className={style.instead}>{texts.subscription.changeChosen(until)}</p>
  // A plan that ends has no next period.
  if (current.cancel_at_period_end) return <p className={style.instead}>{texts.subscription.resumeFirst}</p>

  async function switchPlan() {
    const { error: refused } = await change({
      subscriptionId: current.subscription_id,
      planId: plan.id,
    })
    if (!refused) setConfirming(false)
  }
  return (
    <>
      <Button
        onClick={() => {
          reset()
          setConfirming(true)
        }}
      >
        {texts.subscription.change(plan.name)}
      </Button>
      <LazyConfirm
        opened={confirming}
        title={texts.subscription.change(plan.name)}
        text={texts.subscription.changeText(
          current.name,
          plan.name,
          until,
          `${price(plan.price)}${perInterval(plan.interval)}`,
        )}
        yes={texts.subscription.change(plan.name)}
        busy={isLoading}
        onYes={switchPlan}
        onNo={() => setConfirming(false)}
      >
        <p role="alert" className={style.bad} hidden={!error}>
          {error && messageOf(error, texts.subscription.changeFailed)}
        </p>
      </LazyConfirm>
    </>
  )
}
