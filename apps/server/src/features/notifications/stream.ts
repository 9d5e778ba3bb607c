/**
 * The inbox as it fills: every open stream of this process. One connection hears the signals of all
 * processes; a signal leads to one query for all who read here, so that thousands of streams cost little
 * while nothing rings. A reader goes by positions, whose order is the order in which entries come to be seen
 * (ringing.ts): what they have is everything up to theirs, nothing of it twice.
 */
import { setImmediate as breath } from 'node:timers/promises'
import { type Clock, SECOND } from '../../platform/clock.ts'
import type { Events } from '../../platform/http/events.ts'
import { eventText, HEARTBEAT } from '../../platform/http/events.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { Person } from '../../platform/http/serve.ts'
import type { Log } from '../../platform/log.ts'
import { type Listener, listen } from '../../platform/signals.ts'
import { endsOfSessions, SESSIONS_ENDED } from '../accounts/index.ts'
import { viewOf } from '../jobs/index.ts'
import { JOBS_ARRIVED, type JobsArrived } from '../sources/index.ts'
import { type EntryPorts, entriesBetween, lastPosition, positionOf, shownEntries } from './entries.ts'
import { INBOX_FILLED } from './ringing.ts'
import { whenever } from './whenever.ts'

/** What the stream needs beside the entries. */
export interface StreamPorts extends EntryPorts {
  clock: Clock
  log: Log
  /** Where the signals are heard. */
  databaseUrl: string
}

/** All open streams of this process. */
export interface Streams {
  /**
   * Opens one; it ends with its session. `after` is the last entry that was had (Last-Event-ID).
   * @throws Refusal session_required for a session that has ended meanwhile
   */
  open(person: Person, events: Events, after: string | undefined, closed: AbortSignal): Promise<void>
  /** Ends them all. */
  close(): Promise<void>
}

/** Seconds between two beats; every second those of one slot get theirs, so that thousands don't at once. */
const SLOTS = 15
/** How many are written to before others get their turn: some 5 ms. */
const AT_ONCE = 250
/** How many entries are read at once: some 6 MB as they are shown. */
const CHUNK = 2_000
const MISSED_CHUNK = 100
/** Who lets this much wait, in bytes, doesn't read; and neither does who has taken nothing between two beats. */
const MOST_WAITING = 1_000_000

const sessionEnded = () => new Refusal('session_required', 'Please log in.')

interface Reader {
  person: Person
  events: Events
  /** Everything up to here has been sent. */
  position: number
  /** What rang while what was missed is still being sent; undefined once they read along. */
  early: { position: number; written: string }[] | undefined
  sessionEnds: number
  lagging: boolean
  slot: number
}

