/**
 * Reads the additional information by rules: its parts, and the kind of each. Which kind a part is, decides kinds.ts; learned
 * weights correct what the rules say (learned/judge-notes.ts).
 */
import type { Note } from '@gigbell/contract'
import { splitSentences } from '../../../platform/text.ts'
import { readAside } from './asides.ts'
import { isFollowUp, isTechnicalReason } from './follow-up-questions.ts'
import { UNSAID } from './forms.ts'
import {
  classify,
  isCertainFact,
  isOpenRequest,
  isPrivate,
  isPrivateAnyway,
  isRequest,
  isRequested,
} from './kinds.ts'
import { splitInterjection, splitOrderedPrice, splitOrders, splitTerms } from './orders.ts'
import { JOB_RATE } from './prices.ts'
import { hasPrivateSign, isOwnPlan } from './reports.ts'
import { isWholeToSay } from './said-kindly.ts'
import { FACT, INSTRUCTION_TO_SAY, isRequestToAsk, PRICED, SECRET, SHOW_LINK } from './signals.ts'
import { spellOut } from './spelling.ts'
import { isCertainWish, isStyle } from './style.ts'
import { withoutSayIt } from './words-to-tool.ts'

/** Nobody types so many for a letter; what follows is private, so that a text of fragments takes no longer than others. */
const MOST_SENTENCES = 300

/** Returns the parts of a text in their order; each is a literal part of it. Signs without a letter or a figure are left out. */
export const readByRules = (text: string): Note[] =>
  readSentences(splitNotes(text).filter((sentence) => /[\p{L}\d]/u.test(sentence)))
    .map((note, at, notes) => withRequest(note, notes[at + 1]))
    .map((note, _, notes) => (revealsHidden(note, notes) ? { ...note, kind: 'private' } : note))

/**
 * A question that goes on from the one before is as open as that one, and a sentence that the next one asks to say is said as a
 * whole. Others are read by themselves.
 */
function readSentences(sentences: readonly string[]): Note[] {
  const notes: Note[] = []
  for (const [at, sentence] of sentences.entries()) {
    if (at >= MOST_SENTENCES) {
      notes.push({ quote: sentence, kind: 'private' })
      continue
    }
    const before = notes.at(-1)
    const isOpen =
      isPlanToSay(sentence) ||
      isWholeToSay(sentence) ||
      (isGuessToSay(sentence) && sentences.some((one) => SAYS_AS_GUESS.test(one))) ||
      (before?.kind === 'fact' && isFollowUp(sentence, before.quote)) ||
      (isRequested(sentence, sentences[at + 1] ?? '') &&
        ![SECRET, IS_SAID_OF].some((sign) => sign.test(sentence)) &&
        !isPrivateAnyway(sentence))
    if (isOpen) notes.push({ quote: sentence, kind: 'fact' })
    else notes.push(...readSentence(sentence))
  }
  return notes
}

/** "I'd do it in Flask, each step as its own adapter": half of a plan says something else. */
const isPlanToSay = (sentence: string): boolean =>
  isOwnPlan(spellOut(sentence)) && !/[?$€£]|\d ?(?:usd|eur|gbp)\b/i.test(sentence) && !UNSAID.test(sentence)

