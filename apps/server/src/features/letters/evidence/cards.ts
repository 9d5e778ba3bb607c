/**
 * Reads a profile into evidence cards: one card a fact, in the person's own words. A sentence of the about text is kept
 * unless it says nothing (filler.ts). Which cards fit a post is decided by rank.ts; what the person changed about them
 * is stored by queries.ts.
 */
import { createHash } from 'node:crypto'
import type { EvidenceCard, Profile } from '@gigbell/contract'
import { removeInvisible } from '../../../platform/text.ts'
import { displayNameOf, findSkills, normalizeSkill } from '../../jobs/index.ts'
import { type FactKind, findFactKinds, namesLanguage, namesWork } from './facts.ts'
import { findFigures } from './figures.ts'
import { isFiller } from './filler.ts'
import { findLinks } from './links.ts'
import { type Statement, splitStatements, type Topic } from './sentences.ts'

/** The parts of a profile that are evidence. */
export type CardProfile = Pick<
  Profile,
  'title' | 'about' | 'skills' | 'languages' | 'profile_links' | 'projects' | 'rate' | 'availability'
>

type CardKind = EvidenceCard['kind']

/** A card before it has an id. */
type Draft = Omit<EvidenceCard, 'id'>

/** Reads a profile. The order is that of the profile, with its own fields before the about text. */
export function readCards(profile: CardProfile): EvidenceCard[] {
  const { skills } = profile
  const drafts = [
    ...profile.projects.map((project) => readProject(project, skills)),
    ...readStatements(profile.title, skills),
    ...readRate(profile.rate),
    ...(profile.availability === '' ? [] : [createDraft('availability', profile.availability, skills)]),
    ...readStatements(profile.about, skills),
    ...profile.languages.map(({ label }) => createDraft('language', label, [])),
    ...Object.values(profile.profile_links)
      .filter((link) => link !== '')
      .map((link) => createDraft('link', link, [])),
    ...skills.map((skill) => ({ ...createDraft('skill', skill, []), figures: [], skills: [skill] })),
  ]
  return withIds(drafts)
}

/**
 * Reads a text that the person has corrected or confirmed as one card. A card of a field keeps its kind and its link;
 * nothing is filler here.
 */
export function rewriteCard(
  card: Pick<EvidenceCard, 'id'> & Partial<EvidenceCard>,
  text: string,
  skills: readonly string[],
): EvidenceCard {
  const [statement = { text, topic: null }] = splitStatements(text)
  const kind = card.kind ?? findKind({ text, topic: statement.topic }, skills)
  const draft = createDraft(kind, text, [...skills, ...(card.skills ?? [])])
  return { id: card.id, ...draft, url: draft.url ?? card.url ?? null }
}

function readProject(project: Profile['projects'][number], skills: readonly string[]): Draft {
  const { title, client, what, result, url } = project
  const heading = client === '' || title.includes(client) ? title : `${title} for ${client}`
  const details = [what, result].filter((part) => part !== '').map(endSentence)
  const text = details.length === 0 ? heading : `${heading}: ${details.join(' ')}`
  const draft = createDraft('project', text, [...skills, ...project.skills])
  return {
    ...draft,
    skills: [...new Set([...project.skills, ...draft.skills])],
    url: url === '' ? draft.url : url,
  }
}

