/**
 * Writes projects as items of a list: "– Qualification bot (haulage company, Leeds): SMS chat that asks about licences. Result: …". Many
 * people describe their projects in notes without verbs, which suit a list better than a paragraph. Paragraphs about projects are
 * in project-sentence.ts. Letters in other languages list all projects that are written in the language of the letter.
 */
import { countWords, splitLine } from '../../../platform/text.ts'
import { findSkills, lowerFirst, readTerms, upperFirst } from '../../jobs/index.ts'
import type { LetterTask } from '../author.ts'
import { startAfterColon, writeResult } from './list-result.ts'
import { refersBack, refersBackInOtherLanguage } from './passage-openings.ts'
import { OWN_DEED } from './past-work.ts'
import { phrases } from './phrases.ts'
import { clientOf } from './project-clients.ts'
import { ONE_PROJECT } from './project-opening.ts'
import { CLOSEST_WORK, findProject } from './project-sentence.ts'
import { endSentence, removeLinks, withoutPeriod } from './sentence-ends.ts'
import type { Statement } from './statement.ts'
import { isForeign, type Language } from './text-language.ts'
import { beginsWithDeed, DONE_BY_ITSELF } from './verbs.ts'
import { isWholeSentence } from './whole-sentences.ts'

/** In English a single project is an item only where its sentences would be awkward. */
const LEAST_ITEMS = 2
/** A list has a third project only if it has room for this number of words more. */
const ROOM_FOR_THIRD = 30
/** In words. */
const MOST_OF_ITEM = 84
/** In words. The best work is complete without a sentence that is longer. */
const MOST_OF_SENTENCE = 45
/** In words, of all items: a list is seldom as long as its letter could have it. */
const MOST_OVER = 8
/** A sentence is kept although an item becomes this number of words longer than planned: the first of these that the list has room for. */
const OVER = [MOST_OVER, 5, 2, 0]
/** A sentence on what the person did may exceed the planned length by this many times more. */
const FOR_DEED = 1.5

/** The items of a list, each for its work. */
export interface ListedWorks {
  items: Map<Statement, string>
  /** Whether the first item has all sentences of its description that have much in common with the post. */
  isBestWhole: boolean
}

/**
 * Returns the items for the projects among these works, in their order. There are none where the person wants no list; in English also
 * none for a single project that reads well in sentences, and for projects that the person has described in full sentences. `room` is the number of words for all items; the text of
 * a project without room is empty.
 */
export function listWorks(works: readonly Statement[], task: LetterTask, room: number): ListedWorks {
  const projects = works.flatMap((statement): ListedWork[] => {
    const { kind, card } = statement
    const project = kind === 'project' && card ? findProject(card.text, task) : undefined
    return project && isInLanguage(project, task) ? [readWork(statement, project)] : []
  })
  if (!readsBetterAsList(projects, works.length, task)) return NO_LIST_NEEDED
  const fewest = Math.min(LEAST_ITEMS, projects.length)
  const full = countItems(projects, room, { task, isCompact: false })
  // Where the best work reads well in sentences, they say more than a short item.
  const [best] = projects
  const isCompact = full.count < fewest && fewest === LEAST_ITEMS && isAwkward(best!.statement)
  const { count } = isCompact ? countItems(projects, room, { task, isCompact }) : full
  if (count < fewest) return NO_LIST_NEEDED
  const listed = projects.slice(0, count)
  const items = writeItems(listed, room, { task, isCompact })
  const whole = isWhole(items[0] ?? '', best!)
    ? items
    : writeItems(listed, room, { task, isCompact, areOthersBrief: true })
  const isBestWhole = isWhole(whole[0] ?? '', best!)
  const written = isBestWhole ? whole : items
  return {
    items: new Map(projects.map(({ statement }, at) => [statement, written[at] ?? ''])),
    isBestWhole,
  }
}

const NO_LIST_NEEDED: ListedWorks = { items: new Map(), isBestWhole: true }

