/**
 * Polls one source once: reads its new posts, ingests them, and records the result. A failure of the source is
 * recorded and logged, not thrown, so it does not affect other sources. The queue decides when polls run, and that
 * only one process polls a source at a time.
 */
import type { Clock } from '../../platform/clock.ts'
import { HOUR, MINUTE, SECOND } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/database.ts'
import type { Fetcher } from '../../platform/fetching.ts'
import type { UserId } from '../../platform/ids.ts'
import type { Log } from '../../platform/log.ts'
import { cleanLine } from './clean-text.ts'
import { type ArrivalListener, BATCH_SIZE, ingest } from './ingest.ts'
import { findPollRecord, MAX_STORED_REJECTS, recordPoll } from './poll-records.ts'
import type { Post } from './post.ts'
import type { Access, Source } from './source.ts'
import { createSourceClient } from './source-client.ts'

/** What polling needs from outside. */
export interface PollPorts {
  db: Db
  clock: Clock
  log: Log
  appUrl: string
  /** POLL_SECONDS: one interval for all sources. */
  pollSeconds?: number
  /** Calls the servers of sources. Sources that read files need none. */
  fetcher?: Fetcher
  /** <SOURCE>_BASE_URL, by source. */
  bases?: Readonly<Record<string, string>>
  /** Access tokens from the settings, by source. */
  tokens?: Readonly<Record<string, string>>
  /** Returns a random number from 0 to 1; tests replace it. */
  random?: () => number
}

/** The person that a personal source is polled for, and their access to it. */
export interface PersonalAccess {
  owner: UserId
  access: Access
}

/** How many rejected items of a poll are logged. The record keeps more of them. */
const MAX_LOGGED_REJECTS = 100

/** A poll is stopped after this time. Posts that it yielded before are kept. */
const POLL_TIMEOUT = 10 * MINUTE

/**
 * Polls a source once and returns when to poll it again. Failures of the source are recorded; failures of the
 * database are thrown, so that the queue retries.
 */
export async function poll(
  ports: PollPorts,
  source: Source,
  onArrived?: ArrivalListener,
  stopped?: AbortSignal,
  reader?: PersonalAccess,
): Promise<{ again: Date }> {
  const { db, clock, log } = ports
  const polledAt = clock.now()
  const owner = reader?.owner ?? null
  const { memory, failures, rest_until: pausedUntil } = await findPollRecord(db, source.name, owner)
  if (pausedUntil && pausedUntil > polledAt) return { again: pausedUntil }
  let savedState: Record<string, unknown> = memory
  let restUntil: Date | null = null
  let interval = source.interval
  let fault: string | null = null
  const counts = { read: 0, added: 0, updated: 0, unchanged: 0, skipped: 0 }
  const rejects: { item: string; fault: string }[] = []
  const timeout = AbortSignal.timeout(POLL_TIMEOUT)
  const signal = stopped ? AbortSignal.any([stopped, timeout]) : timeout

  const pauseUntil = (time: Date) => {
    restUntil = time
  }
  const iterator = source
    .newPosts({
      state: memory,
      saveState: (state) => {
        savedState = state
      },
      pauseUntil,
      overrideInterval: (milliseconds) => {
        interval = milliseconds
      },
      client: createSourceClient({
        fetcher: ports.fetcher,
        baseUrl: ports.bases?.[source.name] ?? source.baseUrl ?? '',
        now: polledAt,
        pauseUntil,
        signal,
        requestDelay: source.requestDelay,
      }),
      token: ports.tokens?.[source.name],
      ...(reader ? { access: reader.access } : {}),
      now: polledAt,
      appUrl: ports.appUrl,
      signal,
    })
    [Symbol.asyncIterator]()
  let pending: Post[] = []
  try {
    for (;;) {
      const item = await readNext(iterator)
      if (item === DONE) break
      if (item instanceof SourceFailure) {
        fault = timeout.aborted ? 'The source took longer than 10 minutes.' : cleanLine(item.message, 500)
        if (!stopped?.aborted) log.warn({ source: source.name, err: item.cause }, 'source failed')
        break
      }
      counts.read++
      if ('fault' in item) reject(item)
      else pending.push(item.post)
      if (pending.length >= BATCH_SIZE) await ingestPending()
    }
    await ingestPending()
  } finally {
    // When the database failed in the middle of a poll, the source closes its files and connections.
    await iterator.return?.().catch(() => {})
  }
  // A stop of this server is not a failure of the source, so nothing is recorded and the poll is repeated.
  if (stopped?.aborted) return { again: polledAt }
  const failed = fault === null ? 0 : failures + 1
  const wait = delayUntilNextPoll(source, interval, failed, ports)
  const again = latest(new Date(polledAt.getTime() + wait), restUntil)
  await recordPoll(db, {
    source: source.name,
    owner,
    polledAt,
    fault,
    failures: failed,
    nextAt: again,
    restUntil,
    memory: savedState,
    counts: counts.read > 0 ? counts : null,
    rejects,
  })
  if (counts.read > 0) log.info({ source: source.name, ...counts }, 'source polled')
  return { again }

  async function ingestPending(): Promise<void> {
    const posts = pending
    pending = []
    const result = await ingest(ports, source.name, posts, onArrived, owner)
    counts.added += result.added.length
    counts.updated += result.updated
    counts.unchanged += result.unchanged
    for (const refused of result.refused) reject(refused)
  }

  function reject(item: { item: string; fault: string }): void {
    counts.skipped++
    if (counts.skipped <= MAX_LOGGED_REJECTS)
      log.warn(
        { source: source.name, item: cleanLine(item.item, 200), fault: cleanLine(item.fault, 500) },
        'post rejected',
      )
    rejects.push({ item: cleanLine(item.item, 200), fault: cleanLine(item.fault, 500) })
    if (rejects.length > 2 * MAX_STORED_REJECTS) rejects.splice(0, MAX_STORED_REJECTS)
  }
}

