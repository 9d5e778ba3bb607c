/** The letters that wait for matches: which matches want one, and the task that plans and writes them after the notification. */
import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import type { Tx } from '../../platform/db/database.ts'
import { giveWay } from '../../platform/precedence.ts'
import { addTask, type Task } from '../../platform/queue.ts'
import type { FeatureWorld } from '../../platform/world.ts'
import { createSubscriptionLookup } from '../billing/index.ts'
import { createDraftWriter, planDrafts, type WantedDraft } from '../letters/index.ts'
import { selectMatchedAlerts } from '../notifications/index.ts'

/** The task that plans and writes the drafts for some jobs. */
export const WRITE_DRAFTS = 'write_drafts'

/** So many that kills alone never end it: drafts that could not be written are given up by their age, after a day. */
const ATTEMPTS = 1_000

const Payload = z.object({ jobs: z.array(z.uuid()) })

/**
 * Adds the task that writes the drafts for new jobs, if there are alerts that want any. It begins after the deliveries of
 * the notifications, and one runs at a time, so that drafts never occupy more than one of the worker's places.
 */
export async function addDraftTask(tx: Tx, jobs: readonly string[]): Promise<void> {
  const wanted = sql<boolean>`exists (select from alerts where draft_profile is not null)`
  await addTask(
    tx,
    WRITE_DRAFTS,
    { jobs },
    { queue: 'drafts', priority: 10, attempts: ATTEMPTS, onlyIf: wanted },
  )
}

/** Creates the task. A repeated run plans no draft again, and writes only those that are missing. */
export function createDraftTask(world: FeatureWorld): Task {
  const { db, clock } = world
  const write = createDraftWriter(world, createSubscriptionLookup(world))
  return async (payload, { signal }) => {
    const { jobs } = Payload.parse(payload)
    await giveWay()
    await planDrafts(db, selectWantedDrafts(jobs, clock.now()), clock.now())
    await write(jobs, signal)
  }
}

/** Selects the matches of alerts with a profile for drafts, whose owners have a current plan. */
const selectWantedDrafts = (jobs: readonly string[], now: Date): RawBuilder<WantedDraft> =>
  sql`select match.user_id, match.job_id, alerts.draft_profile as profile_id, alerts.id as alert_id
    from (${selectMatchedAlerts(jobs)}) as match join alerts on alerts.id = match.alert_id
    where alerts.user_id = match.user_id and alerts.draft_profile is not null
      and alerts.plan_until > ${now}`
