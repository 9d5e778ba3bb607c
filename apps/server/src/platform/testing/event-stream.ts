/** Reads a stream of server-sent events. */
import { createParser } from 'eventsource-parser'

/** A received event. */
export interface ReceivedEvent {
  id: string | undefined
  event: string
  // biome-ignore lint/suspicious/noExplicitAny: a test reads whatever came, and fails where it isn't there
  data: any
  /** The time by performance.now(). */
  at: number
}

/** An open stream. */
export interface OpenStream {
  status: number
  headers: Headers
  received: ReceivedEvent[]
  /** Returns the ids of the received notifications. */
  ids(): string[]
  /** Resolves when the server ends the stream. */
  ended: Promise<'ended'>
  stop(): void
}

/** Opens the stream of the inbox, resumed after an entry if `after` is given. */
export async function openInboxStream(base: string, token: string, after?: string): Promise<OpenStream> {
  const connection = new AbortController()
  const response = await fetch(`${base}/api/notifications/stream`, {
    headers: { authorization: token, ...(after === undefined ? {} : { 'last-event-id': after }) },
    signal: connection.signal,
  })
  const received: ReceivedEvent[] = []
  return {
    status: response.status,
    headers: response.headers,
    received,
    ids: () => received.filter(({ event }) => event === 'notification').map(({ id }) => id!),
    ended: readEvents(response, received),
    stop: () => connection.abort(),
  }
}

async function readEvents(response: Response, received: ReceivedEvent[]): Promise<'ended'> {
  const decoder = new TextDecoder()
  const parser = createParser({
    onEvent: ({ id, event = 'message', data }) =>
      received.push({ id, event, data: JSON.parse(data), at: performance.now() }),
  })
  try {
    for await (const part of response.body!) parser.feed(decoder.decode(part as Uint8Array, { stream: true }))
  } catch {
    // The stream was closed by either side.
  }
  return 'ended'
}