/**
 * Returns when to poll a source after a start of the server. New settings can have fixed a failure, so a source that
 * failed is polled at once, and a shorter interval holds from now on. A pause that its server demanded still holds.
 */
export async function firstPollTime(
  ports: PollPorts,
  source: Source,
  owner: UserId | null = null,
): Promise<Date> {
  const now = ports.clock.now()
  const past = await findPollRecord(ports.db, source.name, owner)
  if (!past.polled_at || !past.next_at || past.failures > 0) return latest(now, past.rest_until)
  if (ports.pollSeconds === undefined) return past.next_at
  const soonest = past.polled_at.getTime() + delayUntilNextPoll(source, source.interval, 0, ports)
  return latest(new Date(Math.min(soonest, past.next_at.getTime())), past.rest_until)
}

const latest = (time: Date, other: Date | null) => (other && other > time ? other : time)

const DONE = Symbol('done')

/** A failure of the source itself, in contrast to a failure of the database. */
class SourceFailure extends Error {}

async function readNext<T>(iterator: AsyncIterator<T>): Promise<T | typeof DONE | SourceFailure> {
  try {
    const { done, value } = await iterator.next()
    return done ? DONE : value
  } catch (error) {
    return new SourceFailure(error instanceof Error ? error.message : String(error), { cause: error })
  }
}

/** The interval doubles with each consecutive failure up to this, or up to the source's own interval if longer. */
const MAX_BACKOFF = HOUR
/** The maximum when POLL_SECONDS is set: the operator's interval should mostly hold, also after failures. */
const MAX_BACKOFF_OF_FIXED_INTERVAL = 3 * SECOND

/** The time until the next poll: exponential backoff after failures, with up to 20 % jitter. */
function delayUntilNextPoll(source: Source, own: number, failures: number, ports: PollPorts): number {
  const { pollSeconds, random = Math.random } = ports
  const fixed = pollSeconds === undefined ? undefined : pollSeconds * SECOND
  const interval = fixed === undefined ? own : source.isLocal ? Math.min(fixed, own) : fixed
  if (failures === 0 || source.isLocal) return interval
  const maximum = Math.max(interval, fixed === undefined ? MAX_BACKOFF : MAX_BACKOFF_OF_FIXED_INTERVAL)
  return Math.min(interval * 2 ** Math.min(failures - 1, 20), maximum) * (1 + random() / 5)
}
