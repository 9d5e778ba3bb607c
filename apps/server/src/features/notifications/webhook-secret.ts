/** The secret that signs a person's webhook calls, in the form of standardwebhooks.com. It is not stored. */
import type { UserId } from '../../platform/ids.ts'
import type { Keys } from '../../platform/keys.ts'

/** Derives the secret from APP_SECRET, the person's id and, after a renewal, a salt. */
export const webhookSecret = (keys: Keys, person: UserId, salt: string | null): string =>
  `whsec_${keys
    .hash('webhook', salt === null ? person : `${person} ${salt}`)
    .subarray(0, 24)
    .toString('base64')}`
