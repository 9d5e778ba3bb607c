/**
 * Alert mails: one job at once, or a digest of several. They go to addresses that are verified, and every one
 * says how to leave them all, by one press and without a session (RFC 8058). What is queued and tried again is
 * not here (delivering.ts), nor how a mail is handed over (platform/mail).
 */
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/db/database.ts'
import { keyedToken } from '../../../platform/keyed-tokens.ts'
import type { Keys } from '../../../platform/keys.ts'
import {
  type Entry,
  type Mail,
  type Mailer,
  MailRefused,
  onLetterhead,
} from '../../../platform/mail/index.ts'
import { verifiedAddresseeOf } from '../../accounts/index.ts'
import { type Channel, type Message, SendingFailed, type Told } from './channel.ts'
import { ageOf, headlineOf, oneLine, reasonOf } from './words.ts'

/** What telling by mail needs. */
export interface EmailPorts {
  db: Db
  clock: Clock
  keys: Keys
  mailer: Mailer
  appUrl: string
}

/** What a leaving token is for. */
export const LEAVING = 'alert mails leave'

/** A mail that lists more is cut off by the large mailboxes; the inbox has them all. */
const LONGEST_LIST = 40

/** Of so many mails that were left under way the end is awaited; older ones are forgotten. */
const MOST_UNDER_WAY = 1000

/** Tells by mail. */
export function emailChannel(ports: EmailPorts): Channel {
  const underWay = new Map<string, Promise<void>>()
  /**
   * Hands a mail over, or waits for the same mail that an earlier try has left under way: mail servers may
   * take minutes to say yes, longer than a try lasts, and each further try would be one more mail.
   */
  const handOver = (key: string, compose: () => Mail): Promise<void> => {
    const sending = underWay.get(key) ?? ports.mailer.send(compose())
    underWay.set(key, sending)
    for (const [oldest] of underWay) {
      if (underWay.size <= MOST_UNDER_WAY) break
      underWay.delete(oldest)
    }
    sending.catch(() => underWay.delete(key))
    return sending
  }
  return {
    async send(message, { key, signal }) {
      const person = await verifiedAddresseeOf(ports.db, message.person)
      if (!person) return { is: 'nobody' }
      try {
        const id = key.replace(/[^\w.-]+/g, '-')
        const mail = () => ({ to: person.email, id, ...composed(ports, message) })
        await Promise.race([handOver(key, mail), endOf(signal)])
        underWay.delete(key)
      } catch (error) {
        if (error instanceof MailRefused)
          return { is: 'gone', why: `Your mail server refuses our mails: ${oneLine(error.message, 200)}` }
        if (error instanceof SendingFailed) throw error
        throw new SendingFailed(oneLine((error as Error).message, 200), { cause: error })
      }
      return { is: 'sent' }
    },
  }
}

/** Rejects when a try is over. */
const endOf = (signal: AbortSignal) =>
  new Promise<never>((_resolve, reject) => {
    const end = () => reject(new SendingFailed('The mail server takes its time.'))
    if (signal.aborted) end()
    else signal.addEventListener('abort', end, { once: true })
  })

function composed({ keys, appUrl, clock }: EmailPorts, message: Message) {
  const token = keyedToken(keys, LEAVING, message.person)
  const now = clock.now()
  const [first] = message.told
  const alone = message.digest === null && first !== undefined
  const shown = message.told.slice(0, LONGEST_LIST)
  const more = message.told.length - shown.length
  return {
    headers: {
      'List-Unsubscribe': `<${appUrl}/api/public/notifications/unsubscribe?token=${token}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
    ...onLetterhead({
      subject: alone && !message.sample ? `New job: ${headlineOf(message)}` : headlineOf(message),
      heading: alone && !message.sample ? 'This just rang for you' : headlineOf(message),
      paragraphs: message.sample ? ['Alert mails arrive here. This is what one looks like.'] : [],
      entries: shown.map((told) => entryOf(told, now, !alone)),
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

function entryOf(told: Told, now: Date, inList: boolean): Entry {
  const reason = reasonOf(told)
  const age = ageOf(told, now)
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
