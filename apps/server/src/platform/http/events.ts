/**
 * Server-sent events on a reply. The reply is taken over with the first event, so that a refusal before it
 * still has its own status.
 */
import type { FastifyReply } from 'fastify'

/** An open stream of events. */
export interface Events {
  readonly begun: boolean
  /** The number of bytes that are written but not sent yet. */
  readonly waiting: number
  /** Starts the stream without an event, if the first one may take long. */
  begin(): void
  /** Sends one event, with an id if a reader may resume after it. */
  send(event: string, content: object, id?: string): void
  /** Writes events that are formatted already. */
  write(written: string): void
  /** Resolves when everything written was sent, or the connection is closed. */
  taken(): Promise<void>
  end(): void
  /** Closes the connection without sending the rest. */
  cut(): void
}

/** Formats one event. */
export function eventText(event: string, content: object, id?: string): string {
  return `${id === undefined ? '' : `id: ${id}\n`}event: ${event}\ndata: ${JSON.stringify(content)}\n\n`
}

/** A comment that keeps the connection open. Readers ignore it. */
export const HEARTBEAT = ': still here\n\n'

/** Creates a stream of events on a reply. */
export function eventsOf(reply: FastifyReply): Events {
  let begun = false
  const begin = () => {
    if (begun) return
    begun = true
    reply.hijack()
    const headers = { ...reply.getHeaders(), 'content-type': 'text/event-stream; charset=utf-8' }
    reply.raw.writeHead(200, {
      ...headers,
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    } as Record<string, string>)
    reply.raw.flushHeaders()
  }
  const write = (written: string) => {
    begin()
    reply.raw.write(written)
  }
  return {
    get begun() {
      return begun
    },
    get waiting() {
      return reply.raw.writableLength
    },
    begin,
    write,
    send: (event, content, id) => write(eventText(event, content, id)),
    taken: () =>
      new Promise((resolve) => {
        if (!reply.raw.writableNeedDrain || reply.raw.destroyed) return resolve()
        const done = () => {
          reply.raw.off('drain', done).off('close', done)
          resolve()
        }
        reply.raw.on('drain', done).on('close', done)
      }),
    end() {
      reply.raw.end()
    },
    cut() {
      reply.raw.destroy()
    },
  }
}
