/**
 * Alert mails: one job, or a digest of several. They go to verified addresses only, and each of them offers to
 * unsubscribe from all with one click and without a session (RFC 8058). Retries are in delivery-worker.ts, and handing
 * a mail over to the mail server is in platform/mail.
 */
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/db/database.ts'
import type { Keys } from '../../../platform/keys.ts'
import {
  type Mail,
  type MailEntry,
  type Mailer,
  MailRejected,
  renderMail,
} from '../../../platform/mail/index.ts'
import { createSignedToken } from '../../../platform/signed-tokens.ts'
import { findVerifiedRecipient } from '../../accounts/index.ts'
import {
  type Channel,
  type Message,
  type NotificationPayload,
  type ReminderPayload,
  SendingFailed,
} from './channel.ts'
import { formatAge, formatHeadline, formatReason, listsJobs, oneLine } from './texts.ts'

/** What the email channel needs. */
export interface EmailPorts {
  db: Db
  clock: Clock
  keys: Keys
  mailer: Mailer
  appUrl: string
}

/** The purpose of the tokens in unsubscribe links. */
export const UNSUBSCRIBE_PURPOSE = 'alert mails leave'

/** The large mail services cut longer mails off; the inbox lists all jobs. */
const MAX_LISTED_JOBS = 40

/** How many mails may still be handed over after their try has ended; older ones are forgotten. */
const MAX_PENDING_MAILS = 1000

/** Opens the email channel. */
export function emailChannel(ports: EmailPorts): Channel {
  const pending = new Map<string, Promise<void>>()
  /**
   * Hands a mail over, or waits for the same mail of an earlier try: a mail server may take minutes to accept it,
   * which is longer than a try lasts, and every further try would send the mail again.
   */
  const handOver = (key: string, compose: () => Mail): Promise<void> => {
    const sending = pending.get(key) ?? ports.mailer.send(compose())
    pending.set(key, sending)
    for (const [oldest] of pending) {
      if (pending.size <= MAX_PENDING_MAILS) break
      pending.delete(oldest)
    }
    sending.catch(() => pending.delete(key))
    return sending
  }
  return {
    async send(message, { key, signal }) {
      const person = await findVerifiedRecipient(ports.db, message.person)
      if (!person) return { status: 'not_connected' }
      try {
        const id = key.replace(/[^\w.-]+/g, '-')
        const mail = () => ({ to: person.email, id, ...composeMail(ports, message) })
        await Promise.race([handOver(key, mail), rejectOnAbort(signal)])
        pending.delete(key)
      } catch (error) {
        if (error instanceof MailRejected)
          return {
            status: 'unreachable',
            reason: `Your mail server rejects our emails: ${oneLine(error.message, 200)}`,
          }
        if (error instanceof SendingFailed) throw error
        throw new SendingFailed(oneLine((error as Error).message, 200), { cause: error })
      }
      return { status: 'sent' }
    },
  }
}

/** Rejects when the signal aborts. */
const rejectOnAbort = (signal: AbortSignal) =>
  new Promise<never>((_resolve, reject) => {
    const end = () => reject(new SendingFailed('The mail server has not answered yet.'))
    if (signal.aborted) end()
    else signal.addEventListener('abort', end, { once: true })
  })

function composeMail({ keys, appUrl, clock }: EmailPorts, message: Message) {
  const token = createSignedToken(keys, UNSUBSCRIBE_PURPOSE, message.person)
  const now = clock.now()
  if (message.reminder) return composeReminder(message.reminder, formatHeadline(message), appUrl)
  const [first] = message.payloads
  const alone = first !== undefined && !listsJobs(message)
  const shown = message.payloads.slice(0, MAX_LISTED_JOBS)
  const more = message.payloads.length - shown.length
  return {
    headers: {
      'List-Unsubscribe': `<${appUrl}/api/public/notifications/unsubscribe?token=${token}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
    ...renderMail({
      subject: alone && !message.sample ? `New job: ${formatHeadline(message)}` : formatHeadline(message),
      heading: alone && !message.sample ? 'A new job matches your alerts' : formatHeadline(message),
      paragraphs: message.sample ? ['Alert emails arrive here. This is a sample.'] : [],
      entries: shown.map((payload) => createMailEntry(payload, now, !alone)),
      button: alone
        ? { label: 'Write proposal', href: first.letterUrl }
        : { label: 'View them in your inbox', href: `${appUrl}/dashboard/notifications` },
      notes: [
        ...(more > 0 ? [`And ${more} more in your inbox.`] : []),
        `You receive this email because of your job alerts. Change your notification settings: ${appUrl}/dashboard/settings?tab=notifications`,
      ],
      unsubscribe: `${appUrl}/notifications/unsubscribe?token=${token}`,
    }),
  }
}

/** A reminder was asked for by the person, so it does not offer to unsubscribe from alerts. */
function composeReminder({ title, url }: ReminderPayload, subject: string, appUrl: string) {
  return renderMail({
    subject,
    heading: 'Your reminder',
    paragraphs: [`You asked to be reminded of “${oneLine(title, 200)}”.`],
    button: { label: 'Open the letter', href: url },
    notes: [
      `You receive this email because you set a reminder. Change your notification settings: ${appUrl}/dashboard/settings?tab=notifications`,
    ],
  })
}

function createMailEntry(payload: NotificationPayload, now: Date, inList: boolean): MailEntry {
  const reason = formatReason(payload)
  const age = formatAge(payload, now)
  return {
    kicker: payload.category,
    title: oneLine(payload.title, 200),
    href: payload.url,
    facts: payload.facts,
    text: payload.excerpt,
    notes: [...(reason ? [reason] : []), ...(age ? [`Posted ${age} before this email`] : [])],
    links: [
      ...(inList ? [{ label: 'Write proposal', href: payload.letterUrl }] : []),
      ...(payload.postUrl ? [{ label: 'Open the post', href: payload.postUrl }] : []),
    ],
  }
}
