/** Unsubscribing from all alert mails by the link in each of them, without a session. */
import type { Db } from '../../platform/db/database.ts'
import type { UserId } from '../../platform/ids.ts'
import type { Keys } from '../../platform/keys.ts'
import { verifySignedToken } from '../../platform/signed-tokens.ts'
import { findMailRecipient, lockPerson } from '../accounts/index.ts'
import { UNSUBSCRIBE_PURPOSE } from './channels/email.ts'
import { lockSettings, replaceSettings } from './settings-queries.ts'

/**
 * Turns a person's alert mails off. Repeating it, or doing it for a deleted account, changes nothing.
 * @throws Refusal bad_link for a token that this server did not create
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
