/**
 * Reads the additional information by rules: its parts, and the kind of each by its words. Whatever is not clearly a fact
 * or a style is private. The words that decide are in signals.ts, reports.ts and style.ts; learned weights correct what
 * the rules say (learned/judge-notes.ts).
 */
import type { Note } from '@gigbell/contract'
import { splitSentences } from '../../../platform/text.ts'
import { findSkills } from '../../jobs/index.ts'
import { isPastVerb } from '../writer/verbs.ts'
import { SAID_IN_QUOTES, withoutRemarks, withoutSayIt } from './fact-sentences.ts'
import { isLanguageList } from './languages.ts'
import {
  isOrderedOffer,
  splitInterjection,
  splitOrderedPrice,
  splitOrders,
  splitTerms,
  tellOrderedPrice,
  tellTermPart,
} from './orders.ts'
import { isTerm, JOB_RATE } from './prices.ts'
import {
  DONE_FOR,
  hasAside,
  INCLUDED,
  IS_ENOUGH,
  isComparison,
  isForeignFact,
  isLabelledWork,
  isNeed,
  isOffer,
  isOwnPlan,
  isOwnPractice,
  isOwnTime,
  isOwnWork,
  isPartOnly,
  isProposal,
  isReference,
  isShowing,
  isTimeNeeded,
  isTopicFirst,
  isWorkReport,
  NO_WORK,
  OPEN_TIMES,
  SIGNS_NDA,
  TAKES_TIME,
  WHEN,
} from './reports.ts'
import {
  ABOUT_CLIENT,
  CONTRAST,
  DONE,
  FACT,
  GAP_WITH_REMEDY,
  INSTRUCTION_TO_SAY,
  isOwnQuestion,
  KNOWN_PORTFOLIO,
  OTHER_TRUTH,
  OWN_CLIENT,
  PRICED,
  PRIVATE,
  PRIVATE_IF_SAID,
  PRIVATE_IN_QUESTION,
  REACHED,
  REQUEST_FOR,
  REQUEST_TO_ASK,
  SAID_FACT,
  SAY_THAT,
  SECRET,
  SENTENCE_WORDS,
  SHOW_LINK,
  THING_DONE,
  UNTRUE,
} from './signals.ts'
import { spellOut } from './spelling.ts'
import { isStyle, isToneWish, isWordLimit } from './style.ts'
import { isDiagnosis, isOtherTool } from './technical.ts'
import { isTerse } from './terse.ts'

/** Returns the parts of a text in their order; each is a literal part of it. Signs without a letter or a figure are left out. */
export const readByRules = (text: string): Note[] =>
  splitSentences(text.replace(LOWER_SENTENCE, '\n'))
    .filter((sentence) => /[\p{L}\d]/u.test(sentence.text))
    .flatMap(({ text: sentence }) => readSentence(sentence))
    .map((note, at, notes) => withRequest(note, notes[at + 1]))

