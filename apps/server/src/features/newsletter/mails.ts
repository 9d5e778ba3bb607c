/** The mail that asks a subscriber for a confirmation. Every newsletter mail has an unsubscribe link. */
import { z } from 'zod'
import type { Db } from '../../platform/db/database.ts'
import type { Keys } from '../../platform/keys.ts'
import type { Log } from '../../platform/log.ts'
import { createMailTask, type Mail, type Mailer, renderMail } from '../../platform/mail/index.ts'
import type { Task } from '../../platform/queue.ts'
import { tokenFor } from './newsletter.ts'
import { findSubscriber } from './queries.ts'

interface MailPorts {
  db: Db
  log: Log
  keys: Keys
  mailer: Mailer
  appUrl: string
}

const ToSubscriber = z.object({ subscriber: z.uuid() })

/** The tasks that send newsletter mails, by their names in the queue. */
export function newsletterMailTasks(ports: MailPorts): Record<string, Task> {
  return {
    mail_newsletter: createMailTask(ports, 'mail_newsletter', (payload) =>
      composeConfirmation(ports, payload),
    ),
  }
}

async function composeConfirmation({ db, keys, appUrl }: MailPorts, payload: unknown): Promise<Mail | null> {
  const subscriber = await findSubscriber(db, ToSubscriber.parse(payload).subscriber)
  if (!subscriber || subscriber.confirmed_at) return null
  const { id, email } = subscriber
  const leave = tokenFor(keys, 'newsletter leave', id)
  const token = tokenFor(keys, 'newsletter confirm', id)
  return {
    to: email,
    headers: unsubscribeHeaders(appUrl, leave),
    ...renderMail({
      subject: 'Do you want the Gigbell newsletter?',
      heading: 'One more step',
      paragraphs: [
        'Somebody entered this address for the Gigbell newsletter. Confirm it to get the next issue.',
      ],
      button: { label: 'Send me the newsletter', href: `${appUrl}/newsletter/confirm?token=${token}` },
      notes: ['If it was not you, ignore this mail: without a confirmation we send nothing more.'],
      unsubscribe: `${appUrl}/newsletter/unsubscribe?token=${leave}`,
    }),
  }
}

/**
 * The headers for one-click unsubscribing in mail programs (RFC 8058), which post to the first address
 * without a session.
 */
const unsubscribeHeaders = (appUrl: string, token: string) => ({
  'List-Unsubscribe': `<${appUrl}/api/public/newsletter/unsubscribe?token=${token}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})
