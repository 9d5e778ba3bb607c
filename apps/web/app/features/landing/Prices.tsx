import { Button } from '@mantine/core'
import { ErrorState } from '../../components/ErrorState.tsx'
import { billingTexts, PlanCardTemplate, planListClass } from '../billing/index.ts'
import style from './Pricing.module.css'
import { texts } from './texts.ts'

/**
 * The plans of this server with links to buy them. The markup contains all states, and static-pages/prices.ts shows the
 * current one (`data-states`).
 */
export function Prices() {
  return (
    <>
      <p role="status" data-states="loading" className={style.waiting}>
        {texts.pricing.loadingPlans}
      </p>
      <div data-states="failed" hidden>
        <ErrorState text={<span data-part="failed-text" />} onRetry={() => {}} />
      </div>
      <p data-states="none" hidden>
        {billingTexts.plans.none}
      </p>
      <p role="status" data-states="stale" data-part="stale-text" className={style.stale} hidden />
      <div data-states="known stale" hidden>
        <p data-part="no-payments" className={style.stale} hidden>
          {billingTexts.planCard.noPayments}
        </p>
        <ul data-part="cards" className={planListClass} />
      </div>
      <PlanCardTemplate>
        <Button component="a" href="/payment" className={style.select}>
          <span data-slot="action"> </span>
        </Button>
      </PlanCardTemplate>
    </>
  )
}
