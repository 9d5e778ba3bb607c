/** Creates notifications in a test product without alerts: the matches are given as rows. */
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { createNotifications, type Match } from '../../features/notifications/index.ts'
import type { Clock } from '../clock.ts'
import type { Db } from '../db/database.ts'

/** A match. Its defaults are those of an alert named "Bakery" that notifies the inbox at once. */
export type TestMatch = { person: string; job: string } & Partial<Omit<Match, 'user_id' | 'job_id'>>

/** Creates the notifications for matches, in their own transaction. */
export async function createTestNotifications(
  { db, clock }: { db: Db; clock: Clock },
  matches: TestMatch[],
): Promise<void> {
  const rows = matches.map(({ person, job, ...match }) => ({
    user_id: person,
    job_id: job,
    alert_id: randomUUID(),
    alert_name: 'Bakery',
    query: 'bakery',
    skill_ids: [],
    budget_currency: null,
    channels: ['inbox'],
    delivery: 'instant',
    ...match,
  }))
  const select = sql<Match>`
    select user_id, job_id, alert_id, alert_name, query, skill_ids, budget_currency, channels, delivery
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as match (user_id uuid, job_id uuid, alert_id uuid,
      alert_name text, query text, skill_ids uuid[], budget_currency text, channels text[], delivery text)`
  await db.transaction().execute((tx) => createNotifications(tx, select, clock.now()))
}
