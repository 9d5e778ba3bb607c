/**
 * Webhooks: one POST per message to an address of the person's, in the format that they have chosen (webhook-formats/,
 * docs/webhooks.md). The address must be public when it is entered and at every connection, redirects are not followed,
 * and an answer is limited to 10 s and 64 kB. Five failures in a row turn it off until the person turns it on again.
 */
import { type Clock, DAY, HOUR, MINUTE, SECOND } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/db/database.ts'
import { FetchError, type Fetcher, type Reply, retryAfter } from '../../../platform/fetching.ts'
import type { UserId } from '../../../platform/ids.ts'
import type { Keys } from '../../../platform/keys.ts'
import { findSettings } from '../settings-queries.ts'
import { webhookSecret } from '../webhook-secret.ts'
import { type Channel, SendingFailed, type SendResult } from './channel.ts'
import type { Format, WebhookRequest } from './webhook-formats/format.ts'
import { formats } from './webhook-formats/index.ts'

/** What the webhook channel needs. */
export interface WebhookPorts {
  db: Db
  clock: Clock
  keys: Keys
  fetcher: Fetcher
  appUrl: string
}

const CALL_TIMEOUT = 10 * SECOND
const MAX_RESPONSE_BYTES = 64 * 1024
const MAX_FAILURES = 5
/** The pauses after failed tries, the last one for all later tries: five failures are spread over a day. */
const RETRY_DELAYS = [30 * SECOND, 10 * MINUTE, 2 * HOUR, 20 * HOUR]

/** Opens the webhook channel. */
export function webhookChannel(ports: WebhookPorts): Channel {
  return {
    async send(message, { key, attempt, signal }) {
      const { person } = message
      const settings = await findSettings(ports.db, person)
      const { webhook_url: url, webhook_secret_salt: salt } = settings
      if (url === null) return { status: 'not_connected' }
      const before = await countFailures(ports.db, person, url)
      const format = formats[settings.webhook_format]
      const secret = webhookSecret(ports.keys, person, salt)
      const inboxUrl = `${ports.appUrl}/dashboard/notifications`
      const request = format.createRequest(message, { key, secret, inboxUrl })
      const result = await callWebhook(ports, format, request, url, signal)
      if (result.status === 'sent' && before > 0 && !message.sample) await clearFailures(ports.db, person)
      if (result.status !== 'failed') return result
      const failures = message.sample ? 0 : await recordFailure(ports.db, person, url, before)
      if (failures >= MAX_FAILURES) {
        await clearFailures(ports.db, person)
        const reason = `Your webhook failed ${MAX_FAILURES} times in a row. ${result.reason}`
        return { status: 'unreachable', reason }
      }
      if (result.retryAt) return { status: 'retry_at', at: result.retryAt, reason: result.reason }
      const delay = RETRY_DELAYS[Math.min(attempt, RETRY_DELAYS.length) - 1] ?? 0
      throw new SendingFailed(result.reason, { retryAt: new Date(ports.clock.now().getTime() + delay) })
    },
  }
}

/** The result of one call. Only `failed` counts as a failure; its receiver may name a time for the next try. */
type CallResult =
  | Exclude<SendResult, { status: 'not_connected' }>
  | { status: 'failed'; reason: string; retryAt: Date | null }

async function callWebhook(
  { clock, fetcher }: WebhookPorts,
  format: Format,
  { headers, body }: WebhookRequest,
  url: string,
  signal: AbortSignal,
): Promise<CallResult> {
  try {
    const reply = await fetcher.call({
      url,
      enteredBy: 'person',
      method: 'POST',
      headers,
      body,
      signal,
      timeout: CALL_TIMEOUT,
      maxBytes: MAX_RESPONSE_BYTES,
      whenTooLarge: 'cut',
    })
    return interpretReply(format, reply, clock.now())
  } catch (error) {
    if (!(error instanceof FetchError)) throw error
    // We aborted the call ourselves, which does not count as a failure of the receiver.
    if (signal.aborted) throw new SendingFailed(error.message)
    return { status: 'failed', reason: error.message, retryAt: null }
  }
}

function interpretReply(format: Format, reply: Reply, now: Date): CallResult {
  const { status } = reply
  const { receiver, gone } = format
  if (status >= 200 && status < 300) return { status: 'sent' }
  const reason = gone[status]
  if (reason !== undefined) return { status: 'unreachable', reason }
  const retryAt = requestedTime(format, reply, now)
  if (status === 429 && retryAt)
    return { status: 'retry_at', at: retryAt, reason: `${receiver} asked us to wait.` }
  if (status >= 300 && status < 400)
    return {
      status: 'failed',
      reason: `${receiver} answered ${status}: redirects are not followed.`,
      retryAt: null,
    }
  return {
    status: 'failed',
    reason: `${receiver} answered ${status}.`,
    retryAt: status === 503 ? retryAt : null,
  }
}

/** Returns when the receiver asks to be called again, at most a day from now. */
function requestedTime(format: Format, reply: Reply, now: Date): Date | null {
  const pause = format.readPause?.(reply)
  if (pause !== undefined) return new Date(now.getTime() + Math.min(pause, DAY))
  const named = retryAfter(reply, now)
  if (named || reply.status !== 429 || format.defaultPause === undefined) return named
  return new Date(now.getTime() + format.defaultPause)
}

/** Counts the failures in a row at this address. */
async function countFailures(db: Db, person: UserId, url: string): Promise<number> {
  const row = await db
    .selectFrom('webhook_failures')
    .select('in_a_row')
    .where('user_id', '=', person)
    .where('url', '=', url)
    .executeTakeFirst()
  return row?.in_a_row ?? 0
}

/**
 * Records a failure of a call that started when there were `before`. Of calls that run at the same time only one counts:
 * a receiver that restarts while ten jobs match has failed once.
 */
async function recordFailure(db: Db, person: UserId, url: string, before: number): Promise<number> {
  const row = await db
    .insertInto('webhook_failures')
    .values({ user_id: person, url, in_a_row: 1 })
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet({ url, in_a_row: before + 1 })
        .where((is) =>
          is.or([is('webhook_failures.in_a_row', '=', before), is('webhook_failures.url', '!=', url)]),
        ),
    )
    .returning('in_a_row')
    .executeTakeFirst()
  return row?.in_a_row ?? 0
}

/** Resets the count of failures. */
export async function clearFailures(db: Db, person: UserId): Promise<void> {
  await db.deleteFrom('webhook_failures').where('user_id', '=', person).execute()
}
