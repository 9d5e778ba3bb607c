/**
 * Tokens for links that work without a session and however old the mail is: an id with a keyed hash of it.
 * They are stored nowhere, cannot be created without APP_SECRET, and are valid for one purpose only.
 */
import { Refusal } from './http/refusal.ts'
import { isEqualSecret, type Keys } from './keys.ts'

/** Creates the token of an id for one purpose. */
export const createSignedToken = (keys: Keys, purpose: string, id: string) =>
  `${id}.${keys.hash(purpose, id).toString('base64url')}`

/**
 * Returns the id of a token for the same purpose.
 * @throws Refusal bad_link for an invalid token
 */
export function verifySignedToken(keys: Keys, purpose: string, token: string): string {
  const [id = ''] = token.split('.')
  const isUuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id)
  if (!isUuid || !isEqualSecret(token, createSignedToken(keys, purpose, id)))
    throw new Refusal('bad_link', 'This link is not valid.')
  return id
}
