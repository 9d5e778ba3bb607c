/**
 * Introduces the person before a list of their works, which does not say who they are: how long they have done this work, where they
 * come from, or what their trade is. Letters that tell works in sentences have the years in experience.ts. English only.
 */
import { countWords, splitLine } from '../../../platform/text.ts'
import type { LetterTask } from '../author.ts'
import type { Part } from './compose.ts'
import { isAside, refersBack } from './passage-openings.ts'
import { endSentence } from './sentence-ends.ts'
import { languageOf } from './text-language.ts'
import { readTrade } from './trade.ts'

/** An introduction outlasts everything but answers and works; the trade alone says little. */
const PRIORITY = 8.8
const OF_TRADE = 5
/** Later sentences speak of one work or one employer. */
const FIRST_SENTENCES = 6
/** In words. */
const MOST_WORDS = 42

const NUMBER =
  '(?:\\d{1,2}\\+?|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty)'
/** "I spent my first six working years inside Zoho", "Since 2018 I build lists for agencies", "I was a buyer for 5 years …" */
const CAREER = [
  new RegExp(
    String.raw`^I(?:['’]ve| have)? (?:(?:been|was|am|spent|worked|did|built|taught|ran|led|wrote|started|came|moved|write|build|work|do|make|design|edit|teach)\b|\p{Ll}+ed\b).*\b(?:${NUMBER} (?:working )?years?\b|since (?:19|20)\d\d\b)`,
    'iu',
  ),
  /^(?:Since|From) (?:19|20)\d\d,? I \p{Ll}/u,
  new RegExp(
    String.raw`^(?:For|In|Over) (?:the (?:last|past) )?(?:over |more than |about )?${NUMBER} years,? I(?:['’]ve| have)? \p{Ll}`,
    'iu',
  ),
  new RegExp(
    String.raw`^Before (?:freelancing|this|that|I went freelance),? I was .*\b${NUMBER} years\b`,
    'iu',
  ),
]

/** "Since 2020 I do this independently" and a sentence that ends inside brackets need what stands beside them. */
const IN_PART = /\b(?:do|doing|did) (?:this|it|that)\b|\([^)]*$/

/**
 * Returns what stands before a list: `trade` and `experience` if the letter has them, and otherwise a sentence of the about text on
 * the person's years, or the trade of the title. `said` is the rest of the letter.
 */
export function planIntroduction(
  task: LetterTask,
  { trade, experience, said }: { trade: string | null; experience: readonly Part[]; said: string },
): Part[] {
  const known = [...(trade === null ? [] : [trade]), ...experience.map(({ text }) => text)]
  const isShort = task.options.length === 'short'
  const found = experience.length > 0 || isShort ? null : findCareer(task, said)
  const career = known.length > 0 && countWords(found ?? '') > LONG ? null : found
  const named = career === null && known.length === 0 ? readTrade(task.profile) : null
  const plan = (text: string, priority: number): Part => ({ group: 'answers', text, priority })
  return named === null
    ? [...(career === null ? [] : [career]), ...known].map((text) => plan(text, PRIORITY))
    : [plan(`I am ${named}.`, OF_TRADE)]
}

function findCareer(task: LetterTask, said: string): string | null {
  if (task.options.language !== 'en') return null
  const own = new Set(task.cards.map(({ card }) => card.text.replace(/\.$/, '')))
  const sentence = task.profile.about
    .split('\n')
    .flatMap((line) => splitLine(line.replace(/^[\s•*✔✓►→·–-]+/, '')))
    .slice(0, FIRST_SENTENCES)
    .find(
      (text) =>
        CAREER.some((form) => form.test(text)) &&
        countWords(text) <= MOST_WORDS &&
        own.has(text.replace(/\.$/, '')) &&
        !isAside(text) &&
        !refersBack(text) &&
        !IN_PART.test(text) &&
        !said.includes(text.replace(/\.$/, '')) &&
        languageOf(text, task) === 'en',
    )
  return sentence === undefined ? null : endSentence(shorten(sentence.replace(/ :-?\)$/, '')))
}

/** Leaves out what explains a long sentence: ", where the lesson every week was …" */
const shorten = (sentence: string) => {
  const short = sentence.replace(/, (?:where|which|because|so|but) .*$/s, '')
  return countWords(sentence) > LONG && CAREER.some((form) => form.test(short)) ? short : sentence
}
const LONG = 24
