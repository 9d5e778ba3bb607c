import type { Job } from '@gigbell/contract'
import { formatBudget } from './budget.ts'
import { creditOf } from './marketplace.ts'
import { texts } from './texts.ts'

/** The line of facts on a job's card: 'Hourly', 'Expert', '$25–45', 'Remote'; what the post doesn't say is left out. */
export function jobFacts(job: Job): string[] {
  const credit = creditOf(job.source)
  const facts = [
    job.type && texts.list.types[job.type],
    job.level,
    formatBudget(job),
    texts.list.remote,
    credit && texts.list.credit(credit),
  ]
  return facts.filter((fact) => typeof fact === 'string')
}
