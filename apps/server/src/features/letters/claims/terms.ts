/**
 * Checks the words of a statement: names of clients, products, places and skills must be in a card or fact, and most
 * of what a statement says the writer did must be there, too.
 */
import { findSkills } from '../../jobs/index.ts'
import { isAcronym, readWords, unifyCompounds, type Word } from './concepts.ts'
import type { Evidence } from './evidence.ts'
import type { Finding } from './findings.ts'
import type { Statement } from './statements.ts'

/** The words of a statement. `hard` words are names and technologies, `soft` ones are all others with a concept. */
export interface Terms {
  hard: Word[]
  soft: Word[]
}

const CALENDAR =
  /^(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|may|june|july|august|september|october|november|december|christmas|easter|i|ok|yes|mr|mrs|ms|dr|prof)s?$/i
/** The writer's own name is no claim. */
const INTRODUCED = /\b(?:I['’]m|I am|my name is|this is|name['’]s)\s+$/i
const LEGAL =
  /^(?:inc|ltd|llc|gmbh|ag|co|corp|company|group|sa|plc|bv|the|of|and|online|cloud|pro|plus|team)$/i
/** Words of manner and character, which no card needs to say. */
const MANNER =
  /^(?:care|attent|curious|punctual|polite|friend|patient|calm|honest|precis|tidy|clean|communicat|flexibl|organi|motivat|deadlin|habit|passion|love|enjoy|pride|proud|prioriti|transparen|respons|respect|commit|dedicat|meticul|thorough|proactiv|creativ|independ|trust|pace|eye|detail|comfort|confident|heart|mindset|attitud|ethic|belief|prid|question|answer|listen|worri|bother|surpris|hesitat|pleas|reader|everyday|tool|tim|daili|favorit|favourit|strongest|closest)/

/** Reads the words of a statement. */
export function readTerms(text: string): Terms {
  const unified = unifyCompounds(text)
  const words = readWords(unified)
  const terms: Terms = { hard: [], soft: [] }
  for (const [at, word] of words.entries()) {
    if (word.concept === '' || /^\d/.test(word.raw) || CALENDAR.test(word.raw) || isInLink(unified, word))
      continue
    if (isVerb(word, words[at - 1])) continue
    if (isName(word, words[at - 1], words[at + 1], unified)) terms.hard.push(word)
    else terms.soft.push(word)
  }
  return terms
}

const isInLink = (text: string, { start, end }: Word) =>
  /(?:https?:\/\/|www\.|@|\/)\S*$/.test(text.slice(Math.max(0, start - 80), start)) ||
  /^[^\s,]*@|^:\/\//.test(text.slice(end, end + 20))