/** "I did not see the files, so write it as a guess" */
export const SAYS_AS_GUESS =
  /\b(?:write|say|word|put|phrase) (?:it|this|that) as (?:a |my |only a )?(?:guess|hypothesis|suspicion)\b|\bsay (?:it['’]?s|that it is) (?:only |just )?(?:a |my )?(?:guess|hypothesis)\b/i
/** Whether a sentence is a guess at a cause, which may be said as one. */
export function isGuessToSay(sentence: string): boolean {
  const [, cause = ''] =
    sentence.match(/^I (?:guess|suspect|think) (?:that )?((?:the|it|this|your|their|an?) .+)$/is) ?? []
  return (
    cause !== '' &&
    ![SECRET, UNSAID].some((sign) => sign.test(cause)) &&
    !isPrivateAnyway(cause) &&
    !hasPrivateSign(cause.replace(/\btheir\b/gi, ' '))
  )
}

/** The sentences of a text as it has them. Those in brackets belong to the one around them: "(EEG? imaging?)". */
function splitNotes(text: string): string[] {
  const marked = text
    // "max. participants" is no end of a sentence.
    .replace(/(?<!(?<![\p{L}\d-])\d[^.]{0,20})\b(max|min|approx)\.(?= \p{Ll})/gu, '$1,')
    .replace(/(?<=\bor no)\. (?=\p{Lu})/gu, '.\n')
    .replace(LOWER_SENTENCE, '\n')
    .replace(NO_PERIOD, '\n')
  const places: { from: number; to: number }[] = []
  let read = 0
  for (const { text: sentence } of splitSentences(marked)) {
    const from = marked.indexOf(sentence, read)
    read = from + sentence.length
    const last = places.at(-1)
    if (
      last &&
      opensBracket(text.slice(last.from, last.to)) &&
      text.slice(last.to, last.to + MOST_IN_BRACKETS).includes(')')
    )
      last.to = read
    else places.push({ from, to: read })
  }
  return places.map(({ from, to }) => text.slice(from, to))
}

/** A bracket that is not closed within so many characters was forgotten. */
const MOST_IN_BRACKETS = 120
const opensBracket = (text: string) => text.lastIndexOf('(') > text.lastIndexOf(')')

/**
 * Whether a part reveals what is hidden: a lower price that would do, what the person thinks of a price, a price beside the one to
 * quote, hours not to mention, or a notice period that nobody may know of.
 */
export const revealsHidden = ({ quote, kind }: Note, notes: readonly Note[]): boolean =>
  kind === 'fact' &&
  (TELLS_LOWER_PRICE.test(quote) ||
    FINDS_TOO_LOW.test(quote) ||
    (STATES_OWN_PRICE.test(quote) &&
      notes.some((other) => other.quote !== quote && ORDERS_OTHER_TERM.test(other.quote))) ||
    (/\bnotice\b/i.test(quote) && notes.some((other) => NOBODY_KNOWS.test(other.quote))))
const TELLS_LOWER_PRICE =
  /\d.*, (?:(?:and |or )?[$€£]?\d[\d.,]* (?:if needed|(?:is|would be) (?:fine|ok|okay) too)|(?:and )?(?:happy with|can be|take) [$€£]?\d)|\d in an emergency\b/i
/** "3000 for six months is too low, hope it is per month" */
const FINDS_TOO_LOW =
  /\d[^.;!?]{0,40} (?:is|are|seems?|looks?) (?:way |much |far |a bit |really )?too (?:low|little)\b/i
const STATES_OWN_PRICE = /\bI(?:['’]d| would) say\b|^I can do (?:it|this|the job) for\b/i
const ORDERS_OTHER_TERM =
  /\b(?:ask|quote|say|write|put|mention|offer|go in at|start with|tell (?:them|him|her))(?: for)? (?:[$€£]?\d[\d,]*\d|an? \p{L}+|\d \p{L}+)|\bmy (?:price|offer) (?:is|should be)\b|\b(?:don['’]?t|do not) (?:mention|say|tell|write) (?:the |my )?(?:hours?|price|time|sum|effort|days?)\b/iu
const NOBODY_KNOWS = /\b(?:can['’]?t|cannot|must not|mustn['’]?t|don['’]?t need to|shouldn['’]?t) know\b/i

/** People write notes without capitals: "keep it short. can start today". */
const LOWER_SENTENCE =
  /(?<=[.!]\)) (?=\p{L})|(?<=[\p{L}\d)$€£%"”][.!]{1,3})(?<!\b(?:e\.g|i\.e|etc|approx|vs|incl|excl|est|no|ca|max|min|resp|z\.B|inkl|exkl|zzgl|bzw|ggf|evtl|Std|Nr|aprox|env|p\.ej|p\.ex)\.) (?=\p{Ll}|~?\d|[(])|(?<=\d[^.]{0,20}\bmax\.) (?=\p{L})|(?<=[\p{L}\d"”)]) (?=\d\) [\p{L}"“])|(?<=\?) (?=(?:please )?ask (?:it|that|this|them|him|her)\b)|(?<=\?\?) (?=\p{Ll})|(?<=\?) (?=\((?:between us|private|btw|fyi|note|not for|don['’]?t|do not|just)\b)|(?<=\?)(?<!\([^()]{0,80}\?) (?=(?!\S+(?: \S+){0,3}\?)\p{L}{2,})|(?<=\?) (?=(?:keep|make it|short|no |not (?:too|so|very) |less|friendly|polite|formal|casual|and )|(?:about|around|roughly) \d|(?:I|can (?:start|do|send|show|begin)|we|my|free|need|offer|mention|start|send)\b)/giu

/** "I had to google it Available 30h a week", "500 is too low, suggest to begin with one part": people forget the period. */
const NO_PERIOD =
  /(?<=\bmin\.) (?=(?:Ask|Please|Keep|Mention|Can start)\b)|(?<=\p{Ll}{2})(?<!\b(?:and|so|but|then|or|that|because|if|when)) (?=(?:Available (?:from|for|now|\d)|Ask |Please |Keep it|Mention |Free (?:for|from|on) |Can start |My rate |I can start )|(?:free for a call|available from the|no bullet) |(?<!\b(?:please|pls|so|and|but|just|to|you|can|always|then|also|must|should) )keep (?:it|this) (?:short|brief|simple|formal|casual|friendly|under)\b)|(?<=[\p{L}\d],)(?<!\b(?:say|tell|mention|explain)\b[^.!?\n]{0,140},) (?=(?:suggest|propose) (?:an?|to|starting|first|one|that|only|labell?ed)\b)/gu

function withRequest(note: Note, next: Note | undefined): Note {
  if (
    next &&
    note.kind !== 'style' &&
    isRequested(note.quote, next.quote) &&
    ![SECRET, IS_SAID_OF].some((sign) => sign.test(note.quote))
  )
    return { ...note, kind: 'fact' }
  return isRequest(note.quote) ? { ...note, kind: 'style' } : note
}

/**
 * A sentence with a private part has no facts: its other parts may refer to it. Otherwise a sentence with several
 * parts ("Keep it short, I can start on Monday") is divided.
 */
function readSentence(sentence: string): Note[] {
  const interjection = splitInterjection(sentence)
  if (interjection) return [{ quote: interjection[0], kind: 'private' }, ...readSentence(interjection[1])]
  if (isCertainWish(sentence)) return [{ quote: sentence, kind: 'style' }]
  const [, content, wish = ''] = sentence.match(STYLE_TAIL) ?? []
  if (content !== undefined && isStyle(wish))
    return [...readSentence(content), { quote: wish, kind: 'style' }]
  const [, said = '', request = ''] = sentence.match(SAID_IN_BRACKETS) ?? []
  if (said !== '' && !SECRET.test(said))
    return [
      { quote: said, kind: 'fact' },
      { quote: request, kind: 'private' },
    ]
  const [, open = '', aside = ''] = readAside(sentence)
  if (open !== '') return [...readSentence(open), { quote: aside, kind: 'private' }]
  const [, verdict = '', proposal] = sentence.match(PROPOSES) ?? []
  if (proposal && ![SECRET, LOWER_PRICE, UNSAID].some((sign) => sign.test(proposal)))
    return [
      ...(verdict === '' ? [] : [{ quote: verdict, kind: 'private' as const }]),
      { quote: proposal, kind: 'fact' },
    ]
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
  if (LOWER_PRICE.test(sentence)) return [{ quote: sentence, kind: 'private' }]
  const independent = sentence.split(INDEPENDENT)
  if (independent.length > 1 && withoutSayIt(sentence) === sentence) {
    const notes = independent.flatMap(readSentence)
    if (notes.some(({ kind }) => kind !== 'fact'))
      return notes.map((note) => (standsAlone(note) ? note : { ...note, kind: 'private' }))
  }
  const orders = splitOrders(sentence)
  if (orders.length > 1) return orders.map((quote) => ({ quote, kind: classify(quote) }))
  const [rate = '', ...reasons] = sentence.split(REASON_OF_RATE)
  if (reasons.length > 0 && JOB_RATE.test(rate))
    return [
      { quote: rate, kind: 'fact' },
      { quote: sentence.slice(rate.length).replace(/^,? /, ''), kind: 'private' },
    ]
  const whole = classify(sentence)
  const [before, order] = splitOrder(sentence)
  if (whole === 'fact')
    return order !== undefined && isOpenRequest(order) && classify(before) === 'fact'
      ? [
          { quote: before, kind: whole },
          { quote: order, kind: whole },
        ]
      : [{ quote: sentence, kind: whole }]
  const [, question = '', reason = ''] = sentence.match(REASON_OF_QUESTION) ?? []
  if (reason !== '' && classify(question) === 'fact')
    return [
      { quote: question, kind: 'fact' },
      { quote: reason, kind: isTechnicalReason(reason) ? 'fact' : 'private' },
    ]
  if (order !== undefined && classify(order) === 'fact')
    return [
      ...(REPLACES.test(order) ? [{ quote: before, kind: 'private' as const }] : readSentence(before)),
      ...splitOrders(order).map((quote) => ({ quote, kind: 'fact' as const })),
    ]
  const parts = splitParts(sentence)
  // "They want my password, I won't do that, it's a crime": nobody knows what is one.
  const kinds = parts.map((part, at) => (at > 0 && IS_SAID_OF.test(part) ? 'private' : classify(part)))
  const areFacts = parts.every((part, at) => kinds[at] === 'fact' && isCertainFact(part))
  if (parts.length > 1 && whole === 'private' && areFacts)
    return parts.map((quote) => ({ quote, kind: 'fact' }))
  if (parts.length > 1 && kinds.every((kind) => kind === 'style')) return [{ quote: sentence, kind: 'style' }]
  const refers = (kinds.includes('private') || isPrivate(sentence)) && kinds.includes('fact')
  const isShortWish =
    whole === 'style' && !kinds.includes('fact') && sentence.split(/\s+/).length <= MAX_WISH_WORDS
  const divided = new Set(kinds).size > 1 && !refers && !isShortWish
  return divided
    ? parts.map((quote, at) => ({ quote, kind: kinds[at] ?? 'private' }))
    : [{ quote: sentence, kind: whole }]
}

/** "250 is too low for all of it, propose a paid pilot first: 3 towns, 10 days, $600": the terms are those of the pilot. */
const PROPOSES =
  /^(?:(?!.*\b(?:don['’]?t|never|not)\b)([^:;!?]{5,160}?),? (?:so |then |but )?)?((?:please )?(?:propose|suggest|offer) (?:them |him |her )?an? (?:(?:paid|small|short|fixed|first) ){0,2}(?:pilot|trial|test|stage|part|step|milestone|phase)\b[^!?]{3,160})$/iu

/** "My rate for this is 14 per hour because …" */
const REASON_OF_RATE =
  /(?<=\d\S{0,12}(?: (?:usd|eur|gbp|an|per) ?(?:hour|h|hr|day|word|page)?)?)(?:, (?=(?:they|it['’]?s|he|she)\b)|,? (?=(?:because|since|as) ))/i

/** "fixed price 1,100, could do 900": the second price is a limit, and the first one is not the whole truth. */
const LOWER_PRICE =
  /\d[^\d]{0,40}(?:[,;] |\b(?:but|and|or) )(?:but )?(?:I )?(?:could|can|would|might) (?:also |even )?(?:do|go|take|accept)(?: it)?(?: (?:for|to|down to|with))? (?:about )?[$€£]?\d[\d.,]{0,12}(?![\d.,]| ?(?:hours?|days?|weeks?|pages?|calls?|per|an?|x|%))/i

/** "Java only basics (say it honestly)" */
const SAID_IN_BRACKETS =
  /^([^()]{8,300}?) (\((?:please )?(?:say|put|write) (?:it|this|that) (?:honestly|openly|clearly|plainly|nicely|politely)\))[.!]?$/i

/** "ask how many loans are in it, because below 500 a model will not help" */
const REASON_OF_QUESTION =
  /^((?:(?:please|pls|also|and) )?ask (?:(?:them|him|her) )?(?:which|what|how|if|whether|where|when|who)\b[^:;!?]{8,160}?),? ((?:because|since) [^:;!?]{8,200})$/i

/** "mention that I can start on Monday, keep it short" */
const STYLE_TAIL =
  /^(.{8,300}?)[,;] (?:and |but )?((?:please |pls )?(?:keep (?:it|this)|make (?:it|this)|short|brief|formal|informal|friendly|polite|(?:talk|speak|write) about (?:the|my|our)|(?:the |my )?(?:portfolio |website )?links? in the letter)\b[^,;]{0,40})$/i

/** "Free on Monday; the form is filled in": what follows a semicolon stands alone, unless it refers to what is before it. */
const INDEPENDENT =
  /(?<=^[^;:]{8,300}); (?!(?:and|but|or|so|then|that|this|it|just|only|otherwise|the rest|[^;]{0,200}\b(?:that|this|it|so)[.!]?$)\b)(?=[^;]{8,300}$)/i

/** A part of a sentence with private parts is a fact only if it is one of certain form. */
const standsAlone = ({ quote, kind }: Note) =>
  kind !== 'fact' ||
  withoutSayIt(quote) !== quote ||
  isCertainFact(quote) ||
  isRequestToAsk(quote) ||
  [FACT, PRICED, INSTRUCTION_TO_SAY, SHOW_LINK].some((sign) => sign.test(quote))

/** A wish of so few words has no other part: "Formal, use Sie". */
const MAX_WISH_WORDS = 8

/** "I cannot call this week, don't write why, just say calls from Tuesday": the last order says all by itself. */
const LAST_ORDER =
  /^(.{3,400}?)(?:[,;] ?| [-–] | (?=\()| (?=(?:so|and|then|but) (?:please |pls |just |also )?ask\b))(?:and |but |so |then )?((?:just |only |simply |instead |\()(?:just )?(?:say|write|mention|put)\b.{4,200}|(?<=\b(?:say|mention|write|tell them) (?:that|this|it), )say (?=I\b).{4,200}|I(?:['’]d| would) (?:want|like|need) to know (?:if|whether|which|what|how|when|where|who)\b.{4,200}|(?:please |pls )?ask (?:them|him|her|the client) to (?:confirm|send|share|check|show|upload|export)\b.{2,160}|(?:please |pls |just |first |do |(?:can|could) you )?(?:ask|find out)(?: them| him| her| the client)?:? (?:if|whether|which|what|when|how|where|who|for|about|\p{Ll}+ (?:size|version|count|name|format|type|region)s?)\b.{0,200})$/iu

/** "Just say …" is said in place of what comes before. */
const REPLACES = /^(?:just|only|simply|instead|say I|\()/i

/** "Ask if that is fine" means nothing without what it refers to. */
const REFERS =
  /\bask (?:if|whether) (?:that|this|it)\b.{0,12}\b(?:fine|ok|okay|possible|alright|good|works?|discussed|changed|negotiated|moved)\b/i

function splitOrder(sentence: string): [string, string | undefined] {
  const [, before = '', order] = sentence.match(LAST_ORDER) ?? []
  if (order !== undefined && REFERS.test(order)) return [sentence, undefined]
  return [before.trim(), order?.trim()]
}

/** "it's a crime": of what, stands before. */
export const IS_SAID_OF = /^(?:it|that|this)(?:['’]s| is| was)\b/
const PART_END =
  /[;,] (?:and |but |then )?(?=\S)| (?:and|but|und|y|et) (?=(?:I|ich|je|please|mention|keep)\b)|; /gi

/** Divides a sentence, but for what it has in brackets: "(lapsed, not active)". */
function splitParts(sentence: string): string[] {
  const parts: string[] = []
  let from = 0
  for (const { index, 0: end } of sentence.matchAll(PART_END)) {
    if (opensBracket(sentence.slice(from, index))) continue
    parts.push(sentence.slice(from, index).trim())
    from = index + end.length
  }
  return [...parts, sentence.slice(from).trim()]
}
