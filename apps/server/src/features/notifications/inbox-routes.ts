/** The inbox over HTTP: a page of it, what is read, and the stream of what comes. */
import { api } from '@gigbell/contract'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { createEventStream } from '../../platform/http/events.ts'
import { serve } from '../../platform/http/serve.ts'
import { markEntriesRead, readInbox } from './inbox.ts'
import { openStreams, type StreamPorts } from './stream.ts'

/** Registers the endpoints of the inbox. Streams end when the server closes: it waits for none. */
export function inboxRoutes(app: FastifyInstance, ports: StreamPorts): void {
  const streams = openStreams(ports)
  app.addHook('preClose', () => streams.close())

  serve(app, api.inbox.list, ({ person, query }) => readInbox(ports, person.id, query))

  serve(app, api.inbox.read, async ({ person, body }) => {
    const { read, unread } = await markEntriesRead(ports, person.id, body)
    return { data: { read }, unread }
  })

  serve(app, api.inbox.stream, async ({ person, request, reply }) => {
    const after = request.headers['last-event-id']
    await streams.open(person, createEventStream(reply), parseEventId(after), createCloseSignal(reply))
    return undefined
  })
}

/** The id in a header; one that can't be an id is answered like one that never was. */
function parseEventId(header: string | string[] | undefined): string | undefined {
  return typeof header === 'string' && /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(header)
    ? header
    : undefined
}

function createCloseSignal(reply: FastifyReply): AbortSignal {
  const closed = new AbortController()
  reply.raw.on('close', () => closed.abort())
  return closed.signal
}
