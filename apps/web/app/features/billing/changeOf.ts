import type { CurrentSubscription, Plan } from '@gigbell/contract'

/**
 * What taking `plan` is to somebody whose plan is `running`: the first that is paid for, an upgrade, which is paid now and
 * replaces the one that runs, or a change for later, which follows it because it costs no more.
 */
export function planChangeKind(
  plan: Plan,
  current: CurrentSubscription | null,
): 'first' | 'upgrade' | 'later' {
  if (plan.price === 0 || !current || current.price === 0 || current.id === plan.id) return 'first'
  return plan.price > current.price ? 'upgrade' : 'later'
}
