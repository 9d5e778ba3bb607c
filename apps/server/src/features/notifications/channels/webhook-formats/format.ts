/**
 * The interface of a webhook's format: how a message is written for a service, and how its answers are read. Sending,
 * retries and counting failures are the same for all of them (webhook.ts).
 */
import type { Reply } from '../../../../platform/fetching.ts'
import type { Message } from '../channel.ts'

/** What a format is given in addition to the message. */
export interface RequestContext {
  /** Identifies the message at every try. */
  key: string
  /** The secret that the person's webhook is signed with. */
  secret: string
  /** The address of the inbox, for messages about several jobs. */
  inboxUrl: string
}

/** The headers and body of a call. */
export interface WebhookRequest {
  headers: Record<string, string>
  body: string
}

/** A format of webhook calls. */
export interface Format {
  /** Names the receiver at the beginning of a sentence: "Slack". */
  receiver: string
  createRequest(message: Message, context: RequestContext): WebhookRequest
  /** The statuses after which no further message is accepted, each with its reason for the person. */
  gone: Readonly<Record<number, string>>
  /** The pause after a 429 that names no time; without one it counts as a failure. */
  defaultPause?: number
  /** Reads the pause in milliseconds that the service names outside the Retry-After header. */
  readPause?(reply: Reply): number | undefined
}
