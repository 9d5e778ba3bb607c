/** Questions that go on from the one before them: "What should move? A ball, a row of columns?", "Which host is it? And region." */
import { lowerFirst } from '../../jobs/index.ts'
import { FIRST_PERSON, isPrivateQuestion } from './signals.ts'

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

/** Joins a part to the `question` that it continues: "Which host is it, and region?"; null for one that continues none. */
export function joinFollowUp(question: string, part: string): string | null {
  if (!continuesQuestion(part)) return null
  return question.replace(/[.?]$/, (end) => `, ${lowerFirst(part).replace(/[.]$/, '')}${end}`)
}
