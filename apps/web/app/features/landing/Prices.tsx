import { isCallFailure } from '../../api.ts'
import { LightLink } from '../../components/LightButton.tsx'
import { sharedTexts } from '../../components/texts.ts'
import { late, WhenLoaded } from '../../components/WhenLoaded.tsx'
import { useAppSelector } from '../../store.ts'
import { billingTexts, NoPayments, PlanCard, PlanList, usePlansQuery } from '../billing/index.ts'
import style from './Pricing.module.css'
import { texts } from './texts.ts'

// Its button is the library's, which no other part of the page needs.
const Failed = late(async () => (await import('../../components/ErrorState.tsx')).ErrorState)

/** The plans as the server sells them, each with the specification's way to buy it. */
export function Prices() {
  const { data, error, isFetching, refetch } = usePlansQuery()
  const kept = useAppSelector(({ subscription }) => subscription.allSubscriptions)
  const plans = data ?? (kept.length > 0 ? kept : undefined)

  const message = isCallFailure(error) ? error.message : undefined
  const text = message ? sharedTexts.errors.withMessage(message) : texts.pricing.failedPlans
  if (!plans && error && !isFetching) {
    return (
      <WhenLoaded waiting={<p>{text}</p>}>
        <Failed text={text} onRetry={refetch} />
      </WhenLoaded>
    )
  }
  if (!plans) {
    return (
      <p role="status" className={style.waiting}>
        {texts.pricing.loadingPlans}
      </p>
    )
  }
  if (plans.length === 0) return <p>{billingTexts.plans.none}</p>
  return (
    <>
      {error && !isFetching && (
        <p role="status" className={style.stale}>
          {text}
        </p>
      )}
      <NoPayments />
      <PlanList plans={plans}>
        {(plan) => (
          <PlanCard plan={plan}>
            <LightLink to={`/payment?planId=${encodeURIComponent(plan.id)}`} className={style.select}>
              {texts.pricing.selectPlan(plan.name)}
            </LightLink>
          </PlanCard>
        )}
      </PlanList>
    </>
  )
}
