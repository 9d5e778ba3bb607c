/**
 * The streams of new notifications that are open in this process. One connection receives the signals of all processes,
 * and a signal causes one query for all readers here, so idle streams cost little. Each reader has a position, whose
 * order is the order in which entries become visible (create-notifications.ts): everything up to it was sent once.
 */
import { setImmediate as yieldToOthers } from 'node:timers/promises'
import { type Clock, SECOND } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/database.ts'
import type { EventStream } from '../../platform/http/events.ts'
import { formatEvent, HEARTBEAT } from '../../platform/http/events.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { Person } from '../../platform/http/serve.ts'
import type { Log } from '../../platform/log.ts'
import { type Listener, listenToSignals } from '../../platform/signals.ts'
import { SESSIONS_ENDED } from '../accounts/index.ts'
import { findListView } from '../jobs/index.ts'
import { JOBS_ARRIVED, type JobsArrived } from '../sources/index.ts'
import { coalesce } from './coalesce.ts'
import { INBOX_CHANGED } from './create-notifications.ts'
import { DRAFT_ATTACHED, type DraftSignal } from './drafts.ts'
import { findEntriesBetween, findLastPosition, findPosition, presentInbox } from './entries.ts'
import { LETTER_CHANGED, type LetterSignal } from './letter-events.ts'
import { ENTRIES_READ, findReadState } from './read-entries.ts'
import { findExpiries } from './session-expiries.ts'

/** What the streams need. */
export interface StreamPorts {
  db: Db
  clock: Clock
  log: Log
  /** The database whose signals are received. */
  databaseUrl: string
}

/** All open streams of this process. */
export interface Streams {
  /**
   * Opens a stream that ends with its session. `after` is the last entry that was received (Last-Event-ID).
   * @throws Refusal session_required for a session that has ended meanwhile
   */
  open(person: Person, events: EventStream, after: string | undefined, closed: AbortSignal): Promise<void>
  /** Ends all streams. */
  close(): Promise<void>
}

/**
 * Seconds between two heartbeats. Each second serves a part of the readers, so that thousands are not written to at
 * once.
 */
const HEARTBEAT_SECONDS = 15
/** How many readers are written to before other work continues: some 5 ms. */
const WRITE_BATCH_SIZE = 250
/** How many entries are read at once: some 3 MB as they are sent. */
const READ_BATCH_SIZE = 2_000
const CATCH_UP_BATCH_SIZE = 100
/** In bytes; a reader with more unsent data, or whose data did not move between two heartbeats, is disconnected. */
const MAX_BUFFERED_BYTES = 1_000_000

const sessionEnded = () => new Refusal('session_required', 'Please log in.')

interface Reader {
  person: Person
  events: EventStream
  /** Everything up to here has been sent. */
  position: number
  /** New entries that wait while missed ones are sent; undefined once the reader has caught up. */
  heldBack: { position: number; text: string }[] | undefined
  sessionEnds: number
  isLagging: boolean
  heartbeatSecond: number
}

