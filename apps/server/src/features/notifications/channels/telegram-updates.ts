/**
 * Listens to what is written to our bot: `/start CODE` links a chat to the person who was given the code,
 * `/stop` unlinks it. One process listens; if two should, each update is still dealt with once, because that is
 * decided by the row that counts them. Messages about jobs are in telegram.ts.
 */
import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { ActivityKind } from '@gigbell/contract'
import { type Clock, MINUTE, SECOND } from '../../../platform/clock.ts'
import type { Db, Tx } from '../../../platform/db/database.ts'
import type { UserId } from '../../../platform/ids.ts'
import type { Log } from '../../../platform/log.ts'
import { withActivity } from '../../accounts/index.ts'
import { type Bot, TelegramError, type TelegramUpdate } from './telegram-bot.ts'
import {
  acquireReaderLease,
  claimUpdate,
  linkChat,
  redeemCode,
  releaseReaderLease,
  unlinkChat,
} from './telegram-queries.ts'
import { setTelegram } from './telegram-setting.ts'
import { oneLine } from './texts.ts'

/** What reading the bot's chats needs. */
export interface TelegramUpdatePorts {
  db: Db
  clock: Clock
  log: Log
  bot: Bot
  appUrl: string
}

/** Longer than a call that listens takes: whoever is killed is followed within 30 s. */
const LEASE_SECONDS = 20
const RETRY_DELAY = 3 * SECOND
const MAX_RETRY_DELAY = MINUTE

/** Listens until stopped, or waits until whoever does stops. */
export function readTelegramUpdates(ports: TelegramUpdatePorts): { stop(): Promise<void> } {
  const stopping = new AbortController()
  const { signal } = stopping
  const me = randomUUID()
  const pause = (milliseconds: number) => wait(milliseconds, undefined, { signal }).catch(() => {})
  const listening = (async () => {
    let faults = 0
    while (!signal.aborted) {
      try {
        if (!(await readOnce(ports, me, signal))) await pause(RETRY_DELAY)
        faults = 0
      } catch (error) {
        if (signal.aborted) break
        ports.log.warn({ err: error }, 'could not listen to Telegram')
        faults = error instanceof TelegramError ? faults + 1 : 1
        const told = error instanceof TelegramError ? (error.retryAfter ?? 0) * SECOND : 0
        await pause(Math.max(told, Math.min(RETRY_DELAY * 2 ** (faults - 1), MAX_RETRY_DELAY)))
      }
    }
    await releaseReaderLease(ports.db, ports.bot.id, me).catch(() => {})
  })()
  return {
    async stop() {
      stopping.abort()
      await listening
    },
  }
}

/** Deals with what has been written; false while somebody else listens. */
async function readOnce(ports: TelegramUpdatePorts, me: string, signal: AbortSignal): Promise<boolean> {
  const { db, bot } = ports
  const next = await acquireReaderLease(db, bot.id, me, LEASE_SECONDS)
  if (next === null) return false
  for (const heard of await bot.readUpdates(next, signal)) await handleUpdate(ports, heard, signal)
  return true
}

async function handleUpdate(
  ports: TelegramUpdatePorts,
  { update, message: said }: TelegramUpdate,
  signal: AbortSignal,
): Promise<void> {
  const reply = await withActivity(ports, async (tx, note) => {
    if (!(await claimUpdate(tx, ports.bot.id, update)) || !said) return null
    return createReply(ports, tx, (person, what) => note(person, what, AT_TELEGRAM), said)
  })
  if (reply === null || !said) return
  try {
    await ports.bot.send(said.chat, { html: reply }, signal)
  } catch (error) {
    // What was asked for is done; that it can't be said is no reason to do it again.
    if (!(error instanceof TelegramError)) throw error
    ports.log.debug({ err: error }, 'a reply at Telegram was not taken')
  }
}

const START = /^\/start(?:@\w+)?(?:\s+(\S+))?\s*$/
const STOP = /^\/stop(?:@\w+)?\s*$/
/** A code by itself, as somebody pastes it. */
const CODE = /^[\w-]{20,64}$/

/** Where it comes from when a chat is linked or unlinked there: Telegram doesn't tell anybody's address. */
const AT_TELEGRAM = { address: '', device: 'Telegram' }

async function createReply(
  { clock, appUrl }: TelegramUpdatePorts,
  tx: Tx,
  note: (person: UserId, what: ActivityKind) => Promise<void>,
  { chat, isPrivate, name, text }: NonNullable<TelegramUpdate['message']>,
): Promise<string> {
  const settings = `${appUrl}/dashboard/settings?tab=notifications`
  if (!isPrivate) return 'Please write to me in a chat of our own.'
  if (STOP.test(text)) {
    const person = await unlinkChat(tx, chat)
    if (!person) return 'This chat is not linked to Gigbell.'
    await setTelegram(tx, person, false)
    await note(person, 'connection_removed')
    return 'Done. Nothing rings in this chat any more.'
  }
  const code = START.exec(text)?.[1] ?? (CODE.test(text.trim()) ? text.trim() : undefined)
  if (code === undefined)
    return `When a job fits your alerts on Gigbell, I tell you here. To link this chat, get a code at ${settings}. /stop unlinks it.`
  const now = clock.now()
  const person = await redeemCode(tx, code, now)
  if (!person) return `This code is used up or too old. Get a new one at ${settings}.`
  const before = await linkChat(tx, person, { id: chat, label: oneLine(name, 64) || 'Telegram' }, now)
  await setTelegram(tx, person, true)
  await note(person, 'connection_added')
  if (!before) return 'This chat is linked. Jobs that fit your alerts ring here from now on. /stop ends it.'
  await setTelegram(tx, before, false)
  await note(before, 'connection_removed')
  return 'This chat was linked to another Gigbell account. It is now linked to the account that gave you this code, and rings for that one alone. /stop ends it.'
}
