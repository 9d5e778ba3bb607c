/** The SQL of visits to the dashboard. */
import { sql } from 'kysely'
import { MINUTE } from '../../platform/clock.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import type { UserId } from '../../platform/ids.ts'

/** A visit ends after this time without activity. */
export const VISIT_TIMEOUT = 30 * MINUTE

/**
 * Returns when a user was last active, and when they were last active in the previous visit; undefined for a
 * user without visits.
 */
export function visitOf(db: Db, person: UserId) {
  return db
    .selectFrom('dashboard_visits')
    .select(['looked_at', 'previous_at'])
    .where('user_id', '=', person)
    .executeTakeFirst()
}

/** Records activity on the dashboard. The first activity after a pause begins a new visit. */
export async function recordVisit(db: Db, person: UserId, now: Date): Promise<void> {
  const paused = new Date(now.getTime() - VISIT_TIMEOUT)
  await db
    .insertInto('dashboard_visits')
    .values({ user_id: person, looked_at: now, previous_at: null })
    .onConflict((known) =>
      known.column('user_id').doUpdateSet({
        previous_at: sql<Date | null>`case when dashboard_visits.looked_at < ${paused}
          then dashboard_visits.looked_at else dashboard_visits.previous_at end`,
        looked_at: sql<Date>`greatest(dashboard_visits.looked_at, excluded.looked_at)`,
      }),
    )
    .execute()
}

/** Deletes a user's visits. */
export async function removeVisitOf(tx: Tx, person: UserId): Promise<void> {
  await tx.deleteFrom('dashboard_visits').where('user_id', '=', person).execute()
}
