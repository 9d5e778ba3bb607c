/**
 * Delivering: what is due to a person over a channel is claimed, sent and marked, one message after the other;
 * what is instant one by one, a digest as one. Whoever is killed in between leaves a claim that runs out, so
 * nothing is lost; only a message that was on its way at that moment can go out twice. When something is due
 * was decided when it rang (ringing.ts); how it is sent is the channel's business.
 */
import type { OutsideChannel } from '@gigbell/contract'
import { type Clock, DAY, HOUR, MINUTE, SECOND } from '../../platform/clock.ts'
import type { Log } from '../../platform/log.ts'
import { addTask, type Task } from '../../platform/queue.ts'
import { type Channel, SendingFailed, type SendResult } from './channels/channel.ts'
import type { Channels } from './channels/index.ts'
import { DELIVER_TASK } from './create-notifications.ts'
import {
  type Claimed,
  claimNext,
  dropOpen,
  failingSince,
  giveBack,
  holdBack,
  planNext,
  planOverdue,
  putOff,
  type Recipient,
  settle,
} from './delivery-queries.ts'
import { addNotice, type EntryPorts, presentEntries } from './entries.ts'
import { createPayload } from './notification-payload.ts'
import { disableChannel } from './settings-queries.ts'

/** What delivering needs of the world. */
export interface DeliveryPorts extends EntryPorts {
  clock: Clock
  log: Log
  appUrl: string
  channels: Channels
}

/** A channel that hasn't answered by then has failed. Shorter than the claim lasts (deliveries.ts). */
const PATIENCE = 18 * SECOND
/** What is on its way when we are to stop has so long to arrive: whoever stops us may kill us after 10 s (Docker). */
const LAST_CALL = 6 * SECOND
/** The pauses after failures, the last for all further ones. A webhook is paused after five failures in a row: spread over a day. */
const PAUSES = [10 * SECOND, MINUTE, 5 * MINUTE, 15 * MINUTE, HOUR, 2 * HOUR]
const WEBHOOK_PAUSES = [30 * SECOND, 10 * MINUTE, 2 * HOUR, 20 * HOUR]
/** What fails for so long is given up. */
const GIVEN_UP_AFTER = DAY
const OVERDUE_AFTER = 5 * MINUTE
const OVERDUE_TASK = 'deliver_overdue'

const names: Record<OutsideChannel, string> = {
  email: 'E-mail',
  webpush: 'Push',
  telegram: 'Telegram',
  webhook: 'The webhook',
}

/** The tasks that deliver, by their names in the queue. */
export function deliveryTasks(ports: DeliveryPorts): Record<string, Task> {
  return {
    [DELIVER_TASK]: (payload, { signal }) => deliver(ports, payload as Recipient, signal),
    [OVERDUE_TASK]: async () => {
      const now = ports.clock.now()
      await planOverdue(ports.db, new Date(now.getTime() - OVERDUE_AFTER), now)
      const runAt = new Date(Date.now() + OVERDUE_AFTER)
      await addTask(ports.db, OVERDUE_TASK, {}, { runAt, key: OVERDUE_TASK })
    },
  }
}

/** Has what the queue may have lost looked for, from now on. */
export async function watchDeliveries(ports: Pick<DeliveryPorts, 'db'>): Promise<void> {
  await addTask(ports.db, OVERDUE_TASK, {}, { key: OVERDUE_TASK, keepTime: true })
}

/** Sends everything that is due to a person over a channel, and plans what isn't yet. */
export async function deliver(ports: DeliveryPorts, way: Recipient, stopped: AbortSignal): Promise<void> {
  const { db, clock } = ports
  const channel = ports.channels[way.channel]
  if (!channel) return dropOpen(db, way, clock.now(), 'This way is not set up on this server.')
  while (!stopped.aborted) {
    const claimed = await claimNext(db, way, clock.now())
    if (!claimed) break
    await tell(ports, way, channel, claimed, stopped)
  }
  await planNext(db, way, clock.now())
}

