/**
 * Introduces the person before a list of their projects, which does not say who they are: how long they have done this work, what
 * they did before, or what their trade is. Other letters have the years and the trade alone. English only.
 */
import { countWords, splitLine } from '../../../platform/text.ts'
import { findSkills, upperFirst } from '../../jobs/index.ts'
import type { LetterTask } from '../author.ts'
import type { Part } from './compose.ts'
import { NUMBER, readFirstSentences, tellsExperience } from './experience.ts'
import type { Material } from './material.ts'
import { addTools, nameTrade, tellTools, tellTradeWithTools } from './named-tools.ts'
import { tellOverallExperience } from './overall-experience.ts'
import { isAside, refersBack } from './passage-openings.ts'
import { planExperience } from './qualifications.ts'
import { endSentence, withoutPeriod } from './sentence-ends.ts'
import { tellSince } from './since-when.ts'
import { languageOf } from './text-language.ts'
import { namesOf, readTrade } from './trade.ts'

/** An introduction is left out after everything but answers and works. */
const PRIORITY = 8.8
/** What the person has done overall is left out before who they are. */
const OF_OVERALL = 7.9
const OF_OVERALL_WITHOUT_LIST = 5.1
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
  /^(?:Since|From) (?:19|20)\d\d,? I(?:['’]ve| have)? \p{Ll}/u,
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
  /^Since (?:19|20)\d\d,? I am \p{Ll}+[.]?$|\b(?:do|doing|did) (?:this|it|that)\b|\bbeen \p{L}+ (?:this|it|that|them)\b|\b(?:here|there)\b|\b(?:with|in|on|for|at|from) (?:that|those|these)\b|\bof (?:these|those|them)\b|\bthose (?!who\b|that\b|of\b)\p{Ll}|\binstead[.]?$|\bever since\b|\b(?:what|as|like) (?:that|this|those) \p{Ll}+|^In (?:19|20)\d\d,? I (?:went|became|turned) \p{L}+[.]?$|\([^)]*$/u

/** "I make video smaller without people noticing", "I connect HR systems for a living" */
const SELF_DESCRIPTION =
  /^I (?:mostly |mainly |only |now )?(?:make|build|write|design|edit|teach|help|translate|put|connect|turn|pull|collect|run|fix|test|develop|create|work (?:on|with|for|at the)|take|keep|draw|record|move|clean|train|sell|grow|plan) /
/** "I automate paperwork for small companies", where no trade is known. */
const SAYS_WHAT =
  /^I (?:mostly |mainly |only |now )?(?:code|find|automate|extract|scrape|program|integrate|migrate|replay|audit|review|analy[sz]e|prepare|produce|set up|do(?! not\b| it\b| this\b| that\b)) /
/** In words: a longer one is a list, and a shorter one says little. */
const LEAST_OF_DESCRIPTION = 4
const MOST_OF_DESCRIPTION = 24

/** What a letter says of the person before their works. */
export interface Introduction {
  /** "I am a tester and work with Postman."; null where another sentence says what the person is, or nothing needs to. */
  trade: string | null
  /** How long the person has done this work, and what they have done overall. */
  experience: Part[]
  /** What stands before a list: the trade, the years, and more on the person. */
  parts: Part[]
}

/**
 * Introduces the person in a letter that says `said` of them besides. Before a list it names the tools that the post is about; in other
 * letters only those that the rest does not name.
 */
export function introduce(
  task: LetterTask,
  material: Material,
  { said, isListed }: { said: string; isListed: boolean },
): Introduction {
  const years = planExperience(task, said)
  const [since] = years
  const named = isListed ? null : nameTrade(task, material, said, since?.text)
  const besides = isListed ? '' : said
  const trade = named ?? (since || tellsExperience(said) ? null : tellTradeWithTools(task, besides))
  const experience = (trade === null ? years : planExperience(task, `${trade} ${said}`)).map((part) => ({
    ...part,
    text: addTools(part.text, task, `${trade ?? ''} ${besides}`),
  }))
  const beforeList = introduceBeforeList(task, { trade, experience, said })
  const printed = isListed ? beforeList : experience
  const overall = tellOverallExperience(
    task,
    `${said} ${trade ?? ''} ${printed.map(({ text }) => text).join(' ')}`,
  )
  const more = (priority: number): Part[] =>
    overall === null ? [] : [{ group: 'answers', text: overall, priority }]
  return {
    trade,
    experience: [...experience, ...more(OF_OVERALL_WITHOUT_LIST)],
    parts: [...beforeList, ...more(OF_OVERALL)],
  }
}

/**
 * Returns what stands before a list: the years of `experience`, or a sentence of the about text on the person's years, or how they
 * describe themselves there or in their title, or `trade`, or the trade of the title.
 */
function introduceBeforeList(
  task: LetterTask,
  { trade, experience, said }: { trade: string | null; experience: readonly Part[]; said: string },
): Part[] {
  const plan = (text: string): Part => ({ group: 'answers', text, priority: PRIORITY })
  const known = [...(trade === null ? [] : [trade]), ...experience.map(({ text }) => text)]
  const isShort = task.options.length === 'short'
  const needsNoMore = experience.length > 0 || (isShort && known.length > 0)
  if (needsNoMore || task.options.language !== 'en') return known.map((text) => plan(text))
  const since = trade !== null && !namesTitled(trade, task) ? tellOwnSince(task) : undefined
  if (since !== undefined) return [plan(since)]
  const sentences = readUsableSentences(task, said)
  const career = isShort ? undefined : readCareer(sentences)
  if (career !== undefined && (known.length === 0 || countWords(career) <= LONG))
    return [...(known.length > 0 ? known : tellPresentTrade(career, task)), career].map((text) => plan(text))
  const first = sentences.slice(0, FIRST_OF_ALL)
  if (known.length === 0) return introduceWithoutTools(task, first).map((text) => plan(text))
  const described = first.find(describesSelf)
  return (described === undefined ? known : [finish(described)]).map((text) => plan(text))
}

/** Since when the person does their work, with their trade. */
const tellOwnSince = (task: LetterTask): string | undefined =>
  readOwnSentences(task).flatMap((text) => tellSince(text, task, readTrade(task.profile)) ?? [])[0]

/** Whether a sentence has a tool that the title of the post names. */
const namesTitled = (sentence: string, { job: { title } }: LetterTask) =>
  findSkills(sentence).some(({ spelling }) => namesOf(title, [spelling]).length > 0)

/** "I traded my own account before I started coding for other people" says what the person was, and not what they are. */
function tellPresentTrade(career: string, { profile }: LetterTask): string[] {
  const trade = / before I\b/.test(career) ? readTrade(profile) : null
  return trade === null ? [] : [`I am ${trade}.`]
}

/** Since when the person does their work, how they describe it, or their trade. A short letter has only a few words for it. */
function introduceWithoutTools(task: LetterTask, first: readonly string[]): string[] {
  const trade = readTrade(task.profile)
  const bare = trade === null ? [] : [`I am ${trade}.`]
  const since = tellOwnSince(task)
  const candidates = [...first, ...task.profile.title.split(/ [|–—·•-] |[:;]|\. /)]
  const described = candidates.find(describesSelf) ?? (trade === null ? candidates.find(saysWhat) : undefined)
  const tools = tellTools(task)
  const own = described === undefined ? (tools === null ? [] : [tools]) : [finish(described)]
  if (task.options.length === 'short')
    return [since, ...bare, ...own]
      .filter((text) => text !== undefined)
      .filter((text) => countWords(text) <= MOST_IN_SHORT_LETTER)
      .slice(0, 1)
  if (since !== undefined) return [since]
  if (described !== undefined) return [withCount(finish(described), task)]
  return bare.length > 0 ? bare : own
}
/** In words. */
const MOST_IN_SHORT_LETTER = 10
const finish = (text: string) => endSentence(upperFirst(text))

/** Adds the next sentence of the about text if it counts such works: "I build Chrome extensions. 23 published since 2017." */
function withCount(described: string, { profile: { about } }: LetterTask): string {
  const at = about.indexOf(withoutPeriod(described).slice(1))
  const [, next = ''] = (at < 0 ? '' : about.slice(at + described.length - 1)).match(/^[.!]? +([^\n]+)/) ?? []
  const [count = ''] = splitLine(next)
  const told = count.replace(ASIDE_AFTER, '')
  return COUNT.test(told) && countWords(told) <= MOST_OF_COUNT
    ? `${described} ${endSentence(told)}`
    : described
}
/** "31 delivered since 2019", "That is 80% of my work since 2018" */
const COUNT =
  /^(?:(?:About|Over|More than|Around|Some|Almost|Nearly) )?\d[\d,.]*\+? (?:\p{L}+ ){0,2}(?:delivered|published|shipped|built|done|finished|completed|live|in production|so far|since (?:19|20)\d\d)\b|^That(?: is|['’]s) \d+ ?% of my work since (?:19|20)\d\d/u
/** ", I keep the list" */
const ASIDE_AFTER = /, (?:I|and since|and I|but|so) .*$/su
/** In words. */
const MOST_OF_COUNT = 20

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

/** Those of these sentences that are clear alone, and that the letter does not have yet. */
const readUsableSentences = (task: LetterTask, said: string): string[] =>
  readOwnSentences(task)
    .map((text) => text.replace(FOR_READER, ''))
    .filter((text) => !isAside(text) && !NEEDS_OTHERS.test(text) && !said.includes(withoutPeriod(text)))
/** "I build bots that place orders so you can sleep" */
const FOR_READER = /,? so (?:that )?you .*$/su

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
      /(?:, (?:where|which|because|so|but)| when (?:my|our|the|one|I)\b|(?<!\b(?:two|three|several|these|following) [^:]{3,40}):) .*$/s,
      '',
    )
    // The rest of a bracket may be left out with it.
    .replace(/ \([^)]*$/, '')
  return countWords(sentence) > LONG && statesYears(short) ? short : sentence
}
const LONG = 24
