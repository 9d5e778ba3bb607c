import type { CurrentSubscription, Plan } from '@gigbell/contract'

/**
 * What taking `plan` is to somebody whose plan is `running`: the first that is paid for, an upgrade, which is paid now and
 * replaces the one that runs, or a change for later, which follows it because it costs no more.
 */
export function changeOf(plan: Plan, running: CurrentSubscription | null): 'first' | 'upgrade' | 'later' {
  if (plan.price === 0 || !running || running.price === 0 || running.id === plan.id) return 'first'
  return plan.price > running.price ? 'upgrade' : 'later'
}
