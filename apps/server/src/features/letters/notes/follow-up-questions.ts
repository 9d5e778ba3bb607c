/** Questions that go on from the one before them: "What should move? A ball, a row of columns?", "Which host is it? And region." */
import type { Note } from '@gigbell/contract'
import { lowerFirst, upperFirst } from '../../jobs/index.ts'
import { hasPrivateSign } from './reports.ts'
import { FIRST_PERSON, isPrivateQuestion, isRequestToAsk } from './signals.ts'

/** "and region", "and one symbol or many": the verb is that of the question before. Orders to the tool look alike. */
const CONTINUES_QUESTION =
  /^and (?!(?:I|we|my|our|then|no|not|please|so|if|keep|mention|say|tell|ask|offer|add|thanks?|cheers|make|use|put|short|brief|friendly|polite|salary|pay|payment|money)\b)(?!.*\b(?:boss|wife|husband|girlfriend|boyfriend)\b)(?:[\p{L}\d/ .-]{2,50} or (?:an? |the )?[\p{L}\d .-]{2,30}|(?:which |the )?\p{L}[\p{L}\d-]*(?: \p{L}+)?)[.]?$/iu
/** "Split-flap, pointers, a ball on a rail?" */
const LISTS_ANSWERS = /^[^?;:]{2,80}(?:, | or )[^?;:]{2,80}\?$/u

/** "SPA?", "Shopify Plus?" */
const NAMES_ANSWER = /^\p{Lu}[\p{L}\d.+#-]*(?: \p{Lu}[\p{L}\d.+#-]*)?\?$/u

/** Whether a sentence continues the question `before` and has nothing that is for the person alone. */
export const isFollowUp = (sentence: string, before: string): boolean =>
  before.endsWith('?') &&
  (continuesQuestion(sentence) ||
    NAMES_ANSWER.test(sentence) ||
    (LISTS_ANSWERS.test(sentence) && !FIRST_PERSON.test(sentence))) &&
  !isPrivateQuestion(sentence)

/** Whether a part has no verb of its own and continues the question before it: "and region". */
export const continuesQuestion = (part: string): boolean => CONTINUES_QUESTION.test(part)

/** "because many fake accounts get banned", "since that decides which method makes sense"; "since 2019" is a time */
const REASON = /^(?:because|since) (?=(?:[\p{L}\d/%,.’'-]+ ){2})(?!of\b|\d|last\b|then\b)/iu
/** A reason that names somebody, or money, may not be meant for the client. */
const OF_SOMEBODY =
  /\b(?:I|me|my|mine|we|us|our|you|your|they|them|their|he|she|him|his|her|everybody|nobody|somebody|people|clients?|customers?|posts?|brief|guy|boss|price|rate|budget|money|paid?|pays|cheap\w*|scam\w*|worr\w+|suspect\w*|feel\w*|sounds?|seems?|looks?|smells?)\b|n['’]t (?:trust|like|want|believe)|[?!]/i

/** Signs of what is private that are none in such a reason. */
const OF_THING =
  /\bfake (?:\p{L}+ )?(?:accounts|profiles|users|followers|data|reviews)\b(?: \p{L}+ banned\b)?|\b(?:accounts?|users?|bots?|numbers?)(?: \p{L}+){0,2} banned\b|\blearning\b|\b(?:near|in|out of|at) the money\b/giu

/** Whether a part gives a reason that is about the thing, and about nobody. */
export const isTechnicalReason = (part: string): boolean =>
  REASON.test(part) && !OF_SOMEBODY.test(part) && !hasPrivateSign(part.replace(OF_THING, ' '))

/** Whether a part is such a reason for the question that the part before it asks the client. */
export const isReasonOf = (part: string, before: Note | undefined): boolean =>
  before?.kind === 'fact' &&
  (before.quote.endsWith('?') || isRequestToAsk(before.quote)) &&
  isTechnicalReason(part)

/** The reason without the word that makes it one: "Many fake accounts get banned." */
export const withoutBecause = (part: string): string => upperFirst(part.replace(REASON, ''))

/** Joins a part to the `question` that it continues: "Which host is it, and region?"; null for one that continues none. */
export function joinFollowUp(question: string, part: string): string | null {
  if (!continuesQuestion(part)) return null
  return question.replace(/[.?]$/, (end) => `, ${lowerFirst(part).replace(/[.]$/, '')}${end}`)
}