/** Makes the streams of a process; its ear is opened with the first. */
export function openStreams(ports: StreamPorts): Streams {
  const { db, clock, log } = ports
  const readers = new Set<Reader>()
  let ear: Promise<Listener> | undefined
  let seen = 0
  /** How many jobs have arrived and aren't told of yet, by whose they are; null are everybody's. */
  const arrived = new Map<string | null, number>()
  let closing = false

  const rounds = whenever(sendNew, (error) => log.warn({ err: error }, 'new entries could not be sent on'))
  const sessionChecks = whenever(endStale, (error) =>
    log.warn({ err: error }, 'sessions could not be checked'),
  )

  let opened = 0
  let second = 0
  const timer = setInterval(() => {
    beat(second++ % SLOTS)
    void tellArrived()
    const now = clock.now().getTime()
    for (const reader of readers) if (reader.sessionEnds <= now) return sessionChecks.ask()
  }, SECOND)
  timer.unref()

  return {
    async open(person, events, after, closed) {
      await hear()
      const reader: Reader = {
        person,
        events,
        position: 0,
        early: [],
        sessionEnds: Number.POSITIVE_INFINITY,
        lagging: false,
        slot: opened++ % SLOTS,
      }
      readers.add(reader)
      closed.addEventListener('abort', () => readers.delete(reader))
      try {
        await begin(reader, after)
      } catch (error) {
        readers.delete(reader)
        if (!events.begun) throw error
        log.warn({ err: error }, 'what a reader missed could not be sent')
        events.cut()
      }
    },
    async close() {
      closing = true
      clearInterval(timer)
      for (const reader of readers) leave(reader)
      await Promise.all([rounds.stop(), sessionChecks.stop()])
      await (await ear?.catch(() => undefined))?.stop()
    },
  }

  async function hear(): Promise<void> {
    ear ??= listen(ports.databaseUrl, {
      [INBOX_FILLED]: rounds.ask,
      [SESSIONS_ENDED]: sessionChecks.ask,
      [JOBS_ARRIVED]: (payload) => {
        if (payload === '') return
        const { added, owner } = JSON.parse(payload) as JobsArrived
        arrived.set(owner, (arrived.get(owner) ?? 0) + added)
      },
    }).then(async (listener) => {
      seen = await lastPosition(db)
      return listener
    })
    try {
      await ear
    } catch (error) {
      ear = undefined
      throw error
    }
  }

  /** Sends what was missed, and then lets the reader read along. */
  async function begin(reader: Reader, after: string | undefined): Promise<void> {
    const { person, events } = reader
    // A round under way was asked without them; the next ones keep for them what comes.
    await rounds.idle()
    const ends = (await endsOfSessions(db, [person.sessionId])).get(person.sessionId)
    if (!ends) throw sessionEnded()
    reader.sessionEnds = ends.getTime()
    const upTo = await lastPosition(db)
    reader.position = (after && (await positionOf(db, person.id, after))) || upTo
    if (!readers.has(reader) || closing) throw sessionEnded()
    write(reader, HEARTBEAT)
    while (reader.position < upTo && readers.has(reader)) {
      const missed = await entriesBetween(db, [person.id], { after: reader.position, upTo }, MISSED_CHUNK)
      for (const { position, written } of await writtenEntries(missed)) {
        send(reader, position, written)
        await events.taken()
      }
      if (missed.length < MISSED_CHUNK) reader.position = upTo
    }
    const { early = [] } = reader
    reader.early = undefined
    for (const { position, written } of early) send(reader, position, written)
    // From here on each arrival is sent as an event of its own, so what the position doesn't count will be.
    const { position } = await viewOf(db, person.id)
    if (readers.has(reader)) write(reader, eventText('position', { jobs: position }))
  }

  /** Sends what has come since the last round to whoever reads along; others get it after what they missed. */
  async function sendNew(): Promise<void> {
    const upTo = await lastPosition(db)
    while (seen < upTo && readers.size > 0) {
      const readersOf = Map.groupBy(readers, (reader) => reader.person.id)
      const entries = await entriesBetween(db, [...readersOf.keys()], { after: seen, upTo }, CHUNK)
      for (const { person, position, written } of await writtenEntries(entries))
        for (const reader of readersOf.get(person) ?? []) {
          if (reader.early) reader.early.push({ position, written })
          else send(reader, position, written)
        }
      seen = entries.length < CHUNK ? upTo : entries.at(-1)!.position
    }
    seen = upTo
  }

  async function writtenEntries(entries: Parameters<typeof shownEntries>[1]) {
    const shown = await shownEntries(ports, entries)
    return entries.map(({ user_id, position }, index) => ({
      person: user_id as Person['id'],
      position,
      written: eventText('notification', shown[index]!, shown[index]!.id),
    }))
  }

  function send(reader: Reader, position: number, written: string): void {
    if (position <= reader.position || !readers.has(reader)) return
    reader.position = position
    write(reader, written)
  }

  function write(reader: Reader, written: string): void {
    reader.events.write(written)
    if (reader.events.waiting > MOST_WAITING) cut(reader)
  }

  function beat(slot: number): void {
    for (const reader of readers) {
      if (reader.slot !== slot || !reader.events.begun) continue
      const lagged = reader.lagging
      reader.lagging = reader.events.waiting > 0
      if (lagged && reader.lagging) cut(reader)
      else write(reader, HEARTBEAT)
    }
  }

  /** Jobs that come in a stream are told of once a second. */
  async function tellArrived(): Promise<void> {
    if (arrived.size === 0) return
    const forAll = arrived.get(null) ?? 0
    const owned = new Map(arrived)
    arrived.clear()
    const writtenForAll = eventText('jobs', { added: forAll })
    const all = forAll > 0 ? [...readers] : [...readers].filter(({ person }) => owned.has(person.id))
    for (let from = 0; from < all.length; from += AT_ONCE) {
      for (const reader of all.slice(from, from + AT_ONCE)) {
        if (reader.early || !readers.has(reader)) continue
        const own = owned.get(reader.person.id)
        write(reader, own ? eventText('jobs', { added: forAll + own }) : writtenForAll)
      }
      await breath()
    }
  }

  async function endStale(): Promise<void> {
    const asked = [...readers]
    if (asked.length === 0) return
    const ends = await endsOfSessions(db, [...new Set(asked.map(({ person }) => person.sessionId))])
    for (const reader of asked) {
      reader.sessionEnds = ends.get(reader.person.sessionId)?.getTime() ?? 0
      if (reader.sessionEnds <= clock.now().getTime()) leave(reader)
    }
  }

  function leave(reader: Reader): void {
    readers.delete(reader)
    if (reader.events.begun) reader.events.end()
  }

  function cut(reader: Reader): void {
    readers.delete(reader)
    reader.events.cut()
  }
}
