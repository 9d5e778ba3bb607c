/**
 * Turns everything that is thrown into an answer: refusals and invalid input with their own messages, a lost
 * database as 503, and every bug as a 500 without details, whose cause is only logged.
 */
import type { Duplex } from 'node:stream'
import { errorStatus, type Failure } from '@gigbell/contract'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { SECOND } from '../clock.ts'
import { notFound, Refusal } from './refusal.ts'
import { InvalidInput } from './validation.ts'

/** Installs the error handler. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    const refusal = toRefusal(error as FastifyError, request)
    if (refusal.code === 'internal') request.log.error({ err: error }, 'request failed')
    else if (refusal.code === 'not_ready') request.log.warn({ err: error }, 'database unavailable')
    if (refusal.retryAfter !== undefined) reply.header('retry-after', refusal.retryAfter)
    // Fastify would close the connection after a body that it has not read, and a client that is still sending
    // would lose the answer. Node drops the rest, for as long as a request may take to arrive.
    reply.removeHeader('connection')
    reply.code(errorStatus[refusal.code]).type('application/json; charset=utf-8').send(toFailure(refusal))
  })
}

/** Answers a malformed address, or one with a part longer than any id, for which no route can be found. */
export function answerUnroutable(error: FastifyError, _request: unknown, reply: FastifyReply): void {
  const refusal =
    error.code === 'FST_ERR_MAX_PARAM_LENGTH'
      ? notFound('page')
      : new Refusal('bad_request', 'This address could not be read.')
  reply
    .code(errorStatus[refusal.code])
    .headers(commonHeaders)
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(toFailure(refusal)))
}

/** Answers a request that is not valid HTTP or has headers that are too long, and closes the connection. */
export function answerUnreadable(error: Error & { code?: string }, socket: Duplex): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return
  const [status, refusal] =
    error.code === 'HPE_HEADER_OVERFLOW'
      ? [
          '431 Request Header Fields Too Large',
          new Refusal('too_large', 'The headers of this request are too long.'),
        ]
      : error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
        ? ['408 Request Timeout', new Refusal('bad_request', 'This request took too long to arrive.')]
        : ['400 Bad Request', new Refusal('bad_request', 'This request could not be read.')]
  const body = JSON.stringify(toFailure(refusal))
  const head = {
    ...commonHeaders,
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  }
  const lines = Object.entries(head).map(([name, value]) => `${name}: ${value}`)
  socket.end(`HTTP/1.1 ${status}\r\n${lines.join('\r\n')}\r\n\r\n${body}`)
  // The client needs a moment to read the answer: closing a socket with unread input discards it. After
  // that the socket is closed in any case.
  setTimeout(() => socket.destroy(), SECOND).unref()
}

/** The headers of every answer, for answers that no hook sees. */
const commonHeaders = {
  'content-security-policy': "default-src 'none';frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
}

/** Returns the body of a refusal. */
export function toFailure(refusal: Refusal): Failure {
  return {
    message: refusal.message,
    code: refusal.code,
    ...(refusal.fields ? { fields: refusal.fields } : {}),
    ...(refusal.position === undefined ? {} : { position: refusal.position }),
  }
}

function toRefusal(error: FastifyError, request: FastifyRequest): Refusal {
  if (error instanceof Refusal) return error
  if (error instanceof InvalidInput) return refuseInput(error)
  if (error.statusCode !== undefined && error.statusCode < 500) return refuseClientError(error)
  if (isDatabaseUnavailable(error))
    return new Refusal('not_ready', 'We will be back in a moment. Please try again.', { retryAfter: 1 })
  if (isUnstorable(error))
    return new Refusal('validation_failed', 'This text contains characters that cannot be stored.')
  return new Refusal('internal', 'Something went wrong on our side. Please try again.', {
    cause: request.url,
  })
}

/** Turns invalid input into a refusal. An invalid id in the path is answered like an unknown one. */
function refuseInput({ problems: faults, validationContext }: InvalidInput): Refusal {
  if (validationContext === 'params') return notFound('page')
  if (faults.some(({ field }) => field === ''))
    return new Refusal('validation_failed', 'The body must be a JSON object.')
  const fields: Record<string, string> = {}
  for (const { field, message } of faults) fields[field] ??= message
  return new Refusal('validation_failed', faults[0]?.message ?? 'This is not valid.', { fields })
}

function refuseClientError(error: FastifyError): Refusal {
  switch (error.statusCode) {
    case 404:
      return notFound('page')
    case 413:
      return new Refusal('too_large', 'This is too large.')
    case 415:
      return new Refusal('unsupported_media_type', 'Send JSON, with the content type application/json.')
    case 429:
      return new Refusal('too_many_requests', error.message)
    default:
      return new Refusal('bad_request', 'This request could not be read. Send well-formed JSON.')
  }
}

/**
 * Returns whether the database is unreachable: connection refused, reset or exhausted; server shutting down,
 * starting up or failing over (classes 08, 57P, 53).
 */
function isDatabaseUnavailable(error: Error & { code?: string }): boolean {
  if (/^(ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|ETIMEDOUT|57P0\d|08\w{3}|53\d{3})$/.test(error.code ?? ''))
    return true
  return /Connection terminated|timeout exceeded when trying to connect|timeout expired|Client has encountered a connection error/.test(
    error.message,
  )
}

/**
 * Returns whether PostgreSQL cannot store a text. The contract refuses such texts earlier wherever a user
 * enters them.
 */
function isUnstorable(error: Error & { code?: string }): boolean {
  return error.code === '22021' || error.code === '22P05'
}
