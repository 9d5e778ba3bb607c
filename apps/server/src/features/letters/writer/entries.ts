/**
 * Finds the heading of a work in a profile: "Outdoor clothing retailer. Custom sitemap, 14 page types." names in a sentence of
 * its own for whom or what the work was, and means little without it. English only.
 */
import { countWords, splitLine } from '../../../platform/text.ts'
import { articleFor, lowerFirst } from '../../jobs/index.ts'
import { tellMade } from './done.ts'
import { tellEmployment } from './employment.ts'
import { labelsClient, tellWorkForClient } from './labelled-clients.ts'
import { namesTool, startsWithCapitals } from './names.ts'
import { isNoise } from './noise.ts'
import { withoutPeriod } from './sentence-ends.ts'
import { isPastVerb, isPlainVerb } from './verbs.ts'
import { isWholeSentence } from './whole-sentences.ts'

const MAX_HEADING_WORDS = 9
/** The signs of a list before the first sentence of a line. */
export const LIST_SIGN = /^\s*(?:[-–—*•·→▪✓✔>]|\d{1,2}[.)](?!\d)|\p{Extended_Pictographic}\ufe0f?)?\s*/u
const OWN_SENTENCE = /^(?:I|We|My|Our|For|In|At|On|With|From|Since|It|This|That|These|The|You|Your)\b/i

/** Returns the heading before a sentence of the about text; null if the sentence has none. */
export function findHeading(text: string, about: string): string | null {
  const at = about.indexOf(text)
  if (at < 0) return null
  const start = about.lastIndexOf('\n', at) + 1
  const before = splitLine(about.slice(start, at).replace(LIST_SIGN, ''))
  const [first = ''] = before
  const heading = withoutPeriod(first)
  if (!isHeading(first)) return null
  const isClient = labelsClient(heading)
  if (isOther(text) || (!isClient && !/^I\b/.test(text) && isWholeSentence(text))) return null
  return before.length === 1 || (isClient && (/^I\b/.test(text) || !isWholeSentence(text))) ? heading : null
}

/** Returns whether a card is only the heading of the sentence after it. */
export function isHeadingOfNext(text: string, about: string): boolean {
  const bare = text.replace(/[.:]$/, '')
  const at = about.indexOf(bare)
  if (at < 0) return false
  // "The faults I met most often:" leads to a list.
  if (/^:\s*\n/.test(about.slice(at + bare.length))) return true
  const end = about.indexOf('\n', at)
  const [next = ''] = splitLine(
    about.slice(at + text.length, end < 0 ? undefined : end).replace(/^[.\s]+/, ''),
  )
  return next !== '' && findHeading(next, about) === withoutPeriod(text)
}

/** A short sentence without a verb. */
const isHeading = (sentence: string) =>
  /[\p{L})]\.\s*$/u.test(sentence) &&
  countWords(sentence) <= MAX_HEADING_WORDS &&
  // One word may be a place, as "Graz, Austria" and "Novi Sad, Serbia" are.
  countWords(sentence) > 1 &&
  !/^\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{Ll}-]+)?, \p{Lu}[\p{L} ]+\.\s*$/u.test(sentence) &&
  !OWN_SENTENCE.test(sentence) &&
  !namesTool(sentence) &&
  // "Posters in Photoshop ok." says how well, and names no work.
  !/[:;?!]| [-–—] |\bnobody\b| (?:ok|okay|fine|so-so|good)\.\s*$/.test(sentence) &&
  !isNoise(sentence) &&
  !isWholeSentence(sentence) &&
  !isDeed(sentence) &&
  !LIST_NAME.test(sentence) &&
  !ROLE_OR_DEGREE.test(sentence) &&
  !/^\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)? (?:based\b|from \p{Lu})/u.test(sentence)

/** "Landing pages." and "Applications." are names of many works. */
const LIST_NAME = /^(?:\S+ )?\p{L}+s\.\s*$/u
/** What the person is or has learned. */
export const ROLE_OR_DEGREE =
  /\b(?:teacher|trainer|tester|programmer|guy|girl|scientist|assistant|accountant|engineer|developer|designer|writer|editor|translator|analyst|consultant|contractor|manager|specialist|freelancer?|administrator|architect|photographer|nurse|lawyer|[BM]\.?(?:Sc|Eng|Tech|Ed|Arch|Com|Des)|MBA|Ph\.?D|degree|diploma|doctorate|trained (?:as|at|in)|(?<!-)based (?:in|at|out of)|certified|certifications?|PGCE|years|since)\b/i

const isDeed = (sentence: string) => {
  const [verb = '', rest = ''] = sentence.split(/(?= )(.*)/s)
  return isPastVerb(verb, rest) || isPlainVerb(verb, rest)
}

/** A sentence that names its own client, or is about something else than work. */
const isOther = (text: string) =>
  (OWN_SENTENCE.test(text) && !/^(?:I|From)\b/.test(text)) || labelsClient(text)

/** "2011-2016 internet provider." */
const YEARS_OF_ENTRY = /^(?:19|20)\d\d ?[-–] ?(?:(?:19|20)\d\d|now|today|present),? (?=\p{L})/iu

/** Returns a work with its heading as one sentence; null where they don't fit together. */
export function tellEntry(entry: string, text: string): string | null {
  const heading = entry.replace(YEARS_OF_ENTRY, '')
  const content = withoutPeriod(text)
  const employed = tellEmployment(heading)
  const forClient = employed ? null : tellWorkForClient(heading, content)
  if (forClient) return `${forClient}.`
  if (/^(?:I|From)\b/.test(content) || content.includes(': ') || isDeed(content)) return null
  const told = employed ?? `I ${tellMade(heading) ?? `worked on ${nameWork(heading)}`}`
  const isNamed = startsWithCapitals(content) || namesTool(content)
  return `${told}: ${isNamed ? content : lowerFirst(content)}.`
}

/** Names of makers and machines are countable: "Highlight cutter for a club", but "Crop phenology". */
function nameWork(heading: string): string {
  const [head = ''] = heading.split(/ (?:for|of|in|on|with|at)\b|[,(]/)
  const named = lowerFirst(heading)
  return /\p{Ll}{2}(?:er|or)$/u.test(head.trim()) && !/^(?:an?|the)\b/i.test(heading)
    ? `${articleFor(named)} ${named}`
    : named
}