/** Whether an item lacks no sentence that has much in common with the post. One that is longer than a list allows is not missed. */
function isWhole(item: string, { sentences, weights }: ListedWork): boolean {
  const much = Math.max(...weights) * OF_HEAVIEST
  return !sentences.some(
    (sentence, at) =>
      weights[at]! > 0 &&
      weights[at]! >= much &&
      countWords(sentence) <= MOST_OF_SENTENCE &&
      !item.includes(sentence.slice(1)),
  )
}
/** The part of the weight of the heaviest sentence that is much. */
const OF_HEAVIEST = 0.5

/** Writes all items of a list. One that is far too long would lose its end, which is the result of the last work. */
function writeItems(projects: readonly ListedWork[], room: number, how: ItemOptions): string[] {
  const { least } = countItems(projects, room, how)
  let items: string[] = []
  for (const over of OVER) {
    items = fillItems(projects, least, room, { ...how, over })
    if (countWords(items.join(' ')) <= room + MOST_OVER) break
  }
  return items
}

/** The room beside the `least` words of each item goes to the first one before the others. */
function fillItems(
  projects: readonly ListedWork[],
  least: readonly number[],
  room: number,
  how: ItemOptions,
): string[] {
  let left = Math.max(0, room - sumOf(least))
  return projects.map((project, at) => {
    const fewest = least[at] ?? 0
    const more = at === 0 ? left : left / (projects.length - at)
    const item = writeItem(project, Math.min(MOST_OF_ITEM, fewest + Math.round(more)), forItem(at, how))
    left = Math.max(0, left - (countWords(item) - fewest))
    return item
  })
}

const readsBetterAsList = (projects: readonly ListedWork[], works: number, { options, notes }: LetterTask) =>
  (options.language !== 'en'
    ? projects.length > 0
    : projects.length >= LEAST_ITEMS
      ? projects.some(({ statement, project }) => lacksVerb(statement) || isInNotes(project.what))
      : works === 1 && projects.some(({ statement }) => isClumsy(statement))) &&
  !notes.some(({ quote }) => NO_LIST.test(quote))

/** How many projects the room allows, and the least words of each. */
function countItems(
  projects: readonly ListedWork[],
  room: number,
  how: ItemOptions,
): { count: number; least: number[] } {
  const least = projects.map((work, at) => countWords(writeItem(work, 0, forItem(at, how))))
  const counts = projects.map((_, at) => at + 1).reverse()
  const count = counts.find(
    (one) => sumOf(least.slice(0, one)) <= room - (one > LEAST_ITEMS ? ROOM_FOR_THIRD : -MOST_OVER),
  )
  return { count: count ?? 0, least }
}

const forItem = (at: number, how: ItemOptions): ItemOptions =>
  at === 0 ? { ...how, areOthersBrief: false } : how

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0)

/** What stands before a list: its works answer a question with yes, or the first one is close to the post. */
export function headingOf(
  language: Language,
  { isYes, isClosest }: { isYes: boolean; isClosest: boolean },
): { several: string; one: string } {
  const { works, worksAsAnswer } = phrases[language]
  if (isYes) return { several: worksAsAnswer, one: worksAsAnswer }
  if (isClosest && language === 'en') return { several: CLOSEST_WORK.trim(), one: CLOSEST_WORK.trim() }
  return works
}

type Project = LetterTask['profile']['projects'][number]

/** A project in another language than the letter has an introduction, and is no item. */
const isInLanguage = ({ title, what }: Project, task: LetterTask) =>
  task.options.language === 'en' || !isForeign(`${title}. ${what}`, task)

/** A project that a list may have. */
interface ListedWork {
  statement: Statement
  project: Project
  /** The sentences of its description, without links. */
  sentences: readonly string[]
  /** What each sentence has in common with the post. */
  weights: readonly number[]
}

function readWork(statement: Statement, project: Project): ListedWork {
  const sentences = splitNotes(project.what).map((part) => endSentence(removeLinks(part)))
  return { statement, project, sentences, weights: weighSentences(sentences, statement) }
}

/** The sentences of a description; a line of its own is one, without the sign of a list. */
const splitNotes = (what: string): string[] =>
  what.split('\n').flatMap((line) => splitLine(line.replace(/^\s*[-–•*·]\s+/, '')))

interface ItemOptions {
  task: LetterTask
  /** Whether an item begins with what the person did where that is clear by itself, because there is no room for the sentence before. */
  isCompact: boolean
  /** Whether the items after the first one need no more than their first sentence and their result. */
  areOthersBrief?: boolean
  /** How much longer than planned an item may become for another sentence, in words. */
  over?: number
}

