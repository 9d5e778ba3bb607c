/**
 * Turns a row of the contract into a route: who may call it, its validated input, and its answer (typed, and
 * also validated where `checkAnswers` is on). Features pass the row and a handler, and contain no HTTP code.
 */
import type { Readable } from 'node:stream'
import {
  type AnswerOf,
  type Endpoint,
  includesScope,
  type Plan,
  type Scope,
  TOKEN_PREFIX,
} from '@gigbell/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { UserId } from '../ids.ts'
import { type Origin, originOf } from './origin.ts'
import { Refusal } from './refusal.ts'

/** The caller, identified by a session or a personal token. */
export interface Person {
  id: UserId
  /** The id of the session, or of the token. */
  sessionId: string
  /** The session's login or last confirmation was in the last 15 minutes. A token is never confirmed. */
  confirmed: boolean
  /** What the token may do; absent for a session, which may do everything. */
  scopes?: readonly Scope[]
}

/** The current subscription, as far as a guard needs it: the sold plan and the period. */
export interface Subscription {
  id: string
  plan: Plan
  startDate: Date
  endDate: Date
}

/** Answers who calls and which plan they have. The features provide its parts (platform/feature.ts). */
export interface Authenticator {
  /** The person of a session token, or null for one that is unknown, ended or expired. */
  personOf(token: string): Promise<Person | null>
  /** The person of a personal token, or null for one that is unknown, revoked or expired. */
  ownerOfToken(token: string): Promise<Person | null>
  /**
   * Counts a call of a person.
   * @throws Refusal too_many_requests
   */
  countCall(person: UserId): void
  /** The subscription that runs now, or null. */
  subscriptionOf(person: UserId): Promise<Subscription | null>
}

/** An encoded answer, which is sent as it is. For 80 kB this takes a tenth of the time of encoding it. */
export class EncodedAnswer {
  readonly bytes: Buffer
  /** @param answer the answer, or its JSON */
  constructor(answer: object | Buffer) {
    this.bytes = Buffer.isBuffer(answer) ? answer : Buffer.from(JSON.stringify(answer))
  }
}

/** A file to download, which is sent while it is read. The row of the endpoint names its media type. */
export class FileAnswer {
  readonly name: string
  readonly content: Readable
  constructor(name: string, content: Readable) {
    this.name = name
    this.content = content
  }
}

type Shape<E extends Endpoint, Part extends 'params' | 'query' | 'body'> = E extends {
  [key in Part]: infer S extends z.ZodType
}
  ? z.output<S>
  : undefined

/**
 * The argument of a route's handler: validated input, the caller, and the raw request for the few that
 * stream.
 */
export interface Call<E extends Endpoint> {
  params: Shape<E, 'params'>
  query: Shape<E, 'query'>
  body: Shape<E, 'body'>
  person: E['who'] extends 'anyone' ? undefined : Person
  subscription: E['who'] extends 'subscriber' ? Subscription : undefined
  from: Origin
  /** The caller's network address. */
  address: string
  request: FastifyRequest
  reply: FastifyReply
}

declare module 'fastify' {
  interface FastifyInstance {
    authenticator: Authenticator
    /**
     * Whether answers are validated by the contract, too: on in tests, off in production, where it costs
     * time.
     */
    checkAnswers: boolean
  }
  interface FastifyRequest {
    person: Person | undefined
    subscription: Subscription | undefined
  }
  interface FastifyContextConfig {
    endpoint?: Endpoint
  }
}

type Answer<E extends Endpoint> = E extends { file: string } ? FileAnswer : AnswerOf<E> | EncodedAnswer

