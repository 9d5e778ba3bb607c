/**
 * Web push: a short text for each of a person's browsers, encrypted for that browser and signed with our VAPID keys
 * (vapid.ts). The topic and the tag are derived from the message's key, so a message that is sent twice is shown once.
 * Endpoints are addresses that people enter: they must be public when they are entered and at every connection.
 */
import { createHash } from 'node:crypto'
import webpush from 'web-push'
import { type Clock, DAY, HOUR, SECOND } from '../../../platform/clock.ts'
import { FetchError, type Fetcher, retryAfter } from '../../../platform/fetching.ts'
import { type Channel, type Message, SendingFailed, type SendResult } from './channel.ts'
import { formatHeadline, formatReason, listsJobs, oneLine } from './texts.ts'
import { readVapidKeys, type VapidKeys, type VapidPorts } from './vapid.ts'
import {
  type Browser,
  deleteBrowsers,
  deleteProgress,
  findBrowsers,
  findBrowsersReached,
  saveProgress,
} from './webpush-queries.ts'

/** What the web push channel needs in addition to its keys. */
export interface WebPushPorts extends VapidPorts {
  clock: Clock
  fetcher: Fetcher
  appUrl: string
}

/** How long a push service keeps a message for a browser that is offline; later the job is no longer new. */
const MESSAGE_TTL = 4 * HOUR
const DIGEST_TTL = DAY
const CALL_TIMEOUT = 10 * SECOND
const MAX_RESPONSE_BYTES = 64 * 1024
/** The pause when a push service answers 429 without naming one. */
const DEFAULT_RETRY_DELAY = 60 * SECOND

/** Opens the web push channel. */
export function webPushChannel(ports: WebPushPorts): Channel {
  return {
    async send(message, { key, signal }) {
      const all = await findBrowsers(ports.db, message.person)
      if (all.length === 0) return { status: 'not_connected' }
      const reached = await findBrowsersReached(ports.db, key)
      const open = all.filter((browser) => !reached.has(browser.id))
      const request = createRequestFactory(ports, message, key, await readVapidKeys(ports))
      const answers = await Promise.all(
        open.map(async (browser) => ({ browser, ...(await push(ports, request(browser), signal)) })),
      )
      const gone = answers.filter((answer) => answer.status === 'expired')
      await deleteBrowsers(
        ports.db,
        gone.map((answer) => answer.browser),
      )
      const failed = answers.filter((answer) => answer.status === 'failed')
      if (failed.length > 0) {
        const sent = answers.filter((answer) => answer.status === 'sent')
        await saveProgress(
          ports.db,
          key,
          sent.map((answer) => answer.browser),
          ports.clock.now(),
        )
        return combineFailures(failed)
      }
      if (reached.size > 0) await deleteProgress(ports.db, key)
      return gone.length === all.length ? { status: 'not_connected' } : { status: 'sent' }
    },
  }
}

type PushResult =
  | { status: 'sent' }
  | { status: 'expired' }
  | { status: 'failed'; reason: string; retryAt: Date | null }

/** Waits until the latest time that the failed services named. If one service named none, the queue retries. */
function combineFailures(failed: Extract<PushResult, { status: 'failed' }>[]): SendResult {
  const times = failed.flatMap(({ retryAt }) => (retryAt ? [retryAt.getTime()] : []))
  const { reason } = failed[0]!
  if (times.length < failed.length) throw new SendingFailed(reason)
  return { status: 'retry_at', at: new Date(Math.max(...times)), reason }
}

/** Derives the topic and the tag of a message from its key. */
export const pushTag = (key: string): string =>
  createHash('sha256').update(key).digest('base64url').slice(0, 32)

/** Creates the request that sends a message to a browser. */
function createRequestFactory(
  { appUrl, vapid }: WebPushPorts,
  message: Message,
  key: string,
  keys: VapidKeys,
) {
  const name = pushTag(key)
  const payload = JSON.stringify({
    ...createPushPayload(appUrl, message, name),
    ...(message.readKeys?.length ? { close: message.readKeys.map(pushTag) } : {}),
  })
  return ({ endpoint, p256dh, auth }: Browser) =>
    webpush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payload, {
      vapidDetails: { subject: vapid.subject, ...keys },
      TTL: (message.digest ? DIGEST_TTL : MESSAGE_TTL) / SECOND,
      urgency: message.digest ? 'normal' : 'high',
      topic: name,
      contentEncoding: 'aes128gcm',
    })
}

async function push(
  ports: WebPushPorts,
  request: ReturnType<ReturnType<typeof createRequestFactory>>,
  signal: AbortSignal,
): Promise<PushResult> {
  const headers = Object.entries(request.headers).map(([header, value]) => [header, String(value)])
  try {
    const reply = await ports.fetcher.call({
      url: request.endpoint,
      enteredBy: 'person',
      method: 'POST',
      headers: Object.fromEntries(headers.filter(([header]) => header !== 'Content-Length')),
      body: request.body,
      signal,
      timeout: CALL_TIMEOUT,
      maxBytes: MAX_RESPONSE_BYTES,
      whenTooLarge: 'cut',
    })
    const { status } = reply
    if (status >= 200 && status < 300) return { status: 'sent' }
    if (status === 404 || status === 410) return { status: 'expired' }
    const now = ports.clock.now()
    const requested = status === 429 || status === 503 ? retryAfter(reply, now) : null
    const retryAt = requested ?? (status === 429 ? new Date(now.getTime() + DEFAULT_RETRY_DELAY) : null)
    return { status: 'failed', reason: `The push service of your browser answered ${status}.`, retryAt }
  } catch (error) {
    if (!(error instanceof FetchError)) throw error
    return { status: 'failed', reason: `The push service of your browser: ${error.message}`, retryAt: null }
  }
}

/** Creates what the service worker shows, at most 3 kB. The tags it closes take 700 bytes; a push service accepts 4 kB. */
function createPushPayload(appUrl: string, message: Message, tag: string) {
  const [first] = message.payloads
  const title = formatHeadline(message)
  const sound = message.silent ? { silent: true } : {}
  if (message.reminder)
    return {
      title,
      body: 'You asked to be reminded of this letter.',
      url: message.reminder.url,
      tag,
      ...sound,
    }
  if (!first || listsJobs(message)) {
    const body = message.payloads
      .slice(0, 3)
      .map((payload) => oneLine(payload.title, 80))
      .join(' · ')
    return { title, body, url: `${appUrl}/dashboard/notifications`, tag, ...sound }
  }
  const body = [first.facts, formatReason(first), first.excerpt].filter((part) => part !== '').join('\n')
  return { title, body: truncate(body, 400), url: first.url, tag, ...sound }
}

const truncate = (text: string, most: number) => {
  const letters = [...text]
  return letters.length <= most ? text : `${letters.slice(0, most - 1).join('')}…`
}
