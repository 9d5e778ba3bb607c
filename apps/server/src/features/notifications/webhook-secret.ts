/** The secret that a person's webhook is signed with, in the form of standardwebhooks.com; it is in no table. */
import type { UserId } from '../../platform/ids.ts'
import type { Keys } from '../../platform/keys.ts'

/** Derived from APP_SECRET, the person's id and, once it was renewed, a salt: the same until it is renewed. */
export const webhookSecret = (keys: Keys, person: UserId, salt: string | null): string =>
  `whsec_${keys
    .hash('webhook', salt === null ? person : `${person} ${salt}`)
    .subarray(0, 24)
    .toString('base64')}`
