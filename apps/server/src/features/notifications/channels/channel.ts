/**
 * What a channel is: a way to tell a person something outside the inbox. When something is due, digests, quiet
 * hours, retries and the record of what was sent are done for it (delivering.ts). What a new one takes is
 * listed in CONTRIBUTING.md.
 */
import type { UserId } from '../../../platform/ids.ts'

/** A job that rang, ready to be told; texts are plain, addresses absolute. */
export interface NotificationPayload {
  notificationId: string
  jobId: string
  title: string
  category: string
  /** Type, level, budget and place in one line, as far as they are known: "Hourly · $25–45 · Remote". */
  facts: string
  /** The beginning of the post, at most 300 characters. */
  excerpt: string
  /** Names of the alerts that matched, and the words that made them match. */
  alerts: string[]
  matched: string[]
  publishedAt: Date
  arrivedAt: Date
  /** The job's page here, and the page that writes a letter for it. */
  url: string
  letterUrl: string
  /** The post at its marketplace. */
  postUrl: string | null
}

/** What is to be told: one job at once, or several as a digest. */
export interface Message {
  person: UserId
  payloads: NotificationPayload[]
  digest: 'hourly' | 'daily' | null
  /** Asked for on the settings page to see whether it arrives: it says so, and its failure counts for nothing. */
  sample?: boolean
}

/** What came of sending. A thrown error is a failure that passes: it is tried again with growing pauses. */
export type SendResult =
  | { status: 'sent' }
  /** Not now, but from then on: what Retry-After and the like say. */
  | { status: 'retry_at'; at: Date; reason: string }
  /** Never again this way until the person does something; `why` is told to them in the inbox. */
  | { status: 'unreachable'; reason: string }
  /** There is nobody to tell: no address is connected any more. */
  | { status: 'not_connected' }

/** A failure that passes, in words that the person may read: no secrets, no addresses. */
export class SendingFailed extends Error {}

/** One way to tell a person something. */
export interface Channel {
  /**
   * Sends one message. `key` is the same however often it is tried, so that a receiver who can (push topic,
   * webhook-id) shows it once.
   * @throws SendingFailed for a failure that passes
   */
  send(message: Message, context: { key: string; signal: AbortSignal }): Promise<SendResult>
}