/** "no bullet overload", "without a list" */
const NO_LIST = /\b(?:no|not|without|avoid|don['’]?t)\b[^.,;]{0,30}\b(?:bullets?|lists?)\b/i

/** "For a trader I worked on a grid bot: …": the project has no verb of its own. */
const lacksVerb = ({ text }: Statement) =>
  /^(?:For [^:]{3,90}? )?I worked on\b|^For (?:(?! I )[^.:]){3,80}: /.test(text) ||
  text.startsWith(ONE_PROJECT)

const isAwkward = (statement: Statement) => lacksVerb(statement) || isClumsy(statement)

/** "This included users from Kubernetes secrets", "I worked on the project “…”": parts without a verb, and a title that names no thing. */
const isClumsy = ({ text }: Statement) =>
  /(?:^|[.] )(?:This|It also) included |^(?:For .{3,90} )?I worked on (?:the project “|“[^”]{2,60}: )/.test(
    text,
  )

/** Whether a sentence of a description has neither a subject nor begins with what was done. */
const isInNotes = (what: string) =>
  splitLine(what).some(
    (sentence) => !/\b(?:I|we)\b/i.test(sentence) && !isWholeSentence(sentence) && !isDeed(sentence),
  )

/**
 * Writes an item of about `most` words, in the order of the description. It keeps the first sentence, the first one about what the
 * person did, and the result; of the others those come first that have most in common with the post.
 */
function writeItem(
  { project, sentences, weights }: ListedWork,
  most: number,
  { task, isCompact, areOthersBrief = false, over = 0 }: ItemOptions,
): string {
  const kept = new Set(findNeeded(sentences, isCompact, areOthersBrief))
  const { language } = task.options
  const heading = writeHeading(project, task)
  const needed = `${heading} ${sentences.filter((_, at) => kept.has(at)).join(' ')}`
  const result = writeResult(project, most - countWords(needed), language)
  let left = most + over - countWords(`${needed} ${result}`)
  const deed = sentences.findIndex(isDeed)
  const others = [...sentences.keys()].filter((at) => !kept.has(at))
  const worthOf = (at: number) => (at === deed ? Infinity : (weights[at] ?? 0))
  for (const at of others.sort((one, other) => worthOf(other) - worthOf(one))) {
    const together = withSentencesBefore(sentences, at, kept)
    const words = countWords(together.map((one) => sentences[one]).join(' '))
    // "No agent free?" means nothing without its answer.
    if (words > left + (at === deed ? FOR_DEED * over : 0) || sentences[at]!.endsWith('?')) continue
    for (const one of together) kept.add(one)
    left -= words
  }
  const [first = '', ...more] = sentences.filter((_, at) => kept.has(at))
  return [joinHeading(heading, first, language), ...more, result].join(' ').trim()
}

/** The places of the sentences that an item cannot do without. */
function findNeeded(sentences: readonly string[], isCompact: boolean, isBrief: boolean): number[] {
  const at = sentences.findIndex(isDeed)
  // "The bucket was public" is followed by what was done about it, perhaps without a verb.
  if (at < 0 && sentences.length > 1 && TELLS_STATE.test(sentences[0] ?? '')) return isCompact ? [1] : [0, 1]
  if (at <= 0 || (isBrief && !isCompact)) return [0]
  const deed = sentences[at] ?? ''
  if (isCompact && !needsOther(deed, sentences[0] ?? '')) return [at]
  return at > 1 && leansBack(deed) ? [0] : [0, at]
}

/** What there was before the person did something. */
const TELLS_STATE =
  /\b(?:was|were|had|could not|couldn['’]t|did not|didn['’]t|fell|failed|died|crashed|lost|broke|[Ll]ogged[- ]out|nobody|landed)\b/

/** The place of a sentence with those of the sentences before it that it goes on from and that are not kept yet. */
function withSentencesBefore(sentences: readonly string[], at: number, kept: ReadonlySet<number>): number[] {
  const isClear = at === 0 || kept.has(at - 1) || !leansBack(sentences[at] ?? '')
  return isClear
    ? [at].filter((one) => !kept.has(one))
    : [...withSentencesBefore(sentences, at - 1, kept), at]
}

/** Whether a sentence says nothing clear without the one before it. */
const leansBack = (sentence: string) =>
  refersBack(sentence) || NAMES_BEFORE.test(sentence) || refersBackInOtherLanguage(sentence)
/** "Checked the logs to be sure nothing talked to them" */
const NAMES_BEFORE = /\b(?:them|these|those)\b(?! (?:who|that|which)\b)/i

/** "Replaced them with a template", "I compiled the library": with what and which one, stands before. */
function needsOther(deed: string, before: string): boolean {
  const [, thing] = deed.match(/^(?:I |We )?(?:then |also )?\p{L}+ the (\p{Ll}+)/iu) ?? []
  const isNamedBefore = thing !== undefined && before.toLowerCase().includes(thing.replace(/s$/, ''))
  return (
    isNamedBefore ||
    refersBack(deed) ||
    COUNTS_ALONE.test(deed) ||
    /^I also\b/.test(deed) ||
    /^(?:\S+ ){1,4}(?:it|them|this|that|these|those)\b/i.test(deed)
  )
}

/** "Recommended four, postponed three": of what, stands before. */
const COUNTS_ALONE =
  /^(?:I |We )?\p{L}+ (?:one|two|three|four|five|six|seven|eight|nine|ten|\d+)(?=[,.;]| and\b)/iu

/** What each sentence of a project has in common with the post. */
function weighSentences(sentences: readonly string[], { card, common }: Statement): number[] {
  const skills = card?.skills ?? []
  return sentences.map((sentence) => {
    const parts = [
      ...[...readTerms(sentence)].map((term) => `word ${term}`),
      ...findSkills(sentence, skills).map(({ key }) => `skill ${key}`),
    ]
    return parts.reduce((sum, part) => sum + (common.get(part) ?? 0), 0)
  })
}

/** "I split by patient and never by frame", "Replaced one-off builds with a template" */
const isDeed = (sentence: string): boolean =>
  (beginsWithDeed(sentence) && ![FINDS_STATE, DONE_BY_ITSELF].some((form) => form.test(sentence))) ||
  OWN_DEED.test(sentence)

/** "Inherited an app with an 11-second search page", "Worked on one machine, died on the server": what there was */
const FINDS_STATE =
  /^(?:(?:Inherited|Received|Got|Joined) |Worked\b.*\b(?:but|died|crashed|failed|broke|stopped|not|only)\b|Logged[- ]out )/

/** The title of a project with its client and link: "Flood map (Delta Insurance, https://…)" */
function writeHeading(project: Project, task: LetterTask): string {
  const owner = nameOwner(project, task)
  const named = [owner, project.url].filter((one) => one !== '').join(', ')
  const title = withoutPeriod(project.title)
  if (named === '') return title
  // "Irrigation start-up": a project may be named by its client alone.
  if (title === '') return upperFirst(named)
  const plainOwner = owner.replace(/ ?\(([^()]*)\)/g, ', $1')
  const plain = [plainOwner, project.url].filter((one) => one !== '').join(', ')
  // "Segmentation of scans (PhD work)" has brackets already.
  if (/\([^()]*\)$/.test(title)) return `${title.slice(0, -1)}; ${plain})`
  return /[()]/.test(title + plain) ? `${title}, ${plain}` : `${title} (${plain})`
}

/** Joins a heading with the first sentence, because a heading alone says too little. What is no name is known in English only. */
function joinHeading(heading: string, first: string, language: Language): string {
  if (/[.!?…]$/.test(heading)) return `${heading} ${first}`
  return language !== 'en' || /: /.test(heading)
    ? `${heading}. ${first}`
    : `${heading}: ${startAfterColon(first)}`
}

/** The client as the person has written it; empty where the title names it. */
function nameOwner(project: Project, task: LetterTask): string {
  const client = clientOf(project, task)
  const [head = ''] = client.split(/,| \(/)
  return project.title.toLowerCase().includes(head.toLowerCase())
    ? ''
    : client.replace(/^(?:An?|The) (?=\p{Ll})/u, lowerFirst)
}
