/**
 * The limit on a person's calls (RATE_LIMIT): 600 a minute over all sessions and web processes. Each process counts in
 * its memory, so that no call waits for the count. After every 20 calls of a person it adds them to the count that all
 * processes share, and reads the total. Two processes may therefore allow 20 calls too many, and the calls that arrive
 * during the addition (docs/decisions/0014). Only calls with a valid session are counted.
 */
import { sql } from 'kysely'
import { createBatchLoader } from '../../platform/batch-loader.ts'
import { type Clock, MINUTE, SECOND } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/database.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { UserId } from '../../platform/ids.ts'
import type { Log } from '../../platform/log.ts'

const MAX_CALLS = 600
const WINDOW = MINUTE
const SHARE_AFTER = 20

/** The calls of a person in the minute that began with the first of them, as far as this process knows. */
interface Count {
  begun: number
  calls: number
  /** How many of them aren't in the shared count yet. */
  pending: number
  sharing: boolean
}

/** What a process adds to the shared count, or reads from it. */
interface SharedCount {
  person: UserId
  begun: number
  calls: number
}

/**
 * Creates the limit of this process. The returned function counts one call of a person.
 * @throws Refusal too_many_requests, from the returned function
 */
export function createCallLimit({
  db,
  clock,
  log,
  rateLimit,
}: {
  db: Db
  clock: Clock
  log: Log
  rateLimit: boolean
}): (person: UserId) => void {
  if (!rateLimit) return () => {}
  const counts = new Map<UserId, Count>()
  const addToTotals = createBatchLoader((shares: readonly SharedCount[]) =>
    addToSharedCounts(db, shares, clock.now()),
  )
  let cleared = 0

  return (person) => {
    const now = clock.now().getTime()
    if (now - cleared >= WINDOW) deleteOldCounts(now)
    const count = countOf(person, now)
    if (count.calls >= MAX_CALLS) throw tooManyCalls(count, now)
    count.calls++
    count.pending++
    if (!count.sharing && count.pending >= SHARE_AFTER) void synchronize(person, count)
  }

  function countOf(person: UserId, now: number): Count {
    const known = counts.get(person)
    if (known && now - known.begun < WINDOW) return known
    const count = known ?? { begun: 0, calls: 0, pending: 0, sharing: false }
    Object.assign(count, { begun: now, calls: 0, unshared: 0 })
    counts.set(person, count)
    return count
  }

  async function synchronize(person: UserId, count: Count): Promise<void> {
    count.sharing = true
    try {
      while (count.pending >= SHARE_AFTER) {
        const { begun, pending: unshared } = count
        count.pending = 0
        const shared = await addToTotals({ person, begun, calls: unshared })
        // The result is of a minute that has ended in the meantime.
        if (count.begun !== begun) continue
        count.begun = shared.begun
        count.calls = shared.calls + count.pending
      }
    } catch (error) {
      // The process continues with its own count. The next attempt comes after the next 20 calls.
      log.warn({ err: error }, 'the shared call counts could not be updated')
    } finally {
      count.sharing = false
    }
  }

  function deleteOldCounts(now: number): void {
    for (const [person, { begun, sharing }] of counts)
      if (!sharing && now - begun >= WINDOW) counts.delete(person)
    cleared = now
  }
}

/** Adds to the shared counts in one statement, and returns the totals. */
async function addToSharedCounts(db: Db, shares: readonly SharedCount[], now: Date): Promise<SharedCount[]> {
  const since = new Date(now.getTime() - WINDOW)
  const persons = shares.map(({ person }) => person)
  const begun = shares.map((share) => new Date(share.begun))
  const calls = shares.map((share) => share.calls)
  // All processes use the same order, so that they can't deadlock.
  const { rows } = await sql<{ user_id: string; begun_at: Date; calls: number }>`
    insert into call_counts as shared (user_id, begun_at, calls)
    select * from unnest(${persons}::uuid[], ${begun}::timestamptz[], ${calls}::int[]) as added order by 1
    on conflict (user_id) do update set
      begun_at = case when shared.begun_at > ${since} then least(shared.begun_at, excluded.begun_at) else excluded.begun_at end,
      calls = case when shared.begun_at > ${since} then shared.calls else 0 end + excluded.calls
    returning user_id, begun_at, calls`.execute(db)
  const byPerson = new Map(rows.map((row) => [row.user_id, row]))
  return shares.map(({ person }) => {
    const { begun_at, calls } = byPerson.get(person)!
    return { person, begun: begun_at.getTime(), calls }
  })
}

/** Deletes the counts of past minutes. */
export async function deleteOldCallCounts(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('call_counts')
    .where('begun_at', '<=', new Date(now.getTime() - WINDOW))
    .execute()
}

function tooManyCalls({ begun }: Count, now: number): Refusal {
  return new Refusal('too_many_requests', 'Too many requests. Please wait a moment.', {
    retryAfter: Math.max(1, Math.ceil((begun + WINDOW - now) / SECOND)),
  })
}
