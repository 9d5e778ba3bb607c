/**
 * Server-sent events on a reply: what is written, and how. The reply is taken over with the first event, so
 * that a refusal before it still has its own status.
 */
import type { FastifyReply } from 'fastify'

/** An open stream of events. */
export interface Events {
  readonly begun: boolean
  /** Bytes that are written and not taken yet by the other side. */
  readonly waiting: number
  /** Begins without an event, for a stream whose first may be long in coming. */
  begin(): void
  /** Sends one event, with an id where a reader may resume after it. */
  send(event: string, content: object, id?: string): void
  /** Sends events that are in their written form already. */
  write(written: string): void
  /** Resolves when the other side has taken what was written, or the line is closed. */
  taken(): Promise<void>
  end(): void
  /** Breaks the line, whatever is still to be sent. */
  cut(): void
}

/** The written form of one event. */
export function eventText(event: string, content: object, id?: string): string {
  return `${id === undefined ? '' : `id: ${id}\n`}event: ${event}\ndata: ${JSON.stringify(content)}\n\n`
}

/** A comment: it keeps the line open, and readers don't see it. */
export const HEARTBEAT = ': still here\n\n'

/** Events on a reply. */
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
