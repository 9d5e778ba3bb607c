/** What the person has, until when, and what else there is (spec §2 "Subscription"). */
import { Button } from '@mantine/core'
import { useId, useState } from 'react'
import { Failed } from '../../components/Failed.tsx'
import { ChevronDownIcon } from '../../components/icons.tsx'
import { PageTitle } from '../../components/PageTitle.tsx'
import { titled } from '../../components/title.ts'
import { copy } from '../../copy.ts'
import { useAppSelector } from '../../store.ts'
import { useCurrentSubscriptionQuery } from './api.ts'
import { CurrentPlan } from './CurrentPlan.tsx'
import { Invoices } from './Invoices.tsx'
import { PlanPicker } from './PlanPicker.tsx'
import { StoredCard } from './StoredCard.tsx'
import style from './Subscription.module.css'

export const handle = { section: copy.shell.subscription }
export const meta = () => titled(copy.shell.subscription)

/** The current plan, the cards of all plans, which fold away, and what was paid. */
export default function Subscription() {
  const { isError, isFetching, refetch } = useCurrentSubscriptionQuery(undefined, {
    refetchOnMountOrArgChange: true,
  })
  const current = useAppSelector(({ subscription }) => subscription.currentSubscription)
  const [shown, setShown] = useState(true)
  const plans = useId()
  return (
    <div className={style.page}>
      <PageTitle>{copy.shell.subscription}</PageTitle>
      {isError && <Failed text={copy.subscription.failed} onRetry={refetch} retrying={isFetching} />}
      {current && <CurrentPlan plan={current} />}
      {current && current.price > 0 && <StoredCard key={current.subscription_id} plan={current} />}
      <section className={style.plans} aria-labelledby={`${plans}-title`}>
        <header className={style.head}>
          <h2 id={`${plans}-title`}>{copy.subscription.plans}</h2>
          <Button
            onClick={() => setShown(!shown)}
            aria-expanded={shown}
            aria-controls={plans}
            rightSection={<ChevronDownIcon className={shown ? style.up : undefined} />}
          >
            {shown ? copy.subscription.hideAll : copy.subscription.viewAll}
          </Button>
        </header>
        <div id={plans} hidden={!shown}>
          {shown && <PlanPicker heading="h3" />}
        </div>
      </section>
      <Invoices />
    </div>
  )
}
