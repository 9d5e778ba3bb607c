/** Questions that go on from the one before them: "What should move? A ball, a row of columns?", "Which host is it? And region." */
import { lowerFirst } from '../../jobs/index.ts'
import { isPrivateQuestion } from './signals.ts'

/** "and region", "and one symbol or many": the verb is that of the question before. Orders to the tool are none. */
const GOES_ON =
  /^and (?!(?:I|we|my|our|then|no|not|please|so|if|keep|mention|say|tell|ask|offer|add|thanks?|cheers|make|use|put|short|brief|friendly|polite)\b)(?:[\p{L}\d/ .-]{2,50} or (?:an? |the )?[\p{L}\d .-]{2,30}|(?:which |the )?\p{L}[\p{L}\d-]*(?: \p{L}+)?)[.]?$/iu
/** "Split-flap, pointers, a ball on a rail?" */
const LISTS_ANSWERS = /^[^?;:]{2,80}(?:, | or )[^?;:]{2,80}\?$/u
const FIRST_PERSON = /\b(?:I|me|my|we|us|our)\b/i

/** Whether a sentence continues the question `before` and has nothing that is for the person alone. */
export const isFollowUp = (sentence: string, before: string): boolean =>
  before.endsWith('?') &&
  (GOES_ON.test(sentence) || (LISTS_ANSWERS.test(sentence) && !FIRST_PERSON.test(sentence))) &&
  !isPrivateQuestion(sentence)

/** Joins what goes on without a verb to the `question` that it continues: "Which host is it, and region?"; null for others. */
export function joinFollowUp(question: string, part: string): string | null {
  if (!GOES_ON.test(part)) return null
  return question.replace(/[.?]$/, (end) => `, ${lowerFirst(part).replace(/[.]$/, '')}${end}`)
}