/** People write notes without capitals: "keep it short. can start today". */
const LOWER_SENTENCE =
  /(?<=[\p{L}\d)$€£%"”][.!]{1,3})(?<!\b(?:e\.g|i\.e|etc|approx|vs|incl|no|ca|max|min|resp|z\.B|p\.ex)\.) (?=\p{Ll}|~?\d|[(])|(?<=\bmax\.) (?=\p{L})|(?<=\?) (?=(?:please )?ask (?:it|that|this|them|him|her)\b)/giu

/** "My father was a nurse. Mention it in one sentence.": the request makes the part before it a fact. */
const THAT = String.raw`(?:it|this|that(?! \S+ \S+ \S))`
const REQUEST = new RegExp(
  String.raw`^(?:please |pls |and |but |just |i should |better (?:to )?)?(?:(?:do )?mention ${THAT}|mention(?= (?:pls|please)|[.!]*$)|(?:say|write|state|tell them) (?:${THAT}|so)|put ${THAT} in|add ${THAT}|include ${THAT}|be (?:honest|open|upfront|frank) about ${THAT}|(?:they|the client|he|she) should know(?: ${THAT})?[.!]*$|worth (?:mentioning|saying|a mention)|do(?: no|n[’']?)t hide ${THAT}|ask (?:it|that|this|them|him|her)(?: (?:that|this))?(?=[.!]*$))\b`,
  'iu',
)

/** "They have no staging server. ask them" asks for nothing that the part before says. */
const isRequested = (part: string, next: string) =>
  REQUEST.test(next) &&
  (!/^ask\b/i.test(next) || (part.endsWith('?') && !PRIVATE_IN_QUESTION.some((sign) => sign.test(part))))

function withRequest(note: Note, next: Note | undefined): Note {
  if (next && isRequested(note.quote, next.quote) && !SECRET.test(note.quote))
    return { ...note, kind: 'fact' }
  return REQUEST.test(note.quote) ? { ...note, kind: 'style' } : note
}

/**
 * A sentence with a private part has no facts: its other parts may refer to it. Otherwise a sentence with several
 * parts ("Keep it short, I can start on Monday") is divided.
 */
function readSentence(sentence: string): Note[] {
  const interjection = splitInterjection(sentence)
  if (interjection) return [{ quote: interjection[0], kind: 'private' }, ...readSentence(interjection[1])]
  const [, content, wish = ''] = sentence.match(STYLE_TAIL) ?? []
  if (content !== undefined && isStyle(wish))
    return [...readSentence(content), { quote: wish, kind: 'style' }]
  const terms = splitTerms(sentence)
  if (terms) return terms.map((quote) => ({ quote, kind: 'fact' }))
  const priced = splitOrderedPrice(sentence)
  if (priced) {
    const { before, order, after } = priced
    return [
      ...(before === '' ? [] : [{ quote: before, kind: 'private' as const }]),
      { quote: order, kind: 'fact' },
      ...(after === '' ? [] : [{ quote: after, kind: 'private' as const }]),
    ]
  }
  const independent = sentence.split(INDEPENDENT)
  if (independent.length > 1 && withoutSayIt(sentence) === sentence) {
    const notes = independent.flatMap(readSentence)
    if (notes.some(({ kind }) => kind !== 'fact'))
      return notes.map((note) => (standsAlone(note) ? note : { ...note, kind: 'private' }))
  }
  const orders = splitOrders(sentence)
  if (orders.length > 1) return orders.map((quote) => ({ quote, kind: classify(quote) }))
  const [rate = '', ...reason] = sentence.split(/(?<=\d\S*), (?=they\b|it['’]?s\b|he\b|she\b)/i)
  if (reason.length > 0 && JOB_RATE.test(rate))
    return [
      { quote: rate, kind: 'fact' },
      { quote: reason.join(', '), kind: 'private' },
    ]
  const whole = classify(sentence)
  if (whole === 'fact') return [{ quote: sentence, kind: whole }]
  const [before, order] = splitOrder(sentence)
  if (order !== undefined && classify(order) === 'fact')
    return [
      ...(REPLACES.test(order) ? [{ quote: before, kind: 'private' as const }] : readSentence(before)),
      { quote: order, kind: 'fact' },
    ]
  const parts = sentence.split(PART_END).map((part) => part.trim())
  const kinds = parts.map(classify)
  const refers = (kinds.includes('private') || isPrivate(sentence)) && kinds.includes('fact')
  const isShortWish =
    whole === 'style' && !kinds.includes('fact') && sentence.split(/\s+/).length <= MAX_WISH_WORDS
  const divided = new Set(kinds).size > 1 && !refers && !isShortWish
  return divided
    ? parts.map((quote, at) => ({ quote, kind: kinds[at] ?? 'private' }))
    : [{ quote: sentence, kind: whole }]
}

/** "mention that I can start on Monday, keep it short" */
const STYLE_TAIL =
  /^(.{8,300}?)[,;] (?:and |but )?((?:please |pls )?(?:keep (?:it|this)|make (?:it|this)|short|brief|formal|informal|friendly|polite)\b[^,;]{0,40})$/i

/** "Free on Monday; the form is filled in": what follows a semicolon stands alone, unless it refers to what is before it. */
const INDEPENDENT =
  /(?<=^[^;:]{8,300}); (?!(?:and|but|or|so|then|that|this|it|just|only|otherwise|the rest|[^;]{0,200}\b(?:that|this|it|so)[.!]?$)\b)(?=[^;]{8,300}$)/i

/** A part of a sentence with private parts is a fact only if it is one of certain form. */
const standsAlone = ({ quote, kind }: Note) =>
  kind !== 'fact' ||
  withoutSayIt(quote) !== quote ||
  CERTAIN_FACTS.some((isFact) => isFact(quote)) ||
  [FACT, PRICED, INSTRUCTION_TO_SAY, REQUEST_TO_ASK, SHOW_LINK].some((sign) => sign.test(quote))

/** A wish of so few words has no other part: "Formal, use Sie". */
const MAX_WISH_WORDS = 8

/** "I cannot call this week, don't write why, just say calls from Tuesday": the last order says all by itself. */
const LAST_ORDER =
  /^(.{3,400}?)(?:[,;] ?| (?=\())(?:and |but |so )?((?:just |only |simply |instead |\()(?:just )?(?:say|write|mention|put)\b.{4,200}|(?:please |pls |just )?ask (?:if|whether|which|what|when|how|where|who|for|about)\b.{4,200})$/i

/** "Just say …" is said in place of what comes before. */
const REPLACES = /^(?:just|only|simply|instead|\()/i

/** "Ask if that is fine" means nothing without what it refers to. */
const REFERS =
  /\bask (?:if|whether) (?:that|this|it)\b.{0,12}\b(?:fine|ok|okay|possible|alright|good|works?)\b/i

function splitOrder(sentence: string): [string, string | undefined] {
  const [, before = '', order] = sentence.match(LAST_ORDER) ?? []
  if (order !== undefined && REFERS.test(order)) return [sentence, undefined]
  return [before.trim(), order?.trim()]
}

const PART_END =
  /[;,] (?:and |but |then )?(?=\S)| (?:and|but|und|y|et) (?=(?:I|ich|je|please|mention|keep)\b)|; /i

/** Posts ask for such things to see who has read them: "My favorite hero is Batman, because he prepares." */
const FAVORITE = /^my favou?rite \w+(?: \w+)? (?:is|are)\b/i

/** Returns the kind of one part. */
function classify(labelled: string): Note['kind'] {
  const part = withoutRemarks(spellOut(labelled))
  const ordered = classifyOrder(part)
  if (ordered) return ordered
  if (CERTAIN_FACTS.some((isFact) => isFact(part))) return PLEASE.test(part) ? 'private' : 'fact'
  if (PLEASE.test(part) && LANGUAGE.test(part) && !SECRET.test(part)) return 'style'
  if (isPrivate(part) && !isToneWish(part)) return 'private'
  if (isStyle(part)) return 'style'
  if (PLEASE.test(part)) return 'private'
  return isStatedFact(part) ? 'fact' : 'private'
}

/**
 * Whether a part is a fact by rules that are hardly ever wrong: the person wants it to be said or asked, in so many words,
 * or it is an offer, a condition, a proposal or a reference. `next` is the part after it, which may ask to say it.
 */
export function isSurelyFact(quote: string, next = ''): boolean {
  const part = withoutRemarks(spellOut(quote))
  return (
    isRequested(quote, next) ||
    tellOrderedPrice(part) !== null ||
    tellTermPart(part) !== null ||
    classifyOrder(part) === 'fact' ||
    SURE_FACTS.some((isFact) => isFact(part))
  )
}

const SURE_FACTS = [
  isDiagnosis,
  isOtherTool,
  isOffer,
  isTerm,
  isTerse,
  isForeignFact,
  isLabelledWork,
  isProposal,
  isPartOnly,
  isReference,
]

/** Returns the kind of a part that says what to say, to ask or to show; null for other parts. */
function classifyOrder(part: string): Note['kind'] | null {
  if (SAID_IN_QUOTES.test(part)) return 'fact'
  const openly = withoutSayIt(part)
  if (
    openly !== part &&
    ![SECRET, ABOUT_CLIENT].some((sign) => sign.test(part)) &&
    !PRIVATE_IF_SAID.some((sign) => sign.test(openly))
  )
    return 'fact'
  if (isOrderedOffer(part)) return 'fact'
  const said = part.match(INSTRUCTION_TO_SAY)?.[1]
  if (said !== undefined && /\p{L}/u.test(said))
    return (SAID_FACT.test(said) ||
      SAY_THAT.test(part) ||
      THING_DONE.test(said) ||
      WHEN.test(said) ||
      isStatedFact(said)) &&
      ![SECRET, UNTRUE, OTHER_TRUTH].some((sign) => sign.test(said)) &&
      (!CONTRAST.test(said) || GAP_WITH_REMEDY.test(said)) &&
      !PRIVATE_IF_SAID.some((sign) => sign.test(said))
      ? 'fact'
      : isStyle(part)
        ? 'style'
        : 'private'
  if ((SHOW_LINK.test(part) || REQUEST_FOR.test(part)) && !SECRET.test(part)) return 'fact'
  if (isWordLimit(part)) return 'style'
  if (isLanguageList(part)) return 'fact'
  if (FAVORITE.test(part) && !SECRET.test(part)) return 'fact'
  // A request names the client, so only its other words decide.
  if (
    REQUEST_TO_ASK.test(part) &&
    !SECRET.test(part) &&
    !PRIVATE_IN_QUESTION.some((pattern) => pattern.test(part.replace(HARMLESS_IN_QUESTION, ' ')))
  )
    return 'fact'
  return isOwnQuestion(part) && !SECRET.test(part) ? 'fact' : null
}

/** "Does it look like …", "or should I take Alchemy" */
const HARMLESS_IN_QUESTION =
  /\blooks? like\b|\b(?:are|is) under\b|\bbudget of [a-z]+\b|\bor (?:I|we) (?:should|must|have to|need to)\b/gi

/** Facts that are recognized before private signs are looked for, since they have private signs of their own. */
const CERTAIN_FACTS = [
  isWorkReport,
  isOffer,
  isForeignFact,
  isComparison,
  isLabelledWork,
  isTopicFirst,
  isOwnWork,
  isTimeNeeded,
  isOwnPlan,
  isOwnTime,
  isOwnPractice,
  isProposal,
  isPartOnly,
  isReference,
  isShowing,
  isTerm,
  isTerse,
  isDiagnosis,
  isOtherTool,
  isNeed,
]

/** A sentence with "please" that is no known request is addressed to the tool. */
const PLEASE = /\b(?:pls|plz|please|bitte|porfa|por favor|s['’]il (?:te|vous) plaît)(?!\p{L})/iu

/** "My English please correct": what is requested about the language is a wish about the style. */
const LANGUAGE =
  /\b(?:english|spanish|french|german|grammar|spelling|deutsch|español|français|gramática|orthographe)\b/i

/** Returns whether a part without a private sign is a fact. */
const isStatedFact = (part: string) =>
  [FACT, KNOWN_PORTFOLIO, DONE_FOR].some((sign) => sign.test(part)) ||
  ([INCLUDED, TAKES_TIME, IS_ENOUGH, SIGNS_NDA, OPEN_TIMES].some((sign) => sign.test(part)) &&
    !hasAside(part)) ||
  isReport(part)

/** "45/h" alone may be a limit that the person has in mind. */
const MIN_PRICE_LENGTH = 8

/** Returns whether a part without a private sign describes concrete work: with a figure or a tool. */
function isReport(part: string): boolean {
  if (NO_WORK.test(part.replace(/^(?:recently|new|(?:last|this) \w+): /i, ''))) return false
  if (REACHED.test(part) || (PRICED.test(part) && part.length > MIN_PRICE_LENGTH)) return true
  const names = /\d/.test(part) || /\S \p{Lu}/u.test(part) || findSkills(part).length > 0
  if (!names) return false
  const [verb = '', rest = ''] = part.split(/(?= )(.*)/s)
  return DONE.test(part) || isPastVerb(verb, rest) || isList(part)
}

/** "Treated booth, Neumann TLM 103, Source Connect": a list has no verb that could tell something else. */
const isList = (part: string) =>
  part.split(/\s+/).length >= 4 &&
  !SENTENCE_WORDS.test(part.replace(/\bCAN\b|\b(?:no|zero) (?:downtime|outages?|losses|errors)\b/g, '')) &&
  /,|\+|\d/.test(part)

/** Whether a text has a sign of what is private. */
export function isPrivate(written: string): boolean {
  const text = spellOut(written)
  const own = text.replace(
    /\b(?:one|two|three|four|some|most|all|both|half|\d+) of (?:them|these|those)\b/gi,
    '',
  )
  const open = OWN_CLIENT.test(own) ? own.replace(/\b(?:they|them|their|theirs)\b/gi, '') : own
  return SECRET.test(text) || PRIVATE.some((pattern) => pattern.test(open))
}
