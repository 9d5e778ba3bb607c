/**
 * How everything that is thrown becomes an answer: refusals and faulty input with their own words, a lost
 * database as 503, and every bug as a bare 500 whose cause is in the log alone.
 */
import { errorStatus, type Failure } from '@gigbell/contract'
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { notFound, Refusal } from './refusal.ts'

/** Installs the error handler. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    const refusal = asRefusal(error as FastifyError, request)
    if (refusal.code === 'internal') request.log.error({ err: error }, 'a call failed')
    else if (refusal.code === 'not_ready') request.log.warn({ err: error }, 'the database is away')
    if (refusal.retryAfter !== undefined) reply.header('retry-after', refusal.retryAfter)
    reply.code(errorStatus[refusal.code]).type('application/json; charset=utf-8').send(failureOf(refusal))
  })
}

/** The wire's body for a refusal. */
export function failureOf(refusal: Refusal): Failure {
  return {
    message: refusal.message,
    code: refusal.code,
    ...(refusal.fields ? { fields: refusal.fields } : {}),
    ...(refusal.position === undefined ? {} : { position: refusal.position }),
  }
}

function asRefusal(error: FastifyError, request: FastifyRequest): Refusal {
  if (error instanceof Refusal) return error
  if (hasZodFastifySchemaValidationErrors(error)) return faultyInput(error)
  if (error.statusCode !== undefined && error.statusCode < 500) return clientFault(error)
  if (isDatabaseAway(error))
    return new Refusal('not_ready', 'We are back in a moment. Please try again.', { retryAfter: 1 })
  if (isUnstorable(error))
    return new Refusal('validation_failed', 'This text contains characters that cannot be stored.')
  return new Refusal('internal', 'Something is not right on our side. Please try again.', {
    cause: request.url,
  })
}

/** What validation found. An id in the path that can't be one is answered like one that never was. */
function faultyInput(error: FastifyError & { validationContext?: string | undefined }): Refusal {
  if (error.validationContext === 'params') return notFound('page')
  const issues = (error.validation ?? []).map((issue) => ({
    field: issue.instancePath.split('/').filter(Boolean).join('.'),
    message: issue.message ?? 'This is not valid.',
  }))
  const whole = issues.find((issue) => issue.field === '')
  if (whole) return new Refusal('validation_failed', 'The body must be a JSON object.')
  const fields: Record<string, string> = {}
  for (const { field, message } of issues) fields[field] ??= message
  return new Refusal('validation_failed', issues[0]?.message ?? 'This is not valid.', { fields })
}

function clientFault(error: FastifyError): Refusal {
  switch (error.statusCode) {
    case 404:
      return notFound('page')
    case 413:
      return new Refusal('too_large', 'This is larger than we can take.')
    case 415:
      return new Refusal('unsupported_media_type', 'Send JSON, with the content type application/json.')
    case 429:
      return new Refusal('too_many_requests', error.message)
    default:
      return new Refusal('bad_request', 'This request could not be read. Send well-formed JSON.')
  }
}

/** Connection refused, reset or not to be had; server shutting down, starting up or failing over (classes 08, 57P, 53). */
function isDatabaseAway(error: Error & { code?: string }): boolean {
  if (/^(ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|ETIMEDOUT|57P0\d|08\w{3}|53\d{3})$/.test(error.code ?? ''))
    return true
  return /Connection terminated|timeout exceeded when trying to connect|timeout expired|Client has encountered a connection error/.test(
    error.message,
  )
}

/** Text PostgreSQL has no encoding for; the contract's shapes refuse it earlier wherever a person enters it. */
function isUnstorable(error: Error & { code?: string }): boolean {
  return error.code === '22021' || error.code === '22P05'
}