function isName(word: Word, before: Word | undefined, after: Word | undefined, text: string): boolean {
  const { raw, lower } = word
  if (isAcronym(lower) && !/^(?:seo|json|xml|sql|css|html|php|rag|nlp|gdpr|ppc|cro)$/.test(lower))
    return false
  if (/\p{Ll}\p{Lu}|\p{L}[+#]|^\.net$/u.test(raw)) return true
  const capital = /^\p{Lu}/u.test(raw)
  if (!capital)
    return (
      /\./.test(raw) ||
      (lower.length > 1 && findSkills(raw).length > 0 && !/^(?:seo|linux|android)$/.test(''))
    )
  const isFirst =
    !before ||
    /[.:!?"“]\s*$/.test(text.slice(before.end, word.start)) ||
    /\n/.test(text.slice(before.end, word.start))
  if (isFirst) {
    const next = after && /^\p{Lu}/u.test(after.raw) && after.start - word.end === 1 && after.raw !== 'I'
    return (
      Boolean(next) || findSkills(`with ${raw}`).length > 0 || text.slice(word.end, word.end + 2) === '’s'
    )
  }
  if (
    INTRODUCED.test(text.slice(Math.max(0, word.start - 14), word.start)) &&
    findSkills(`with ${raw}`).length === 0
  )
    return false
  return !LEGAL.test(raw)
}

/** Verbs that are spelled like skills: what "I design alarms" is about is alarms. */
const SKILL_VERB =
  /^(?:design|test|write|edit|draw|paint|teach|market|model|research|train|coach|print|sing|cook)$/
const BEFORE_VERB = /^(?:i|we|and|to|also|can|then)$/

const isVerb = ({ raw }: Word, before: Word | undefined) =>
  SKILL_VERB.test(raw) && before !== undefined && BEFORE_VERB.test(before.lower)

/** Returns each name that no source has, and the unknown words where most of a deed is in no source. */
export function checkTerms(statement: Statement, terms: Terms, evidence: Evidence): Finding[] {
  const missing = terms.hard.filter(
    (word) =>
      !evidence.covers(word.concept) &&
      !isPlaceOfPost(statement.text, word, evidence) &&
      !hasPair(word, terms.hard, evidence) &&
      !isAbbreviation(word, evidence),
  )
  const named = joinNeighbours(missing).slice(0, 3)
  const found: Finding[] = named.map((part) => ({ part }))
  if (found.length > 0 || statement.kind === 'promise' || statement.kind === 'ability') return found
  const soft = terms.soft.filter(
    (word) => !MANNER.test(word.concept) && !isOrdinaryVerb(word) && !STUDIED.test(word.raw),
  )
  const verbs = new Set(
    [...statement.text.matchAll(VERB)].map((match) => (match[1] ?? match[2])?.toLowerCase()),
  )
  const unknown = soft.filter((word) => !evidence.covers(word.concept) && !verbs.has(word.lower))
  if (unknown.length < 2 && !PERSON.test(statement.text)) return found
  const isExact =
    (STUDIED.test(statement.text) && unknown.length > 0) ||
    (EMPLOYED.test(statement.text) && unknown.length * 3 > soft.length)
  if (!isExact && !isMostlyUnknown(statement.kind, unknown.length, soft.length, terms.hard.length))
    return found
  return unknown.slice(0, 3).map((word) => ({ part: word.raw }))
}

/** A verb after its subject: what counts is what it is about. */
const VERB =
  /\b(?:I|we)(?:['’]ve| have| had|['’]d)? (?:(?:also|then|just|recently|already|\p{L}{2,15}ly) )?(\p{L}{2,20})\b|\b(?:and|then) (\p{L}{2,20}ed)\b/giu
/** Who the work was for counts more than how it was done. */
const EMPLOYED =
  /\b(?:work(?:ed|ing)?|employed|interned|consulted|served|job|position) (?:for|at|with|by|as) \w/i
const PERSON = /\b(?:I|my|me|we|our)\b|\bI['’]/i
/** Each word of a degree counts. */
const STUDIED =
  /\b(?:studied|degree|diploma|graduated|bachelor|master['’]s|ph\.?d|certified|certificate|certification|accredited|licensed|chartered)\b/i

/** One unknown word among names that a source has is a matter of style, and so are many in a habit. */
function isMostlyUnknown(kind: Statement['kind'], unknown: number, soft: number, hard: number): boolean {
  if (unknown === 0) return false
  const share = unknown / (soft + hard)
  if (kind === 'habit') return unknown >= 3 && share >= 0.75
  if (hard === 0) return share >= 0.5
  return unknown > 1 && share > 0.5
}

const isOrdinaryVerb = ({ lower }: Word) =>
  /^(?:love|enjoy|hat|lik|wait|walk|sit|sleep|remember|forget|promis|wish)/.test(lower)

/** "An hour from Grenoble" says where the client is. */
function isPlaceOfPost(text: string, { raw, concept }: Word, evidence: Evidence): boolean {
  const at = text.indexOf(raw)
  return (
    evidence.post.concepts.has(concept) &&
    /\b(?:from|near|close to|next to) $/i.test(text.slice(Math.max(0, at - 10), at))
  )
}

/** "DPAs" abbreviates the "data processing agreements" of a source. */
function isAbbreviation({ raw }: Word, evidence: Evidence): boolean {
  const letters = raw.match(/^(\p{Lu}{2,5})s?$/u)?.[1]?.toLowerCase()
  if (!letters) return false
  const words = [...letters].map((letter) => String.raw`\b${letter}[a-z]{1,20}`).join('[ -]')
  return new RegExp(words).test(evidence.text)
}

function hasPair(word: Word, words: Word[], evidence: Evidence): boolean {
  return words.some(
    (other) =>
      (other.start - word.end === 1 && evidence.covers(word.lower + other.lower)) ||
      (word.start - other.end === 1 && evidence.covers(other.lower + word.lower)),
  )
}

/** Neighbouring words are one name: "Deutsche Bank". */
function joinNeighbours(words: Word[]): string[] {
  const names: { text: string; end: number }[] = []
  for (const word of words) {
    const last = names.at(-1)
    if (last && word.start - last.end === 1) {
      last.text += ` ${word.raw}`
      last.end = word.end
    } else names.push({ text: word.raw, end: word.end })
  }
  return [...new Set(names.map((name) => name.text))]
}
