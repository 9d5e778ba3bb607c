/**
 * Calls an endpoint of the contract in this process, as the caller of /mcp. It takes the whole path of a request over
 * HTTP (session, scope, plan, limits, validation, handler), so tools have no rules of their own.
 */
import { type AnswerOf, addressOf, type CallOf, type Endpoint, type Failure } from '@gigbell/contract'
import type { FastifyInstance } from 'fastify'

/** Who calls a tool, and the signal that fires when they disconnect. */
export interface Caller {
  /** The authorization header of their request. */
  authorization: string
  /** Their network address. */
  address: string
  signal: AbortSignal
}

/** An endpoint has refused a call; the message is for the person. */
export class CallRefused extends Error {
  readonly failure: Failure
  constructor(failure: Failure) {
    super(failure.message)
    this.failure = failure
  }
}

/** Calls endpoints as one caller. */
export type CallEndpoint = <const E extends Endpoint>(endpoint: E, input: CallOf<E>) => Promise<AnswerOf<E>>

/**
 * Creates the function that calls endpoints as `caller`.
 * @throws CallRefused for every answer that is not a success
 */
export function callAs(app: FastifyInstance, { authorization, address, signal }: Caller): CallEndpoint {
  return async (endpoint, input) => {
    const parts = input as { params?: object; query?: object; body?: object }
    const answer = await app.inject({
      method: endpoint.method,
      url: addressOf(endpoint, parts),
      headers: { authorization, accept: 'application/json' },
      remoteAddress: address,
      signal,
      ...(parts.body === undefined ? {} : { payload: parts.body }),
    })
    const content: unknown = answer.json()
    if (answer.statusCode >= 400) throw new CallRefused(content as Failure)
    return content as AnswerOf<typeof endpoint>
  }
}
