/** Reads a stream of server-sent events. */

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
  let text = ''
  const decoder = new TextDecoder()
  try {
    for await (const part of response.body!) {
      text += decoder.decode(part as Uint8Array, { stream: true })
      const blocks = text.split('\n\n')
      text = blocks.pop()!
      for (const block of blocks) {
        const fields = new Map(
          block.split('\n').map((line) => {
            const colon = line.indexOf(':')
            return [line.slice(0, colon), line.slice(colon + 2)]
          }),
        )
        const data = fields.get('data')
        if (data === undefined) continue
        received.push({
          id: fields.get('id'),
          event: fields.get('event') ?? 'message',
          data: JSON.parse(data),
          at: performance.now(),
        })
      }
    }
  } catch {
    // The stream was closed by either side.
  }
  return 'ended'
}
