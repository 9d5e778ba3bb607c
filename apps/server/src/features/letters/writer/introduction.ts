/**
 * Introduces the person before their works, which do not say who they are: how long they have done this work, what they did before,
 * or what their trade is. Letters in other languages quote the person (own-words.ts).
 */
import { countWords, splitLine, topicStems } from '../../../platform/text.ts'
import { findSkills, upperFirst } from '../../jobs/index.ts'
import type { LetterTask } from '../author.ts'
import { type Career, readCareer, readHowLong, withoutReader } from './career.ts'
import type { Part } from './compose.ts'
import { readFirstSentences, tellsExperience, withoutPlace } from './experience.ts'
import type { Material } from './material.ts'
import { addTools, INTRODUCES, nameTrade, tellTools, tellTradeWithTools } from './named-tools.ts'
import { tellOverallExperience } from './overall-experience.ts'
import { tellInOwnWords } from './own-words.ts'
import { isAside, refersBack } from './passage-openings.ts'
import { mayTellAge } from './past-work.ts'
import { planExperience } from './qualifications.ts'
import { endSentence, withoutPeriod } from './sentence-ends.ts'
import { tellSince } from './since-when.ts'
import { addSpecialty, tellSpecialty } from './specialty.ts'
import { languageOf } from './text-language.ts'
import { namesOf, readTrade } from './trade.ts'

/** An introduction is left out after everything but answers. A single work would take all the room. */
const PRIORITY = 9.5
/** What the person has done overall is left out before who they are. */
const OF_OVERALL = 7.9
const OF_OVERALL_WITHOUT_LIST = 5.1
/** Later sentences are about a single project or employer. */
const FIRST_SENTENCES = 6
/** What the person does stands at the beginning. */
const FIRST_OF_ALL = 3
/** In words, of all sentences. */
const MOST_WORDS = 40
/** In words. A short letter, and one with little room, has only a few for it. */
const MOST_IN_SHORT_LETTER = 12
const MOST_IN_BRIEF = 16

/** "In the school team I worked in Laravel": the reader does not know which team before the letter says who writes. */
const NEEDS_WRITER = /^(?:In|At|On) the (?!same\b|last\b|first\b|past\b|year)\p{Ll}[^.]{0,60}? I /u

/** "Since 2020 I do this independently" and a sentence that ends inside brackets need what stands beside them. */
const NEEDS_OTHERS =
  /^Since (?:19|20)\d\d,? I am \p{Ll}+[.]?$|\b(?:do|doing|did) (?:this|it|that)\b|\bbeen \p{L}+ (?:this|it|that|them)\b|\b(?:here|there)\b|\b(?:with|in|on|for|at|from) (?:that|those|these)\b|\bof (?:these|those|them)\b|\bthose (?!who\b|that\b|of\b)\p{Ll}|\binstead[.]?$|\bsince then\b|\bever since\b|\b(?:what|as|like) (?:that|this|those) \p{Ll}+|^In (?:19|20)\d\d,? I (?:went|became|turned) \p{L}+[.]?$|\([^)]*$/u

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
  /** Who the person is and how long they have done this work, and what they have done overall. */
  parts: Part[]
  /** The same with the field of the person's work, where `parts` say little. */
  fuller: Part[]
  /** The same in a few words, for a letter with little room. */
  brief: Part[]
}

/** What a letter says apart from its introduction. */
interface RestOfLetter {
  /** The words of its works and answers. */
  said: string
  /** Whether its works are a list. */
  isListed: boolean
  /** A chosen card that tells how long the person has done this work, which introduces them. */
  years?: string | undefined
}

/**
 * Introduces the person. Before a list it names the tools that the post is about; in other letters only those that the rest does not
 * name, and nothing else where the rest says who they are.
 */
