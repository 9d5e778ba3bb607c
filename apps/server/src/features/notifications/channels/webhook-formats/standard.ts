/** The standard format: JSON, signed as standardwebhooks.com describes (docs/webhooks.md). */
import { Webhook } from 'standardwebhooks'
import { SECOND } from '../../../../platform/clock.ts'
import type { Message, NotificationPayload, ReminderPayload } from '../channel.ts'
import type { Format } from './format.ts'

/** The format of receivers that read our own JSON. */
export const standard: Format = {
  receiver: 'Your webhook',
  gone: { 410: 'Your webhook answered 410: it accepts no more messages.' },
  createRequest(message, { key, secret }) {
    const body = JSON.stringify(createBody(message))
    // The receiver compares it with the real time, which TEST_CLOCK does not move.
    const now = new Date()
    return {
      headers: {
        'content-type': 'application/json',
        'webhook-id': key,
        'webhook-timestamp': String(Math.floor(now.getTime() / SECOND)),
        'webhook-signature': new Webhook(secret).sign(key, now, body),
      },
      body,
    }
  },
}

/** Creates the body, which is the same at every try of a message. */
function createBody({ payloads, digest, sample, reminder }: Message) {
  if (reminder) return createReminderBody(reminder)
  const latest = Math.max(...payloads.map((one) => one.arrivedAt.getTime()))
  const timestamp = new Date(latest).toISOString()
  const marked = sample ? { sample } : {}
  if (digest === null && payloads[0])
    return { type: 'job.matched', timestamp, data: { ...createBodyData(payloads[0]), ...marked } }
  return { type: 'jobs.digest', timestamp, data: { digest, jobs: payloads.map(createBodyData), ...marked } }
}

const createReminderBody = (reminder: ReminderPayload) => ({
  type: 'letter.reminder',
  timestamp: reminder.createdAt.toISOString(),
  data: {
    id: reminder.notificationId,
    letter: { id: reminder.letterId, title: reminder.title },
    urls: { letter: reminder.url },
  },
})

const createBodyData = (payload: NotificationPayload) => ({
  id: payload.notificationId,
  job: {
    id: payload.jobId,
    title: payload.title,
    category: payload.category,
    facts: payload.facts,
    excerpt: payload.excerpt,
    published_at: payload.publishedAt.toISOString(),
    arrived_at: payload.arrivedAt.toISOString(),
  },
  alerts: payload.alerts,
  matched: payload.matched,
  urls: { job: payload.url, letter: payload.letterUrl, post: payload.postUrl },
})
