/**
 * Decides by the rules and by the learned scores together which parts of the additional information are facts. A fact of
 * the rules that the scores find unlikely becomes private, and a private part gives up the clauses that are nearly
 * certain to be facts. Wishes about the style, and sentences that ask for secrecy, are left to the rules.
 */
import type { Note } from '@gigbell/contract'
import { IS_SAID_OF, isGuessToSay, readByRules, revealsHidden, SAYS_AS_GUESS } from '../by-rules.ts'
import { beginsSentence, type Clause, continues, splitClauses } from '../clauses.ts'
import { isFollowUp, isReasonOf } from '../follow-up-questions.ts'
import { UNSAID } from '../forms.ts'
import { isOpenRequest, isPrivate, isPrivateAnyway, isSurelyFact } from '../kinds.ts'
import { tellOrderedPrice } from '../orders.ts'
import { isOwnLimit } from '../own-limits.ts'
import { isPrivateQuestion, LIE, SECRET, UNTRUE } from '../signals.ts'
import { isOwnFigure } from '../terse.ts'
import {
  BARE_NOUNS,
  CONDITION,
  DEPENDENT,
  endsShort,
  FIGURE_FIRST,
  goesOn,
  goesOnAsking,
  isCutInHalf,
  isInBracket,
  isLabelOfPrivate,
  isPlainBracket,
  isTakenBack,
  lacksBeginning,
  SHORT_CONDITION,
  THEIR_STEP,
} from './belonging-clauses.ts'
import { joinClauses, type PlacedNote, type ScoredClause } from './join-clauses.ts'
import { type JudgedClause, readNoteFeatures } from './note-features.ts'
import { scoreClauses } from './note-model.ts'

/**
 * A private word in a letter is worse than a fact that is missing in it, so a clause that no rule knows has to be this
 * certain. The limits were chosen by the counts of `learn-notes.ts --check`, and so that plainly told facts are kept. Since
 * learning-15 was added, those of clauses that no rule knows are four fifths of what they were; unseen.test.ts bounds what that leaks.
 */
const LIMITS: NoteLimits = {
  add: 1.92,
  sure: 1,
  join: 0.96,
  whole: 0.64,
  least: 0.24,
  wholeWithSign: 0.96,
  leastWithSign: 0.4,
  keep: 0.2,
  cut: 0.2,
}

/** The scores that are needed. */
export interface NoteLimits {
  /** For a clause that the rules call private. */
  add: number
  /** For one that is a fact by rules that are hardly ever wrong. */
  sure: number
  /** For one that continues such a clause, or is continued by it. */
  join: number
  /** For a whole sentence that the rules call private without a sign of it: on average, and for each clause. */
  whole: number
  least: number
  /** For one with a sign, as "before they hire me" has: on average, and for each clause. */
  wholeWithSign: number
  leastWithSign: number
  /** For a fact of the rules, on average. */
  keep: number
  /** For each clause of a fact of the rules. */
  cut: number
}

/** A request to ask the client something is hardly ever private. */
const ASKED_ABOVE = -2

/** What follows a certain fact is cut off as a thought if its score as a fact is below this. */
const THOUGHT_BELOW = -1

/** "my guess without seeing it: the port is closed, or the pods are old": one of the causes alone would be said for certain. */
const GUESSES = /^(?:my )?(?:first |best )?guess\b(?:[^:]{0,40}: .+,? or | is\b.+, so )/is
/** Signs that a sentence is private as a whole. */
const KEPT = [SECRET, UNTRUE, GUESSES]
/** Such words say that something is not true, also of the part before. */
const NOT_TRUE = new RegExp(
  String.raw`\b(?:in truth|in fact|actually(?! (?:too|way|rather|quite) (?:cheap|low|little))|truth is|padding|lie)\b|${LIE.source}`,
  'i',
)

