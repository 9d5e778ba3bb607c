/**
 * Reads what people write to our bot: `/start CODE` links a chat to the person who received the code, `/stop` unlinks
 * it. One process reads at a time. If two processes read, each update is still handled once, because the row that
 * counts updates decides. Messages about jobs are in telegram.ts.
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

/** What reading the updates needs. */
export interface TelegramUpdatePorts {
  db: Db
  clock: Clock
  log: Log
  bot: Bot
  appUrl: string
}

/** Longer than a call for updates takes; another process continues within 30 s after a kill. */
const LEASE_SECONDS = 20
const RETRY_DELAY = 3 * SECOND
const MAX_RETRY_DELAY = MINUTE

/** Reads updates until stopped, or waits while another process does. */
export function readTelegramUpdates(ports: TelegramUpdatePorts): { stop(): Promise<void> } {
  const stopping = new AbortController()
  const { signal } = stopping
  const me = randomUUID()
  const pause = (milliseconds: number) => wait(milliseconds, undefined, { signal }).catch(() => {})
  const listening = (async () => {
    let failures = 0
    while (!signal.aborted) {
      try {
        if (!(await readOnce(ports, me, signal))) await pause(RETRY_DELAY)
        failures = 0
      } catch (error) {
        if (signal.aborted) break
        ports.log.warn({ err: error }, 'could not read updates from Telegram')
        failures = error instanceof TelegramError ? failures + 1 : 1
        const requested = error instanceof TelegramError ? (error.retryAfter ?? 0) * SECOND : 0
        await pause(Math.max(requested, Math.min(RETRY_DELAY * 2 ** (failures - 1), MAX_RETRY_DELAY)))
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

/** Handles new updates; returns false while another process holds the lease. */
async function readOnce(ports: TelegramUpdatePorts, me: string, signal: AbortSignal): Promise<boolean> {
  const { db, bot } = ports
  const next = await acquireReaderLease(db, bot.id, me, LEASE_SECONDS)
  if (next === null) return false
  for (const update of await bot.readUpdates(next, signal)) await handleUpdate(ports, update, signal)
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
    // The request is done; a reply that cannot be sent is no reason to repeat it.
    if (!(error instanceof TelegramError)) throw error
    ports.log.debug({ err: error }, 'a reply at Telegram was not taken')
  }
}

const START = /^\/start(?:@\w+)?(?:\s+(\S+))?\s*$/
const STOP = /^\/stop(?:@\w+)?\s*$/
/** A pasted code without a command. */
const CODE = /^[\w-]{20,64}$/

/** The origin in the activity log of chats linked or unlinked at Telegram, which reveals no address. */
const AT_TELEGRAM = { address: '', device: 'Telegram' }

async function createReply(
  { clock, appUrl }: TelegramUpdatePorts,
  tx: Tx,
  note: (person: UserId, what: ActivityKind) => Promise<void>,
  { chat, isPrivate, name, text }: NonNullable<TelegramUpdate['message']>,
): Promise<string> {
  const settings = `${appUrl}/dashboard/settings?tab=notifications`
  if (!isPrivate) return 'Please write to me in a private chat.'
  if (STOP.test(text)) {
    const person = await unlinkChat(tx, chat)
    if (!person) return 'This chat is not linked to Gigbell.'
    await setTelegram(tx, person, false)
    await note(person, 'connection_removed')
    return 'Done. This chat receives no more job alerts.'
  }
  const code = START.exec(text)?.[1] ?? (CODE.test(text.trim()) ? text.trim() : undefined)
  if (code === undefined)
    return `I send you the jobs that match your alerts on Gigbell. To link this chat, get a code at ${settings}. /stop unlinks it.`
  const now = clock.now()
  const person = await redeemCode(tx, code, now)
  if (!person) return `This code has been used or has expired. Get a new one at ${settings}.`
  const before = await linkChat(tx, person, { id: chat, label: oneLine(name, 64) || 'Telegram' }, now)
  await setTelegram(tx, person, true)
  await note(person, 'connection_added')
  if (!before)
    return 'This chat is linked. From now on it receives the jobs that match your alerts. /stop unlinks it.'
  await setTelegram(tx, before, false)
  await note(before, 'connection_removed')
  return 'This chat was linked to another Gigbell account. It is now linked to the account that gave you this code, and receives only its job alerts. /stop unlinks it.'
}
