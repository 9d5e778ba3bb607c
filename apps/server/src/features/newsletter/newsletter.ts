/**
 * Subscribing, confirming by mail, and unsubscribing by a link. A subscriber goes from asked to confirmed,
 * and is deleted when unsubscribed. The links need no table: a token is the subscriber's id with a keyed hash
 * of it, so that unsubscribing works from any mail, however old, and without a session.
 */
import { type Clock, DAY, MINUTE } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/database.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { Keys } from '../../platform/keys.ts'
import { addTask } from '../../platform/queue.ts'
import { createSignedToken, verifySignedToken } from '../../platform/signed-tokens.ts'
import { confirmSubscriber, removeSubscriberById, upsertSubscriber } from './queries.ts'

/** What the newsletter depends on. */
export interface NewsletterPorts {
  db: Db
  clock: Clock
  keys: Keys
}

/** The purpose of a token. A token of one purpose is invalid for the other. */
export type TokenKind = 'newsletter confirm' | 'newsletter leave'

const CONFIRM_WITHIN = 7 * DAY
/** The same address gets at most one mail in this time, no matter who enters it. */
const MAIL_AGAIN_AFTER = 10 * MINUTE

/**
 * Stores an address and sends a mail that asks for a confirmation. The answer is always the same, so it
 * reveals nothing about the address.
 */
export async function subscribe({ db, clock }: NewsletterPorts, email: string): Promise<void> {
  const now = clock.now()
  await db.transaction().execute(async (tx) => {
    const asked = await upsertSubscriber(tx, email, now, new Date(now.getTime() - MAIL_AGAIN_AFTER))
    if (asked)
      await addTask(tx, 'mail_newsletter', { subscriber: asked.id }, { key: `mail_newsletter ${asked.id}` })
  })
}

/**
 * Confirms an address. Repeating it has no effect.
 * @throws Refusal bad_link
 */
export async function confirm({ db, clock, keys }: NewsletterPorts, token: string): Promise<void> {
  const id = verifySignedToken(keys, 'newsletter confirm' satisfies TokenKind, token)
  const now = clock.now()
  const since = new Date(now.getTime() - CONFIRM_WITHIN)
  if (!(await confirmSubscriber(db, id, now, since)))
    throw new Refusal('bad_link', 'This link has expired. Please enter your address again.')
}

/**
 * Deletes a subscriber. Repeating it has no effect.
 * @throws Refusal bad_link for an invalid token
 */
export async function unsubscribe({ db, keys }: NewsletterPorts, token: string): Promise<void> {
  await removeSubscriberById(db, verifySignedToken(keys, 'newsletter leave' satisfies TokenKind, token))
}

/** Returns the token for a subscriber's link. */
export const tokenFor = (keys: Keys, kind: TokenKind, id: string) => createSignedToken(keys, kind, id)
