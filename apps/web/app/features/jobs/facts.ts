import type { Job } from '@gigbell/contract'
import { copy } from '../../copy.ts'
import { budgetText } from './budget.ts'
import { creditOf } from './marketplace.ts'

/** The line of facts on a job's card: 'Hourly', 'Expert', '$25–45', 'Remote'; what the post doesn't say is left out. */
export function factsOf(job: Job): string[] {
  const credit = creditOf(job.source)
  const facts = [
    job.type && copy.jobs.types[job.type],
    job.level,
    budgetText(job),
    copy.jobs.remote,
    credit && copy.jobs.credit(credit),
  ]
  return facts.filter((fact) => typeof fact === 'string')
}
