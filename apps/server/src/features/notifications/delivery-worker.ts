/**
 * The delivery worker: sends one message per task and records what happened. A failed try is left to the queue, which
 * retries it with growing pauses; where a service names a time, the task is added again for that time. The message of
 * a killed worker is tried again under the same key as soon as the queue releases its task, so nothing is lost, and
 * only a message that was being sent at that moment can arrive twice. When a message is due is decided when it is
 * created (create-notifications.ts); how it is sent is up to its channel.
 */
import { type Clock, DAY, HOUR, SECOND } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/database.ts'
import type { Log } from '../../platform/log.ts'
import { RetryTask, type Task } from '../../platform/queue.ts'
import { type Channel, type ChatReceipt, SendingFailed, type SendResult } from './channels/channel.ts'
import { type Channels, channelTexts } from './channels/index.ts'
import {
  createDigestMessage,
  dropWaiting,
  endOfQuietHours,
  recordDelay,
  recordFailure,
  recordPause,
  settle,
  startTry,
  undoTry,
} from './delivery-queries.ts'
import {
  addMarkTasks,
  addMessageTask,
  addNextTask,
  CREATE_DIGEST,
  type DigestTask,
  delayOtherTasks,
  MARK_CHAT_MESSAGE,
  type MessageTask,
  type Recipient,
  SEND_MESSAGE,
} from './delivery-queue.ts'
import { addNotice, presentEntries } from './entries.ts'
import { createMessage } from './notification-payload.ts'
import { prepareMessage } from './prepare-message.ts'
import { findReadKeys, markChatMessage } from './read-entries.ts'
import { findSentMessage } from './sent-messages.ts'
import { disableChannel, findSettings } from './settings-queries.ts'

/** What the delivery worker needs. */
export interface DeliveryPorts {
  db: Db
  clock: Clock
  log: Log
  appUrl: string
  channels: Channels
}

/** A channel that has not answered by then has failed. */
const SEND_TIMEOUT = 18 * SECOND
/** How long a message that is being sent may take after the worker was asked to stop: Docker kills it after 10 s. */
const STOP_TIMEOUT = 6 * SECOND
/** A message that has been failing for this long is given up. */
const GIVE_UP_AFTER = DAY
/**
 * The pause before a message is retried separately while the messages behind it are sent; the queue's own first pause.
 */
const FIRST_RETRY_DELAY = 3 * SECOND
/** The longest pause. Those of the queue grow to 6 hours; from the first hour of failures on, this one applies. */
const MAX_RETRY_DELAY = 2 * HOUR

/** The tasks of deliveries, by their names in the queue. */
export function deliveryTasks(ports: DeliveryPorts): Record<string, Task> {
  return {
    [SEND_MESSAGE]: (payload, { signal }) => sendMessage(ports, payload as MessageTask, signal),
    [CREATE_DIGEST]: (payload) => createDigests(ports, payload as DigestTask),
    [MARK_CHAT_MESSAGE]: (payload, { signal }) =>
      markChatMessage(ports, (payload as { message: string }).message, signal),
  }
}

/** Combines the due deliveries of a digest, and adds the tasks that send it. */
async function createDigests({ db, clock }: DeliveryPorts, task: DigestTask): Promise<void> {
  const { person, channel } = task
  await db.transaction().execute(async (tx) => {
    const messages: string[] = []
    for (;;) {
      const message = await createDigestMessage(tx, task, clock.now())
      if (message === undefined) break
      messages.push(message)
    }
    await addNextTask(tx, { person, channel, message: '', next: messages })
  })
}

/** Sends a message unless the person's settings forbid it, and records the outcome. */
async function sendMessage(ports: DeliveryPorts, task: MessageTask, stop: AbortSignal): Promise<void> {
  const { db, clock } = ports
  if (stop.aborted) return addMessageTask(db, task)
  const channel = ports.channels[task.channel]
  if (!channel) return dropWaiting(db, task, clock.now(), 'This channel is not set up on this server.')
  const settings = await findSettings(db, task.person)
  if (!settings[task.channel]) return dropWaiting(db, task, clock.now(), 'The channel was turned off.')
  const quietUntil = await endOfQuietHours(db, settings, clock.now())
  if (quietUntil) return pause(ports, task, quietUntil)
  const ready = await prepareMessage(db, task, settings, clock.now())
  if (!ready) return
  const result = await trySending(ports, ready, channel, settings.silent, stop)
  if (result) await recordResult(ports, ready, result)
}

/** The result of one try. */
type TryResult =
  | SendResult
  | { status: 'interrupted' | 'job_gone' }
  | { status: 'failed'; error: SendingFailed }

/** Tries to send a message; undefined when none of its deliveries is waiting any more. */
async function trySending(
  ports: DeliveryPorts,
  { message, person, channel: name }: MessageTask,
  channel: Channel,
  silent: boolean,
  stop: AbortSignal,
): Promise<TryResult | undefined> {
  const tried = await startTry(ports.db, message)
  if (!tried) return undefined
  const { digest, attempts: attempt } = tried
  try {
    const entries = await presentEntries(ports.db, tried.entries)
    const content = createMessage(person, entries, digest, ports.appUrl)
    if (!content) return { status: 'job_gone' }
    const readKeys = name === 'webpush' ? await findReadKeys(ports, person) : []
    const whole = { ...content, silent, readKeys }
    return await withTimeout(stop, (signal) => channel.send(whole, { key: message, attempt, signal }))
  } catch (error) {
    if (error instanceof Interrupted) return { status: 'interrupted' }
    if (error instanceof SendingFailed) return { status: 'failed', error }
    ports.log.error({ err: error, channel: name }, 'a channel failed unexpectedly')
    return { status: 'failed', error: new SendingFailed('Something failed on our side.') }
  }
}

