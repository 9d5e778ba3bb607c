/**
 * Webhooks: one POST a message to an address of the person's, signed as standardwebhooks.com describes
 * (docs/webhooks.md). The address must be public at entry and at every connection; redirects are not followed,
 * 10 s and 64 kB are all an answer gets. Five failures in a row end it until the person switches it on again.
 */
import { Webhook } from 'standardwebhooks'
import { type Clock, SECOND } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/db/database.ts'
import { FetchError, type Fetcher, type Reply, retryAfter } from '../../../platform/fetching.ts'
import type { UserId } from '../../../platform/ids.ts'
import type { Keys } from '../../../platform/keys.ts'
import { findSettings } from '../settings-queries.ts'
import { webhookSecret } from '../webhook-secret.ts'
import {
  type Channel,
  type Message,
  type NotificationPayload,
  SendingFailed,
  type SendResult,
} from './channel.ts'

/** What telling by webhook needs. */
export interface WebhookPorts {
  db: Db
  clock: Clock
  keys: Keys
  fetcher: Fetcher
}

const CALL_TIMEOUT = 10 * SECOND
const MAX_RESPONSE_BYTES = 64 * 1024
const MAX_FAILURES = 5

/** Tells by webhook. */
export function webhookChannel(ports: WebhookPorts): Channel {
  return {
    async send(message, { key, signal }) {
      const { person } = message
      const { webhook_url: url, webhook_secret_salt: salt } = await findSettings(ports.db, person)
      if (url === null) return { status: 'not_connected' }
      const before = await countFailures(ports.db, person, url)
      const secret = webhookSecret(ports.keys, person, salt)
      const verdict = await callWebhook(ports, message, { url, secret }, key, signal)
      if (message.sample) return toSendResult(verdict)
      if (verdict.status === 'sent') {
        if (before > 0) await clearFailures(ports.db, person)
        return verdict
      }
      if (verdict.status !== 'failed') return verdict
      const failures = await recordFailure(ports.db, person, url, before)
      if (failures < MAX_FAILURES) return toSendResult(verdict)
      await clearFailures(ports.db, person)
      return {
        status: 'unreachable',
        reason: `Your webhook failed ${MAX_FAILURES} times in a row. ${verdict.reason}`,
      }
    },
  }
}

/** `failed` is what counts: in a row. A receiver that says when to come again may say so once more. */
type CallResult =
  | Exclude<SendResult, { status: 'not_connected' }>
  | { status: 'failed'; reason: string; retryAt: Date | null }

function toSendResult(verdict: CallResult): SendResult {
  if (verdict.status !== 'failed') return verdict
  if (verdict.retryAt) return { status: 'retry_at', at: verdict.retryAt, reason: verdict.reason }
  throw new SendingFailed(verdict.reason)
}

async function callWebhook(
  { clock, fetcher }: WebhookPorts,
  message: Message,
  { url, secret }: { url: string; secret: string },
  key: string,
  signal: AbortSignal,
): Promise<CallResult> {
  const body = JSON.stringify(createBody(message))
  // The receiver holds it against a clock of the world, which TEST_CLOCK doesn't move.
  const now = new Date()
  const signature = new Webhook(secret).sign(key, now, body)
  try {
    const reply = await fetcher.call({
      url,
      enteredBy: 'person',
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'webhook-id': key,
        'webhook-timestamp': String(Math.floor(now.getTime() / SECOND)),
        'webhook-signature': signature,
      },
      body,
      signal,
      timeout: CALL_TIMEOUT,
      maxBytes: MAX_RESPONSE_BYTES,
      whenTooLarge: 'cut',
    })
    return interpretReply(reply, clock.now())
  } catch (error) {
    if (!(error instanceof FetchError)) throw error
    // We broke it off ourselves: that is no failure of the receiver's, and doesn't count.
    if (signal.aborted) throw new SendingFailed(error.message)
    return { status: 'failed', reason: error.message, retryAt: null }
  }
}

function interpretReply(reply: Reply, now: Date): CallResult {
  const { status } = reply
  const retryAt = retryAfter(reply, now)
  if (status >= 200 && status < 300) return { status: 'sent' }
  if (status === 410) return { status: 'unreachable', reason: 'Your webhook answered 410: it wants no more.' }
  if (status === 429 && retryAt)
    return { status: 'retry_at', at: retryAt, reason: 'Your webhook asked us to wait.' }
  if (status >= 300 && status < 400)
    return {
      status: 'failed',
      reason: `Your webhook answered ${status}: redirects are not followed.`,
      retryAt: null,
    }
  return {
    status: 'failed',
    reason: `Your webhook answered ${status}.`,
    retryAt: status === 503 ? retryAt : null,
  }
}

/** The same for a message however often it is sent. */
function createBody({ payloads: told, digest, sample }: Message) {
  const latest = Math.max(...told.map((one) => one.arrivedAt.getTime()))
  const timestamp = new Date(latest).toISOString()
  const marked = sample ? { sample } : {}
  if (digest === null && told[0])
    return { type: 'job.rang', timestamp, data: { ...createBodyData(told[0]), ...marked } }
  return { type: 'jobs.digest', timestamp, data: { digest, jobs: told.map(createBodyData), ...marked } }
}

const createBodyData = (told: NotificationPayload) => ({
  id: told.notificationId,
  job: {
    id: told.jobId,
    title: told.title,
    category: told.category,
    facts: told.facts,
    excerpt: told.excerpt,
    published_at: told.publishedAt.toISOString(),
    arrived_at: told.arrivedAt.toISOString(),
  },
  alerts: told.alerts,
  matched: told.matched,
  urls: { job: told.url, letter: told.letterUrl, post: told.postUrl },
})

/** How many sendings in a row have failed at this address. */
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
 * Counts a failure that began when there were `before`. Of several sendings that were under way together one
 * counts: a receiver that restarts while ten jobs ring has failed once.
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

/** Begins anew: nothing has failed. */
export async function clearFailures(db: Db, person: UserId): Promise<void> {
  await db.deleteFrom('webhook_failures').where('user_id', '=', person).execute()
}