export function introduce(task: LetterTask, material: Material, rest: RestOfLetter): Introduction {
  const { said, isListed } = rest
  const years = planExperience(task, said)
  const [since] = years
  const named = isListed ? null : nameTrade(task, material, said, since?.text)
  const saidBefore = isListed ? '' : said
  const trade = named ?? (since || tellsExperience(said) ? null : tellTradeWithTools(task, saidBefore))
  const experience = (trade === null ? years : planExperience(task, `${trade} ${said}`)).map(({ text }) =>
    addTools(text, task, `${trade ?? ''} ${saidBefore}`),
  )
  const isIntroduced = !isListed && (INTRODUCES.test(said) || tellsExperience(said))
  const known = [...(trade === null ? [] : [trade]), ...experience]
  const told =
    isIntroduced || known.length > 1 || experience.length > 0
      ? known
      : tellWho(task, trade, { ...rest, hasChosenWorks: material.chosen.length > 0 })
  const texts = told.length === 0 && NEEDS_WRITER.test(said) ? tellTrade(task) : told
  const overall = tellOverallExperience(task, `${said} ${texts.join(' ')}`)
  const plan = (text: string, priority: number): Part => ({
    group: 'answers',
    text: text.replace(EMPHASIS, '$1'),
    priority,
  })
  const overallParts =
    overall === null ? [] : [plan(overall, isListed ? OF_OVERALL : OF_OVERALL_WITHOUT_LIST)]
  const parts = [...texts.map((text) => plan(text, PRIORITY)), ...overallParts]
  const saysWho = isIntroduced || (!isListed && SAYS_SINCE.test(said))
  const withField = saysWho ? texts : addField(texts, trade, task)
  const shorter = [...years.map(({ text }) => text), ...readSince(task), ...tellTrade(task)]
  return {
    trade,
    brief: [...texts.slice(0, 1), ...shorter]
      .filter((text) => countWords(text) <= MOST_IN_BRIEF)
      .slice(0, 1)
      .map((text) => plan(text, PRIORITY)),
    parts,
    fuller: withField === texts ? parts : [...withField.map((text) => plan(text, PRIORITY)), ...overallParts],
  }
}

/**
 * Says in which field the person works where `texts` are nothing but their trade or their tools. `trade` is the sentence with both,
 * which says more where the title of the post names such a tool.
 */
function addField(texts: string[], trade: string | null, task: LetterTask): string[] {
  const [only, ...more] = texts
  const [bare] = tellTrade(task)
  const told = bare === undefined ? tellSpecialty(task) : addSpecialty(bare, task)
  if (told === null || told === bare || more.length > 0) return texts
  const field = told.replace(BEFORE_FIELD, '')
  const saysLittle =
    only === undefined ||
    only === bare ||
    (trade === null
      ? only === tellTools(task)
      : only === trade && !namesTitled(trade, task) && sharesTopics(field, task))
  const most = task.options.length === 'short' ? MOST_IN_BRIEF : MOST_WORDS
  return saysLittle && countWords(told) <= most ? [told] : texts
}
const BEFORE_FIELD = /^.*? (?:specialize in|work on) /

/** Whether a text has several words in common with the post, or one with its title. */
function sharesTopics(text: string, { job: { title, description } }: LetterTask): boolean {
  const [titled, all] = [topicStems(title), topicStems(`${title} ${description}`)]
  const shared = [...topicStems(text)].filter((topic) => all.has(topic))
  return shared.length >= SEVERAL_TOPICS || shared.some((topic) => titled.has(topic))
}
const SEVERAL_TOPICS = 3

/**
 * Says who the person is where experience.ts has found no years: since when they do their work, or what they do and where they come
 * from, or how they describe themselves, or `trade`, or the tools they work with.
 */