async function recordResult(ports: DeliveryPorts, task: MessageTask, result: TryResult): Promise<void> {
  const { db, clock } = ports
  const now = clock.now()
  switch (result.status) {
    case 'sent':
      return finish(ports, task, 'sent', result)
    case 'job_gone':
      return finish(ports, task, 'dropped', { fault: 'The job is gone.' })
    case 'not_connected':
      return finish(ports, task, 'dropped', { fault: 'Nothing is connected to this channel.' })
    case 'unreachable':
      return turnChannelOff(ports, task, result.reason)
    case 'retry_at': {
      const until = new Date(Math.max(result.at.getTime(), now.getTime() + SECOND))
      await recordDelay(db, task.message, until, result.reason)
      return pause(ports, task, until)
    }
    case 'interrupted':
      return db.transaction().execute(async (tx) => {
        await undoTry(tx, task.message)
        await addMessageTask(tx, task)
      })
    case 'failed':
      return retry(ports, task, result.error)
  }
}

/**
 * Records how a message ended, and adds the task of the one behind it. A worker that was taken for dead, and whose
 * message another one has sent meanwhile, adds nothing.
 */
async function finish(
  { db, clock }: DeliveryPorts,
  task: MessageTask,
  state: 'sent' | 'dropped' | 'failed',
  { fault, receipt }: { fault?: string; receipt?: ChatReceipt },
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    if (!(await settle(tx, task.message, state, clock.now(), { fault, receipt }))) return
    await addNextTask(tx, task)
    // It may have been read while it was sent.
    if (receipt && (await findSentMessage(tx, task.message))) await addMarkTasks(tx, [task.message])
  })
}

/**
 * Records a failure, and leaves the message to the queue or adds its task for the time that its channel names. The
 * messages behind it do not wait for it.
 * @throws RetryTask for the queue to retry it
 */
async function retry(ports: DeliveryPorts, task: MessageTask, error: SendingFailed): Promise<void> {
  const { db, clock } = ports
  const now = clock.now()
  const since = await recordFailure(db, task.message, error.message, now)
  if (since === undefined) return
  const failingFor = now.getTime() - since.getTime()
  if (failingFor >= GIVE_UP_AFTER) return finish(ports, task, 'failed', { fault: error.message })
  const delay = error.retryAt
    ? error.retryAt.getTime() - now.getTime()
    : failingFor >= HOUR
      ? MAX_RETRY_DELAY
      : undefined
  if (delay === undefined && task.next.length === 0) throw new RetryTask(error.message)
  await db.transaction().execute(async (tx) => {
    const pause = delay ?? FIRST_RETRY_DELAY
    await recordDelay(tx, task.message, new Date(now.getTime() + pause), error.message)
    await addMessageTask(tx, { ...task, next: [] }, pause)
    await addNextTask(tx, task)
  })
}

/** Delays this message, and all other waiting messages of the person over the channel, until then. */
async function pause({ db, clock }: DeliveryPorts, task: MessageTask, until: Date): Promise<void> {
  const delay = until.getTime() - clock.now().getTime()
  await db.transaction().execute(async (tx) => {
    await recordPause(tx, task, until)
    await addMessageTask(tx, task, delay)
    await delayOtherTasks(tx, task, delay)
  })
}

/** Turns an unreachable channel off, drops its waiting messages, and writes a notice to the inbox. */
async function turnChannelOff(
  { db, clock }: DeliveryPorts,
  recipient: Recipient,
  reason: string,
): Promise<void> {
  const { person, channel } = recipient
  const now = clock.now()
  await db.transaction().execute(async (tx) => {
    const notice = `${asSentence(reason)} ${channelTexts[channel].label} is now turned off. You can turn it back on in your settings.`
    // Of several messages with the same outcome only one writes the notice.
    if (await disableChannel(tx, person, channel)) await addNotice(tx, person, notice, now)
    await dropWaiting(tx, recipient, now, reason)
  })
}

const asSentence = (text: string) => text.trim().replace(/[^.!?…]$/, '$&.')

/** Thrown when the worker must stop before a message has been sent. */
class Interrupted extends Error {}

/**
 * Calls a channel, and stops waiting for it when it takes too long: the call may ignore its signal.
 * @throws SendingFailed when the time is over
 * @throws Interrupted when the worker must stop and the call has not ended soon after
 */
async function withTimeout<T>(stop: AbortSignal, send: (signal: AbortSignal) => Promise<T>): Promise<T> {
  if (stop.aborted) throw new Interrupted()
  const ended = Promise.withResolvers<never>()
  const sending = new AbortController()
  const endAfter = (milliseconds: number, error: Error) =>
    setTimeout(() => {
      ended.reject(error)
      sending.abort()
    }, milliseconds)
  const timers = [endAfter(SEND_TIMEOUT, new SendingFailed('The service did not answer in time.'))]
  const stopSoon = () => timers.push(endAfter(STOP_TIMEOUT, new Interrupted()))
  stop.addEventListener('abort', stopSoon)
  try {
    return await Promise.race([send(sending.signal), ended.promise])
  } finally {
    stop.removeEventListener('abort', stopSoon)
    timers.forEach(clearTimeout)
  }
}
