/**
 * Checks links, email addresses and phone numbers in a letter against the evidence and the post.
 */
import type { Evidence } from './evidence.ts'

const LINK =
  /\b(?:https?:\/\/|www\.)[^\s<>"“”)\]]+|(?<![\w.-])(?:[a-z0-9-]{1,63}\.){1,5}(?:com|org|net|io|dev|app|co|me|ai|xyz|link)\/[^\s<>"“”)\]]+/gi
const MAIL = /(?<![\w.+-])[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,5}/g
const PHONE = /(?<![\w$€£.,-])\+?\d[\d ().-]{7,}\d(?!\w)/g

/** Returns a reason for each link, email address and phone number that is unsupported. */
export function checkLinks(sentence: string, evidence: Evidence): string[] {
  const reasons: string[] = []
  const known = [...evidence.links, evidence.userText, evidence.postText].join('\n').toLowerCase()
  for (const [link] of sentence.matchAll(LINK)) {
    if (!known.includes(normalizeLink(link)))
      reasons.push(
        `The link ${displayLink(link)} is neither in your profile nor in your additional information.`,
      )
  }
  for (const [mail] of sentence.matchAll(MAIL)) {
    if (!known.includes(mail.toLowerCase()))
      reasons.push(`The address ${mail} is neither in your profile nor in your additional information.`)
  }
  const figures = known.replace(/[^\d]/g, '')
  for (const [phone] of sentence.matchAll(PHONE)) {
    const number = phone.replace(/\D/g, '')
    if (number.length >= 9 && number.length <= 15 && !figures.includes(number)) {
      reasons.push('The phone number is neither in your profile nor in your additional information.')
    }
  }
  return reasons
}

/** Strips the parts of a link that do not identify it: protocol, "www." and trailing punctuation. */
function normalizeLink(link: string): string {
  return link
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/^www\./, '')
    .replace(/[.,;:!?/]+$/, '')
}

function displayLink(link: string): string {
  return link.replace(/[.,;:!?]+$/, '').slice(0, 100)
}
