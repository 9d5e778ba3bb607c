/** Tells which sentence of a letter answers a question of a post, by the form that an answer to it has. */
import { wantsApproach } from '../asks/wants-approach.ts'
import { asksFeasibility, findApproach, findFeasibility, findTool, wantsTool } from './approach.ts'
import {
  findBackground,
  findCertificate,
  personalAnswerTo,
  wantsBackground,
  wantsCertificate,
} from './background.ts'
import { isQuestion, type LetterSentence } from './letter-sentences.ts'
import { hasLink, tellsExample } from './links.ts'
import { countTopics, findByTopic, readTopics } from './topics.ts'

/** "Please let us have your LinkedIn", "Do you have a page to show?" */
const WANTS_PAGE =
  /\b(?:linked ?in|your (?:website|site|page|portfolio)|(?:page|picture|link)s? to (?:show|share|look at|see)|links?)\b/i
/** "A comparable project" */
const WANTS_EXAMPLE =
  /(?<!\p{L})(?:similar|comparable|examples?|like this|ähnlich\w*|similaires?|parecid\w+)\b/iu
/** "What is 7 + 5?" */
const SUM = /\b(\d{1,4})\s?([+x×*–-]|plus|minus|times)\s?(\d{1,4})\b/i
const FAVOURITE = /\bfavou?rite\b/i
/** Marketplaces have a form for these. */
const SCREENING = /\bscreening questions?\b/i
/** A question with no more topics than this is about certificates alone. */
const FEW_TOPICS = 2

/** "Grading is something I enjoy.", "Happy to discuss the price." */
const SAYS_LITTLE =
  /\b(?:is|are) something I (?:enjoy|love|like)\b|\b(?:happy|glad) to (?:discuss|talk|explain|tell|chat|share more)\b|\bwe can (?:discuss|talk about)\b|\bsounds (?:familiar|great|interesting)\b/i

/** Finds the sentence that answers a question best; null where none does. */
export function findAnswerToQuestion(question: string, sentences: readonly LetterSentence[]): string | null {
  const statements = sentences.filter(({ text }) => !isQuestion(text) && !SAYS_LITTLE.test(text))
  const find = (holds: (text: string) => boolean) => statements.find(({ text }) => holds(text))?.text ?? null
  if (SCREENING.test(question)) return null
  const sum = question.match(SUM)
  if (sum) return find((text) => new RegExp(String.raw`\b${calculate(sum)}\b`).test(text))
  if (FAVOURITE.test(question)) return find((text) => tellsFavourite(text, readTopics(question)))
  const shown =
    (WANTS_PAGE.test(question) ? find(hasLink) : null) ??
    (wantsCertificate(question) ? findCertificate(statements) : null) ??
    (WANTS_EXAMPLE.test(question) ? find(tellsExample) : null)
  if (shown !== null) return shown
  if (wantsCertificate(question) && readTopics(question).size <= FEW_TOPICS) return null
  if (asksFeasibility(question)) return findFeasibility(question, statements)
  if (wantsTool(question)) return findTool(statements)
  if (wantsApproach(question)) return findApproach(question, statements)
  if (wantsBackground(question)) return findBackground(question, statements)
  const personal = personalAnswerTo(question)
  return personal ? find((text) => personal.test(text)) : findByTopic(question, statements)
}

const tellsFavourite = (text: string, topics: ReadonlySet<string>) =>
  FAVOURITE.test(text) || (/\bI (?:love|like)\b/i.test(text) && countTopics(topics, text) > 0)

function calculate([, a, sign, b]: RegExpMatchArray): number {
  const [one, two] = [Number(a), Number(b)]
  if (sign === '+' || sign === 'plus') return one + two
  return sign === '-' || sign === '–' || sign === 'minus' ? one - two : one * two
}
