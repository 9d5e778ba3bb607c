/**
 * Introduces the person before a list of their projects, which does not say who they are: how long they have done this work, what
 * they did before, or what their trade is. Other letters have only the years (experience.ts). English only.
 */
import { countWords, joinList } from '../../../platform/text.ts'
import { upperFirst } from '../../jobs/index.ts'
import type { LetterTask } from '../author.ts'
import type { Part } from './compose.ts'
import { NUMBER, readFirstSentences } from './experience.ts'
import { isAside, refersBack } from './passage-openings.ts'
import { endSentence, withoutPeriod } from './sentence-ends.ts'
import { tellSince } from './since-when.ts'
import { languageOf } from './text-language.ts'
import { namesOf, readTrade } from './trade.ts'

/** An introduction is left out after everything but answers and works; the trade alone says little. */
const PRIORITY = 8.8
const OF_TRADE = 7
/** Later sentences are about a single project or employer. */
const FIRST_SENTENCES = 6
/** What the person does stands at the beginning. */
const FIRST_OF_ALL = 3
/** In words. */
const MOST_WORDS = 42

/** "I spent my first six working years inside Zoho", "Since 2018 I build lists for agencies", "I was a buyer for 5 years …" */
const STATES_YEARS = [
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
const NEEDS_OTHERS =
  /^Since (?:19|20)\d\d,? I am \p{Ll}+[.]?$|\b(?:do|doing|did) (?:this|it|that)\b|\bbeen \p{L}+ (?:this|it|that|them)\b|\b(?:here|there)\b|\b(?:with|in|on|for|at|from) (?:that|those|these)\b|\([^)]*$/u

/** "I make video smaller without people noticing", "I connect HR systems for a living" */
const SELF_DESCRIPTION =
  /^I (?:mostly |mainly |only |now )?(?:make|build|write|design|edit|teach|help|translate|put|connect|turn|pull|collect|run|fix|test|develop|create|work (?:on|with|for|at the)|take|keep|draw|record|move|clean|train|sell|grow|plan) /
/** "I automate paperwork for small companies", where no trade is known. */
const SAYS_WHAT =
  /^I (?:mostly |mainly |only |now )?(?:code|find|automate|extract|scrape|program|integrate|migrate|replay|audit|review|analy[sz]e|prepare|produce|set up|do(?! not\b| it\b| this\b| that\b)) /
/** In words: a longer one is a list, and a shorter one says little. */
const LEAST_OF_DESCRIPTION = 4
const MOST_OF_DESCRIPTION = 24

/**
 * Returns what stands before a list: the years of `experience`, or a sentence of the about text on the person's years, or how they
 * describe themselves there or in their title, or `trade`, or the trade of the title. `said` is the rest of the letter.
 */
export function planIntroduction(
  task: LetterTask,
  { trade, experience, said }: { trade: string | null; experience: readonly Part[]; said: string },
): Part[] {
  const plan = (text: string, priority = PRIORITY): Part => ({ group: 'answers', text, priority })
  const known = [...(trade === null ? [] : [trade]), ...experience.map(({ text }) => text)].map((text) =>
    withoutTools(text, task),
  )
  const isShort = task.options.length === 'short'
  const needsNoMore = experience.length > 0 || (isShort && known.length > 0)
  if (needsNoMore || task.options.language !== 'en') return known.map((text) => plan(text))
  const sentences = isShort ? [] : readUsableSentences(task, said)
  const career = readCareer(sentences)
  if (career !== undefined && (known.length === 0 || countWords(career) <= LONG))
    return [...known, career].map((text) => plan(text))
  const first = sentences.slice(0, FIRST_OF_ALL)
  if (known.length === 0)
    return introduceWithoutTools(task, first).map(([text, priority]) => plan(text, priority))
  const described = first.find(describesSelf)
  return (described === undefined ? known : [finish(described)]).map((text) => plan(text))
}

/** Since when the person does their work, how they describe it, or their trade. A short letter has only a few words for it. */
function introduceWithoutTools(
  task: LetterTask,
  first: readonly string[],
): [text: string, priority: number][] {
  const trade = readTrade(task.profile)
  const bare = trade === null ? [] : [`I am ${trade}.`]
  const since = readOwnSentences(task).flatMap((text) => tellSince(text, task, trade) ?? [])
  if (task.options.length === 'short')
    return [...since, ...bare]
      .filter((text) => countWords(text) <= MOST_IN_SHORT_LETTER)
      .slice(0, 1)
      .map((text) => [text, OF_TRADE])
  if (since[0] !== undefined) return [[since[0], PRIORITY]]
  const candidates = [...first, ...task.profile.title.split(/ [|–—·•-] |[:;]|\. /)]
  const described = candidates.find(describesSelf) ?? (trade === null ? candidates.find(saysWhat) : undefined)
  return described === undefined ? bare.map((text) => [text, OF_TRADE]) : [[finish(described), PRIORITY]]
}
/** In words. */
const MOST_IN_SHORT_LETTER = 10
const finish = (text: string) => endSentence(upperFirst(text))

/**
 * Returns the sentence on the person's career. One on a former trade ("I was a quantity surveyor for nineteen years") needs the next
 * one ("In 2020 I left to rebuild those workbooks").
 */
function readCareer(sentences: readonly string[]): string | undefined {
  const at = sentences.findIndex((text) => statesYears(text) && countWords(text) <= MOST_WORDS)
  const found = sentences[at]
  if (found === undefined) return undefined
  const career = endSentence(shorten(found.replace(/ :-?\)$/, '')))
  if (!IS_OVER.test(career)) return career
  const next = sentences.slice(at + 1).find((text) => SINCE_THEN.test(text))
  return next === undefined ? undefined : `${career} ${endSentence(next)}`
}
const IS_OVER =
  /^(?:I (?:was|worked|began|started|spent|did)|For \S+ years,? I was) (?!.*\b(?:since|now|today|moved|moving|left|became|turned|went)\b)/
