/**
 * Signed events, by the scheme of Stripe's webhooks: `t=<seconds>,v1=<hex HMAC-SHA256 of "t.body">`. Time is the
 * machine's: a gateway's own clock isn't moved with ours.
 */
import { createHmac, timingSafeEqual } from 'node:crypto'
import { Refusal } from '../../../platform/http/refusal.ts'

/** How old a signature may be, in seconds. */
export const TOLERANCE = 300

/** The header for a body, signed now. */
export function signatureFor(body: string, secret: string, at = Date.now()): string {
  const seconds = Math.floor(at / 1000)
  return `t=${seconds},v1=${digest(seconds, body, secret)}`
}

/** @throws Refusal bad_signature */
export function checkSignature(
  body: Buffer,
  header: string | undefined,
  secret: string,
  at = Date.now(),
): void {
  const parts = (header ?? '').split(',').map((part) => part.split('='))
  const seconds = Number(parts.find(([name]) => name === 't')?.[1])
  const fresh = Number.isSafeInteger(seconds) && Math.abs(at / 1000 - seconds) <= TOLERANCE
  const right = Buffer.from(digest(seconds, body.toString('utf8'), secret))
  const given = parts.filter(([name]) => name === 'v1').map(([, value]) => Buffer.from(value ?? ''))
  const fits = given.some((one) => one.length === right.length && timingSafeEqual(one, right))
  if (!fresh || !fits) throw badSignature()
}

export const badSignature = () => new Refusal('bad_signature', 'This event is not signed, or not any more.')

/** Signed by whom it should be, and yet nothing that can be read as an event. */
export const notAnEvent = () => new Refusal('bad_request', 'This is signed, but it is not an event.')

/** What a body says, undefined where it isn't JSON. */
export function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'))
  } catch {
    return undefined
  }
}

const digest = (seconds: number, body: string, secret: string) =>
  createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')
