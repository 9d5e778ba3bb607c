/** The HTTP endpoints of the inbox: a page of it, marking as read, and the stream of new entries. */
import { api } from '@gigbell/contract'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { createEventStream } from '../../platform/http/events.ts'
import { serve } from '../../platform/http/serve.ts'
import { markEntriesRead, readInbox } from './inbox.ts'
import { openStreams, type StreamPorts } from './stream.ts'

/** Registers the endpoints of the inbox. Open streams end when the server closes. */
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

/** Parses the id in a header; what cannot be an id is treated like an unknown one. */
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