function tellWho(
  task: LetterTask,
  trade: string | null,
  { said, isListed, years, hasChosenWorks }: RestOfLetter & { hasChosenWorks: boolean },
): string[] {
  if (task.options.language !== 'en') return tellInOwnWords(task, said)
  const since = readSince(task).filter((text) => !said.includes(text.match(END_OF_SINCE)?.[0] ?? text))
  const bare = tellTrade(task)
  const present = trade === null ? bare : [trade]
  if (task.options.length === 'short') {
    const texts = isListed ? [...since, ...bare, ...present] : trade === null ? [] : [trade]
    return texts.filter((text) => countWords(text) <= MOST_IN_SHORT_LETTER).slice(0, 1)
  }
  if (years !== undefined) return [...present, years]
  const sentences = readOwnSentences(task)
  const isClear = (text: string) =>
    !isAside(text) && !refersBack(text) && !NEEDS_OTHERS.test(text) && !said.includes(withoutPeriod(text))
  const first = sentences.filter((text) => isClear(withoutReader(text))).slice(0, FIRST_OF_ALL)
  // Where the person has chosen the works of a letter, it has no others.
  const described = hasChosenWorks ? undefined : describe(first, sentences, task)
  const own = trade === null ? (described ?? (isListed ? bare : [])) : [trade]
  const now = own.length > 0 || !isListed ? own : tellOnlyTools(task)
  const career = readCareer(
    sentences.filter((text) => !isTold(text, said)),
    isClear,
  )
  if (saysMore(since, career, { trade, task })) return since
  if (career === undefined || !isRelevant(career, own, task)) return now
  const before = career.isOver ? [now, bare] : [present, bare]
  const both = before
    .map((texts) => [...texts, career.text])
    .find((texts) => countWords(texts.join(' ')) <= MOST_WORDS)
  return both ?? (career.isOver ? now : [career.text])
}

/** "I work with Java since 2001, in banks", as some people write */
const SAYS_SINCE = /(?:^|[.!?] )I (?:am )?(?!have\b)\p{Ll}+ [^.]{0,80}\b(?:since|from) (?:19|20)\d\d\b/u

/** The end of a sentence on since when, which a work may begin with other words: "software for money since 2012" */
const END_OF_SINCE = /\S+ \S+ since (?:19|20)\d\d/

/** Whether the works tell what a sentence on a career says, although its beginning may be worded differently. */
function isTold(sentence: string, said: string): boolean {
  const middle = sentence.split(' ').slice(...MIDDLE)
  return middle.length >= LEAST_OF_MIDDLE && said.includes(withoutPeriod(middle.join(' ')))
}
const MIDDLE = [3, 9] as const
/** In words. */
const LEAST_OF_MIDDLE = 4

/** Whether since when somebody does their work says more of them than their career, and than `trade` with the tools of the post. */
const saysMore = (
  since: readonly string[],
  career: Career | undefined,
  { trade, task }: { trade: string | null; task: LetterTask },
): boolean =>
  since.length > 0 &&
  (career === undefined || career.isOver || countWords(career.text) > MOST_OF_CAREER) &&
  (trade === null || namesTitled(since.join(' '), task) || !namesTitled(trade, task))

/** Whether a career is worth its words beside `own`, what the person is. "I am a statistician." says less than any. */
const isRelevant = (career: Career, own: readonly string[], task: LetterTask): boolean =>
  (countWords(own.join(' ')) <= FEWEST_WORDS && (own.length > 0 || !career.isOver)) ||
  (!career.isOver && countWords(career.text) <= FEW_OF_CAREER) ||
  sharesSubject(career.source, task, career.isOver ? OF_FORMER : OF_SUBJECT)
const FEWEST_WORDS = 4
/** In words. A longer one needs to be about the subject of the post. */
const FEW_OF_CAREER = 24
/** In words. A longer sentence on a career says less than since when somebody does their work. */
const MOST_OF_CAREER = 30

/** "I am a network engineer."; no sentence where the title names none, or a developer of anything. */
function tellTrade({ profile, options }: LetterTask): string[] {
  const profession = options.language === 'en' ? readTrade(profile) : null
  return profession === null || OF_ANYTHING.test(profession) ? [] : [`I am ${profession}.`]
}
const OF_ANYTHING =
  /^an? (?:developer|engineer|designer|consultant|specialist|manager|assistant|analyst|programmer|administrator|architect|writer|editor|trainer|teacher|expert)$/i

