/**
 * The SQL of the record of polls: their results, the saved state of each source, and the rejected items. A personal
 * source has a record for each person it is read for (`owner`); a shared source has one, whose owner is null.
 */
import { sql } from 'kysely'
import type { Db } from '../../platform/db/database.ts'

/** The record of a source's polls so far. */
export interface PollRecord {
  /** The state that the source saved at its last successful poll. */
  memory: Record<string, unknown>
  /** How many polls in a row have failed. */
  failures: number
  polled_at: Date | null
  next_at: Date | null
  /** The time before which its server must not be called. */
  rest_until: Date | null
}

/** Finds the record of a source; a source that was never polled has an empty one. */
export async function findPollRecord(db: Db, source: string, owner: string | null): Promise<PollRecord> {
  const state = await db
    .selectFrom('source_states')
    .select(['memory', 'failures', 'polled_at', 'next_at', 'rest_until'])
    .where('source', '=', source)
    .where('owner_id', 'is not distinct from', owner)
    .executeTakeFirst()
  return state ?? { memory: {}, failures: 0, polled_at: null, next_at: null, rest_until: null }
}

/** The result of a poll. */
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
  /** Null when there was nothing new to read. The counts of the poll before then stay. */
  counts: { read: number; added: number; updated: number; unchanged: number; skipped: number } | null
  rejects: { item: string; fault: string }[]
}

/** How many rejected items of a source are kept for the operator. */
export const MAX_STORED_REJECTS = 100

/** Serializes a state to JSON that PostgreSQL can store: ids from outside can contain NUL and lone surrogates. */
const toStorableJson = (memory: Record<string, unknown>) =>
  JSON.stringify(memory, (_name, value: unknown) =>
    typeof value === 'string' ? value.slice(0, 500).toWellFormed().replaceAll('\0', '') : value,
  )

/**
 * Records the result of a poll and its newest rejected items. Nothing is recorded for a person who has disconnected
 * in the meantime, because their record was deleted with the connection.
 */
export async function recordPoll(db: Db, poll: PollReport): Promise<void> {
  const written = db.transaction().execute(async (tx) => {
    const values = {
      polled_at: poll.polledAt,
      fault: poll.fault,
      failures: poll.failures,
      next_at: poll.nextAt,
      rest_until: poll.restUntil,
      ...(poll.fault === null ? { succeeded_at: poll.polledAt, memory: toStorableJson(poll.memory) } : {}),
      ...poll.counts,
    }
    await tx
      .insertInto('source_states')
      .values({ source: poll.source, owner_id: poll.owner, ...values })
      .onConflict((conflict) => conflict.columns(['source', 'owner_id']).doUpdateSet(values))
      .execute()
    // A rate limit applies to our address, so it holds for the polls of all people.
    if (poll.owner !== null && poll.restUntil)
      await sql`
        update source_states set rest_until = ${poll.restUntil}
        where source = ${poll.source} and (rest_until is null or rest_until < ${poll.restUntil})`.execute(tx)
    const newestRejects = poll.rejects.slice(-MAX_STORED_REJECTS)
    if (newestRejects.length === 0) return
    await sql`
      insert into source_rejects (source, owner_id, item, reason, at)
      select ${poll.source}, ${poll.owner}::uuid, item, reason, ${poll.polledAt}
      from unnest(${newestRejects.map((one) => one.item)}::text[], ${newestRejects.map((one) => one.fault)}::text[])
        with ordinality as given (item, reason, place)
      order by place`.execute(tx)
    const ofSource = sql`source = ${poll.source} and owner_id is not distinct from ${poll.owner}::uuid`
    await sql`
      delete from source_rejects where ${ofSource} and id <= (
        select id from source_rejects where ${ofSource} order by id desc offset ${MAX_STORED_REJECTS} limit 1)`.execute(
      tx,
    )
  })
  await written.catch((error: { code?: string }) => {
    if (poll.owner === null || error.code !== FOREIGN_KEY_VIOLATION) throw error
  })
}

/** PostgreSQL's foreign_key_violation. */
const FOREIGN_KEY_VIOLATION = '23503'

/** The status of a source: its last poll, and its newest rejected items. */
export interface SourceStatus {
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

/** Finds the status of sources; of a personal source, the one of this person. Sources without a poll are absent. */
export async function findSourceStatuses(
  db: Db,
  sources: string[],
  person: string,
  newest: number,
): Promise<SourceStatus[]> {
  if (sources.length === 0) return []
  const statuses = await db
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
    select newest_rejects.source, newest_rejects.item, newest_rejects.reason, newest_rejects.at from unnest(${sources}::text[]) as given (source)
    cross join lateral (
      select * from source_rejects where source_rejects.source = given.source
        and (owner_id is null or owner_id = ${person}::uuid) order by id desc limit ${newest}
    ) as newest_rejects order by newest_rejects.id desc`.execute(db)
  return statuses.map((status) => ({
    ...status,
    rejects: rows
      .filter((row) => row.source === status.source)
      .map(({ item, reason, at }) => ({ item, reason, at })),
  }))
}
