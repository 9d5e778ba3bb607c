/** The secret that a person's webhook is signed with, in the form of standardwebhooks.com; it stands in no table. */
import type { UserId } from '../../platform/http/serve.ts'
import type { Keys } from '../../platform/keys.ts'

/** Derived from the person's id and APP_SECRET: the same every time. */
export const webhookSecret = (keys: Keys, person: UserId): string =>
  `whsec_${keys.hash('webhook', person).subarray(0, 24).toString('base64')}`
