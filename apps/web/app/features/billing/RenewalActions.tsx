/** The actions of a paid plan: cancel, resume, and keep it instead of switching. */

import type { CurrentSubscription } from '@gigbell/contract'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { messageOf } from '../../api.ts'
import { LazyConfirm } from '../../components/LazyConfirm.tsx'
import { longDate } from '../../components/time.ts'
import { useAppSelector } from '../../store.ts'
import { useCancelMutation, useChangePlanMutation, useResumeMutation } from './api.ts'
import style from './Subscription.module.css'
import { texts } from './texts.ts'

/** The buttons below a paid plan. */
export function RenewalActions({ plan }: { plan: CurrentSubscription }) {
  const [confirming, setConfirming] = useState(false)
  const { cancelStatus } = useAppSelector(({ subscription }) => subscription)
  const [cancel, canceling] = useCancelMutation()
  const [resume, resuming] = useResumeMutation()
  const [change, changing] = useChangePlanMutation()
  const { subscription_id: subscriptionId, name } = plan
  const ends = plan.cancel_at_period_end
  const error = ends ? resuming.error : (canceling.error ?? changing.error)

  async function goAhead() {
    await cancel(subscriptionId)
    // The error is shown next to the button that opened the dialog.
    setConfirming(false)
  }
  return (
    <div className={style.renewal}>
      {ends ? (
        <Button variant="next" loading={resuming.isLoading} onClick={() => resume(subscriptionId)}>
          {texts.subscription.resume}
        </Button>
      ) : (
        <>
          {plan.next_plan && (
            <Button
              loading={changing.isLoading}
              onClick={() => change({ subscriptionId, planId: plan.plan_id })}
            >
              {texts.subscription.stay(name)}
            </Button>
          )}
          <Button onClick={() => setConfirming(true)}>{texts.subscription.cancel}</Button>
        </>
      )}
      <p role="alert" className={style.bad}>
        {error && messageOf(error, texts.subscription.changeFailed)}
      </p>
      <LazyConfirm
        opened={confirming}
        title={texts.subscription.cancelTitle(name)}
        text={
          plan.status === 'past_due'
            ? texts.subscription.cancelUnpaid(name)
            : texts.subscription.cancelText(name, longDate(plan.end_date))
        }
        yes={texts.subscription.cancel}
        no={texts.subscription.keep}
        danger
        busy={cancelStatus === 'loading'}
        onYes={goAhead}
        onNo={() => setConfirming(false)}
      />
    </div>
  )
}
