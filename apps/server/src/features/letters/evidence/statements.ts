/**
 * Reads one statement of an about text: whether it is evidence, of which kind, and which facts only a part of it
 * states. Splitting the text into statements is in sentences.ts.
 */
import { findSkills } from '../../jobs/index.ts'
import { createDraft, type Draft, type Vocabulary } from './draft.ts'
import { type FactKind, findFactKinds, namesLanguage, namesWork } from './facts.ts'
import { findFigures } from './figures.ts'
import { cutInvitation, isFiller } from './filler.ts'
import { findLinks } from './links.ts'
import { type Statement, splitStatements, type Topic } from './sentences.ts'

type CardKind = Draft['kind']

/** Reads all statements of a text. */
export function readStatements(text: string, vocabulary: Vocabulary): Draft[] {
  return splitStatements(text).flatMap((statement) => readStatement(statement, vocabulary))
}

/** Returns the kind of a text that is one statement. */
export function findKindOfText(text: string, vocabulary: Vocabulary): CardKind {
  const [statement] = splitStatements(text)
  const draft = createDraft('work', text, vocabulary)
  const facts = findFactKinds(text)
  const topic = statement?.topic && fitsTopic(text, statement.topic, draft, facts) ? statement.topic : null
  return findKind(text, topic, facts, vocabulary)
}

/** Reads a statement: its own card, and one for each fact that only a part of it states. */
export function readStatement(
  { text: whole, topic: named }: Pick<Statement, 'text' | 'topic'>,
  vocabulary: Vocabulary,
): Draft[] {
  const before = cutInvitation(whole)
  const text = namesWork(before) || findFigures(before).length > 0 ? before : whole
  const draft = createDraft('work', text, vocabulary)
  if (named === 'contact' && draft.url === null) return []
  const facts = findFactKinds(text)
  const topic = named !== 'work' && named && fitsTopic(text, named, draft, facts) ? named : null
  const parts = findParts(text, topic, facts).filter(
    (part) => part.kind !== 'work' || !saysNothing(part.text, createDraft('work', part.text, vocabulary), []),
  )
  const draftPart = (part: Part) => createDraft(part.kind, part.text, vocabulary)
  if (topic === null && saysNothing(text, draft, facts))
    return parts.filter(({ kind }) => kind !== 'work').map(draftPart)
  const found = findKind(text, topic, facts, vocabulary)
  const kind = isBackground(found) && topic === null && parts.some(tellsWork) ? 'work' : found
  const own = { ...draft, kind }
  // "Native German speaker with 12 years of translating manuals" is both.
  if (kind === 'language' && topic === null && /\byears?\b/i.test(text))
    return [{ ...draft, kind: 'work' }, own]
  const links = draft.url === null ? [] : readMoreLinks(text, vocabulary)
  if (kind !== 'work' && parts.length === 0) return [own, ...links]
  if (parts.length > 0 && parts.every((part) => part.kind !== 'work')) return parts.map(draftPart)
  const others = parts.filter((part) => part.kind !== 'work' && part.kind !== kind)
  return [own, ...others.map(draftPart), ...links]
}

/** Languages, places and education are often mentioned beside work, which is then the stronger evidence. */
const isBackground = (kind: CardKind) => kind === 'language' || kind === 'education' || kind === 'location'

const tellsWork = ({ kind, text }: Part) =>
  kind === 'work' && text.split(/\s+/).length > 2 && (findFigures(text).length > 0 || namesWork(text))

/** A heading says what its lines are about, unless a line can't be about that. */
function fitsTopic(text: string, topic: Topic, draft: Draft, facts: readonly FactKind[]): boolean {
  if (topic === 'language') return namesLanguage(text)
  if (topic === 'rate')
    return draft.figures.length > 0 && (facts.includes('rate') || !facts.includes('availability'))
  if (topic === 'link' || topic === 'contact') return draft.url !== null
  if (topic === 'location' && draft.url !== null) return false
  return !saysNothing(text, draft, facts)
}

const saysNothing = (text: string, { figures, skills }: Draft, facts: readonly FactKind[]) =>
  isFiller(text, { figures, skills, statesFact: facts.length > 0 })

/** Every address of a text after the first one, which is on the card of the text. */
function readMoreLinks(text: string, vocabulary: Vocabulary): Draft[] {
  return findLinks(text)
    .slice(1)
    .map(({ written }) => createDraft('link', written, vocabulary))
}

/** A part of a statement, as written. */
interface Part {
  kind: CardKind
  text: string
}

