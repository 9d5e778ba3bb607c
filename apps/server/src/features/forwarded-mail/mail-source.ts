/** A person's address for alert mails, and the list of the mails that arrived there. */
import { randomBytes } from 'node:crypto'
import type { MailSource } from '@gigbell/contract'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/database.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { UserId } from '../../platform/ids.ts'
import { readMailbox } from './mailbox/mailbox.ts'
import { findLocalPart, listMails, replaceLocalPart } from './queries.ts'

/** What the settings of mail as a source need. `domain` is undefined where no mails are received. */
export interface MailSourcePorts {
  db: Db
  clock: Clock
  domain: string | undefined
}

/** How many mails are shown. */
const MAILS_SHOWN = 20
const DIGITS = 'abcdefghijklmnopqrstuvwxyz234567'

/** Reads a person's address, newest mails and mailbox. */
export async function readMailSource({ db, domain }: MailSourcePorts, person: UserId): Promise<MailSource> {
  const [localPart, mails, mailbox] = await Promise.all([
    findLocalPart(db, person),
    listMails(db, person, MAILS_SHOWN),
    readMailbox(db, person),
  ])
  const address = localPart === null || domain === undefined ? null : `${localPart}@${domain}`
  return { available: domain !== undefined, address, mails, mailbox }
}

/**
 * Creates an address that nobody can guess, in place of the former one.
 * @throws Refusal not_found where no mails are received
 */
export async function createAddress(
  { db, clock, domain }: MailSourcePorts,
  person: UserId,
): Promise<{ address: string }> {
  if (domain === undefined) throw new Refusal('not_found', 'This server does not receive mails.')
  // 80 bits in characters that every mail program accepts, and that survive being read aloud.
  const random = Array.from(randomBytes(16), (byte) => DIGITS[byte % DIGITS.length]).join('')
  const localPart = `jobs-${random}`
  await replaceLocalPart(db, person, localPart, clock.now())
  return { address: `${localPart}@${domain}` }
}
