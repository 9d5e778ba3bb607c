/**
 * Stores a mail that arrives, together with the task that reads it. Only then does the sender get its confirmation, so a
 * mail is either stored or delivered again; one that is delivered again is recognized.
 */
import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { type Clock, DAY } from '../../platform/clock.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import type { UserId } from '../../platform/ids.ts'
import { addTask } from '../../platform/queue.ts'
import type { ReceivedMail } from './authenticity.ts'

/** Alert mails have some 100 kB at most. */
export const MAX_MAIL_BYTES = 1024 * 1024
/** The name of the task that reads a mail. */
export const READ_FORWARDED_MAIL = 'read_forwarded_mail'
/** How many mails a person can receive in 24 hours. Marketplaces send some dozens to the busiest. */
const MAILS_A_DAY = 500
/** How many mails of a person can wait to be read, at up to 1 MB each. */
const WAITING_MAILS = 50

/** What storing mails needs. With `rateLimit` false there are no limits (load tests). */
export interface StorePorts {
  db: Db
  clock: Clock
  rateLimit: boolean
}

/** The result of storing a mail. `full`: the person has received too many, so the sender must try again later. */
export type StoreResult = 'stored' | 'known' | 'full' | 'unknown recipient'

/** Whose a mail is: the person's with this address, by the part before the @, or the person's in whose mailbox it is. */
export type Recipient = { localPart: string } | { mailboxOf: UserId }

/** Stores a mail for its recipient. */
export async function storeMail(
  { db, clock, rateLimit }: StorePorts,
  recipient: Recipient,
  mail: Omit<ReceivedMail, 'receivedAt'>,
): Promise<StoreResult> {
  const now = clock.now()
  return db.transaction().execute(async (tx) => {
    const person = await lockRecipient(tx, recipient)
    if (!person) return 'unknown recipient'
    const digest = digestOf(mail.raw)
    const { received, waiting, known } = await tx
      .selectFrom('forwarded_mails')
      .select((all) => [
        all.fn
          .countAll<number>()
          .filterWhere('received_at', '>', new Date(now.getTime() - DAY))
          .as('received'),
        all.fn.countAll<number>().filterWhere('result', '=', 'waiting').as('waiting'),
        sql<boolean>`coalesce(bool_or(digest = ${digest}), false)`.as('known'),
      ])
      .where('user_id', '=', person)
      .executeTakeFirstOrThrow()
    if (known) return 'known'
    if (rateLimit && (Number(received) >= MAILS_A_DAY || Number(waiting) >= WAITING_MAILS)) return 'full'
    const stored = await tx
      .insertInto('forwarded_mails')
      .values({
        user_id: person,
        digest,
        received_at: now,
        envelope_sender: mail.envelopeSender,
        greeting: mail.greeting,
        network_address: mail.networkAddress,
        raw: mail.raw,
      })
      // It may arrive over both ways at the same time.
      .onConflict((conflict) => conflict.columns(['user_id', 'digest']).doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!stored) return 'known'
    await addTask(tx, READ_FORWARDED_MAIL, { mail: stored.id })
    return 'stored'
  })
}

/** Finds the recipient. The lock makes simultaneous mails of one person count each other. */
async function lockRecipient(tx: Tx, recipient: Recipient): Promise<UserId | undefined> {
  const found =
    'localPart' in recipient
      ? tx.selectFrom('mail_addresses').select('user_id').where('local_part', '=', recipient.localPart)
      : tx.selectFrom('mailboxes').select('user_id').where('user_id', '=', recipient.mailboxOf)
  const row = await found.forUpdate().executeTakeFirst()
  return row?.user_id as UserId | undefined
}

/** The headers that stay the same when a mail is delivered again. The servers on its way add others. */
const LASTING_HEADERS =
  /^(?:from|date|subject|message-id|dkim-signature|content-type|content-transfer-encoding):/i

/** A digest of a mail's body and of the headers that its author has written. */
function digestOf(raw: Buffer): Buffer {
  const end = raw.indexOf('\r\n\r\n')
  const head = raw.subarray(0, Math.max(end, 0)).toString('latin1')
  const lasting = head.split(/\r\n(?![ \t])/).filter((line) => LASTING_HEADERS.test(line))
  return createHash('sha256')
    .update(lasting.join('\n'), 'latin1')
    .update(raw.subarray(Math.max(end, 0)))
    .digest()
}