const SEPARATOR =
  /(?:[;|·()]|,(?!\d)|\s[–—-]\s(?!(?:Associate|Professional|Specialty|Expert|Foundations?|Fundamentals|Practitioner|Advanced|Intermediate|Entry)\b)|\sand\s(?=(?:can|could|available|based|fluent|native|charge|have|has|hold|speak|live|my|I)\b))/u
const MAX_WORDS_OF_FACT = 14

/** Splits a statement at its commas where that separates facts: "Based in Lisbon, 0.09 EUR per word". */
function findParts(text: string, topic: Topic | null, facts: readonly FactKind[]): Part[] {
  if (topic === 'language') return splitLanguages(text)
  if (topic === 'skill' || facts.length === 0) return []
  const pieces = text
    .split(SEPARATOR)
    .map((piece) => piece.trim())
    .filter((piece) => /[\p{L}\p{N}]/u.test(piece))
  if (pieces.length === 1) return facts.length > 1 ? facts.map((kind) => ({ kind, text })) : []
  const parts: Part[] = []
  let from = 0
  for (const piece of pieces) {
    const at = text.indexOf(piece, from)
    const [kind = 'work'] = piece.split(/\s+/).length <= MAX_WORDS_OF_FACT ? findFactKinds(piece) : []
    const last = parts.at(-1)
    // "30 hours a week, from Monday" is one fact.
    if ((kind !== 'work' && last?.kind === kind) || (last && last.kind === 'rate' && /^or\b/i.test(piece)))
      last.text = text.slice(text.lastIndexOf(last.text, at), at + piece.length)
    else parts.push({ kind, text: piece })
    from = at + piece.length
  }
  return parts
}

/** Returns each language of a list with its level. */
function splitLanguages(text: string): Part[] {
  const pieces = text.split(/[,;|·]|\sand\s/).filter(namesLanguage)
  return pieces.length < 2
    ? []
    : pieces.map((piece) => ({ kind: 'language', text: piece.trim().replace(/\.$/, '') }))
}

const TOPIC_KINDS: Record<Topic, CardKind | null> = {
  skill: 'skill',
  rate: 'rate',
  availability: 'availability',
  language: 'language',
  location: 'location',
  education: 'education',
  link: 'link',
  contact: 'link',
  work: null,
}
/** A line of this length with work in it is work, under whatever heading. */
const LONG_LINE = 60

function findKind(
  text: string,
  topic: Topic | null,
  facts: readonly FactKind[],
  vocabulary: Vocabulary,
): CardKind {
  const named = topic && TOPIC_KINDS[topic]
  if (named && (named === 'skill' || text.length <= LONG_LINE || !namesWork(text))) return named
  if (isMostlyLink(text)) return 'link'
  const [fact] = facts
  if (fact && isPlainFact(text, fact)) return fact
  return isSkillList(text, vocabulary) ? 'skill' : 'work'
}

/** A short statement without work in it is the fact itself. */
function isPlainFact(text: string, kind: FactKind): boolean {
  if (namesWork(text))
    return (
      kind === 'rate' &&
      /^(?:I|We|My)?\s?(?:charge|rates?|work for|fixed (?:fees?|prices?|rates?))\b/i.test(text)
    )
  return text.split(/\s+/).length <= (kind === 'rate' || kind === 'availability' ? 30 : 18)
}

function isMostlyLink(text: string): boolean {
  const links = findLinks(text)
  if (links.length === 0) return false
  const rest = links.reduce((left, { written }) => left.replace(written, ' '), text)
  const words = rest.match(/[\p{L}\p{N}]+/gu)?.length ?? 0
  return words <= 6 && findFigures(rest).length === 0 && !namesWork(rest)
}

/** "SMS campaigns for a bank: Django, Celery and Twilio" is a work. */
const FOR_CLIENT = /^[^:,]{3,60} for (?:an?|the|my|our) [^:,]{3,60}: /

/** A list of which most items are known skills: "React, Node.js, PostgreSQL". */
function isSkillList(text: string, vocabulary: Vocabulary): boolean {
  if (!/[,;/|&•]|\s(?:and|und|y|et)\s/.test(text)) return false
  if (findFigures(text).length > 0 || namesWork(text) || FOR_CLIENT.test(text)) return false
  const items = text
    .replace(/^(?:\p{L}+\s){0,3}?(?:with|in|use|using|know|are|stack)\s/iu, '')
    .split(/[,;/|&•]|\s(?:and|und|y|et)\s/)
    .map((item) => item.trim())
    .filter((item) => item !== '')
  const named = items.filter(
    (item) => item.split(/\s+/).length <= 3 && findSkills(`with ${item}`, vocabulary).length > 0,
  )
  return items.length > 1 && named.length * 2 > items.length
}
