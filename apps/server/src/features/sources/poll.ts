/**
 * One poll of one source: asks it for what is new, has that taken in, writes down how it went. A source
 * that fails is a fault on its record and in the log, never an exception: the others don't notice. When
 * polls run, and that two processes don't poll the same source at once, is the queue's business.
 */
import type { Clock } from '../../platform/clock.ts'
import { HOUR, MINUTE, SECOND } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/database.ts'
import type { Fetcher } from '../../platform/fetching.ts'
import type { UserId } from '../../platform/ids.ts'
import type { Log } from '../../platform/log.ts'
import { cleanLine } from './clean.ts'
import { type ArrivalListener, BATCH, ingest } from './ingest.ts'
import type { Post } from './post.ts'
import { KEPT_REJECTS, pastOf, recordPoll } from './records.ts'
import type { Access, Source } from './source.ts'
import { webOf } from './web.ts'

/** What polling needs of the world. */
export interface PollPorts {
  db: Db
  clock: Clock
  log: Log
  appUrl: string
  /** POLL_SECONDS: one pause for all sources. */
  pollSeconds?: number
  /** Calls the sources' servers; those that read files do without. */
  fetcher?: Fetcher
  /** <SOURCE>_BASE_URL, by source. */
  bases?: Readonly<Record<string, string>>
  /** What the settings hold for a source to be let in with, by source. */
  tokens?: Readonly<Record<string, string>>
  /** A number from 0 to 1, by chance unless a test decides it. */
  random?: () => number
}

/** For whom a personal source is polled, and what lets it read in their name. */
export interface Reader {
  owner: UserId
  access: Access
}

/** So many posts of a poll that can't be read are named in the log; the list of sources keeps more of them. */
const MOST_NAMED = 100

/** A source that hasn't ended by then is given up for this time; what it brought stays. */
const LONGEST_POLL = 10 * MINUTE

/**
 * Polls a source once; answers when to do so again. The database's own failures are thrown, for the
 * queue to repeat; the source's are recorded.
 */
export async function poll(
  ports: PollPorts,
  source: Source,
  onArrived?: ArrivalListener,
  stopped?: AbortSignal,
  reader?: Reader,
): Promise<{ again: Date }> {
  const { db, clock, log } = ports
  const polledAt = clock.now()
  const owner = reader?.owner ?? null
  const { memory, failures, rest_until: resting } = await pastOf(db, source.name, owner)
  if (resting && resting > polledAt) return { again: resting }
  let next: Record<string, unknown> = memory
  let restUntil: Date | null = null
  let pause = source.every
  let fault: string | null = null
  const counts = { read: 0, added: 0, updated: 0, unchanged: 0, skipped: 0 }
  const rejects: { item: string; fault: string }[] = []
  const timeout = AbortSignal.timeout(LONGEST_POLL)
  const signal = stopped ? AbortSignal.any([stopped, timeout]) : timeout

  const rest = (time: Date) => {
    restUntil = time
  }
  const found = source
    .newPosts({
      memory,
      remember: (memory) => {
        next = memory
      },
      restUntil: rest,
      pauseFor: (milliseconds) => {
        pause = milliseconds
      },
      web: webOf({
        fetcher: ports.fetcher,
        base: ports.bases?.[source.name] ?? source.base ?? '',
        now: polledAt,
        restUntil: rest,
        signal,
        spacing: source.spacing,
      }),
      token: ports.tokens?.[source.name],
      ...(reader ? { access: reader.access } : {}),
      now: polledAt,
      appUrl: ports.appUrl,
      signal,
    })
    [Symbol.asyncIterator]()
  let waiting: Post[] = []
  try {
    for (;;) {
      const item = await nextOf(found)
      if (item === DONE) break
      if (item instanceof Failure) {
        fault = timeout.aborted ? 'The source took longer than 10 minutes.' : cleanLine(item.message, 500)
        if (!stopped?.aborted) log.warn({ source: source.name, err: item.cause }, 'source failed')
        break
      }
      counts.read++
      if ('fault' in item) reject(item)
      else waiting.push(item.post)
      if (waiting.length >= BATCH) await take()
    }
    await take()
  } finally {
    // A source that was left halfway (the database failed) closes its files and connections.
    await found.return?.().catch(() => {})
  }
  // A server that stops in the middle of a poll is not the source's fault: the next poll begins anew.
  if (stopped?.aborted) return { again: polledAt }
  const failed = fault === null ? 0 : failures + 1
  const wait = pauseOf(source, pause, failed, ports)
  const again = latest(new Date(polledAt.getTime() + wait), restUntil)
  await recordPoll(db, {
    source: source.name,
    owner,
    polledAt,
    fault,
    failures: failed,
    nextAt: again,
    restUntil,
    memory: next,
    counts: counts.read > 0 ? counts : null,
    rejects,
  })
  if (counts.read > 0) log.info({ source: source.name, ...counts }, 'source polled')
  return { again }

  async function take(): Promise<void> {
    const posts = waiting
    waiting = []
    const intake = await ingest(ports, source.name, posts, onArrived, owner)
    counts.added += intake.added.length
    counts.updated += intake.updated
    counts.unchanged += intake.unchanged
    for (const refused of intake.refused) reject(refused)
  }

  function reject(item: { item: string; fault: string }): void {
    counts.skipped++
    if (counts.skipped <= MOST_NAMED)
      log.warn(
        { source: source.name, item: cleanLine(item.item, 200), fault: cleanLine(item.fault, 500) },
        'a post was set aside',
      )
    rejects.push({ item: cleanLine(item.item, 200), fault: cleanLine(item.fault, 500) })
    if (rejects.length > 2 * KEPT_REJECTS) rejects.splice(0, KEPT_REJECTS)
  }
}