const endSentence = (text: string) => (/[.!?…]["”’)]?$/.test(text) ? text : `${text}.`)

function readRate(rate: Profile['rate']): Draft[] {
  return rate ? [createDraft('rate', `${rate.amount} ${rate.currency} per ${rate.per}`, [])] : []
}

function readStatements(text: string, skills: readonly string[]): Draft[] {
  return splitStatements(text).flatMap((statement) => readStatement(statement, skills))
}

/** Reads a statement: its own card, and one for each fact that only a part of it states. */
function readStatement({ text, topic }: Statement, skills: readonly string[]): Draft[] {
  if (topic === 'contact' && findLinks(text).length === 0) return []
  const draft = createDraft('work', text, skills)
  const listed = topic !== null && topic !== 'work' && fitsTopic(text, topic, draft)
  const statement: Statement = { text, topic: listed ? topic : null }
  const parts = findParts(statement, skills)
  if (!listed && isFiller(text, draft)) return parts.filter(({ kind }) => kind !== 'work')
  const whole = findKind(statement, skills)
  const own = { ...draft, kind: whole }
  if (whole !== 'work' && parts.length === 0) return [own, ...moreLinks(text)]
  if (parts.length > 1 && parts.every(({ kind }) => kind !== 'work')) return parts
  return [own, ...parts.filter(({ kind }) => kind !== 'work' && kind !== whole), ...moreLinks(text)]
}

/** A heading says what its lines are about, unless a line can't be about that. */
function fitsTopic(text: string, topic: Topic, draft: Draft): boolean {
  if (topic === 'language') return namesLanguage(text)
  if (topic === 'rate') return draft.figures.length > 0
  if (topic === 'link' || topic === 'contact') return draft.url !== null
  if (topic === 'location' && draft.url !== null) return false
  return !isFiller(text, draft)
}

/** Every address of a text after the first one, which is on the card of the text. */
function moreLinks(text: string): Draft[] {
  return findLinks(text)
    .slice(1)
    .map(({ written }) => createDraft('link', written, []))
}

const SEPARATOR =
  /\s*(?:[;|·]|,(?!\d)|\s[–—-]\s|\sand\s(?=(?:can|could|available|based|fluent|native|charge|my|I)\b)|[()])\s*/u
const MAX_WORDS_OF_FACT = 14

/** Splits a statement at its commas where that separates facts: "Based in Lisbon, 0.09 EUR per word". */
function findParts({ text, topic }: Statement, skills: readonly string[]): Draft[] {
  if (topic === 'language' || topic === 'skill') return topic === 'language' ? splitLanguages(text) : []
  const kinds = findFactKinds(text)
  if (kinds.length === 0) return []
  const pieces = splitAt(text)
  if (pieces.length === 1) return kinds.length > 1 ? kinds.map((kind) => createDraft(kind, text, skills)) : []
  const parts: Draft[] = []
  for (const piece of pieces) {
    const [kind] = piece.split(/\s+/).length <= MAX_WORDS_OF_FACT ? findFactKinds(piece) : []
    const last = parts.at(-1)
    if (kind && last?.kind === kind && continues(text, last.text, piece))
      last.text = joined(text, last.text, piece)
    else parts.push(createDraft(kind ?? 'work', piece, skills))
  }
  return parts.map((part) => createDraft(part.kind, part.text, skills))
}

function splitAt(text: string): string[] {
  return text.split(SEPARATOR).filter((piece) => /[\p{L}\p{N}]/u.test(piece))
}

const joined = (text: string, first: string, second: string) => {
  const from = text.indexOf(first)
  return text.slice(from, text.indexOf(second, from + first.length) + second.length)
}
const continues = (text: string, first: string, second: string) =>
  text.indexOf(second, text.indexOf(first) + first.length) !== -1

/** Returns each language of a list with its level. */
function splitLanguages(text: string): Draft[] {
  const pieces = text.split(/\s*[,;|·]\s*|\sand\s/).filter(namesLanguage)
  return pieces.length < 2 ? [] : pieces.map((piece) => createDraft('language', piece.replace(/\.$/, ''), []))
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

function findKind({ text, topic }: Statement, skills: readonly string[]): CardKind {
  if (topic === 'link' && findLinks(text).length === 0) return 'work'
  const told = topic && TOPIC_KINDS[topic]
  if (told && !(topic !== 'skill' && namesWork(text) && text.length > 60)) return told
  if (isMostlyLink(text)) return 'link'
  const kinds = findFactKinds(text)
  const [kind] = kinds
  if (kind && isPlainFact(text, kind)) return kind
  return isSkillList(text, skills) ? 'skill' : 'work'
}

/** A short statement without work in it is the fact itself. */
function isPlainFact(text: string, kind: FactKind): boolean {
  if (namesWork(text)) return kind === 'rate' && /^(?:I|We|My)?\s?(?:charge|rates?|work for)\b/i.test(text)
  return text.split(/\s+/).length <= (kind === 'rate' || kind === 'availability' ? 30 : 18)
}

function isMostlyLink(text: string): boolean {
  const links = findLinks(text)
  if (links.length === 0) return false
  const rest = links.reduce((left, { written }) => left.replace(written, ' '), text)
  return (
    (rest.match(/[\p{L}\p{N}]+/gu)?.length ?? 0) <= 6 && findFigures(rest).length === 0 && !namesWork(rest)
  )
}

/** A list of which most items are known skills: "React, Node.js, PostgreSQL". */
function isSkillList(text: string, skills: readonly string[]): boolean {
  if (findFigures(text).length > 0 || namesWork(text)) return false
  const items = text
    .replace(/^(?:\p{L}+\s){0,3}?(?:with|in|use|using|know|are|stack)\s/iu, '')
    .split(/\s*[,;/|&•]\s*|\s(?:and|und|y|et)\s/)
    .filter((item) => item !== '')
  const named = items.filter(
    (item) => item.split(/\s+/).length <= 3 && findSkills(`with ${item}`, skills).length > 0,
  )
  return items.length > 1 && named.length * 2 > items.length
}

function createDraft(kind: CardKind, text: string, skills: readonly string[]): Draft {
  const links = findLinks(text)
  const plain = links.reduce((left, { written }) => left.replace(written, ' '), text)
  return {
    kind,
    text: text.trim(),
    figures: findFigures(plain),
    skills: namedSkills(plain, skills),
    url: links[0]?.url ?? null,
  }
}

/** Returns the skills that a text names, in the spelling of the profile or the usual one. */
function namedSkills(text: string, skills: readonly string[]): string[] {
  const own = new Map(skills.map((skill) => [normalizeSkill(skill), skill]))
  const found = findSkills(text, skills)
  return [...new Set(found.map(({ key, spelling }) => own.get(key) ?? displayNameOf(spelling) ?? spelling))]
}

/** Gives each card an id that depends on its text alone, unless two cards of different kinds have the same text. */
function withIds(drafts: Draft[]): EvidenceCard[] {
  const cards = new Map<string, EvidenceCard>()
  for (const draft of drafts) {
    if (draft.text === '') continue
    const id = cardId(draft.text)
    const other = cards.get(id)
    if (!other) cards.set(id, { id, ...draft })
    else if (other.kind !== draft.kind) {
      const second = cardId(`${draft.kind}\n${draft.text}`)
      if (!cards.has(second)) cards.set(second, { id: second, ...draft })
    }
  }
  return [...cards.values()]
}

/** Returns the id of a card with this text. Spaces, case and the last punctuation don't matter. */
export function cardId(text: string): string {
  const plain = removeInvisible(text)
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .replace(/[\s.!,;:]+$/, '')
  return createHash('sha256').update(plain).digest('base64url').slice(0, 16)
}
