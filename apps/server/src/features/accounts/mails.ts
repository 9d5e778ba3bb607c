/**
 * The tasks that send mails about an account, and the mails with a link. A task carries an id. Links are created
 * when the mail is sent, and start with APP_URL.
 */
import { z } from 'zod'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/database.ts'
import type { UserId } from '../../platform/ids.ts'
import type { Keys } from '../../platform/keys.ts'
import type { Log } from '../../platform/log.ts'
import { createMailTask, type Mail, type Mailer, renderMail } from '../../platform/mail/index.ts'
import type { Task } from '../../platform/queue.ts'
import { createDeletionMail } from './account-deleted-mail.ts'
import { salutationName } from './mail-recipients.ts'
import { createLink, type LinkKind } from './mailed-links.ts'
import { findPersonById, lockPerson } from './queries.ts'
import { createNewDeviceMail, createPasswordChangedMail } from './security-mails.ts'

/** What the mails need. */
export interface MailPorts {
  db: Db
  clock: Clock
  log: Log
  keys: Keys
  mailer: Mailer
  appUrl: string
}

const ToUser = z.object({ user: z.uuid() })

/** The tasks that send mails about accounts, by their names in the queue. */
export function accountMailTasks(ports: MailPorts): Record<string, Task> {
  return {
    mail_verify: createMailTask(ports, 'mail_verify', (payload) => createLinkMail(ports, 'verify', payload)),
    mail_reset: createMailTask(ports, 'mail_reset', (payload) => createLinkMail(ports, 'reset', payload)),
    mail_farewell: createMailTask(ports, 'mail_farewell', async (payload) =>
      createDeletionMail(ports.keys, payload),
    ),
    mail_password_changed: createMailTask(ports, 'mail_password_changed', (payload) =>
      createPasswordChangedMail(ports.db, ports.appUrl, payload),
    ),
    mail_new_device: createMailTask(ports, 'mail_new_device', (payload) =>
      createNewDeviceMail(ports.db, ports.appUrl, payload),
    ),
  }
}

async function createLinkMail(
  { db, clock, appUrl }: MailPorts,
  kind: LinkKind,
  payload: unknown,
): Promise<Mail | null> {
  const id = ToUser.parse(payload).user as UserId
  const link = await db.transaction().execute(async (tx) => {
    await lockPerson(tx, id) // so that the link of the later of two mails is the valid one
    const person = await findPersonById(tx, id)
    if (!person) return null // the placeholder of an unknown address, or a deleted account
    const { email, email_verified, first_name } = person.user
    if (kind === 'verify' && email_verified) return null
    return { email, email_verified, first_name, token: await createLink(tx, kind, id, email, clock.now()) }
  })
  if (!link) return null
  const { email, email_verified, first_name, token } = link
  const text =
    kind === 'verify'
      ? verificationText(salutationName(first_name), `${appUrl}/verify-email?token=${token}`)
      : resetText(salutationName(first_name), `${appUrl}/reset-password?token=${token}`, email_verified)
  return { to: email, ...renderMail(text) }
}

const verificationText = (name: string, href: string) => ({
  subject: 'Verify your email address',
  heading: `Welcome, ${name}`,
  paragraphs: [
    'Please confirm that this address is yours. We will then send job alerts and account mail to it.',
  ],
  button: { label: 'Verify my address', href },
  notes: [
    'The link works once, for 24 hours.',
    'If you did not sign up for Gigbell, you can ignore this mail. We never send job alerts to an unverified address.',
  ],
})

const resetText = (name: string, href: string, verified: boolean) => ({
  subject: 'Choose a new password',
  heading: 'Choose a new password',
  paragraphs: [
    `${name}, somebody requested a new password for your Gigbell account. If that was you, choose one here. You will be logged out everywhere else.`,
    ...(verified
      ? []
      : [
          'Your address was never verified, so we don’t know who has used the account so far. When you set the new password, earlier profiles, letters, alerts and connections are removed.',
        ]),
  ],
  button: { label: 'Choose a new password', href },
  notes: [
    'The link works once, for 60 minutes. A newer link replaces it.',
    'If it was not you, ignore this mail. Your password stays the same.',
  ],
})
