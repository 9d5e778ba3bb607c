/** The calls to one's own Gigbell. No other address is called, and nothing but the token identifies the person. */
import type { AnswerOf, CallOf, Endpoint } from '@gigbell/contract'
import { addressOf, tokens } from '@gigbell/contract'
import { disconnect, readConnection } from './connection.ts'
import { texts } from './texts.ts'

/** A call that did not succeed; the message is for the person. `status` is 0 without an answer. */
export class CallFailed extends Error {
  override name = 'CallFailed'
  readonly status: number
  readonly code: string | undefined

  constructor(message: string, status: number, code?: string) {
    super(message)
    this.status = status
    this.code = code
  }
}

/** The method and path of an endpoint, which is all of the contract that the bundle contains. */
type Row = Pick<Endpoint, 'method' | 'path'>

interface CallOptions {
  signal?: AbortSignal
  accept?: string
}

/**
 * Calls an endpoint and returns its answer.
 * @throws CallFailed if it does not succeed; after a 401 the extension is no longer connected
 */
export async function call<E extends Endpoint>(endpoint: E, parts: CallOf<E>): Promise<AnswerOf<E>> {
  const response = await send(endpoint, parts as object)
  return (await response.json()) as AnswerOf<E>
}

/** Like `call`, for an answer that the caller reads itself. */
export async function send(endpoint: Row, parts: object, options: CallOptions = {}): Promise<Response> {
  const { address, token } = await readConnection()
  if (token === null) throw new CallFailed(texts.failures.notConnected, 401)
  const { body, ...place } = parts as { body?: unknown; params?: object; query?: object }
  const response = await request(address + addressOf(endpoint as Endpoint, place), {
    method: endpoint.method,
    signal: options.signal,
    headers: {
      authorization: `Bearer ${token}`,
      accept: options.accept ?? 'application/json',
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  if (response.ok) return response
  if (response.status === 401) await disconnect()
  throw await failureOf(response)
}

/**
 * Exchanges the code of a confirmed connection for a token.
 * @throws CallFailed if the code was refused
 */
export async function exchangeCode(address: string, code: string, verifier: string): Promise<string> {
  const response = await request(address + tokens.exchange.path, {
    method: tokens.exchange.method,
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify({ code, verifier }),
  })
  if (!response.ok) throw await failureOf(response)
  const { data } = (await response.json()) as AnswerOf<typeof tokens.exchange>
  return data.token
}

/** Sends a request without cookies. A redirect is refused: it could carry the token to another host. */
async function request(address: string, options: RequestInit): Promise<Response> {
  try {
    return await fetch(address, {
      ...options,
      credentials: 'omit',
      redirect: 'error',
      referrerPolicy: 'no-referrer',
    })
  } catch (error) {
    if (options.signal?.aborted) throw error
    throw new CallFailed(texts.failures.unreachable(new URL(address).origin), 0)
  }
}

async function failureOf(response: Response): Promise<CallFailed> {
  const body = (await response.json().catch(() => ({}))) as { message?: unknown; code?: unknown }
  const message = typeof body.message === 'string' ? body.message : texts.failures.any
  return new CallFailed(
    response.status === 401 ? texts.failures.expired : message,
    response.status,
    typeof body.code === 'string' ? body.code : undefined,
  )
}
