/**
 * The HTTP server before any feature has registered its endpoints: the limits of a connection, and what every
 * request and every answer passes through.
 */
import { randomUUID } from 'node:crypto'
import type { Socket } from 'node:net'
import helmet from '@fastify/helmet'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import type { z } from 'zod'
import type { Log } from '../log.ts'
import { answerErrors, answerUnreadable, answerUnroutable } from './errors.ts'
import { allowExtensions } from './extension-origins.ts'
import { answerUnsupportedMethods } from './methods.ts'
import type { Authenticator } from './serve.ts'
import { compileValidator } from './validation.ts'

/**
 * The limits of connections. A request that has not arrived completely within 30 s is answered with 408; streams
 * of events are answers and stay open. Above the maximum a new connection is closed at once: 10,000 idle ones
 * take 200 MB.
 */
export const CONNECTIONS = { arrivesWithin: 30_000, checkedEvery: 1_000, most: 10_000 }

/** The largest body in bytes: the request for a letter has texts of 25,000 characters at most. */
const LARGEST_BODY = 1_000_000

/** What the server needs. */
export interface ServerOptions {
  log: Log
  appUrl: string
  /** The number of proxies in front. */
  trustProxy: number
  authenticator: Authenticator
  /** Whether every answer is validated by the contract. */
  checkAnswers: boolean
  connections: typeof CONNECTIONS
}

/** Creates the server. */
export async function openServer(options: ServerOptions): Promise<FastifyInstance> {
  const { log, appUrl, trustProxy, connections } = options
  const app = Fastify({
    requestTimeout: connections.arrivesWithin,
    http: {
      requestTimeout: connections.arrivesWithin,
      headersTimeout: connections.arrivesWithin,
      // By default Node looks for late requests every 30 s, so that one could last for a minute.
      connectionsCheckingInterval: connections.checkedEvery,
    },
    loggerInstance: log as FastifyBaseLogger,
    // A line for each request at "info" costs a tenth of the throughput; the metrics count the requests.
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: LARGEST_BODY,
    // X-Forwarded-For is believed for as many hops as there are proxies; anybody can send the header.
    trustProxy: (_address: string, hop: number) => hop < trustProxy,
    genReqId: () => randomUUID(),
    frameworkErrors: answerUnroutable,
    clientErrorHandler: answerUnreadable,
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: true },
    forceCloseConnections: 'idle',
  })
  app.server.maxConnections = connections.most
  app.checkAnswers = options.checkAnswers
  app.authenticator = options.authenticator
  app.decorateRequest('person', undefined)
  app.decorateRequest('subscription', undefined)
  app.setValidatorCompiler(compileValidator)
  app.setSerializerCompiler(({ schema }) => serializer(app, schema as z.ZodType))
  takeJson(app)
  answerErrors(app)
  closeUnusedConnections(app)

  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    },
    frameguard: { action: 'deny' },
    // The addresses of mailed links contain a token, which must not reach other sites.
    referrerPolicy: { policy: 'no-referrer' },
    strictTransportSecurity: appUrl.startsWith('https://') ? { maxAge: 31_536_000 } : false,
  })
  // After helmet, so that these answers have its headers too.
  allowExtensions(app)
  answerUnsupportedMethods(app)
  return app
}

/**
 * Closes connections that a client opened in advance and has not used when the server stops. Node treats them as
 * busy, and would wait for them for over a minute.
 */
function closeUnusedConnections(app: FastifyInstance): void {
  const unused = new Set<Socket>()
  let stops = false
  app.server.on('connection', (socket) => {
    // The port stays open for a moment after the hook.
    if (stops) return socket.destroy()
    unused.add(socket)
    socket.once('close', () => unused.delete(socket))
  })
  app.server.on('request', ({ socket }) => unused.delete(socket))
  app.addHook('preClose', async () => {
    stops = true
    for (const socket of unused) socket.destroy()
  })
}

/** Answers are typed at compile time; to check each one at run time too would cost a fifth of the throughput. */
function serializer(app: FastifyInstance, schema: z.ZodType): (answer: unknown) => string {
  if (!app.checkAnswers) return JSON.stringify
  return (answer) => JSON.stringify(schema.parse(answer))
}

/** Parses JSON bodies. An empty body with JSON's content type is no body: clients send that with a bare POST. */
function takeJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser(['application/json', 'text/plain'])
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined)
    else parse(request, body as string, done)
  })
}
