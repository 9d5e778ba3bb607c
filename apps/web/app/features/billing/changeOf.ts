import type { CurrentSubscription, Plan } from '@gigbell/contract'

/**
 * Returns what choosing `plan` means next to the current one: the first paid plan, an upgrade, which is paid now and
 * replaces it, or a later change, which costs no more and starts when the current period ends.
 */
export function planChangeKind(
  plan: Plan,
  current: CurrentSubscription | null,
): 'first' | 'upgrade' | 'later' {
  if (plan.price === 0 || !current || current.price === 0 || current.id === plan.id) return 'first'
  return plan.price > current.price ? 'upgrade' : 'later'
}
