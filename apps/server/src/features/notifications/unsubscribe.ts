/** Leaving the alert mails by the link that stands in every one: without a session, at once, for all of them. */
import type { Db } from '../../platform/db/database.ts'
import type { UserId } from '../../platform/ids.ts'
import { verifySignedToken } from '../../platform/keyed-tokens.ts'
import type { Keys } from '../../platform/keys.ts'
import { findMailRecipient, lockPerson } from '../accounts/index.ts'
import { UNSUBSCRIBE_PURPOSE } from './channels/email.ts'
import { lockSettings, replaceSettings } from './settings-queries.ts'

/**
 * Switches a person's alert mails off; again is the same, and so it is for an account that is gone.
 * @throws Refusal bad_link for a token that was never ours
 */
export async function unsubscribeFromAlertMails(
  { db, keys }: { db: Db; keys: Keys },
  token: string,
): Promise<void> {
  const person = verifySignedToken(keys, UNSUBSCRIBE_PURPOSE, token) as UserId
  await db.transaction().execute(async (tx) => {
    await lockPerson(tx, person)
    if (!(await findMailRecipient(tx, person))) return
    const settings = await lockSettings(tx, person)
    await replaceSettings(tx, person, { ...settings, email: false })
  })
}
