/**
 * The task that reads a person's mailbox: it stores the new mails of marketplaces as mails that have arrived, and plans
 * its next run. Whether they are genuine is found out when they are read (read-mail.ts): that a mail is in the person's
 * mailbox proves nothing.
 */
import { z } from 'zod'
import { DAY, HOUR, MINUTE } from '../../../platform/clock.ts'
import type { UserId } from '../../../platform/ids.ts'
import type { Keys } from '../../../platform/keys.ts'
import type { Task } from '../../../platform/queue.ts'
import { parseSender } from '../mail-text.ts'
import { findMarketplace, marketplaceDomains } from '../readers/marketplace-mail.ts'
import { MAX_MAIL_BYTES, type StorePorts, storeMail } from '../store-mail.ts'
import { type ImapPorts, MailboxError, type OpenMailbox, withMailbox } from './imap.ts'
import { openPassword } from './mailbox.ts'
import { schedulePoll } from './poll-schedule.ts'
import { findMailbox, type MailboxVersion, type StoredMailbox, updateMailbox } from './queries.ts'

/** What reading mailboxes needs. */
export interface PollPorts extends StorePorts, ImapPorts {
  keys: Keys
  /** A number from 0 to 1, so that mailboxes that were saved together are not read together. */
  random?: () => number
}

const ToPoll = z.object({ person: z.uuid() })
const INTERVAL = 5 * MINUTE
const MAX_PAUSE = 6 * HOUR
/** How far back a mailbox is read that was just connected, or whose mails were numbered anew. */
const FIRST_DAYS = DAY
/** More mails than this arrive only during a long pause; the next run continues. */
const MAILS_AT_ONCE = 50

/** With the @ or the dot before it, a domain is no part of a longer name. */
const senders = Object.values(marketplaceDomains).flatMap((domains) =>
  domains.flatMap((domain) => [`@${domain}`, `.${domain}`]),
)

/** The task that reads a mailbox. */
export function pollMailboxTask(ports: PollPorts): Task {
  const { db, clock, keys, random = Math.random } = ports
  return async (payload, { signal }) => {
    const person = ToPoll.parse(payload).person as UserId
    const stored = await findMailbox(db, person)
    if (!stored || stored.is_stopped) return
    const version = { person, saved_at: stored.saved_at }
    const fail = (failure: string, is_stopped: boolean) =>
      updateMailbox(db, version, {
        failed_at: clock.now(),
        failure,
        failures: stored.failures + 1,
        is_stopped,
      })
    const again = (pause: number) =>
      schedulePoll(ports, person, new Date(clock.now().getTime() + pause * (0.8 + 0.4 * random())))
    const password = openPassword(keys, person, stored)
    if (password === null) {
      await fail('The password can no longer be read. Enter it again.', true)
      return
    }
    const { host, port, login: user, folder } = stored
    try {
      await withMailbox(ports, { host, port, user, password, folder }, signal, (mailbox) =>
        storeNewMails(ports, version, stored, mailbox),
      )
    } catch (error) {
      if (!(error instanceof MailboxError)) throw error
      if (signal.aborted) return void (await again(INTERVAL))
      // A second wrong password could lock the person out of their account.
      const isFinal = error.field === 'password'
      const isSame = await fail(error.message, isFinal)
      if (isSame && !isFinal) await again(Math.min(MAX_PAUSE, INTERVAL * 2 ** Math.min(stored.failures, 10)))
      return
    }
    const isSame = await updateMailbox(db, version, {
      read_at: clock.now(),
      failed_at: null,
      failure: null,
      failures: 0,
    })
    if (isSame) await again(INTERVAL)
  }
}

async function storeNewMails(
  ports: PollPorts,
  version: MailboxVersion,
  stored: StoredMailbox,
  mailbox: OpenMailbox,
): Promise<void> {
  const { db, clock } = ports
  const isKnown = stored.uid_validity === mailbox.uidValidity && stored.last_uid !== null
  const since = new Date(clock.now().getTime() - FIRST_DAYS)
  const uids = await mailbox.search(senders, isKnown ? { after: stored.last_uid! } : { since })
  const save = (last_uid: number) =>
    updateMailbox(db, version, { uid_validity: mailbox.uidValidity, last_uid })
  for (const uid of uids.slice(0, MAILS_AT_ONCE)) {
    const raw = await mailbox.read(uid, MAX_MAIL_BYTES)
    // The search also finds an address in the name beside a stranger's. Such mails must not use up what a person can
    // receive.
    if (raw !== null && findMarketplace(await parseSender(raw))) {
      const result = await storeMail(
        ports,
        { mailboxOf: version.person },
        { raw, envelopeSender: '', greeting: '', networkAddress: '' },
      )
      // The rest follows when those that wait have been read.
      if (result === 'full' || result === 'unknown recipient') return
    }
    if (!(await save(uid))) return
  }
  if (uids.length <= MAILS_AT_ONCE)
    await save(Math.max(mailbox.lastUid, uids.at(-1) ?? 0, isKnown ? stored.last_uid! : 0))
}
