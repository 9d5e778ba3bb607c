/** Says how a job was posted before, and what has changed since. */
import type { Job } from '@gigbell/contract'
import { formatPassed, ordinal } from '../../../components/time.ts'
import { formatBudget } from '../budget.ts'
import { texts } from '../texts.ts'

type Post = Pick<Job, 'ts_publish' | 'type' | 'budget_amount' | 'budget_max' | 'currency'>
type RepostedJob = Post & Pick<Job, 'repost'>

/** Describes a repost: 'Posted again after 6 days, budget up from $300 to $450'. Returns null for any other job. */
export function describeRepost(job: RepostedJob): string | null {
  const { repost } = job
  if (!repost) return null
  const passed = formatPassed(Date.parse(job.ts_publish) - Date.parse(repost.last.ts_publish))
  const again =
    repost.posts === 1 ? texts.reposts.again(passed) : texts.reposts.times(ordinal(repost.posts + 1), passed)
  return [again, describeBudgetChange(repost.last, job)].filter((part) => part !== null).join(', ')
}

/** Compares the budgets of two posts; null when one states none, or when they can't be compared. */
function describeBudgetChange(before: Post, after: Post): string | null {
  if (before.type !== after.type || before.currency !== after.currency) return null
  // A converted budget is shown with the job; it is no part of the comparison.
  const [from, to] = [formatBudget(statedBudget(before), true), formatBudget(statedBudget(after), true)]
  if (from === null || to === null || from === to) return null
  const difference = highest(after) - highest(before) || lowest(after) - lowest(before)
  return difference > 0 ? texts.reposts.up(from, to) : texts.reposts.down(from, to)
}

const statedBudget = ({ type, budget_amount, budget_max, currency }: Post) => ({
  type,
  budget_amount,
  budget_max,
  currency,
})

const sums = ({ budget_amount, budget_max }: Post) =>
  [budget_amount, budget_max].filter((sum): sum is number => sum !== null && sum > 0)
const highest = (post: Post) => Math.max(...sums(post))
const lowest = (post: Post) => Math.min(...sums(post))
