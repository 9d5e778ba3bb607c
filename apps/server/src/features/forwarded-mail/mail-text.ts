/** Parses a mail as it was received. Everything in it is a stranger's, and may be broken on purpose. */
import PostalMime from 'postal-mime'
import { removeInvisible } from '../../platform/text.ts'
import type { MailText } from './readers/marketplace-mail.ts'

/** Mails of marketplaces have a handful of parts in two or three levels. */
const MAX_NESTING = 20
/**
 * Mails that many servers have forwarded have some 30 kB of headers in 500 lines. The time to parse headers grows faster
 * than their length: a megabyte of them takes minutes.
 */
const MAX_HEAD_BYTES = 64 * 1024
const MAX_HEAD_LINES = 1500
/** A megabyte in lines of usual length has 14,000. Every line costs time, however short it is. */
const MAX_LINES = 30_000
/** No mail is older than marketplaces are. The database cannot store every date that JavaScript can. */
const EARLIEST_DATE = Date.UTC(1995, 0)
/** Longer senders and subjects are cut before they are stored and shown. */
const MAX_LINE = 300

/** Parses a mail; null for what no parser can read. */
export async function parseMail(raw: Buffer): Promise<MailText | null> {
  if (!isUsual(raw)) return null
  try {
    const mail = await PostalMime.parse(raw, {
      maxNestingDepth: MAX_NESTING,
      maxHeadersSize: MAX_HEAD_BYTES,
      // A mail in a mail is an attachment, however deep they are nested.
      forceRfc822Attachments: true,
    })
    const date = mail.date === undefined ? Number.NaN : Date.parse(mail.date)
    return {
      from: (mail.from?.address ?? '').toLowerCase(),
      subject: toLine(mail.subject ?? ''),
      text: mail.text ?? '',
      html: mail.html ?? '',
      date: date >= EARLIEST_DATE ? new Date(date) : null,
    }
  } catch {
    return null
  }
}

/** Reads the address of From alone, in lower case; '' without one. The rest of a long mail need not be parsed for it. */
export async function parseSender(raw: Buffer): Promise<string> {
  const head = raw.toString('latin1', 0, MAX_HEAD_BYTES)
  return (await parseMail(raw.subarray(0, findEndOfHead(head))))?.from ?? ''
}

/** Makes a stranger's words one line that can be stored and shown. */
export const toLine = (text: string): string =>
  removeInvisible(text.slice(0, 10 * MAX_LINE))
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, MAX_LINE)
    .toWellFormed()

/** Whether a mail has no more headers and lines than mails of people and marketplaces have. */
function isUsual(raw: Buffer): boolean {
  const text = raw.toString('latin1')
  const end = findEndOfHead(text)
  if (end > MAX_HEAD_BYTES || countLines(text.slice(0, end)) > MAX_HEAD_LINES) return false
  return countLines(text) <= MAX_LINES
}

const findEndOfHead = (text: string): number => /\r?\n\r?\n/.exec(text)?.index ?? text.length

const countLines = (text: string): number => text.split('\n', MAX_LINES + 1).length
