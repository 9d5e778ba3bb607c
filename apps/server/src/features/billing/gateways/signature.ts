/**
 * Signatures of events, in the format of Stripe's webhooks: `t=<seconds>,v1=<hex HMAC-SHA256 of "t.body">`. They
 * use the machine's time, because tests don't move the clock of a gateway.
 */
import { createHmac } from 'node:crypto'
import { Refusal } from '../../../platform/http/refusal.ts'
import { isEqualSecret } from '../../../platform/keys.ts'

/** The maximum age of a signature, in seconds. */
export const TOLERANCE = 300

/** Creates the signature header of a body. */
export function signBody(body: string, secret: string, at = Date.now()): string {
  const seconds = Math.floor(at / 1000)
  return `t=${seconds},v1=${digest(seconds, body, secret)}`
}

/**
 * Refuses a body whose signature header is wrong or too old.
 * @throws Refusal bad_signature
 */
export function verifySignature(
  body: Buffer,
  header: string | undefined,
  secret: string,
  at = Date.now(),
): void {
  const parts = (header ?? '').split(',').map((part) => part.split('='))
  const seconds = Number(parts.find(([name]) => name === 't')?.[1])
  const fresh = Number.isSafeInteger(seconds) && Math.abs(at / 1000 - seconds) <= TOLERANCE
  const right = digest(seconds, body.toString('utf8'), secret)
  const fits = parts.some(([name, value = '']) => name === 'v1' && isEqualSecret(value, right))
  if (!fresh || !fits) throw badSignature()
}

export const badSignature = () =>
  new Refusal('bad_signature', 'The signature of this event is missing, wrong or too old.')

/** The refusal of a body that is signed correctly and isn't an event. */
export const notAnEvent = () => new Refusal('bad_request', 'This body is signed, but it is not an event.')

/** Parses JSON; undefined when it is invalid. */
export function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'))
  } catch {
    return undefined
  }
}

const digest = (seconds: number, body: string, secret: string) =>
  createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')