/**
 * When a source is to be polled after a start. What failed may have been mended by new settings, so it is
 * tried at once; and a shorter pause holds from now on. What a server asked for is kept.
 */
export async function firstPoll(
  ports: PollPorts,
  source: Source,
  owner: UserId | null = null,
): Promise<Date> {
  const now = ports.clock.now()
  const past = await pastOf(ports.db, source.name, owner)
  if (!past.polled_at || !past.next_at || past.failures > 0) return latest(now, past.rest_until)
  if (ports.pollSeconds === undefined) return past.next_at
  const soonest = past.polled_at.getTime() + pauseOf(source, source.every, 0, ports)
  return latest(new Date(Math.min(soonest, past.next_at.getTime())), past.rest_until)
}

const latest = (time: Date, other: Date | null) => (other && other > time ? other : time)

const DONE = Symbol('done')

/** A failure of the source itself, told apart from one of our own database. */
class Failure extends Error {}

async function nextOf<T>(found: AsyncIterator<T>): Promise<T | typeof DONE | Failure> {
  try {
    const { done, value } = await found.next()
    return done ? DONE : value
  } catch (error) {
    return new Failure(error instanceof Error ? error.message : String(error), { cause: error })
  }
}

/** A pause doubles with each failure in a row up to this, or to the source's own where that is longer. */
const LONGEST_BACKOFF = HOUR
/** Who sets a pause wants it kept; with a very short one, what fails is asked a little less. */
const LONGEST_BACKOFF_OF_SHORT = 3 * SECOND

/** How long until the next poll. After a failure longer each time, and by chance a little, lest all come back at once. */
function pauseOf(source: Source, own: number, failures: number, ports: PollPorts): number {
  const { pollSeconds, random = Math.random } = ports
  const set = pollSeconds === undefined ? undefined : pollSeconds * SECOND
  const pause = set === undefined ? own : source.watched ? Math.min(set, own) : set
  if (failures === 0 || source.watched) return pause
  const longest = Math.max(pause, set === undefined ? LONGEST_BACKOFF : LONGEST_BACKOFF_OF_SHORT)
  return Math.min(pause * 2 ** Math.min(failures - 1, 20), longest) * (1 + random() / 5)
}
