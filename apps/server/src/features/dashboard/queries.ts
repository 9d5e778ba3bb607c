/** The SQL of visits to the dashboard. */
import { sql } from 'kysely'
import { MINUTE } from '../../platform/clock.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import type { UserId } from '../../platform/ids.ts'

/** A visit ends when nobody has looked for this long. */
export const VISIT = 30 * MINUTE

/** When a person last looked, and when they last did in the visit before; undefined for who never has. */
export function visitOf(db: Db, person: UserId) {
  return db
    .selectFrom('dashboard_visits')
    .select(['looked_at', 'previous_at'])
    .where('user_id', '=', person)
    .executeTakeFirst()
}

/** Notes a look at the dashboard. The first one after a pause begins a visit. */
export async function noteVisit(db: Db, person: UserId, now: Date): Promise<void> {
  const paused = new Date(now.getTime() - VISIT)
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

/** Forgets a person's visits. */
export async function removeVisitOf(tx: Tx, person: UserId): Promise<void> {
  await tx.deleteFrom('dashboard_visits').where('user_id', '=', person).execute()
}
