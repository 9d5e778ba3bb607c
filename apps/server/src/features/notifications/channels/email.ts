/**
 * Alert mails: one job at once, or a digest of several. They go to addresses that are verified, and every one
 * says how to leave them all, by one press and without a session (RFC 8058). What is queued and tried again is
 * not here (delivering.ts), nor how a mail is handed over (platform/mail).
 */
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/db/database.ts'
import { createSignedToken } from '../../../platform/keyed-tokens.ts'
import type { Keys } from '../../../platform/keys.ts'
import {
  type Mail,
  type MailEntry,
  type Mailer,
  MailRejected,
  renderMail,
} from '../../../platform/mail/index.ts'
import { findVerifiedRecipient } from '../../accounts/index.ts'
import { type Channel, type Message, type NotificationPayload, SendingFailed } from './channel.ts'
import { formatAge, formatHeadline, formatReason, oneLine } from './texts.ts'

/** What telling by mail needs. */
export interface EmailPorts {
  db: Db
  clock: Clock
  keys: Keys
  mailer: Mailer
  appUrl: string
}

/** What a leaving token is for. */
export const UNSUBSCRIBE_PURPOSE = 'alert mails leave'

/** A mail that lists more is cut off by the large mailboxes; the inbox has them all. */
const MAX_LISTED_JOBS = 40

/** Of so many mails that were left under way the end is awaited; older ones are forgotten. */
const MAX_PENDING_MAILS = 1000

/** Tells by mail. */
export function emailChannel(ports: EmailPorts): Channel {
  const pending = new Map<string, Promise<void>>()
  /**
   * Hands a mail over, or waits for the same mail that an earlier try has left under way: mail servers may
   * take minutes to say yes, longer than a try lasts, and each further try would be one more mail.
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
            reason: `Your mail server refuses our mails: ${oneLine(error.message, 200)}`,
          }
        if (error instanceof SendingFailed) throw error
        throw new SendingFailed(oneLine((error as Error).message, 200), { cause: error })
      }
      return { status: 'sent' }
    },
  }
}

/** Rejects when a try is over. */
const rejectOnAbort = (signal: AbortSignal) =>
  new Promise<never>((_resolve, reject) => {
    const end = () => reject(new SendingFailed('The mail server takes its time.'))
    if (signal.aborted) end()
    else signal.addEventListener('abort', end, { once: true })
  })

function composeMail({ keys, appUrl, clock }: EmailPorts, message: Message) {
  const token = createSignedToken(keys, UNSUBSCRIBE_PURPOSE, message.person)
  const now = clock.now()
  const [first] = message.payloads
  const alone = message.digest === null && first !== undefined
  const shown = message.payloads.slice(0, MAX_LISTED_JOBS)
  const more = message.payloads.length - shown.length
  return {
    headers: {
      'List-Unsubscribe': `<${appUrl}/api/public/notifications/unsubscribe?token=${token}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
    ...renderMail({
      subject: alone && !message.sample ? `New job: ${formatHeadline(message)}` : formatHeadline(message),
      heading: alone && !message.sample ? 'This just rang for you' : formatHeadline(message),
      paragraphs: message.sample ? ['Alert mails arrive here. This is what one looks like.'] : [],
      entries: shown.map((told) => createMailEntry(told, now, !alone)),
      button: alone
        ? { label: 'Write proposal', href: first.letterUrl }
        : { label: 'See them in your inbox', href: `${appUrl}/dashboard/notifications` },
      notes: [
        ...(more > 0 ? [`And ${more} more, which your inbox has.`] : []),
        `You get this mail because of your alerts. Change what rings, and where: ${appUrl}/dashboard/settings?tab=notifications`,
      ],
      unsubscribe: `${appUrl}/notifications/unsubscribe?token=${token}`,
    }),
  }
}

function createMailEntry(told: NotificationPayload, now: Date, inList: boolean): MailEntry {
  const reason = formatReason(told)
  const age = formatAge(told, now)
  return {
    kicker: told.category,
    title: oneLine(told.title, 200),
    href: told.url,
    facts: told.facts,
    text: told.excerpt,
    notes: [...(reason ? [reason] : []), ...(age ? [`Posted ${age} before this mail`] : [])],
    links: [
      ...(inList ? [{ label: 'Write proposal', href: told.letterUrl }] : []),
      ...(told.postUrl ? [{ label: 'Open the post', href: told.postUrl }] : []),
    ],
  }
}
