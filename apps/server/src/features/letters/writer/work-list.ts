/**
 * Tells several works as a list: "– Qualification bot (haulage company, Leeds). SMS chat that asks about licences. Result: …". People
 * describe their projects in notes without verbs, whichare right in a list and stumble as sentences. How projects are told
 * in sentences is in project-sentence.ts. English only.
 */
import { countWords, splitLine } from '../../../platform/text.ts'
import { findSkills, lowerFirst, readTerms } from '../../jobs/index.ts'
import type { LetterTask } from '../author.ts'
import { startLower } from './done.ts'
import { refersBack } from './passage-openings.ts'
import { PAST_WORK } from './past-work.ts'
import { clientOf, nameClient } from './project-clients.ts'
import { ONE_PROJECT } from './project-opening.ts'
import { CLOSEST_WORK, FROM_WORK } from './project-sentence.ts'
import { endSentence, removeLinks, withoutPeriod } from './sentence-ends.ts'
import type { Statement } from './statement.ts'
import { isCertainDeed, isPastVerb, tellsWork } from './verbs.ts'
import { isWholeSentence } from './whole-sentences.ts'

/** A single work is an item only where its sentences would stumble. */
const LEAST_ITEMS = 2
/** The part that each later item has of what is left of the room beside the least words of all. The first one has the rest. */
const SHARE_OF_LATER = 0.25
/** A third work belongs to a list that has room for so many words more. */
const ROOM_FOR_THIRD = 12
/** In words. */
const MOST_OF_ITEM = 84
/** A sentence is not left out for so many words. */
const OVER = 8

/**
 * Returns the items of a letter that tells these works, in their order; none where it tells them in sentences: a single project,
 * those that the person has described so, or where they wish no list. `room` is the number of words that the letter has for
 * all of them; the text of a work that it has no room for is empty.
 */
export function listWorks(
  works: readonly Statement[],
  task: LetterTask,
  room: number,
): Map<Statement, string> {
  const projects = works.flatMap((statement): ListedWork[] => {
    const project = findProject(statement, task)
    return project ? [{ statement, project }] : []
  })
  const isList =
    task.options.language === 'en' &&
    (projects.length >= LEAST_ITEMS
      ? projects.some(({ statement, project }) => isTold(statement) || isInNotes(project.what))
      : works.length === 1 && projects.some(({ statement }) => stumbles(statement))) &&
    !task.notes.some(({ quote }) => NO_LIST.test(quote))
  if (!isList) return new Map()
  const least = projects.map((work) => countWords(writeItem(work, 0, task)))
  const sumOf = (count: number) => least.slice(0, count).reduce((sum, words) => sum + words, 0)
  const counts = projects.map((_, at) => at + 1).reverse()
  const fewest = Math.min(LEAST_ITEMS, projects.length)
  const count = counts.find((one) => sumOf(one) <= room - (one > LEAST_ITEMS ? ROOM_FOR_THIRD : -OVER)) ?? 0
  if (count < fewest) return new Map()
  const extra = Math.max(0, room - sumOf(count))
  const write = (at: number, more: number) =>
    writeItem(projects[at]!, Math.min(MOST_OF_ITEM, (least[at] ?? 0) + Math.round(more)), task)
  const later = projects.slice(1, count).map((_, at) => write(at + 1, extra * SHARE_OF_LATER))
  const used = later.reduce((sum, item, at) => sum + countWords(item) - (least[at + 1] ?? 0), 0)
  const items = [write(0, Math.max(0, extra - used)), ...later]
  return new Map(projects.map(({ statement }, at) => [statement, items[at] ?? '']))
}

/** What stands before a list of so many items. */
export const headingOf = (items: number, isYes: boolean, isClosest: boolean): string => {
  if (isYes) return 'Yes, for example:'
  if (isClosest) return CLOSEST_WORK.trim()
  return items > 1 ? 'Some of my work:' : FROM_WORK.trim()
}

type Project = LetterTask['profile']['projects'][number]

/** A project, and what a letter would say of it in sentences. */
interface ListedWork {
  statement: Statement
  project: Project
}

