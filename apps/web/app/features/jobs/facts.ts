import type { Job } from '@gigbell/contract'
import { formatBudget } from './budget.ts'
import { texts } from './texts.ts'

/** Returns the facts on a job's card: 'Hourly', 'Expert', '$25–45', 'Remote'; what the post doesn't state is left out. */
export function jobFacts(job: Job): string[] {
  const facts = [
    job.type && texts.list.types[job.type],
    job.level,
    formatBudget(job),
    texts.list.remote,
    job.credit && texts.list.credit(job.credit.name),
  ]
  return facts.filter((fact) => typeof fact === 'string')
}

/** The address of a post when it can be opened: only http(s) addresses can. */
export function openable(url: string | null | undefined): string | undefined {
  return url && /^https?:\/\//i.test(url) ? url : undefined
}
