/**
 * Server-sent events on a reply. The reply is taken over with the first event, so that a refusal before it
 * still has its own status.
 */
import type { FastifyReply } from 'fastify'

/** An open stream of events. */
export interface EventStream {
  readonly started: boolean
  /** The number of bytes that are written but not sent yet. */
  readonly unsentBytes: number
  /** Starts the stream without an event, if the first one may take long. */
  start(): void
  /** Sends one event, with an id if a reader may resume after it. */
  send(event: string, content: object, id?: string): void
  /** Writes events that are formatted already. */
  write(written: string): void
  /** Resolves when everything written was sent, or the connection is closed. */
  drained(): Promise<void>
  end(): void
  /** Closes the connection without sending the rest. */
  destroy(): void
}

/** Formats one event. */
export function formatEvent(event: string, content: object, id?: string): string {
  return `${id === undefined ? '' : `id: ${id}\n`}event: ${event}\ndata: ${JSON.stringify(content)}\n\n`
}

/** A comment that keeps the connection open. Readers ignore it. */
export const HEARTBEAT = ': still here\n\n'

/** Creates a stream of events on a reply. */
export function createEventStream(reply: FastifyReply): EventStream {
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
    get started() {
      return begun
    },
    get unsentBytes() {
      return reply.raw.writableLength
    },
    start: begin,
    write,
    send: (event, content, id) => write(formatEvent(event, content, id)),
    drained: () =>
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
    destroy() {
      reply.raw.destroy()
    },
  }
}
