/**
 * Reads what the person tells the writer to do besides saying a fact: to offer something, to suggest a way of working, and
 * several orders in one sentence. Requests to ask the client something are in questions.ts.
 */

import { toReader } from './questions.ts'
import { hasPrivateSign, OFFER_PRIVATE } from './reports.ts'

const ORDER =
  '(?:please |pls |also )?(?:ask|say|mention|tell (?:them|him|her|the client)|offer|suggest|propose)'
/** "Ask if they have a style guide, and say from the 5th": each order begins like this. */
const ORDERS = new RegExp(String.raw`^${ORDER}\b`, 'i')
const NEXT_ORDER = new RegExp(
  String.raw`(?:[,;] (?:and |then |also )?| and (?:then )?)(?=${ORDER}:? (?!them\b|it\b|so\b|that\b(?! (?:I|we|my)\b)))`,
  'i',
)

/** What follows a semicolon after a request or an offer is no part of it: "ask about the tone; I am tired". */
const REMARK_AFTER = /(?<=^(?:please |pls |also )?(?:ask|offer|suggest|propose)\b[^;]{4,300}); /i

/** "ask how many listings, 15 is ok only for one" */
const FIGURE_AFTER =
  /(?<=^(?:please |pls |also )?ask\b[^,]{4,200}), (?=[$€£]?\d[\d.,]*(?: ?\p{L}+)? (?:is|are|would be) (?:ok|okay|fine|enough|low|too|good|only)\b)/iu

/** "I have not used it, say so plainly; I watched the tutorial". */
const AFTER_SAYING =
  /(?<=^.{4,200}?[,–-] (?:please |just )?(?:say|state|write) (?:so|it|that)(?: (?:plainly|openly|clearly|honestly))?); /i

/** Divides a sentence that begins with an order into its orders and the remarks after them; others stay whole. */
export function splitOrders(sentence: string): string[] {
  if (!ORDERS.test(sentence)) return sentence.split(AFTER_SAYING)
  const orders = sentence.split(NEXT_ORDER).map((part) => part.trim())
  return orders.every((part) => ORDERS.test(part))
    ? orders.flatMap((part) => part.split(REMARK_AFTER).flatMap((one) => one.split(FIGURE_AFTER)))
    : [sentence]
}

/** "Offer a free audit of one page", "suggest doing the product page first". */
const OFFERED =
  /^(?:(?:please|pls|also|and|maybe) )?(?:(offer|propose|suggest)(?: them| him| her| the client)?) (?:that |to (?!them\b|him\b|her\b))?(?=\p{L}|\d)(.{4,300})$/iu
/** "Offer: the first 500 words free as a sample". */
const LABELLED = /^(?:my )?offer: (?=\S)(.{4,200})$/i
/** What an offer may depend on is not for the client: "only if they insist". */
const RESTRICTED = /\b(?:if|unless|until|only when|in case|whether|instead|but|or else|nothing|not)\b/i

/** Returns whether a part orders an offer or a suggestion that has no sign of a private remark. */
export function isOrderedOffer(part: string): boolean {
  const content = part.match(OFFERED)?.[2] ?? part.match(LABELLED)?.[1]
  if (content === undefined || RESTRICTED.test(content) || OFFER_PRIVATE.test(content)) return false
  return !hasPrivateSign(content.replace(/\b(?:they|them|their|theirs)\b/gi, ' '))
}

/** "Offer a free audit" becomes "I can offer a free audit"; null for other parts. */
export function tellOffer(part: string): string | null {
  const labelled = part.match(LABELLED)?.[1]
  if (labelled) return `My offer: ${toReader(labelled)}`
  const [, verb = '', content = ''] = part.match(OFFERED) ?? []
  if (verb === '') return null
  const told = toReader(content)
  if (/ing\b/.test(told.split(' ')[0] ?? '')) return `I suggest ${told}`
  const isDeed = new RegExp(String.raw`^${verb} (?:\S+ )?to `, 'i').test(part)
  if (isDeed) return `I ${/^offer$/i.test(verb) ? 'can' : 'would'} ${told}`
  return /^offer$/i.test(verb) ? `I can offer ${told}` : `I suggest ${told}`
}
