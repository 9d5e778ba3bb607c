import { isCallFailure } from '../../api.ts'
import { LightLink } from '../../components/LightButton.tsx'
import { late, WhenLoaded } from '../../components/WhenLoaded.tsx'
import { copy } from '../../copy.ts'
import { useAppSelector } from '../../store.ts'
import { NoPayments, PlanCard, PlanList, usePlansQuery } from '../billing/index.ts'
import style from './Pricing.module.css'

// Its button is the library's, which no other part of the page needs.
const Failed = late(async () => (await import('../../components/Failed.tsx')).Failed)

/** The plans as the server sells them, each with the specification's way to buy it. */
export function Prices() {
  const { data, error, isFetching, refetch } = usePlansQuery()
  const kept = useAppSelector(({ subscription }) => subscription.allSubscriptions)
  const plans = data ?? (kept.length > 0 ? kept : undefined)

  const message = isCallFailure(error) ? error.message : undefined
  const text = message ? copy.errors.withMessage(message) : copy.landing.failedPlans
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
        {copy.landing.loadingPlans}
      </p>
    )
  }
  if (plans.length === 0) return <p>{copy.plans.none}</p>
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
              {copy.landing.selectPlan(plan.name)}
            </LightLink>
          </PlanCard>
        )}
      </PlanList>
    </>
  )
}