/** Registers `endpoint`; `handler` returns the success body (undefined for 204). */
export function serve<const E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handler: (call: Call<E>) => Promise<Answer<E>> | Answer<E>,
): void {
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    config: { endpoint },
    schema: {
      ...(endpoint.params ? { params: endpoint.params } : {}),
      ...(endpoint.query ? { querystring: endpoint.query } : {}),
      ...(endpoint.body ? { body: endpoint.body } : {}),
      ...(endpoint.out ? { response: { [endpoint.status]: endpoint.out } } : {}),
    },
    onRequest: async (request) => admit(app, endpoint, request),
    handler: async (request, reply) => {
      reply.code(endpoint.status)
      // Personal data must not be cached, not even by the browser.
      if (request.person) reply.header('cache-control', 'no-store')
      const answer = await handler({
        params: request.params,
        query: request.query,
        body: request.body,
        person: request.person,
        subscription: request.subscription,
        get from() {
          return originOf(request)
        },
        get address() {
          return originOf(request).address
        },
        request,
        reply,
      } as Call<E>)
      // A stream of events has taken over the reply.
      if (reply.sent) return reply
      if (answer instanceof FileAnswer)
        return reply
          .type(`${endpoint.file}; charset=utf-8`)
          .header('content-disposition', `attachment; filename="${answer.name}"`)
          .send(answer.content)
      if (endpoint.out === null) return reply.send()
      if (!(answer instanceof EncodedAnswer)) return answer
      if (app.checkAnswers) endpoint.out.parse(JSON.parse(answer.bytes.toString()))
      return reply.type('application/json; charset=utf-8').send(answer.bytes)
    },
  })
}

/** Checks the caller before the body is read, so that refused callers learn nothing from its validation. */
async function admit(app: FastifyInstance, endpoint: Endpoint, request: FastifyRequest): Promise<void> {
  if (endpoint.who === 'anyone') return
  const person = await identifyCaller(app, request)
  if (!person) throw new Refusal('session_required', 'Please log in.')
  app.authenticator.countCall(person.id)
  request.person = person
  requireScope(person, endpoint)
  if (endpoint.confirmed) requireConfirmed(person)
  if (endpoint.who === 'subscriber') request.subscription = await requirePlan(app, person.id)
}

/** Finds the person of a request's token. */
async function identifyCaller(app: FastifyInstance, request: FastifyRequest): Promise<Person | null> {
  const token = tokenOf(request)
  if (!token) return null
  return hasPersonalToken(request) ? app.authenticator.ownerOfToken(token) : app.authenticator.personOf(token)
}

/** Whether a request has a token of the format of personal tokens. It may be invalid. */
export const hasPersonalToken = (request: FastifyRequest): boolean =>
  tokenOf(request)?.startsWith(TOKEN_PREFIX) ?? false

/** Refuses a personal token whose scopes do not include the endpoint's. A session has no scopes and may do everything. */
function requireScope({ scopes }: Person, { scope }: Endpoint): void {
  if (!scopes || (scope && includesScope(scopes, scope))) return
  throw new Refusal(
    'scope_missing',
    scope ? `This token needs the permission ${scope}.` : 'This is not open to personal tokens.',
  )
}

/**
 * Returns the current subscription of a person. Rows for subscribers are checked already, so this is for handlers that
 * require a plan in some cases only.
 * @throws Refusal subscription_required
 */
export async function requirePlan(app: FastifyInstance, person: UserId): Promise<Subscription> {
  const subscription = await app.authenticator.subscriptionOf(person)
  if (subscription) return subscription
  throw new Refusal('subscription_required', 'This needs a current plan. Start your trial or choose a plan.')
}

/**
 * Refuses a session whose login or confirmation is too old. Rows with `confirmed` are checked already, so
 * this is for handlers that require it in some cases only.
 * @throws Refusal confirm_required
 */
export function requireConfirmed({ confirmed }: Person): void {
  if (!confirmed) throw new Refusal('confirm_required', 'Please confirm that it is you, then try again.')
}

/** Returns the token of the authorization header, with or without its scheme. */
export function tokenOf(request: FastifyRequest): string | undefined {
  const header = request.headers.authorization
  return header?.replace(/^Bearer\s+/i, '').trim() || undefined
}
