/**
 * Checks links, email addresses and phone numbers in a letter against the evidence and the post.
 */
import type { SentenceEvidence } from '@gigbell/contract'
import type { Evidence } from './evidence.ts'
import type { Finding } from './findings.ts'

const LINK =
  /\b(?:https?:\/\/|www\.)[^\s<>"“”)\]]+|(?<![\w.-])(?:[a-z0-9-]{1,63}\.){1,5}(?:com|org|net|io|dev|app|co|me|ai|xyz|link)\/[^\s<>"“”)\]]+/gi
const MAIL = /(?<![\w.+-])[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,5}/g
const PHONE = /(?<![\w$€£.,-])\+?\d[\d ().-]{7,}\d(?!\w)/g

/** Returns each link, email address and phone number that neither a source nor the post has. */
export function checkLinks(sentence: string, { known }: Evidence): Finding[] {
  const found: Finding[] = []
  const add = (what: string) =>
    found.push({ why: `${what} is neither in your profile nor in your additional information.` })
  for (const [link] of sentence.matchAll(LINK))
    if (!known.includes(normalizeLink(link))) add(`The link ${displayLink(link)}`)
  for (const [mail] of sentence.matchAll(MAIL))
    if (!known.includes(mail.toLowerCase())) add(`The address ${mail}`)
  for (const [phone] of sentence.matchAll(PHONE)) {
    const number = phone.replace(/\D/g, '')
    if (number.length < 9 || number.length > 15 || known.replace(/\D/g, '').includes(number)) continue
    add('The phone number')
  }
  return found
}

/** Returns the source that has a link of the sentence. */
export function findLinkedSource(quote: string, evidence: Evidence): SentenceEvidence | undefined {
  for (const [link] of quote.matchAll(LINK)) {
    const source = evidence.sources.find(({ links }) => links.includes(normalizeLink(link)))
    if (source) return { quote, from: source.from, card: source.card }
  }
  return undefined
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