/** Opens the streams of a process; it listens to signals from the first stream on. */
export function openStreams(ports: StreamPorts): Streams {
  const { db, clock, log } = ports
  const readers = new Set<Reader>()
  let signals: Promise<Listener> | undefined
  let sentUpTo = 0
  /** How many arrived jobs are not announced yet, by their owner; null counts the jobs of everybody. */
  const arrivedJobs = new Map<string | null, number>()
  let isClosing = false

  const newEntries = coalesce(sendNew, (error) => log.warn({ err: error }, 'new entries could not be sent'))
  const sessionChecks = coalesce(endExpiredSessions, (error) =>
    log.warn({ err: error }, 'sessions could not be checked'),
  )

  let opened = 0
  let second = 0
  const timer = setInterval(() => {
    sendHeartbeats(second++ % HEARTBEAT_SECONDS)
    void sendArrivedJobs()
    const now = clock.now().getTime()
    for (const reader of readers) if (reader.sessionEnds <= now) return sessionChecks.request()
  }, SECOND)
  timer.unref()

  return {
    async open(person, events, after, closed) {
      await openSignals()
      const reader: Reader = {
        person,
        events,
        position: 0,
        heldBack: [],
        sessionEnds: Number.POSITIVE_INFINITY,
        isLagging: false,
        heartbeatSecond: opened++ % HEARTBEAT_SECONDS,
      }
      readers.add(reader)
      closed.addEventListener('abort', () => readers.delete(reader))
      try {
        await startReader(reader, after)
      } catch (error) {
        readers.delete(reader)
        if (!events.started) throw error
        log.warn({ err: error }, 'missed entries could not be sent')
        events.destroy()
      }
    },
    async close() {
      isClosing = true
      clearInterval(timer)
      for (const reader of readers) endReader(reader)
      await Promise.all([newEntries.stop(), sessionChecks.stop()])
      await (await signals?.catch(() => undefined))?.stop()
    },
  }

  async function openSignals(): Promise<void> {
    signals ??= listenToSignals(ports.databaseUrl, {
      [INBOX_CHANGED]: newEntries.request,
      [SESSIONS_ENDED]: sessionChecks.request,
      [LETTER_CHANGED]: sendLetterEvent,
      [DRAFT_ATTACHED]: sendDraftEvent,
      [ENTRIES_READ]: (person) =>
        void sendReadEvent(person).catch((error) =>
          log.warn({ err: error }, 'read entries could not be announced'),
        ),
      [JOBS_ARRIVED]: (payload) => {
        if (payload === '') return
        const { added, owner } = JSON.parse(payload) as JobsArrived
        arrivedJobs.set(owner, (arrivedJobs.get(owner) ?? 0) + added)
      },
    }).then(async (listener) => {
      sentUpTo = await findLastPosition(db)
      return listener
    })
    try {
      await signals
    } catch (error) {
      signals = undefined
      throw error
    }
  }

  /** Sends missed entries, then lets the reader receive new ones. */
  async function startReader(reader: Reader, after: string | undefined): Promise<void> {
    const { person, events } = reader
    // A query that is running does not include this reader; the next ones hold new entries back for it.
    await newEntries.idle()
    const ends = (await findExpiries(db, [person])).get(person.sessionId)
    if (!ends) throw sessionEnded()
    reader.sessionEnds = ends.getTime()
    const upTo = await findLastPosition(db)
    reader.position = (after && (await findPosition(db, person.id, after))) || upTo
    if (!readers.has(reader) || isClosing) throw sessionEnded()
    write(reader, HEARTBEAT)
    while (reader.position < upTo && readers.has(reader)) {
      const missed = await findEntriesBetween(
        db,
        [person.id],
        { after: reader.position, upTo },
        CATCH_UP_BATCH_SIZE,
      )
      for (const { position, text } of await formatEntries(missed)) {
        send(reader, position, text)
        await events.drained()
      }
      if (missed.length < CATCH_UP_BATCH_SIZE) reader.position = upTo
    }
    const { heldBack = [] } = reader
    reader.heldBack = undefined
    for (const { position, text } of heldBack) send(reader, position, text)
    // From here on every arrival is sent as its own event, so jobs that this position does not count are announced.
    const { position } = await findListView(db, person.id)
    if (readers.has(reader)) write(reader, formatEvent('position', { jobs: position }))
    const read = await findReadState(ports, person.id)
    if (read.tags.length > 0 && readers.has(reader)) write(reader, formatEvent('read', read))
  }

  /** Sends new entries to readers that have caught up; the others receive them after the missed ones. */
  async function sendNew(): Promise<void> {
    const upTo = await findLastPosition(db)
    while (sentUpTo < upTo && readers.size > 0) {
      const byPerson = Map.groupBy(readers, (reader) => reader.person.id)
      const entries = await findEntriesBetween(
        db,
        [...byPerson.keys()],
        { after: sentUpTo, upTo },
        READ_BATCH_SIZE,
      )
      for (const { person, position, text } of await formatEntries(entries))
        for (const reader of byPerson.get(person) ?? []) {
          if (reader.heldBack) reader.heldBack.push({ position, text })
          else send(reader, position, text)
        }
      sentUpTo = entries.length < READ_BATCH_SIZE ? upTo : entries.at(-1)!.position
    }
    sentUpTo = upTo
  }

  async function formatEntries(entries: Parameters<typeof presentInbox>[1]) {
    const shown = await presentInbox({ db, clock }, entries)
    return entries.map(({ user_id, position }, index) => ({
      person: user_id as Person['id'],
      position,
      text: formatEvent('notification', shown[index]!, shown[index]!.id),
    }))
  }

  function send(reader: Reader, position: number, text: string): void {
    if (position <= reader.position || !readers.has(reader)) return
    reader.position = position
    write(reader, text)
  }

  function write(reader: Reader, text: string): void {
    reader.events.write(text)
    if (reader.events.unsentBytes > MAX_BUFFERED_BYTES) disconnect(reader)
  }

  function sendHeartbeats(forSecond: number): void {
    for (const reader of readers) {
      if (reader.heartbeatSecond !== forSecond || !reader.events.started) continue
      const lagged = reader.isLagging
      reader.isLagging = reader.events.unsentBytes > 0
      if (lagged && reader.isLagging) disconnect(reader)
      else write(reader, HEARTBEAT)
    }
  }

  /** Sends a changed letter as a hint: a change to a version that is not the newest is refused. */
  function sendLetterEvent(payload: string): void {
    if (payload === '') return
    const { person, event } = JSON.parse(payload) as LetterSignal
    for (const reader of readersOf(person)) write(reader, formatEvent('letter', event))
  }

  /** Sends the draft of an entry as a hint: one that was missed is in the inbox when that is read again. */
  function sendDraftEvent(payload: string): void {
    if (payload === '') return
    const { person, event } = JSON.parse(payload) as DraftSignal
    for (const reader of readersOf(person)) write(reader, formatEvent('draft', event))
  }

  /** Announces that entries were read, as a hint: the next event contains the same. */
  async function sendReadEvent(person: string): Promise<void> {
    const [first] = readersOf(person)
    if (!first) return
    const text = formatEvent('read', await findReadState(ports, first.person.id))
    for (const reader of readersOf(person)) write(reader, text)
  }

  function readersOf(person: string): Reader[] {
    return [...readers].filter((reader) => reader.person.id === person && reader.events.started)
  }

  /** Announces arrived jobs once a second. */
  async function sendArrivedJobs(): Promise<void> {
    if (arrivedJobs.size === 0) return
    const forAll = arrivedJobs.get(null) ?? 0
    const owned = new Map(arrivedJobs)
    arrivedJobs.clear()
    const textForAll = formatEvent('jobs', { added: forAll })
    const all = forAll > 0 ? [...readers] : [...readers].filter(({ person }) => owned.has(person.id))
    for (let from = 0; from < all.length; from += WRITE_BATCH_SIZE) {
      for (const reader of all.slice(from, from + WRITE_BATCH_SIZE)) {
        if (reader.heldBack || !readers.has(reader)) continue
        const own = owned.get(reader.person.id)
        write(reader, own ? formatEvent('jobs', { added: forAll + own }) : textForAll)
      }
      await yieldToOthers()
    }
  }

  async function endExpiredSessions(): Promise<void> {
    const checked = [...readers]
    if (checked.length === 0) return
    const ends = await findExpiries(
      db,
      checked.map(({ person }) => person),
    )
    for (const reader of checked) {
      reader.sessionEnds = ends.get(reader.person.sessionId)?.getTime() ?? 0
      if (reader.sessionEnds <= clock.now().getTime()) endReader(reader)
    }
  }

  function endReader(reader: Reader): void {
    readers.delete(reader)
    if (reader.events.started) reader.events.end()
  }

  function disconnect(reader: Reader): void {
    readers.delete(reader)
    reader.events.destroy()
  }
}
