/** Tells which sentence of a letter answers a question of a post, by the form that an answer to it has. */

import { asksWhether, findApproach, findTool, findWhether, wantsApproach, wantsTool } from './approach.ts'
import {
  findBackground,
  findCertificate,
  personalAnswerTo,
  wantsBackground,
  wantsCertificate,
} from './background.ts'
import type { LetterSentence } from './letter-sentences.ts'
import { hasLink, tellsExample } from './links.ts'
import { countTopics, findByTopic, readTopics } from './topics.ts'

/** "Please let us have your LinkedIn", "Do you have a page to show?" */
const WANTS_PAGE =
  /\b(?:linked ?in|your (?:website|site|page|portfolio)|(?:page|picture|link)s? to (?:show|share|look at|see)|links?)\b/i
/** "A comparable project" */
const WANTS_EXAMPLE = /\b(?:similar|comparable|examples?|like this|ähnlich\w*|similaires?|parecid\w+)\b/i
/** "What is 7 + 5?" */
const SUM = /\b(\d{1,4})\s?([+x×*–-]|plus|minus|times)\s?(\d{1,4})\b/i
const FAVOURITE = /\bfavou?rite\b/i
/** Marketplaces have a form for these. */
const SCREENING = /\bscreening questions?\b/i
/** A certificate of something in particular has at least so many other topics. */
const FEW_TOPICS = 2

/** "Grading is something I enjoy.", "Happy to discuss the price." */
const SAYS_LITTLE =
  /\b(?:is|are) something I (?:enjoy|love|like)\b|\b(?:happy|glad) to (?:discuss|talk|explain|tell|chat|share more)\b|\bwe can (?:discuss|talk about)\b|\bsounds (?:familiar|great|interesting)\b/i

/** Finds the sentence that answers a question best; null where none does. */
export function findAnswerToQuestion(question: string, sentences: readonly LetterSentence[]): string | null {
  const told = sentences.filter(({ text }) => !/\?\W*$/.test(text) && !SAYS_LITTLE.test(text))
  const find = (holds: (text: string) => boolean) => told.find(({ text }) => holds(text))?.text ?? null
  if (SCREENING.test(question)) return null
  const sum = question.match(SUM)
  if (sum) return find((text) => new RegExp(String.raw`\b${calculate(sum)}\b`).test(text))
  if (FAVOURITE.test(question)) return find((text) => tellsFavourite(text, readTopics(question)))
  const shown =
    (WANTS_PAGE.test(question) ? find(hasLink) : null) ??
    (wantsCertificate(question) ? findCertificate(told) : null) ??
    (WANTS_EXAMPLE.test(question) ? find(tellsExample) : null)
  if (shown !== null) return shown
  if (wantsCertificate(question) && readTopics(question).size <= FEW_TOPICS) return null
  if (asksWhether(question)) return findWhether(question, told)
  if (wantsTool(question)) return findTool(told)
  if (wantsApproach(question)) return findApproach(question, told)
  if (wantsBackground(question)) return findBackground(question, told)
  const personal = personalAnswerTo(question)
  return personal ? find((text) => personal.test(text)) : findByTopic(question, told)
}

const tellsFavourite = (text: string, topics: ReadonlySet<string>) =>
  FAVOURITE.test(text) || (/\bI (?:love|like)\b/i.test(text) && countTopics(topics, text) > 0)

function calculate([, a, sign, b]: RegExpMatchArray): number {
  const [one, two] = [Number(a), Number(b)]
  if (sign === '+' || sign === 'plus') return one + two
  return sign === '-' || sign === '–' || sign === 'minus' ? one - two : one * two
}