/** "no bullet overload", "without a list" */
const NO_LIST = /\b(?:no|not|without|avoid|don['’]?t)\b[^.,;]{0,30}\b(?:bullets?|lists?)\b/i

const findProject = ({ card, kind }: Statement, { profile }: LetterTask): Project | undefined =>
  kind === 'project' && card
    ? profile.projects.find(({ title, what }) => card.text.startsWith(title) && what !== '')
    : undefined

/** "For a trader I worked on a grid bot: …": there was no verb for the project. */
const isTold = ({ text }: Statement) =>
  /^(?:For [^:]{3,90}? )?I worked on\b|^For (?:(?! I )[^.:]){3,80}: /.test(text) ||
  text.startsWith(ONE_PROJECT)

/** "This included users from Kubernetes secrets": parts that had no verb. */
const stumbles = ({ text }: Statement) => /(?:^|[.] )(?:This|It also) included /.test(text)

/** Whether a sentence of a description has neither a subject nor begins with what was done. */
const isInNotes = (what: string) =>
  splitLine(what).some(
    (sentence) => !/\b(?:I|we)\b/i.test(sentence) && !isWholeSentence(sentence) && !tellsDeed(sentence),
  )

/**
 * Writes an item of about `most` words, in the order of the description. Its first sentence, the first one that says what the person
 * did, and the result stay; of the others those come first that have most in common with the post.
 */
function writeItem({ project, statement }: ListedWork, most: number, task: LetterTask): string {
  const [first = '', ...more] = splitLine(project.what).map((part) => endSentence(removeLinks(part)))
  const opened = open(project, first, task)
  const deed = tellsDeed(first) ? undefined : more.find(tellsDeed)
  const needed = [opened, ...(deed === undefined ? [] : [deed])].join(' ')
  const result = writeResult(project, most - countWords(needed))
  let left = most + OVER - countWords(`${needed} ${result}`)
  const kept = new Set([deed])
  for (const sentence of more.filter((one) => one !== deed).sort(byRelevance(statement))) {
    const before = more[more.indexOf(sentence) - 1]
    const isClear = before === undefined || kept.has(before) || !refersBack(sentence)
    if (countWords(sentence) > left || !isClear) continue
    kept.add(sentence)
    left -= countWords(sentence)
  }
  return [opened, ...more.filter((sentence) => kept.has(sentence)), result].join(' ').trim()
}

/** Compares sentences of a project by what they have in common with the post. */
function byRelevance({ card, common }: Statement): (one: string, other: string) => number {
  const skills = card?.skills ?? []
  const weigh = (sentence: string) => {
    const parts = [
      ...[...readTerms(sentence)].map((term) => `word ${term}`),
      ...findSkills(sentence, skills).map(({ key }) => `skill ${key}`),
    ]
    return parts.reduce((sum, part) => sum + (common.get(part) ?? 0), 0)
  }
  return (one, other) => weigh(other) - weigh(one)
}

/** "I split by patient and never by frame", "Replaced one-off builds with a template" */
function tellsDeed(sentence: string): boolean {
  const [verb = '', rest = ''] = sentence.split(/(?= )(.*)/s)
  return isCertainDeed(verb, rest) || PAST_WORK.test(sentence)
}

/** Joins the heading of an item with the first sentence of the description, because a heading alone says too little. */
function open(project: Project, first: string, task: LetterTask): string {
  const named = [nameOwner(project, task), project.url].filter((one) => one !== '').join(', ')
  const title = withoutPeriod(project.title)
  // "Segmentation of scans (PhD work)" has brackets already.
  const heading =
    named === '' ? title : /[()]/.test(title + named) ? `${title}, ${named}` : `${title} (${named})`
  if (/[.!?…]$/.test(heading)) return `${heading} ${first}`
  return /: /.test(heading) ? `${heading}. ${first}` : `${heading}: ${startSmall(first)}`
}

/** The client as the person has written it, with a small letter where it is no name; empty where the title names it. */
function nameOwner(project: Project, task: LetterTask): string {
  const client = clientOf(project, task)
  const [head = ''] = client.split(/,| \(/)
  if (client === '' || project.title.toLowerCase().includes(head.toLowerCase())) return ''
  const named = nameClient(client).replace(/^(?:an?|the) /i, '')
  return /^\p{Lu}{2}/u.test(client) || /^\p{Lu}/u.test(named) ? client : lowerFirst(client)
}

/** "Result: about 35 daily users; four refreshes so far." Its first part stays, and the others where there is room; empty without one. */
function writeResult({ result, what }: Project, room: number): string {
  if (result === '' || what.includes(withoutPeriod(result))) return ''
  const [first = '', ...more] = splitLine(
    removeLinks(result).replace(/^(?:The )?[Rr]esults?(?: was|:) /, ''),
  ).map((part) => startSmall(withoutPeriod(part)))
  const told = [first]
  for (const part of more) {
    if (countWords([...told, part].join(' ')) > room) break
    told.push(part)
  }
  return `${/\bresult: /i.test(what) ? 'Outcome' : 'Result'}: ${told.join('; ')}.`
}

/** Before a figure they would look like names: "Peak 3,400 viewers" */
const STARTS_SMALL = /^(?:An?|The|Each|Every|Peak|Coverage|Grade|Macro|Runs?)$/
const startSmall = (text: string) => {
  const [verb = '', rest = ''] = text.split(/(?= )(.*)/s)
  if (isPastVerb(verb, rest)) return lowerFirst(text)
  if (/^\p{Lu}[\p{Lu}\d]|^I\b/u.test(text)) return text
  return tellsWork(verb) || STARTS_SMALL.test(verb) ? lowerFirst(text) : startLower(text)
}
