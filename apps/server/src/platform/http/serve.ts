/**
 * Turns a row of the contract into a route: who may call, what comes in (validated), what goes out
 * (typed; checked too where `checkAnswers` is on). Features hand over the row and what it does, and
 * write no HTTP of their own.
 */
import type { AnswerOf, Endpoint, Plan } from '@gigbell/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { UserId } from '../ids.ts'
import { type Origin, originOf } from './origin.ts'
import { Refusal } from './refusal.ts'

/** Who calls, proven by a session. */
export interface Person {
  id: UserId
  sessionId: string
  /** The session's login, or the last confirmation, was in the last 15 minutes. */
  confirmed: boolean
}

/** The subscription that runs now, as far as a guard needs it: what was sold, and for which period. */
export interface Subscription {
  id: string
  plan: Plan
  startDate: Date
  endDate: Date
}

/** Answers who is calling and what they have paid for; the features stand behind it (app.ts). */
export interface Doorkeeper {
  /** The person of a session token, or null for one that is unknown, ended or expired. */
  personOf(token: string): Promise<Person | null>
  /**
   * Counts a call of a person.
   * @throws Refusal too_many_requests
   */
  countCall(person: UserId): void
  /** The subscription that runs now, or null. */
  subscriptionOf(person: UserId): Promise<Subscription | null>
}

/** An answer that is encoded already: sent as it is, which for 80 kB is a tenth of the work of encoding it. */
export class Ready {
  readonly bytes: Buffer
  constructor(answer: object) {
    this.bytes = Buffer.from(JSON.stringify(answer))
  }
}

type Shape<E extends Endpoint, Part extends 'params' | 'query' | 'body'> = E extends {
  [key in Part]: infer S extends z.ZodType
}
  ? z.output<S>
  : undefined

/** What a route's handler is given: validated input, the caller, and the raw request for the few that stream. */
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
    doorkeeper: Doorkeeper
    /** Answers are checked against the contract too: on in tests, off in service, where it costs time. */
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

/** Registers `endpoint`; `handler` returns the success body (undefined for 204). */
export function serve<const E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handler: (call: Call<E>) => Promise<AnswerOf<E> | Ready> | AnswerOf<E> | Ready,
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
      // What is somebody's own stays in no cache, the browser's included.
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
      // A stream of events has taken the reply over.
      if (reply.sent) return reply
      if (endpoint.out === null) return reply.send()
      if (!(answer instanceof Ready)) return answer
      if (app.checkAnswers) endpoint.out.parse(JSON.parse(answer.bytes.toString()))
      return reply.type('application/json; charset=utf-8').send(answer.bytes)
    },
  })
}

/** Lets the caller in or refuses: before the body is read, so that nobody learns anything from its validation. */
async function admit(app: FastifyInstance, endpoint: Endpoint, request: FastifyRequest): Promise<void> {
  if (endpoint.who === 'anyone') return
  const token = tokenOf(request)
  const person = token ? await app.doorkeeper.personOf(token) : null
  if (!person) throw new Refusal('session_required', 'Please log in.')
  app.doorkeeper.countCall(person.id)
  request.person = person
  if (endpoint.confirmed) requireConfirmed(person)
  if (endpoint.who === 'user') return
  const subscription = await app.doorkeeper.subscriptionOf(person.id)
  if (!subscription)
    throw new Refusal(
      'subscription_required',
      'This needs a current plan. Start your trial or choose a plan.',
    )
  request.subscription = subscription
}

/**
 * Refuses what wants more than a session that was opened some time ago; rows with `confirmed` are held to it
 * already, so this is for what wants it in some cases alone.
 * @throws Refusal confirm_required
 */
export function requireConfirmed({ confirmed }: Person): void {
  if (!confirmed) throw new Refusal('confirm_required', 'Please confirm that it is you, then try again.')
}

/** The token of the authorization header, with or without its scheme. */
export function tokenOf(request: FastifyRequest): string | undefined {
  const header = request.headers.authorization
  return header?.replace(/^Bearer\s+/i, '').trim() || undefined
}
