/** Parses a mail as it was received. Everything in it is a stranger's, and may be broken on purpose. */
import PostalMime from 'postal-mime'
import { removeInvisible } from '../../platform/text.ts'
import type { MailText } from './readers/marketplace-mail.ts'

/** Mails of marketplaces have a handful of parts in two or three levels. */
const MAX_NESTING = 20
/** Longer senders and subjects are cut before they are stored and shown. */
const MAX_LINE = 300

/** Parses a mail; null for what no parser can read. */
export async function parseMail(raw: Buffer): Promise<MailText | null> {
  try {
    const mail = await PostalMime.parse(raw, { maxNestingDepth: MAX_NESTING })
    const date = mail.date === undefined ? Number.NaN : Date.parse(mail.date)
    return {
      from: (mail.from?.address ?? '').toLowerCase(),
      subject: toLine(mail.subject ?? ''),
      text: mail.text ?? '',
      html: mail.html ?? '',
      date: Number.isNaN(date) ? null : new Date(date),
    }
  } catch {
    return null
  }
}

/** Makes a stranger's words one line that can be stored and shown. */
export const toLine = (text: string): string =>
  removeInvisible(text.slice(0, 10 * MAX_LINE))
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, MAX_LINE)
    .toWellFormed()
