/** The subscription screen (spec §2 "Subscription"). */

import { Button } from '@mantine/core'
import { useId, useState } from 'react'
import { ErrorState } from '../../components/ErrorState.tsx'
import { ChevronDownIcon } from '../../components/icons.ts'
import { PageTitle } from '../../components/PageTitle.tsx'
import { titled } from '../../components/title.ts'
import { useAppSelector } from '../../store.ts'
import { useCurrentSubscriptionQuery } from './api.ts'
import { CurrentPlan } from './CurrentPlan.tsx'
import { Invoices } from './Invoices.tsx'
import { PlanPicker } from './PlanPicker.tsx'
import { StoredCard } from './StoredCard.tsx'
import style from './Subscription.module.css'
import { texts } from './texts.ts'

export const handle = { section: texts.subscription.title }
export const meta = () => titled(texts.subscription.title)

/** The current plan, the card, all plans (collapsible) and the invoices. */
export default function Subscription() {
  const { isError, isFetching, refetch } = useCurrentSubscriptionQuery(undefined, {
    refetchOnMountOrArgChange: true,
  })
  const current = useAppSelector(({ subscription }) => subscription.currentSubscription)
  const [shown, setShown] = useState(true)
  const plans = useId()
  return (
    <div className={style.page}>
      <PageTitle>{texts.subscription.title}</PageTitle>
      {isError && <ErrorState text={texts.subscription.failed} onRetry={refetch} retrying={isFetching} />}
      {current && <CurrentPlan plan={current} />}
      {current && current.price > 0 && <StoredCard key={current.subscription_id} plan={current} />}
      <section className={style.plans} aria-labelledby={`${plans}-title`}>
        <header className={style.head}>
          <h2 id={`${plans}-title`}>{texts.subscription.plans}</h2>
          <Button
            onClick={() => setShown(!shown)}
            aria-expanded={shown}
            aria-controls={plans}
            rightSection={<ChevronDownIcon className={shown ? style.up : undefined} />}
          >
            {shown ? texts.subscription.hideAll : texts.subscription.viewAll}
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
