/** The plans with their actions for this person: start the trial, buy, switch, or current. */

import type { CurrentSubscription, Plan } from '@gigbell/contract'
import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { EmptyState } from '../../components/EmptyState.tsx'
import { ErrorState, StaleNotice } from '../../components/ErrorState.tsx'
import { useAppSelector } from '../../store.ts'
import { useServerSettingsQuery } from '../instance/index.ts'
import { useCurrentSubscriptionQuery, usePlansQuery } from './api.ts'
import { NoPayments, PlanCard, PlanList } from './PlanCard.tsx'
import { PlanChange } from './PlanChange.tsx'
import { isTrial } from './planSummary.ts'
import style from './Subscription.module.css'
import { PlansSkeleton } from './skeletons.tsx'
import { planChangeKind } from './subscription.ts'
import { texts } from './texts.ts'
import { useStartTrial } from './useStartTrial.ts'

interface PlanPickerProps {
  /** The heading level of the cards, one below that of the section. */
  heading: 'h2' | 'h3'
}

/** All plans; the trial only while it is available or current. */
export function PlanPicker({ heading }: PlanPickerProps) {
  const { data, isError, isFetching, refetch } = usePlansQuery()
  const token = useAppSelector(({ auth }) => auth.token)
  const {
    allSubscriptions,
    currentSubscription: current,
    hasUserUsedTrial,
    status,
  } = useAppSelector((s) => s.subscription)
  const own = useCurrentSubscriptionQuery(undefined, { skip: token === null })
  const server = useServerSettingsQuery()

  const plans = data ?? (allSubscriptions.length > 0 ? allSubscriptions : undefined)
  if (!plans && isError)
    return <ErrorState text={texts.plans.failed} onRetry={refetch} retrying={isFetching} />
  // The actions depend on the person's own plan.
  const known = token === null || current !== null || status === 'succeeded'
  const failed = !known && own.error !== undefined
  if (!plans || !(known || failed)) return <PlansSkeleton />

  const trialOffered = !hasUserUsedTrial && current === null
  // A card to change or a plan to resume is the primary action then.
  const settled = current?.status !== 'past_due' && current?.cancel_at_period_end !== true
  const shown = plans.filter((plan) => !isTrial(plan) || trialOffered || plan.id === current?.id)
  if (shown.length === 0) return <EmptyState title={texts.plans.none} />
  return (
    <>
      {failed && (
        <ErrorState text={texts.subscription.failed} onRetry={own.refetch} retrying={own.isFetching} />
      )}
      {isError && <StaleNotice text={texts.plans.failed} onRetry={refetch} />}
      <NoPayments />
      <PlanList plans={shown}>
        {(plan) => (
          <PlanCard plan={plan} heading={heading} current={plan.id === current?.id}>
            {known && (
              <PlanAction
                plan={plan}
                current={current}
                forSale={server.data?.payments !== 'none'}
                isNext={trialOffered ? isTrial(plan) : settled && plan.name === 'Standard'}
              />
            )}
          </PlanCard>
        )}
      </PlanList>
    </>
  )
}

interface PlanActionProps {
  plan: Plan
  current: CurrentSubscription | null
  /** Whether this server accepts payments. */
  forSale: boolean
  /** The button is the primary action. */
  isNext: boolean
}

function PlanAction({ plan, current, forSale, isNext }: PlanActionProps) {
  if (plan.id === current?.id) {
    return <Button onClick={() => window.alert(texts.plans.currentAlert)}>{texts.plans.current}</Button>
  }
  if (isTrial(plan)) return <TrialButton />
  if (!forSale) return <p className={style.instead}>{texts.plans.notForSale}</p>
  const change = planChangeKind(plan, current)
  if (current && change === 'later') return <PlanChange plan={plan} current={current} />
  return (
    <Button
      component={Link}
      to={`/payment?planId=${encodeURIComponent(plan.id)}${change === 'upgrade' ? '&upgrade=1' : ''}`}
      variant={isNext ? 'next' : 'default'}
    >
      {texts.plans.choose(plan.name)}
    </Button>
  )
}

/** Starts the trial; visitors sign up first. */
function TrialButton() {
  const token = useAppSelector(({ auth }) => auth.token)
  const { start, starting } = useStartTrial()

  if (token === null) {
    return (
      <Button component={Link} to="/signup" variant="next">
        {texts.plans.startTrial}
      </Button>
    )
  }
  return (
    <Button variant="next" loading={starting} onClick={start}>
      {texts.plans.startTrial}
    </Button>
  )
}
