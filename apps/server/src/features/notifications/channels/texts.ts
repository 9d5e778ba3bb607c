/** The texts about a matching job that all channels share. They are plain; each channel escapes them itself. */
import { DAY, HOUR, MINUTE, SECOND } from '../../../platform/clock.ts'
import type { Message, NotificationPayload } from './channel.ts'

/** Characters that reverse the reading direction beyond the text they are in, and line breaks. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these characters are matched on purpose
const UNSAFE_CHARACTERS = /[\u0000-\u001f\u007f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]+/g

/** Makes one line of at most `most` characters, for a title or a subject. */
export function oneLine(text: string, most: number): string {
  const line = text.toWellFormed().replace(UNSAFE_CHARACTERS, ' ').replace(/ {2,}/g, ' ').trim()
  const letters = [...line]
  return letters.length <= most ? line : `${letters.slice(0, most - 1).join('')}…`
}

/** Whether a message is a list of jobs: a digest, or jobs that fell due together. */
export const listsJobs = ({ payloads, digest, reminder }: Message): boolean =>
  !reminder && (digest !== null || payloads.length > 1)

/** Formats what the message is about in a few words. */
export function formatHeadline(message: Message): string {
  const { payloads, digest, sample, reminder } = message
  if (reminder) return oneLine(`Reminder: ${reminder.title}`, 150)
  if (sample) return 'A test from Gigbell'
  if (!listsJobs(message)) return oneLine(payloads[0]?.title ?? '', 150)
  const jobs = payloads.length === 1 ? '1 new job' : `${payloads.length} new jobs`
  if (!digest) return jobs
  return digest === 'daily' ? `${jobs} today` : `${jobs} this hour`
}

/** Formats why a job matched: "Matched “React” and “Bakery”: react, dashboard". */
export function formatReason({ alerts, matched }: NotificationPayload): string {
  if (alerts.length === 0) return ''
  const names = joinNames(alerts.map((name) => `“${oneLine(name, 60)}”`))
  const words = matched.slice(0, 8).map((word) => oneLine(word, 40))
  return words.length > 0 ? `Matched ${names}: ${words.join(', ')}` : `Matched ${names}`
}

/**
 * Formats how long before `now` the post was published: "4 min", "2 h", "3 days". Below a second it returns nothing,
 * because the source stated the time at which it was read, or its clock is ahead of ours.
 */
export function formatAge({ publishedAt }: NotificationPayload, now: Date): string | undefined {
  const age = now.getTime() - publishedAt.getTime()
  if (age < SECOND) return undefined
  if (age < MINUTE) return `${Math.floor(age / SECOND)} s`
  if (age < HOUR) return `${Math.floor(age / MINUTE)} min`
  if (age < 2 * DAY) return `${Math.floor(age / HOUR)} h`
  return `${Math.floor(age / DAY)} days`
}

const listing = new Intl.ListFormat('en', { style: 'long', type: 'conjunction' })
const joinNames = (names: string[]) =>
  listing.format(names.length > 4 ? [...names.slice(0, 3), `${names.length - 3} more`] : names)