/** Sends one message and writes down what came of it. */
async function tell(
  ports: DeliveryPorts,
  way: Recipient,
  channel: Channel,
  claimed: Claimed,
  stopped: AbortSignal,
): Promise<void> {
  const { db, clock, log, appUrl } = ports
  const { key, digest } = claimed
  const shown = await presentEntries(ports, claimed.entries)
  const told = shown.flatMap((entry) => createPayload(entry, appUrl) ?? [])
  if (told.length === 0) return settle(db, key, 'dropped', clock.now(), 'The job is gone.')
  if (stopped.aborted) return giveBack(db, key)
  let outcome: SendResult
  try {
    outcome = await sent(channel, { person: way.person, payloads: told, digest }, key, stopped)
  } catch (error) {
    if (error instanceof CutShort) return giveBack(db, key)
    const known = error instanceof SendingFailed
    if (!known) log.error({ err: error, channel: way.channel }, 'a channel failed')
    return putOffOrGiveUp(ports, way, claimed, known ? error.message : 'Something failed on our side.')
  }
  const now = clock.now()
  switch (outcome.status) {
    case 'sent':
      return settle(db, key, 'sent', now)
    case 'not_connected':
      return settle(db, key, 'dropped', now, 'Nobody is connected this way.')
    case 'retry_at': {
      const until = new Date(Math.max(outcome.at.getTime(), now.getTime() + SECOND))
      await putOff(db, key, until, outcome.reason, null)
      return holdBack(db, way, until)
    }
    case 'unreachable':
      return end(ports, way, outcome.reason)
  }
}

/** We were to stop, and it had not arrived by then. Whoever works on sends it again. */
class CutShort extends Error {}

/**
 * Sends, or fails when the channel takes too long; a channel may be deaf to its signal.
 * @throws CutShort when we are to stop and it takes longer than there is time for
 */
async function sent(
  channel: Channel,
  message: Parameters<Channel['send']>[0],
  key: string,
  stopped: AbortSignal,
): Promise<SendResult> {
  const ended = Promise.withResolvers<never>()
  const over = new AbortController()
  const endAfter = (milliseconds: number, why: Error) =>
    setTimeout(() => {
      ended.reject(why)
      over.abort()
    }, milliseconds)
  const timers = [endAfter(PATIENCE, new SendingFailed('Nobody answered in time.'))]
  const hurry = () => timers.push(endAfter(LAST_CALL, new CutShort()))
  stopped.addEventListener('abort', hurry)
  try {
    return await Promise.race([channel.send(message, { key, signal: over.signal }), ended.promise])
  } finally {
    stopped.removeEventListener('abort', hurry)
    timers.forEach(clearTimeout)
  }
}

async function putOffOrGiveUp(
  { db, clock }: DeliveryPorts,
  way: Recipient,
  { key, attempts }: Claimed,
  fault: string,
): Promise<void> {
  const now = clock.now()
  const since = await failingSince(db, key)
  if (since && now.getTime() - since.getTime() >= GIVEN_UP_AFTER) return settle(db, key, 'failed', now, fault)
  const pauses = way.channel === 'webhook' ? WEBHOOK_PAUSES : PAUSES
  const pause = pauses[Math.min(attempts, pauses.length) - 1] ?? SECOND
  await putOff(db, key, new Date(now.getTime() + pause), fault, now)
}

/** Switches a channel off that leads nowhere, drops what waits for it, and tells the person in the inbox. */
async function end({ db, clock }: DeliveryPorts, way: Recipient, why: string): Promise<void> {
  const now = clock.now()
  await db.transaction().execute(async (tx) => {
    const notice = `${sentence(why)} ${names[way.channel]} is switched off now. You can switch it on again in your settings.`
    // Of several messages that meet the same end, one tells of it.
    if (await disableChannel(tx, way.person, way.channel)) await addNotice(tx, way.person, notice, now)
    await dropOpen(tx, way, now, why)
  })
}

const sentence = (words: string) => words.trim().replace(/[^.!?…]$/, '$&.')
