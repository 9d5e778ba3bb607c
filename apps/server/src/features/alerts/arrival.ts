/** What new jobs cause: the notifications of all alerts that match them, and the task that writes drafts for these. */
import type { Clock } from '../../platform/clock.ts'
import type { Tx } from '../../platform/db/database.ts'
import { createNotifications } from '../notifications/index.ts'
import { addDraftTask } from './drafts.ts'
import { selectMatches } from './matching.ts'

/** The number of jobs that one statement matches, so that none exceeds the time limit. */
const JOBS_PER_STATEMENT = 20

/** Creates the notifications in the transaction that stores the jobs. */
export const onJobsArrived =
  (clock: Clock) =>
  async (tx: Tx, jobs: string[]): Promise<void> => {
    const now = clock.now()
    for (let from = 0; from < jobs.length; from += JOBS_PER_STATEMENT)
      await createNotifications(tx, selectMatches(jobs.slice(from, from + JOBS_PER_STATEMENT), now), now)
    await addDraftTask(tx, jobs)
  }
