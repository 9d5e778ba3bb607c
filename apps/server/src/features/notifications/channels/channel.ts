/**
 * The interface of a channel: a way to notify a person outside the inbox. Due times, digests, quiet hours, retries and
 * the record of what was sent are handled for it (delivery-worker.ts). CONTRIBUTING.md lists what a new one needs.
 */
import type { UserId } from '../../../platform/ids.ts'

/** A matching job, ready to be sent: texts are plain, addresses absolute. */
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

/** A reminder of a letter, ready to be sent. */
export interface ReminderPayload {
  notificationId: string
  letterId: string
  /** The title of the job that the letter is for. */
  title: string
  createdAt: Date
  /** The letter's page. */
  url: string
}

/** A message: one job, several as a digest or because they fell due together, or a reminder. */
export interface Message {
  person: UserId
  payloads: NotificationPayload[]
  /** The reminder that is sent instead of jobs. */
  reminder?: ReminderPayload
  digest: 'hourly' | 'daily' | null
  /** The keys of earlier messages whose entries were read meanwhile, for a channel that can remove what it showed. */
  readKeys?: string[]
  /** The person wants messages to make no sound, where the channel can do that. */
  silent?: boolean
  /**
   * Sent from the settings page to show whether it arrives. The text says that it is a sample, and its failure is not
   * counted.
   */
  sample?: boolean
}

/** Where a message is in a chat. */
export interface ChatReceipt {
  chat: number
  message: number
}

/** The result of sending. A thrown error is a temporary failure, after which the message is tried again. */
export type SendResult =
  | { status: 'sent'; receipt?: ChatReceipt }
  /** The service asks for a pause (Retry-After): nothing is sent to this person over the channel before then. */
  | { status: 'retry_at'; at: Date; reason: string }
  /** Nothing can be sent until the person does something; the inbox shows them the reason. */
  | { status: 'unreachable'; reason: string }
  /** The person has connected no address. */
  | { status: 'not_connected' }

/** A temporary failure, in words that the person may read: without secrets or addresses. */
export class SendingFailed extends Error {
  /** When to try again, where the growing pauses of the queue do not suit the channel. */
  readonly retryAt: Date | undefined
  constructor(message: string, { retryAt, ...options }: ErrorOptions & { retryAt?: Date } = {}) {
    super(message, options)
    this.retryAt = retryAt
  }
}

/** What a channel receives with the message. */
export interface SendContext {
  /** The same at every try, so that a receiver that recognizes it (push topic, webhook-id) shows the message once. */
  key: string
  /** How often the message has been tried, including this time. */
  attempt: number
  /** Aborts when the time for this try is over. */
  signal: AbortSignal
}

/** A way to notify a person outside the inbox. */
export interface Channel {
  /**
   * Sends one message.
   * @throws SendingFailed for a temporary failure
   */
  send(message: Message, context: SendContext): Promise<SendResult>
  /**
   * Shows in the chat that a message was read, where the channel can change what was sent.
   * @throws SendingFailed for a temporary failure
   */
  markAsRead?(message: Message, receipt: ChatReceipt, signal: AbortSignal): Promise<void>
}
