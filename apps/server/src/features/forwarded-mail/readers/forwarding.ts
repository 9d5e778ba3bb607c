/** Unwraps mails that a person forwarded by hand: the sender, the subject and the lines of the inner mail. */
import type { MailLine } from './mail-lines.ts'

/** A mail without what forwarding has added. */
export interface InnerMail {
  from: string
  subject: string
  lines: MailLine[]
}

const prefix = /^\s{0,9}(?:(?:fwd?|wg|tr|rv|i|enc|doorst|re|aw|sv|antw|réf)\s{0,3}:\s{0,9})+/i
const names = {
  from: /^\*?(?:from|von|de|da|van|från|fra|od)\s{0,3}:\*?\s{0,9}(\S.*)$/i,
  subject: /^\*?(?:subject|betreff|asunto|objet|oggetto|onderwerp|ämne|emne)\s{0,3}:\*?\s{0,9}(\S.*)$/i,
  other:
    /^\*?(?:date|sent|to|cc|reply-to|datum|gesendet|an|fecha|enviado(?: el)?|para|envoyé(?: le)?|à|data|inviato|a|verzonden|aan)\s{0,3}:/i,
}
/** The header of an inner mail is a handful of lines at most. */
const MAX_HEADER = 14

/** Removes the marks of forwarding from a subject. */
export const readSubject = (subject: string): string => subject.slice(0, 1000).replace(prefix, '').trim()

/** Finds the innermost forwarded mail; the mail itself if none is in it. */
export function unwrapForwarded(mail: InnerMail): InnerMail {
  let inner: InnerMail = { ...mail, subject: readSubject(mail.subject) }
  for (let depth = 0; depth < 3; depth++) {
    const found = findHeader(inner.lines)
    if (!found) break
    inner = { ...found, subject: readSubject(found.subject || inner.subject) }
  }
  return inner
}

function findHeader(lines: readonly MailLine[]): InnerMail | null {
  for (const [start, line] of lines.entries()) {
    if (!names.from.test(line.text)) continue
    const from = /[\w.+-]{1,100}@[\w.-]{1,200}\w/.exec(names.from.exec(line.text)![1]!.slice(0, 500))?.[0]
    if (!from) continue
    let subject = ''
    let known = 0
    let end = start
    for (let index = start + 1; index < Math.min(lines.length, start + MAX_HEADER); index++) {
      const { text } = lines[index]!
      const named = names.subject.exec(text)?.[1]
      if (named) subject = named
      if (named || names.other.test(text)) {
        known++
        end = index
      } else if (text !== '' && index - end > 2) break
    }
    // "From: a@b" alone also occurs in texts of posts.
    if (known < 2) continue
    return { from: from.toLowerCase(), subject, lines: lines.slice(end + 1) }
  }
  return null
}