/** "I have not opened the document, don't pretend I did" takes nothing else back. */
const NO_PRETENCE = /\bdo(?:n['’]?t| not) pretend\b[^.;]*/i

/** "200 is ok for me. Don't say it, ask 300.", "Better not say it openly" */
const NOT_SAID =
  /^(?:but |and |please |pls )*(?:do(?: no|n['’]?)t|never|better not|rather not|no need to) (?:say|tell|mention|write|show|print|put)(?: (?:them|him|her))? (?:it|this|that(?! (?:I|it|they|we|he|she|the|my|this)\b| (?:it|they|he|she)['’]))\b/i

/** "I accept 5 per 1000. But only if the niche is not very small." */
const ONLY_IF = /^but only (?:if|when|until)\b/i

/** "I watched the video?? no - I can't open it" */
const DENIED = /^(?:no|nope)\b ?[-–,.!]/i

/** "I would not do that part": nobody knows which, if what stands before is not told. */
const REFERS = /^(?:\S+ ){0,6}(?:that|this|those|these) (?:part|one|thing|bit|way|job|work|step)s?\b/i

/** More clauses, and longer ones, are left to the rules. */
const MAX_CLAUSES = 150
const MAX_CLAUSE = 300

/** Returns the parts of a text with their kinds. `byRules` are its parts and kinds by the rules. */
export function judgeNotes(text: string, byRules: Note[]): Note[] {
  const notes = placeNotes(text, byRules)
  const clauses = readClauses(text, notes)
  if (clauses.length > MAX_CLAUSES) return byRules
  const scores = scoreClauses(readNoteFeatures(clauses))
  if (scores === null) return byRules
  const judged = decideNotes(text, notes, clauses, scores)
  return judged.map((note, at) => {
    if (isOtherCase(note, judged[at - 1])) return { ...note, kind: 'fact' }
    // "(the first two were small ones)": two of what stands in the part before.
    if (IS_IN_BRACKETS.test(note.quote) && note.kind === 'fact' && at > 0 && judged[at - 1]?.kind !== 'fact')
      return { ...note, kind: 'private' }
    if (isPriceOfThing(note.quote, judged[at - 1]?.quote ?? '')) return { ...note, kind: 'private' }
    return revealsHidden(note, judged) ? { ...note, kind: 'private' } : note
  })
}

/** "was going to buy a fryer anyway, about £75": what the person pays is not their price. */
const isPriceOfThing = (quote: string, before: string): boolean =>
  /^(?:about |around |for |only )?[$€£]?\d[\d.,]*(?: ?(?:usd|eur|gbp|dollars?|euros?|pounds?|[$€£]))?[.!]*$/i.test(
    quote,
  ) && /\b(?:buy|buying|bought|purchase|spend|spent|cost me)\b/i.test(before)

const IS_IN_BRACKETS = /^\([^()]*\)[.!]?$/

/** "If you have permission: 3 days. If not, only caching": without the other case, the first one says too much or too little. */
const isOtherCase = ({ kind, quote }: Note, before: Note | undefined) =>
  kind === 'private' &&
  before?.kind === 'fact' &&
  /^if /i.test(before.quote) &&
  /^if [^,;:]{3,60}(?:: \S|, (?:only|then|it|(?:I|we) (?:(?:can|could|would|will) )?(?:only )?(?:do|build|write|work|offer|suggest|help|use|take)\b))/i.test(
    quote,
  ) &&
  !/[\d$€£]|\b(?:price|rate|cheap\w*|less|lower|more|pay\w*|money|refuse|complain|push)\b/i.test(quote) &&
  !isPrivateAnyway(quote) &&
  ![UNSAID, SECRET, UNTRUE].some((sign) => sign.test(quote))

/** Returns the clauses of a text with what the rules say of them. */
export const readJudgedClauses = (text: string): JudgedClause[] =>
  readClauses(text, placeNotes(text, readByRules(text)))

function readClauses(text: string, notes: readonly PlacedNote[]): JudgedClause[] {
  const clauses = splitClauses(text)
  const isReadable = clauses.length <= MAX_CLAUSES
  return clauses.map((clause) => {
    const note = notes.find((one) => isInside(clause, one))
    const within = note?.kind ?? 'private'
    // The rules have read a part of one clause already.
    if (!isReadable) return { ...clause, alone: within, within, hasSign: false }
    if (note?.quote === clause.text)
      return { ...clause, alone: within, within, hasSign: isPrivate(clause.text) }
    if (clause.text.length > MAX_CLAUSE) return { ...clause, alone: 'private', within, hasSign: false }
    const alone = joinKinds(readByRules(clause.text))
    return { ...clause, alone, within, hasSign: isPrivate(clause.text) }
  })
}

/** A clause has one kind unless the rules divide it. */
const joinKinds = (notes: readonly Note[]): Note['kind'] => {
  const [first, ...others] = new Set(notes.map(({ kind }) => kind))
  return first === undefined || others.length > 0 ? 'private' : first
}

/** Most of a clause is inside the part that it belongs to. */
const isInside = (clause: Clause, note: PlacedNote) =>
  (Math.min(clause.to, note.to) - Math.max(clause.from, note.from)) * 2 > clause.to - clause.from

/** Finds the places of parts in their text. */
export function placeNotes(text: string, notes: readonly Note[]): PlacedNote[] {
  let at = 0
  return notes.map((note) => {
    const from = Math.max(text.indexOf(note.quote, at), at)
    at = from + note.quote.length
    return { ...note, from, to: at }
  })
}

/** Decides by the scores of the clauses. */
export function decideNotes(
  text: string,
  notes: readonly PlacedNote[],
  clauses: readonly JudgedClause[],
  scores: readonly number[],
  limits = LIMITS,
): Note[] {
  return notes.flatMap((note, at) => {
    const inside = clauses.flatMap((clause, index) =>
      isInside(clause, note) ? [{ clause, score: scores[index]! }] : [],
    )
    const next = (notes[at + 1]?.quote ?? '').replace(NO_PRETENCE, '')
    const isTakenBackLater =
      [NOT_TRUE, NOT_SAID, ONLY_IF, DENIED].some((sign) => sign.test(next)) ||
      isOwnFigure(note.quote, next) ||
      tellOrderedPrice(next) !== null
    if (note.kind === 'style' || inside.length === 0) return [note]
    if (note.kind === 'fact' && isGuessToSay(note.quote) && SAYS_AS_GUESS.test(text)) return [note]
    if (note.kind === 'fact' && isFollowUp(note.quote, notes[at - 1]?.quote ?? '')) return [note]
    if (note.kind === 'fact' && isReasonOf(note.quote, notes[at - 1])) return [note]
    if (note.kind === 'fact' && !isTakenBackLater && isSurelyFact(note.quote, next))
      return cutThoughts(text, note, inside)
    // "Two weeks; padding included"
    if (isTakenBackLater && note.kind === 'fact') return [{ ...note, kind: 'private' as const }]
    if (note.kind === 'fact' && isLikely(inside, limits.keep, limits.cut)) return [note]
    if (note.kind === 'private') {
      // Beside the price that is to be said, other sums are for the person alone.
      const last = notes[at - 1]
      const isAfterPrice =
        last !== undefined &&
        tellOrderedPrice(last.quote) !== null &&
        !/[.!?\n]/.test(text.slice(last.to, note.from))
      const isUntrue = isTakenBackLater || isAfterPrice || NOT_TRUE.test(note.quote)
      if (isUntrue || KEPT.some((sign) => sign.test(note.quote))) return [note]
      const [average, least] = inside.some(({ clause }) => clause.hasSign)
        ? [limits.wholeWithSign, limits.leastWithSign]
        : [limits.whole, limits.least]
      const isAlone = REFERS.test(note.quote) && notes[at - 1]?.kind !== 'fact'
      if (!isAlone && !isPrivateAnyway(note.quote) && isLikely(inside, average, least))
        return [{ ...note, kind: 'fact' as const }]
    }
    return IS_QUESTION.test(note.quote)
      ? [{ ...note, kind: isAskedAsWhole(note.quote, inside) ? ('fact' as const) : ('private' as const) }]
      : divide(text, note, inside, limits)
  })
}

/** "Which system, is it the hosted one?", "Are they on the new plan (with support) or nothing": half a question asks something else. */
const IS_QUESTION =
  /^(?:and |also )?(?:(?:in|on|for|with|at|from) (?:which|what|whose)|which|what|how (?:many|much|big|large|long|often)|where|when|who|is|are|do|does|did|has|have|can|could|will|would|should|must|may)\b(?=[^.;:?]*\?{1,3}$| (?:they|he|she|there|the|their|it)\b[^.;:?]*$)/i
const isAskedAsWhole = (question: string, clauses: readonly ScoredClause[]) =>
  !isPrivateAnyway(question) &&
  !isPrivateQuestion(question) &&
  !UNSAID.test(question) &&
  clauses.some(({ score }) => score > 1)

/** Whether a part is likely a fact, on the whole and in each of its clauses. */
function isLikely(clauses: readonly ScoredClause[], average: number, least: number): boolean {
  const length = clauses.reduce((sum, { clause }) => sum + clause.text.length, 0)
  const sum = clauses.reduce((total, { clause, score }) => total + score * clause.text.length, 0)
  return sum / length > average && clauses.every(({ score }) => score > least)
}

/** "Mention the shop, client looks annoyed": a thought after a certain fact. */
const THOUGHT =
  /^(?:(?:the |this )?(?:clients?|customers?|guy|brief|post|budget)|he|she|they|I (?:am|think|feel|hate|need|guess|hope|fear|doubt))\b/i

/** Cuts off the thoughts about the client at the end of a fact by rules that are hardly ever wrong. */
function cutThoughts(text: string, note: PlacedNote, clauses: readonly ScoredClause[]): Note[] {
  const first = clauses.findIndex(
    ({ clause, score }, at) =>
      at > 0 && clause.join !== '' && clause.hasSign && score < THOUGHT_BELOW && THOUGHT.test(clause.text),
  )
  return joinClauses(
    text,
    note,
    clauses,
    clauses.map((_, at) => first < 0 || at < first),
  )
}

/** "and figures like in the study", "and" before another clause: a further thing of a list, which has no verb */
const LISTS_ON =
  /^(?!.*\b(?:I|I['’]\p{L}+|we|they|he|she|it|you|is|are|was|were|have|has|had|do|does|did|will|would|can|could|may|might|must|should|once|twice|tried)\b)(?:and(?: \p{L}.*)?|only \p{L}.*)$/iu

/** "an installer, not a disk clone": what is meant, by what is not */
const NOT_THAT =
  /^not (?:an?|the|from|in|on|by|with|as) (?!.*\b(?:I|my|me|we|they|them|he|she|him|it|you|client|letter|text|first|any|more)\b)[\p{L}\d.+#/-]+(?: [\p{L}\d.+#/-]+){0,3}[.]?$/iu

/** Divides a private part into the facts that it has and the rest. */
function divide(
  text: string,
  note: PlacedNote,
  clauses: readonly ScoredClause[],
  limits: NoteLimits,
): Note[] {
  // "These tables were made by monkeys, I'd use Postgres": what stands beside such words belongs to the same thought.
  const hasUnsaid = UNSAID.test(note.quote)
  const isFact = clauses.map(
    ({ clause, score }) =>
      (score > limits.add && !hasUnsaid && !isPrivateAnyway(clause.text)) ||
      (score > limits.sure && !hasUnsaid && isSurelyFact(clause.text)) ||
      (score > ASKED_ABOVE && isOpenRequest(clause.text)),
  )
  const joins = (at: number) => clauses[at]!.score > limits.join && !beginsSentence(clauses[at]!.clause)
  for (let at = 1; at < clauses.length; at++)
    if (isFact[at - 1] && continues(clauses[at]!.clause) && joins(at)) isFact[at] = true
  // "a first look (list of functions, estimate)": a bracket belongs to the fact before it.
  for (let at = 1; at < clauses.length; at++)
    if (isFact[at - 1] && clauses[at]!.clause.join === '(' && clauses[at]!.score > 0)
      isFact[at] ||= !hasUnsaid && isPlainBracket(clauses[at]!.clause, clauses[at - 1]!.clause.text)
  // "I write the spec, they build, I test"
  for (let at = 1; at < clauses.length - 1; at++)
    if (isFact[at - 1] && isFact[at + 1] && THEIR_STEP.test(clauses[at]!.clause.text)) isFact[at] = true
  // "two projects (one in the lab, one with Bismark and methylKit)": half a bracket says something else.
  for (let at = 1; at < clauses.length; at++)
    if (isFact[at - 1] && isInBracket(text, clauses, at - 1) && isInBracket(text, clauses, at))
      isFact[at] ||= !clauses[at]!.clause.hasSign
  // "ask which version, and if it is hosted": a question is asked as a whole.
  for (let at = 1; at < clauses.length; at++)
    if (isFact[at - 1] && isOpenRequest(clauses[at - 1]!.clause.text) && goesOnAsking(clauses[at]!.clause))
      isFact[at] = true
  // "not scraping one site and another", "the first state, not the last": the short rest belongs to what stands before.
  for (let at = 1; at < clauses.length; at++)
    if (
      isFact[at - 1] &&
      endsShort(clauses[at - 1]!.clause.text, clauses[at]!.clause) &&
      !clauses[at]!.clause.hasSign
    )
      isFact[at] = true
  // "that cannot come from the API | and goes against its terms": a verb without its subject
  for (let at = 1; at < clauses.length; at++) {
    const { join, text: said, hasSign } = clauses[at]!.clause
    if (
      isFact[at - 1] &&
      join === 'and' &&
      /^(?:goes|is|needs|takes|costs|requires|breaks|means) /.test(said) &&
      !hasSign
    )
      isFact[at] = true
  }
  // "the tables and figures like in the study": half of a list says less
  for (let at = 1; at < clauses.length; at++) {
    const { clause, score } = clauses[at]!
    const isOfList = clause.join === '' && score > 0 && LISTS_ON.test(clause.text)
    const isContrast = clause.join === ',' && NOT_THAT.test(clause.text) && !hasUnsaid
    if (isFact[at - 1] && !clause.hasSign && (isOfList || isContrast)) isFact[at] = true
  }
  // "study material, but I won't write graded work": a limit of what is offered
  for (let at = 1; at < clauses.length; at++) {
    const [limit = '', next = ''] = [clauses[at]!.clause.text, clauses[at + 1]?.clause.text]
    const isInTwo = /^I can$/i.test(limit)
    const isLimit = isOwnLimit(isInTwo ? `${limit} ${next}` : limit.replace(/^but /i, ''))
    if (isFact[at - 1] && !hasUnsaid && isLimit) isFact.fill(true, at, isInTwo ? at + 2 : at + 1)
  }
  for (let at = clauses.length - 2; at >= 0; at--)
    if (isFact[at + 1] && continues(clauses[at + 1]!.clause) && clauses[at]!.score > limits.join)
      isFact[at] = true
  // "If EVM, I'd say 6 weeks": without its condition it would be said of everything.
  for (let at = 1; at < clauses.length; at++)
    if (isFact[at] && clauses[at]!.clause.join === ',' && SHORT_CONDITION.test(clauses[at - 1]!.clause.text))
      isFact[at - 1] ||= !hasUnsaid
  for (const [at, { clause }] of clauses.entries()) {
    const isDependent =
      DEPENDENT.test(clause.text) ||
      /\b(?:because|since|as|while)$|^\)/.test(clause.join) ||
      (BARE_NOUNS.test(clause.text) && (/^(?:and|or) /.test(clause.text) || /^[,;]/.test(clause.join))) ||
      (FIGURE_FIRST.test(clause.text) && !beginsSentence(clause)) ||
      goesOn(clause) ||
      // "My guess is the memory (64 MB by default)": what the bracket is about stands outside it.
      isInBracket(text, clauses, at) ||
      // "with an actor, | from 1,100 EUR"
      (/^from [$€£]?\d/i.test(clause.text) && /^,?$/.test(clause.join) && !beginsSentence(clause)) ||
      // "realistic if the designs | and the texts are decided"
      (clause.join === 'and' &&
        /\b(?:if|when|once|unless|until|because)\b(?: [\p{L}\d]+){1,4}$/u.test(
          clauses[at - 1]?.clause.text ?? '',
        )) ||
      (at > 0 && lacksBeginning(clause) && clauses[at + 1]?.clause.join !== ':') ||
      (at > 0 && IS_SAID_OF.test(clause.text) && !beginsSentence(clause)) ||
      // "14 nodes, or 2 GPUs"
      (/\bor$/.test(clause.join) && /^\d/.test(clause.text) && at > 0) ||
      // "took 9 and 16 days"
      (clause.join === 'and' && /^\d/.test(clause.text) && /\d$/.test(clauses[at - 1]?.clause.text ?? ''))
    const isConditional =
      (clause.join === ':' && CONDITION.test(clauses[at - 1]?.clause.text ?? '')) ||
      (clause.join === ',' && /^(?:if|unless)\b/i.test(clauses[at - 1]?.clause.text ?? ''))
    if (
      isFact[at] &&
      ((!isFact[at - 1] && (isDependent || isConditional)) ||
        // "SAP and Oracle: only a little of it"
        isLabelOfPrivate(clauses, isFact, at) ||
        // Two facts do not take each other back.
        (!isFact[at + 1] && isTakenBack(clauses[at + 1]?.clause)) ||
        isCutInHalf(clauses[at + 1]?.clause))
    )
      isFact[at] = false
  }
  return joinClauses(text, note, clauses, isFact)
}
