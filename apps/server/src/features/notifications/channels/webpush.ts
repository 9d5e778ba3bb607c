/**
 * Web push: a small text for each of a person's browsers, encrypted for that browser alone, signed with our
 * VAPID keys. The topic and the tag come of the delivery's key, so what is sent twice is shown once. Endpoints
 * are strangers' addresses: they must be public at entry and at every connection. Keys are in vapid.ts.
 */
import { createHash } from 'node:crypto'
import webpush from 'web-push'
import { type Clock, DAY, HOUR, SECOND } from '../../../platform/clock.ts'
import { type Fetcher, FetchFault, retryAfter } from '../../../platform/fetching.ts'
import {
  type Browser,
  browsersOf,
  browsersWith,
  forgetProgress,
  noteProgress,
  pruneBrowsers,
} from './browsers.ts'
import { type Channel, type Message, type Outcome, SendingFailed } from './channel.ts'
import { type VapidKeys, type VapidPorts, vapidKeys } from './vapid.ts'
import { headlineOf, oneLine, reasonOf } from './words.ts'

/** What web push needs beside its keys. */
export interface WebPushPorts extends VapidPorts {
  clock: Clock
  fetcher: Fetcher
  appUrl: string
}

/** How long a push service keeps a message for a browser that sleeps: a job's freshness is the point. */
const KEPT_FOR = 4 * HOUR
const DIGEST_KEPT_FOR = DAY
const LONGEST = 10 * SECOND
const MOST_BYTES = 64 * 1024
/** What waits when a push service only says that it was too much. */
const PAUSE = 60 * SECOND

/** Tells by web push. */
export function webPushChannel(ports: WebPushPorts): Channel {
  return {
    async send(message, { key, signal }) {
      const all = await browsersOf(ports.db, message.person)
      if (all.length === 0) return { is: 'nobody' }
      const reached = await browsersWith(ports.db, key)
      const open = all.filter((browser) => !reached.has(browser.id))
      const request = requestOf(ports, message, key, await vapidKeys(ports))
      const answers = await Promise.all(
        open.map(async (browser) => ({ browser, ...(await push(ports, request(browser), signal)) })),
      )
      const gone = answers.filter((answer) => answer.is === 'gone')
      await pruneBrowsers(
        ports.db,
        gone.map((answer) => answer.browser),
      )
      const failed = answers.filter((answer) => answer.is === 'failed')
      if (failed.length > 0) {
        const sent = answers.filter((answer) => answer.is === 'sent')
        await noteProgress(
          ports.db,
          key,
          sent.map((answer) => answer.browser),
          ports.clock.now(),
        )
        return notYet(failed)
      }
      if (reached.size > 0) await forgetProgress(ports.db, key)
      return gone.length === all.length ? { is: 'nobody' } : { is: 'sent' }
    },
  }
}

type Answer = { is: 'sent' } | { is: 'gone' } | { is: 'failed'; why: string; again: Date | null }

/** All that failed asked to be left alone for a time: the latest of those times; else it is simply tried again. */
function notYet(failed: Extract<Answer, { is: 'failed' }>[]): Outcome {
  const times = failed.flatMap(({ again }) => (again ? [again.getTime()] : []))
  const { why } = failed[0]!
  if (times.length < failed.length) throw new SendingFailed(why)
  return { is: 'later', at: new Date(Math.max(...times)), why }
}

/** Makes of a browser the request that tells it. */
function requestOf({ appUrl, vapid }: WebPushPorts, message: Message, key: string, keys: VapidKeys) {
  const name = createHash('sha256').update(key).digest('base64url').slice(0, 32)
  const payload = JSON.stringify(payloadOf(appUrl, message, name))
  return ({ endpoint, p256dh, auth }: Browser) =>
    webpush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payload, {
      vapidDetails: { subject: vapid.subject, ...keys },
      TTL: (message.digest ? DIGEST_KEPT_FOR : KEPT_FOR) / SECOND,
      urgency: message.digest ? 'normal' : 'high',
      topic: name,
      contentEncoding: 'aes128gcm',
    })
}

async function push(
  ports: WebPushPorts,
  request: ReturnType<ReturnType<typeof requestOf>>,
  signal: AbortSignal,
): Promise<Answer> {
  const headers = Object.entries(request.headers).map(([header, value]) => [header, String(value)])
  try {
    const reply = await ports.fetcher.call({
      url: request.endpoint,
      namedBy: 'person',
      method: 'POST',
      headers: Object.fromEntries(headers.filter(([header]) => header !== 'Content-Length')),
      body: request.body,
      signal,
      longest: LONGEST,
      mostBytes: MOST_BYTES,
      beyond: 'cut',
    })
    const { status } = reply
    if (status >= 200 && status < 300) return { is: 'sent' }
    if (status === 404 || status === 410) return { is: 'gone' }
    const now = ports.clock.now()
    const told = status === 429 || status === 503 ? retryAfter(reply, now) : null
    const again = told ?? (status === 429 ? new Date(now.getTime() + PAUSE) : null)
    return { is: 'failed', why: `The push service of your browser answered ${status}.`, again }
  } catch (error) {
    if (!(error instanceof FetchFault)) throw error
    return { is: 'failed', why: `The push service of your browser: ${error.message}`, again: null }
  }
}

/** What the service worker shows. A push service takes 4 kB; this is at most 3. */
function payloadOf(appUrl: string, message: Message, tag: string) {
  const [first] = message.told
  const title = headlineOf(message)
  if (message.digest !== null || !first) {
    const body = message.told
      .slice(0, 3)
      .map((told) => oneLine(told.title, 80))
      .join(' · ')
    return { title, body, url: `${appUrl}/dashboard/notifications`, tag }
  }
  const body = [first.facts, reasonOf(first), first.excerpt].filter((part) => part !== '').join('\n')
  return { title, body: cut(body, 400), url: first.url, tag }
}

const cut = (text: string, most: number) => {
  const letters = [...text]
  return letters.length <= most ? text : `${letters.slice(0, most - 1).join('')}…`
}
