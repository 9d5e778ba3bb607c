/** The mails about security events of an account, so that its owner notices what they didn't do. */
import { z } from 'zod'
import type { Db, Tx } from '../../platform/db/database.ts'
import type { UserId } from '../../platform/ids.ts'
import { type Mail, renderMail } from '../../platform/mail/index.ts'
import { addTask } from '../../platform/queue.ts'
import { salutationName } from './mail-recipients.ts'
import { findPersonById } from './queries.ts'

const PasswordChanged = z.object({ user: z.uuid(), by: z.enum(['password', 'mail']) })
const NewDevice = z.object({ user: z.uuid(), device: z.string(), at: z.iso.datetime() })

/** Schedules the mail about a changed password: changed with the old one, or by a mailed link. */
export async function schedulePasswordMail(tx: Tx, person: UserId, by: 'password' | 'mail'): Promise<void> {
  await addTask(tx, 'mail_password_changed', { user: person, by })
}

/** Schedules the mail about a login from a new device. */
export async function scheduleNewDeviceMail(tx: Tx, person: UserId, device: string, at: Date): Promise<void> {
  await addTask(tx, 'mail_new_device', { user: person, device, at: at.toISOString() })
}

/** The mail about a changed password; null when the account is deleted. */
export async function createPasswordChangedMail(
  db: Db,
  appUrl: string,
  payload: unknown,
): Promise<Mail | null> {
  const { user, by } = PasswordChanged.parse(payload)
  const person = await findPersonById(db, user as UserId)
  if (!person) return null
  const how = by === 'mail' ? 'with a link that we mailed to you' : 'by a person who entered the old password'
  const ended =
    by === 'mail' ? 'You were logged out everywhere.' : 'You were logged out on all other devices.'
  return {
    to: person.user.email,
    ...renderMail({
      subject: 'Your password was changed',
      heading: 'Your password was changed',
      paragraphs: [
        `${salutationName(person.user.first_name)}, the password of your Gigbell account was changed ${how}. ${ended}`,
        'If it was you, you don’t need to do anything. If not, choose a new password now.',
      ],
      button: { label: 'Choose a new password', href: `${appUrl}/forgot-password` },
    }),
  }
}

/** The mail about a login from a new device; null when the account is deleted. */
export async function createNewDeviceMail(db: Db, appUrl: string, payload: unknown): Promise<Mail | null> {
  const { user, device, at } = NewDevice.parse(payload)
  const person = await findPersonById(db, user as UserId)
  if (!person) return null
  return {
    to: person.user.email,
    ...renderMail({
      subject: 'New login to your account',
      heading: 'New login to your account',
      paragraphs: [
        `${salutationName(person.user.first_name)}, somebody logged in to your Gigbell account from a new device: ${device}, on ${dayAndTime.format(new Date(at))} UTC.`,
        'If it was you, you don’t need to do anything. If not, choose a new password now. This logs out all devices.',
      ],
      button: { label: 'Choose a new password', href: `${appUrl}/forgot-password` },
      notes: ['We send this mail once for each device.'],
    }),
  }
}

const dayAndTime = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'UTC',
})
