/**
 * The SQL of remembering polls: how each went, what a source asked to be remembered, what was set aside. A
 * personal source has a record for each person it is read for, its `owner`; a common one has one, with null.
 */
import { sql } from 'kysely'
import type { Db } from '../../platform/db/database.ts'

/** What is known of a source from its polls so far. */
export interface Past {
  /** What it asked to be remembered at its last good poll. */
  memory: Record<string, unknown>
  /** How many polls in a row have failed. */
  failures: number
  polled_at: Date | null
  next_at: Date | null
  /** Until when its server has asked to be left alone. */
  rest_until: Date | null
}

/** The past of a source; one that was never polled has none. */
export async function pastOf(db: Db, source: string, owner: string | null): Promise<Past> {
  const state = await db
    .selectFrom('source_states')
    .select(['memory', 'failures', 'polled_at', 'next_at', 'rest_until'])
    .where('source', '=', source)
    .where('owner_id', 'is not distinct from', owner)
    .executeTakeFirst()
  return state ?? { memory: {}, failures: 0, polled_at: null, next_at: null, rest_until: null }
}

/** How a poll went. */
export interface PollReport {
  source: string
  owner: string | null
  polledAt: Date
  fault: string | null
  /** How many polls in a row have failed. */
  failures: number
  nextAt: Date
  restUntil: Date | null
  memory: Record<string, unknown>
  /** Null where there was nothing new to read: then the last poll's numbers stand. */
  counts: { read: number; added: number; updated: number; unchanged: number; skipped: number } | null
  rejects: { item: string; fault: string }[]
}

/** How many refused items of a source are kept to be looked at. */
export const KEPT_REJECTS = 100

/** A memory as JSON that PostgreSQL takes: ids come from strangers, with NUL and half characters in them. */
const storable = (memory: Record<string, unknown>) =>
  JSON.stringify(memory, (_name, value: unknown) =>
    typeof value === 'string' ? value.slice(0, 500).toWellFormed().replaceAll('\0', '') : value,
  )

/**
 * Writes down how a poll went, and the newest of what was set aside. Of a person who has disconnected
 * meanwhile nothing is written: their record went with the connection.
 */
export async function recordPoll(db: Db, poll: PollReport): Promise<void> {
  const written = db.transaction().execute(async (tx) => {
    const news = {
      polled_at: poll.polledAt,
      fault: poll.fault,
      failures: poll.failures,
      next_at: poll.nextAt,
      rest_until: poll.restUntil,
      ...(poll.fault === null ? { succeeded_at: poll.polledAt, memory: storable(poll.memory) } : {}),
      ...poll.counts,
    }
    await tx
      .insertInto('source_states')
      .values({ source: poll.source, owner_id: poll.owner, ...news })
      .onConflict((conflict) => conflict.columns(['source', 'owner_id']).doUpdateSet(news))
      .execute()
    // A server that wants to be left alone means our address, whoever it was called for.
    if (poll.owner !== null && poll.restUntil)
      await sql`
        update source_states set rest_until = ${poll.restUntil}
        where source = ${poll.source} and (rest_until is null or rest_until < ${poll.restUntil})`.execute(tx)
    const kept = poll.rejects.slice(-KEPT_REJECTS)
    if (kept.length === 0) return
    await sql`
      insert into source_rejects (source, owner_id, item, reason, at)
      select ${poll.source}, ${poll.owner}::uuid, item, reason, ${poll.polledAt}
      from unnest(${kept.map((one) => one.item)}::text[], ${kept.map((one) => one.fault)}::text[])
        with ordinality as given (item, reason, place)
      order by place`.execute(tx)
    const own = sql`source = ${poll.source} and owner_id is not distinct from ${poll.owner}::uuid`
    await sql`
      delete from source_rejects where ${own} and id <= (
        select id from source_rejects where ${own} order by id desc offset ${KEPT_REJECTS} limit 1)`.execute(
      tx,
    )
  })
  await written.catch((error: { code?: string }) => {
    if (poll.owner === null || error.code !== NO_SUCH_CONNECTION) throw error
  })
}

/** PostgreSQL's foreign_key_violation. */
const NO_SUCH_CONNECTION = '23503'

/** How a source stands, and the newest of what was set aside of it. */
export interface StoredStand {
  source: string
  polled_at: Date
  succeeded_at: Date | null
  next_at: Date | null
  read: number
  added: number
  updated: number
  unchanged: number
  skipped: number
  fault: string | null
  rejects: { item: string; reason: string; at: Date }[]
}

/**
 * How these sources stand, a personal one as it is read for this person; those that were never polled are
 * missing.
 */
export async function standsOf(
  db: Db,
  sources: string[],
  person: string,
  newest: number,
): Promise<StoredStand[]> {
  if (sources.length === 0) return []
  const stands = await db
    .selectFrom('source_states')
    .select([
      'source',
      'polled_at',
      'succeeded_at',
      'next_at',
      'read',
      'added',
      'updated',
      'unchanged',
      'skipped',
      'fault',
    ])
    .where('source', 'in', sources)
    .where((where) => where.or([where('owner_id', 'is', null), where('owner_id', '=', person)]))
    .execute()
  const { rows } = await sql<{ source: string; item: string; reason: string; at: Date }>`
    select kept.source, kept.item, kept.reason, kept.at from unnest(${sources}::text[]) as given (source)
    cross join lateral (
      select * from source_rejects where source_rejects.source = given.source
        and (owner_id is null or owner_id = ${person}::uuid) order by id desc limit ${newest}
    ) as kept order by kept.id desc`.execute(db)
  return stands.map((stand) => ({
    ...stand,
    rejects: rows
      .filter((row) => row.source === stand.source)
      .map(({ item, reason, at }) => ({ item, reason, at })),
  }))
}
