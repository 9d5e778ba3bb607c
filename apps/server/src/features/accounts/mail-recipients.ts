/** The recipients of mails, with their names as a mail may contain them. */
import { plainName } from '@gigbell/contract'
import type { Db } from '../../platform/db/database.ts'
import type { UserId } from '../../platform/ids.ts'

/** The recipient of a mail. */
export interface MailRecipient {
  firstName: string
  lastName: string
  email: string
}

/** The recipient of a mail that isn't about the account; undefined when they are deleted. */
export async function findMailRecipient(db: Db, person: UserId): Promise<MailRecipient | undefined> {
  const row = await db
    .selectFrom('users')
    .select(['first_name as firstName', 'last_name as lastName', 'email'])
    .where('id', '=', person)
    .executeTakeFirst()
  return row && toRecipient(row)
}

/** Removes links and line breaks from names before they are used in a mail. */
const toRecipient = ({ firstName, lastName, email }: MailRecipient): MailRecipient => ({
  firstName: salutationName(firstName),
  lastName: plainName(lastName),
  email,
})

/** A first name for the salutation of a mail. Without one the mail says "Welcome, there". */
export const salutationName = (firstName: string): string => plainName(firstName) || 'there'

/** The same for a verified address only, because subscribed mails go nowhere else. */
export async function findVerifiedRecipient(db: Db, person: UserId): Promise<MailRecipient | undefined> {
  const row = await db
    .selectFrom('users')
    .select(['first_name as firstName', 'last_name as lastName', 'email'])
    .where('id', '=', person)
    .where('email_verified_at', 'is not', null)
    .executeTakeFirst()
  return row && toRecipient(row)
}