const tellOnlyTools = (task: LetterTask) => [tellTools(task)].filter((text) => text !== null)

/** Since when the person does their work: no sentence, or one. */
function readSince(task: LetterTask): string[] {
  if (task.options.language !== 'en') return []
  const profession = readTrade(task.profile)
  const sentences = readOwnSentences(task)
  const since =
    sentences.flatMap((text) => tellSince(text, task, profession) ?? [])[0] ??
    tellHowLong(sentences, profession)
  return since === undefined ? [] : [since]
}

/** Whether a sentence has a tool that the title of the post names. */
const namesTitled = (sentence: string, { job: { title } }: LetterTask) =>
  findSkills(sentence).some(({ spelling }) => namesOf(title, [spelling]).length > 0)

/** "coaching *trainers* since 2016" */
const EMPHASIS = /(?<!\S)[*_]{1,2}(\S(?:[^*_]*\S)?)[*_]{1,2}(?!\p{L})/gu

/** "I've been at it since 2014" of a developer is "I am a developer and have done this work since 2014." */
function tellHowLong(own: readonly string[], profession: string | null): string | undefined {
  const time = own
    .slice(0, FIRST_OF_ALL)
    .filter((text) => !mayTellAge(text))
    .map(readHowLong)
    .find((found) => found !== null)
  return time === undefined || profession === null
    ? undefined
    : `I am ${profession} and have done this work ${time}.`
}

/**
 * Returns how the person describes themselves in one of the `first` sentences or in their title, with how long they have done it;
 * undefined where they don't.
 */
function describe(first: readonly string[], own: readonly string[], task: LetterTask): string[] | undefined {
  const candidates = [...first, ...task.profile.title.split(/ [|–—·•-] |[:;]|\. /)]
  const described =
    readTrade(task.profile) === null
      ? (candidates.find(describesSelf) ?? candidates.find(saysWhat))
      : candidates.find(
          (text) =>
            describesSelf(text) &&
            !IS_HABIT.test(text) &&
            (/\d{2}/.test(text) || sharesSubject(text, task, OF_SUBJECT)),
        )
  if (described === undefined) return undefined
  const time = readHowLong(own[own.indexOf(described) + 1] ?? '')
  const told = withCount(endSentence(upperFirst(withoutReader(described))), task)
  return time === null ? [told] : [told, `I have done this ${time}.`]
}
/** "I draw first in Figma" */
const IS_HABIT = /\b(?:first|then|always|never|not)\b|n['’]t\b/i
/** "I fix numbers that don't add up" says less of a measurement engineer than their trade. */
const sharesSubject = (text: string, { cards }: LetterTask, least: number): boolean =>
  cards.some(
    ({ card, common }) =>
      withoutPeriod(card.text) === withoutPeriod(text) &&
      [...common.values()].reduce((sum, part) => sum + part, 0) >= least,
  )
/** What a sentence about the subject of a post has in common with it (evidence/rank.ts). */
const OF_SUBJECT = 6
/** What a former trade needs in common with a post to be worth a sentence. */
const OF_FORMER = 8

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

/** The first sentences of the about text that the letter may have. */
function readOwnSentences(task: LetterTask): string[] {
  const own = new Set(task.cards.map(({ card }) => withoutPeriod(card.text)))
  return readFirstSentences(task.profile.about, FIRST_SENTENCES)
    .filter((text) => own.has(withoutPeriod(text)) && languageOf(text, task) === 'en')
    .map(withoutPlace)
}

const describesSelf = (text: string) => SELF_DESCRIPTION.test(upperFirst(text)) && hasUsualLength(text)
const saysWhat = (text: string) => SAYS_WHAT.test(upperFirst(text)) && hasUsualLength(text)
const hasUsualLength = (text: string) =>
  countWords(text) >= LEAST_OF_DESCRIPTION && countWords(text) <= MOST_OF_DESCRIPTION
