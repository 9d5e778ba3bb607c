/** The texts of the current plan that the frame shows. The other texts of billing are loaded with its screens. */
import { count, countWithNoun } from '../../components/money.ts'

export const usageTexts = {
  failed: 'Failed to load subscription details.', // @spec
  proposalsLeft: (left: number, cap: number) => `${count(left)} of ${countWithNoun(cap, 'proposal')} left`,
}
