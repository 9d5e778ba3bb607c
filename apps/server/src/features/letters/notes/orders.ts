/**
 * Reads what the person tells the writer to do besides saying a fact: to offer something, to suggest a way of working, and
 * several orders in one sentence. Requests to ask the client something are in questions.ts.
 */

import { upperFirst } from '../../jobs/index.ts'
import { toReader } from './address-client.ts'
import { hasPrivateSign, OFFER_PRIVATE } from './reports.ts'
import { NO_PLACE } from './signals.ts'
import { inCapitals } from './sums.ts'

const ORDER =
  '(?:please |pls |also )?(?:ask|say|mention|tell (?:them|him|her|the client)|offer|suggest|propose|give(?= (?:the|my) )|be (?:honest|open|straight|clear)(?= that\\b))'
/** "Ask if they have a style guide, and say from the 5th": each order begins like this. */
const ORDERS = new RegExp(String.raw`^${ORDER}\b`, 'i')
const NEXT_ORDER = new RegExp(
  String.raw`(?:[,;] (?:and |then |also )?| and (?:then )?)(?=${ORDER}:? (?!them\b|it\b|so\b|that\b(?! (?:I|we|my|it)\b)))`,
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

/** "They say nothing about the specialty, I'd like to know if it is eyes" */
const WANTS_TO_KNOW =
  /(?<=^.{12,200}), (?=(?:I(?:['’]d| would) like to (?:know|ask)|(?:I )?need to know) (?:if|whether|which|what|how)\b)/i

/** "0222 at the top, I looked at the two links" */
const AFTER_WORD_AT_TOP =
  /(?<=^["“']?[\p{L}\d-]+["”']? (?:at|on) (?:the )?(?:very )?(?:top|start|beginning)), (?=\p{L})/iu

/** Divides a sentence that begins with an order into its orders and the remarks after them; others stay whole. */
export function splitOrders(sentence: string): string[] {
  if (!ORDERS.test(sentence))
    return [AFTER_WORD_AT_TOP, WANTS_TO_KNOW, AFTER_SAYING].reduce(
      (parts, between) => parts.flatMap((part) => part.split(between)),
      [sentence],
    )
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
const RESTRICTED =
  /\b(?:if|unless|until|only when|in case|whether|instead(?!,? (?:like|such as) )|but|or else|nothing|not)\b/i

/** Returns whether a part orders an offer or a suggestion that has no sign of a private remark. */
export function isOrderedOffer(part: string): boolean {
  const content = part.match(OFFERED)?.[2] ?? part.match(LABELLED)?.[1]
  if (content === undefined || RESTRICTED.test(content) || OFFER_PRIVATE.test(content)) return false
  return !hasPrivateSign(content.replace(/\b(?:they|them|their|theirs)\b/gi, ' '))
}

/** "… first, 500 usd, then decide", "web push instead of sms": such offers have forms of their own (own-offers.ts). */
const OF_OWN_FORM = /, then (?:they |he |she )?(?:can )?decide[.]?$|\binstead (?:of )?[^,;:]{2,40}$/i

/** "Offer a free audit" becomes "I can offer a free audit"; null for other parts. */
export function tellOffer(part: string): string | null {
  const labelled = part.match(LABELLED)?.[1]
  if (labelled) return `My offer: ${toReader(labelled)}`
  const [, verb = '', content = ''] = part.match(OFFERED) ?? []
  if (verb === '' || OF_OWN_FORM.test(content)) return null
  const told = toReader(content)
  if (/^(?:\p{L}+ )*offer(?: \p{L}+)? that /iu.test(part)) return `I can offer that ${told}`
  if (/ing\b/.test(told.split(' ')[0] ?? '')) return `I suggest ${told}`
  const isDeed = new RegExp(String.raw`^${verb} (?:\S+ )?to `, 'i').test(part)
  if (isDeed) return `I ${/^offer$/i.test(verb) ? 'can' : 'would'} ${told}`
  return /^offer$/i.test(verb) ? `I can offer ${told}` : `I suggest ${told}`
}

const FIGURE = String.raw`(?:[$€£] ?)?\d[\d.,]*\d(?: ?(?:k|usd|eur|gbp|dollars?|euros?|bucks|[$€£]))?`
/** Two figures alone may be hours, days or a rate. */
const NAMES_PRICE = /\d{3}|[$€£]|\d ?(?:k|usd|eur|gbp|dollars?|euros?|bucks)\b|\b(?:fixed|flat|fix)\b/i
const OTHER_UNIT =
  /\/ ?h|\b(?:hours?|hourly|hrs?|ph|days?|weeks?|months?|years?|rate)\b|\d ?%|\d[\d.,]*\+? (?!usd|eur|gbp|dollars?|euros?|pounds?|bucks|is\b|was\b|would\b|will\b|for\b|but\b|or\b|to\b|at\b|max|min|flat|fix|total|in total|too\b|ok|fine|enough|net\b|all\b|should\b)\p{L}/iu
/** What begins a remark after a price. */
const ASIDE_BEGINS = '(?:and|but|because|cause|cos|if|or|as|since|when|unless|in case|so|though|with) '
const SCOPE = /( (?:for|incl(?:uding|\.)?) .*)$/i
/** "ask 500 for this crap job" */
const isPrivateScope = (scope: string) =>
  hasPrivateSign(scope) ||
  /\b(?:this|these|such|jobs?|posts?|guys?|clients?|them|him|her|crap|stupid|easy)\b/i.test(scope)
/** "I would take 250, say 400 for all", "quote 350 fixed, I would go down to 250", "1500 is enough but ask 2200" */
const ORDERED_PRICE = new RegExp(
  String.raw`^(.*?)(?:^|(?<=[,;]) ?| (?:but|so) )((?:(?:I(?:['’]d| would) )?(?:quote|charge|ask(?: for)?)|say|tell (?:them|him|her)) (?:about )?${FIGURE}(?: (?:fixed|flat|fix))?(?: (?:for|incl(?:uding|\.)?) (?:(?!${ASIDE_BEGINS})[\p{L} ’'-]|\d{1,2}(?= \p{L})){2,40}?)?)(?: first)?(?=[,;.!(]|$| ${ASIDE_BEGINS})(.*)$`,
  'isu',
)

/**
 * Divides a sentence that orders a price into what stands before it, the order, and what follows. The other parts are limits of
 * the person. Null for other sentences.
 */
export function splitOrderedPrice(sentence: string): { before: string; order: string; after: string } | null {
  const [, before = '', order = '', after = ''] = sentence.match(ORDERED_PRICE) ?? []
  // "45/h is fine, quote 55 first" does not say of what, and "I did 8 sites like this, say 20" is no price.
  if (order === '' || !NAMES_PRICE.test(order) || OTHER_UNIT.test(before)) return null
  if (isHoped(order, after)) return null
  if (addsToPrice(after)) return { before: before.trim(), order: `${order}${after}`, after: '' }
  const [, scope = ''] = order.match(SCOPE) ?? []
  if (!isPrivateScope(scope))
    return { before: before.trim(), order, after: after.replace(/^[\s,;.!]+/, '').trim() }
  return { before: before.trim(), order: order.slice(0, -scope.length), after: `${scope}${after}`.trim() }
}

/** "quote 350 for a script, with a log and a guide, ready in two days": what the price includes. */
const addsToPrice = (after: string) =>
  (TELLS_TIME.test(after) ||
    /^,? (?:with|including|plus) (?!.*\b(?:smile|face|bit|little|grain)\b)(?:an?|the|full|all|\d+|one|two|three) [^()?!]{3,100}[.]?$/iu.test(
      after,
    )) &&
  !hasPrivateSign(after)

/** "…, 3 weeks with the test week included" */
const TELLS_TIME =
  /^, (?:about |around )?\d+(?: ?(?:-|–|to) ?\d+)? (?:working )?(?:days|weeks|months)(?: with (?:the |an? )?[^,;:!?]{3,40} included)?[.]?$/i

/** "I'd quote 900 and hope for 700": a thought about the price, and no order to say it. */
const isHoped = (order: string, after: string) => /^I\b/i.test(order) && /[\p{L}\d]/u.test(after)

/** "quote 350 fixed" becomes "My price is 350 flat."; null for other parts. */
export function tellOrderedPrice(part: string): string | null {
  const [, , order = '', after] = part.match(ORDERED_PRICE) ?? []
  if (order === '' || order.length !== part.length - (after ?? '').length) return null
  if (!NAMES_PRICE.test(order) || isPrivateScope(order.match(SCOPE)?.[1] ?? '')) return null
  if (isHoped(order, after ?? '')) return null
  const [, sum = '', rest = ''] = order.match(new RegExp(`(${FIGURE})(.*)$`, 'isu')) ?? []
  const what = rest
    .replace(/ (?:fixed|flat|(?<!\bthe )fix)\b/i, '')
    .replace(/\bincl(?:uding|\.)?/i, 'including')
  const added = addsToPrice(after ?? '') ? (after ?? '').replace(/[.]$/, '') : ''
  return `My price is ${inCapitals(sum)} flat${what}${added}.`
}

/** "urgent one, I am free today" */
const INTERJECTION =
  /^((?:urgent|nice|easy|quick|good|great|ok|cool|interesting|tough)(?: (?:one|job|fit|post))?,) (?=\S)/i

/** Divides a remark of a word or two from what follows it; null for other sentences. */
export function splitInterjection(sentence: string): [remark: string, rest: string] | null {
  const remark = sentence.match(INTERJECTION)?.[1]
  return remark === undefined ? null : [remark, sentence.slice(remark.length).trim()]
}

/** "I am in Alexandria", "based in New York" */
const PLACE_PART =
  /^(?:I(?:['’]m| am) )?(in|from|based in) (?!(?:the|an?|my)\b)(\p{L}{3,}(?: (?!so\b)\p{L}{3,})?)[.]?$/iu
const TERM_PARTS = [
  PLACE_PART,
  /^(?:I(?:['’]m| am) )?(?:available|free) (?:now|today|tomorrow|from|on|next|this|until|till) ?[^,;!?]{0,40}$/iu,
  /^(?:I )?can (?:start|begin) (?:now|today|tomorrow|on|next|this|in) ?[^,;!?]{0,30}$/iu,
  /^(?:I )?can (?:deliver|finish|do it|send it|have it (?:done|ready)) (?:it )?(?:in|within|by|before|until|on) [^,;!?]{3,50}$/iu,
]
const PRICE_PART = new RegExp(`^(?:about )?${FIGURE}(?: (?:fixed|flat|total|in total))?[.]?$`, 'iu')

/** Divides "I am in Alexandria, available today, 100 dollars" into its terms; null for other sentences. */
export function splitTerms(sentence: string): string[] | null {
  const parts = sentence.replace(/[.!]+$/, '').split(/, (?:and )?/)
  const isTerm = (part: string) => [...TERM_PARTS, PRICE_PART].some((term) => term.test(part))
  const isList = parts.length > 1 && parts.every(isTerm)
  const isPrivate = parts.some(
    (part) =>
      !PRICE_PART.test(part) && ((PLACE_PART.test(part) && NO_PLACE.test(part)) || hasPrivateSign(part)),
  )
  return isList && !isPrivate && parts.some((part) => !PRICE_PART.test(part)) ? parts : null
}

/** Words one of these terms: "in Alexandria" becomes "I am in Alexandria."; null for other parts. */
export function tellTermPart(part: string): string | null {
  const [, where = '', place] = part.match(PLACE_PART) ?? []
  if (place && !NO_PLACE.test(part))
    return `I am ${where.toLowerCase()} ${place.split(' ').map(upperFirst).join(' ')}.`
  return PRICE_PART.test(part) && /\p{L}|[$€£]/u.test(part)
    ? `My price is ${inCapitals(part.replace(/[.]$/, ''))}.`
    : null
}
