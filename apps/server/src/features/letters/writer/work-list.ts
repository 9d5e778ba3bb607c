/**
 * Tells several works as a list: "– Qualification bot (haulage company, Leeds). SMS chat that asks about licences. Result: …". People
 * describe their projects in notes without verbs, whichare right in a list and stumble as sentences. How projects are told
 * in sentences is in project-sentence.ts. English only.
 */
import { countWords, splitLine } from '../../../platform/text.ts'
import { lowerFirst } from '../../jobs/index.ts'
import type { LetterTask } from '../author.ts'
import { startLower } from './done.ts'
import { PAST_WORK } from './past-work.ts'
import { clientOf, nameClient } from './project-clients.ts'
import { ONE_PROJECT } from './project-opening.ts'
import { CLOSEST_WORK } from './project-sentence.ts'
import { endSentence, removeLinks, withoutPeriod } from './sentence-ends.ts'
import type { Statement } from './statement.ts'
import { isCertainDeed, isPastVerb } from './verbs.ts'
import { isWholeSentence } from './whole-sentences.ts'

/** One work is told in sentences. */
const LEAST_ITEMS = 2
/** The parts of the room that the items of a list have; one that needs less leaves the rest to those after it. */
const SHARES: Record<number, readonly number[]> = { 2: [0.56, 0.44], 3: [0.42, 0.32, 0.26] }
/** In words: the first item says what was done and with which result, also in a letter that is full. */
const LEAST_OF_FIRST = 48
const LEAST_OF_ITEM = 26
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
  const projects = works.flatMap((statement) => {
    const project = findProject(statement, task)
    return project ? [{ statement, project }] : []
  })
  const isList =
    task.options.language === 'en' &&
    projects.length >= LEAST_ITEMS &&
    projects.some(({ statement, project }) => isTold(statement) || isInNotes(project.what)) &&
    !task.notes.some(({ quote }) => NO_LIST.test(quote))
  if (!isList) return new Map()
  const shares = SHARES[projects.length] ?? projects.map(() => 1 / projects.length)
  let left = room
  const items = projects.map(({ statement, project }, at): [Statement, string] => {
    const later = shares.slice(at + 1).reduce((sum, share) => sum + share * room, 0)
    const least = at === 0 ? LEAST_OF_FIRST : LEAST_OF_ITEM
    const item = writeItem(project, Math.min(MOST_OF_ITEM, Math.max(least, Math.round(left - later))), task)
    const fits = at === 0 || countWords(item) <= left + OVER
    if (fits) left -= countWords(item)
    return [statement, fits ? item : '']
  })
  return new Map(items.filter(([, item]) => item !== '').length < LEAST_ITEMS ? [] : items)
}

/** What stands before a list. */
export const headingOf = (isYes: boolean, isClosest: boolean): string =>
  isYes ? 'Yes, for example:' : isClosest ? CLOSEST_WORK.trim() : 'Some of my work:'

type Project = LetterTask['profile']['projects'][number]

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

/** Whether a sentence of a description has neither a subject nor begins with what was done. */
const isInNotes = (what: string) =>
  splitLine(what).some(
    (sentence) => !/\b(?:I|we)\b/i.test(sentence) && !isWholeSentence(sentence) && !tellsDeed(sentence),
  )

/**
 * Writes an item of about `most` words. Its first sentence, the first one that says what the person did, and the result stay; the
 * other sentences follow as far as there is room.
 */
function writeItem(project: Project, most: number, task: LetterTask): string {
  const [first = '', ...more] = splitLine(project.what).map((part) => endSentence(removeLinks(part)))
  const opened = open(project, first, task)
  const deed = tellsDeed(first) ? undefined : more.find(tellsDeed)
  const needed = [opened, ...(deed === undefined ? [] : [deed])].join(' ')
  const result = writeResult(project, most - countWords(needed))
  let left = most + OVER - countWords(`${needed} ${result}`)
  let isFull = false
  const told = more.filter((sentence) => {
    if (sentence === deed) return true
    isFull ||= countWords(sentence) > left
    if (!isFull) left -= countWords(sentence)
    return !isFull
  })
  return [opened, ...told, result].join(' ').trim()
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
  const named = nameClient(client).replace(/^(?:an?|the) /, '')
  return /^\p{Ll}/u.test(named) || (named === '' && !/^\p{Lu}{2}/u.test(client)) ? lowerFirst(client) : client
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

const startSmall = (text: string) => {
  const [verb = '', rest = ''] = text.split(/(?= )(.*)/s)
  if (isPastVerb(verb, rest)) return lowerFirst(text)
  return /^\p{Lu}[\p{Lu}\d]|^I\b/u.test(text) ? text : startLower(text)
}