const SINCE_THEN = /^(?:(?:In|Since) (?:19|20)\d\d,? I \p{Ll}|I (?:left|quit) in (?:19|20)\d\d and now )/u

/** The items of a list name their tools, so that only those in the title of the post are worth naming before it. */
const withoutTools = (text: string, { job }: LetterTask) =>
  text.replace(/,? and work with ([^.]+)(?=\.$)/, (_, tools: string) => {
    const named = namesOf(job.title, tools.split(/, | and /))
    return named.length > 0 ? ` and work with ${joinList(named)}` : ''
  })

/** Those of these sentences that are clear alone, and that the letter does not have yet. */
const readUsableSentences = (task: LetterTask, said: string): string[] =>
  readOwnSentences(task).filter(
    (text) => !isAside(text) && !NEEDS_OTHERS.test(text) && !said.includes(withoutPeriod(text)),
  )

/** The first sentences of the about text that the letter may have. */
function readOwnSentences(task: LetterTask): string[] {
  const own = new Set(task.cards.map(({ card }) => withoutPeriod(card.text)))
  return readFirstSentences(task.profile.about, FIRST_SENTENCES).filter(
    (text) => own.has(withoutPeriod(text)) && !refersBack(text) && languageOf(text, task) === 'en',
  )
}

const statesYears = (text: string) => STATES_YEARS.some((form) => form.test(text))

const describesSelf = (text: string) => SELF_DESCRIPTION.test(upperFirst(text)) && hasUsualLength(text)
const saysWhat = (text: string) => SAYS_WHAT.test(upperFirst(text)) && hasUsualLength(text)
const hasUsualLength = (text: string) =>
  countWords(text) >= LEAST_OF_DESCRIPTION && countWords(text) <= MOST_OF_DESCRIPTION

/** Leaves out what explains a long sentence: ", where the lesson every week was …" */
const shorten = (sentence: string) => {
  const short = sentence
    .replace(
      /(?:, (?:where|which|because|so|but)|(?<!\b(?:two|three|several|these|following) [^:]{3,40}):) .*$/s,
      '',
    )
    // The rest of a bracket may be left out with it.
    .replace(/ \([^)]*$/, '')
  return countWords(sentence) > LONG && statesYears(short) ? short : sentence
}
const LONG = 24
