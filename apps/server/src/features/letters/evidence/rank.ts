/**
 * Ranks cards by what they have in common with a post: words, where rare ones count more; skills, where related and
 * implied ones count less than equal ones; and fields of work. The kind of a card changes little: a finished work is
 * stronger evidence than the name of a skill.
 */
import type { EvidenceCard } from '@gigbell/contract'
import { splitLine } from '../../../platform/text.ts'
import {
  findImpliedSkills,
  findSkills,
  normalizeSkill,
  readFields,
  readTerms,
  relatednessOf,
  shareOf,
  type WordFrequencies,
} from '../../jobs/index.ts'
import { namesWork } from './facts.ts'

/** A card with its relevance for a post; 0 if they have nothing in common. */
export interface RankedCard {
  card: EvidenceCard
  weight: number
  /** What the card has in common with the post, each with its part of the weight. */
  common: ReadonlyMap<string, number>
}

/** The parts of a post that cards are compared with. */
export interface RankedPost {
  title: string
  description: string
  skills: string[]
}

const TITLE_WEIGHT = 2.5
const LIST_WEIGHT = 1.5
/** The words of a listed skill: marketplaces propose skills that the post does not speak of. */
const LISTED_WORD_WEIGHT = 0.5
/** Lines that speak to applicants say what kind of evidence is wanted. */
const ASK_WEIGHT = 1.6
const ASK =
  /\?|\b(?:show|send|share|tell|attach|include|portfolio|examples?|samples?|experience (?:with|in)|you (?:have|must|should|need)|have you|someone who|looking for|must have)\b/i
const SKILL_WEIGHT = 2.5
/** How much is left of what the title of the profile names. */
const TRADE_SHARE = 0.5
const IMPLIED_SHARE = 0.6
const RELATED_SHARE = 0.8
/** How strong a card of a kind is if it has as much in common with the post as another one. */
const KIND_STRENGTH: Record<EvidenceCard['kind'], number> = {
  project: 1.15,
  work: 1,
  education: 0.5,
  link: 0.5,
  language: 0.5,
  skill: 0.35,
  rate: 0.3,
  availability: 0.3,
  location: 0.3,
}
/** A sentence that lists tools says more than the name of one. */
const LIST_STRENGTH = 0.7
/** Units of time, numbers, and words of any trade: two texts that share them seldom speak of the same thing. */
const GENERAL = readTerms(
  'second minute hour day week month year time date morning evening one two three four five ten half first last next once question answer message reply people person part thing way kind number short quick simple small big large new old hot pair take make built write run lead keep give show start agency company customer client',
)
const GENERAL_SHARE = 0.4
/** What each further skill that a card shares with the post adds. */
const FURTHER_SKILL = 0.7
/** Longer sentences share words by chance. A project is described at length because it was a large one. */
const USUAL_TERMS = 12
const LONGER = 0.01
/** The most that one shared word counts for: "program" in a title of two words says little of what the work was. */
const MOST_OF_WORD = 6
/** What each further place takes from a project: people show first what they are proud of. */
const FURTHER_PLACE = 0.05

/** How much a field counts in the title, in the list of skills, and in the text if no other field is named more often. */
const FIELD_WEIGHTS = { title: 7, skills: 3, text: 4 } as const
/** Fields are read in the first part of very long posts. */
const FIELD_TEXT = 12_000

/** Ranks cards for a post, best first. Equal cards keep their order. `trade` is the title of their profile. */
export function rankCards(
  cards: readonly EvidenceCard[],
  post: RankedPost,
  frequencies: WordFrequencies,
  trade: string,
): RankedCard[] {
  const wanted = lowerTrade(readPostOnce(post), trade)
  const fields = cards.map((card) => readCardOnce(card).fields)
  const counts = countCards(fields.filter((_, at) => /work|project/.test(cards[at]?.kind ?? '')))
  const projects = cards.filter(({ kind }) => kind === 'project')
  return cards
    .map((card, at) => {
      const own = weighOwnFields(fields[at], counts, wanted)
      return compare(card, wanted, frequencies, { fields: own, place: Math.max(0, projects.indexOf(card)) })
    })
    .sort((a, b) => b.weight - a.weight)
}

/** Returns how many of these cards name each field. */
function countCards(fields: readonly ReadonlyMap<string, number>[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const own of fields) for (const field of own.keys()) counts.set(field, (counts.get(field) ?? 0) + 1)
  return counts
}

/** The fields that a card shares with the post. One that most cards of the profile share tells little about this card. */
function weighOwnFields(
  own: ReadonlyMap<string, number> = new Map(),
  counts: Map<string, number>,
  wanted: WantedEvidence,
): Map<string, number> {
  const weights = new Map<string, number>()
  for (const field of own.keys()) {
    const weight = wanted.fields.get(field)
    if (weight !== undefined) weights.set(field, weight / (1 + Math.log(counts.get(field) ?? 1)))
  }
  return weights
}

/** The terms, the normalized skills and the fields of a post, each with its weight. */
interface WantedEvidence {
  terms: Map<string, number>
  /** Those of words with a hyphen, written without it. */
  joined: Map<string, number>
  skills: Map<string, number>
  fields: Map<string, number>
}

function readPost({ title, description, skills }: RankedPost): WantedEvidence {
  const wanted: WantedEvidence = {
    terms: new Map(),
    joined: new Map(),
    skills: new Map(),
    fields: weighFields(title, skills, description),
  }
  const named = new Map(skills.map((skill) => [normalizeSkill(skill), skill]))
  const add = (text: string, weight: number) => {
    for (const term of readTerms(text)) raise(wanted.terms, term, weight)
    for (const term of readJoined(text)) raise(wanted.joined, term, weight)
    for (const { key } of findSkills(text, named)) raise(wanted.skills, key, weight)
  }
  add(title, TITLE_WEIGHT)
  for (const skill of skills) {
    raise(wanted.skills, normalizeSkill(skill), LIST_WEIGHT)
    for (const term of readTerms(skill)) raise(wanted.terms, term, LISTED_WORD_WEIGHT)
  }
  for (const line of description.split('\n'))
    for (const sentence of splitLine(line)) add(sentence, ASK.test(sentence) ? ASK_WEIGHT : 1)
  return wanted
}

/** "RNA-seq" is "RNAseq" in other texts, "real-time" "realtime". */
const readJoined = (text: string): ReadonlySet<string> =>
  readTerms(
    (text.match(/(?<![\p{L}\d-])\p{L}{2,12}-\p{L}{2,12}(?![\p{L}\d-])/gu) ?? [])
      .join(' ')
      .replaceAll('-', ''),
  )

/** A post is ranked for by many people, and reading it takes longer than ranking the cards of one. */
const readPosts = new WeakMap<RankedPost, WantedEvidence>()

/** Returns what a post wants, as the caller's own copy. */
function readPostOnce(post: RankedPost): WantedEvidence {
  const read = readPosts.get(post) ?? readPost(post)
  readPosts.set(post, read)
  return {
    terms: new Map(read.terms),
    joined: read.joined,
    skills: new Map(read.skills),
    fields: new Map(read.fields),
  }
}

/** What ranking reads of a card, whatever the post. */
interface ReadCard {
  terms: ReadonlySet<string>
  joined: ReadonlySet<string>
  fields: ReadonlyMap<string, number>
  skills: readonly string[]
  implied: ReadonlySet<string>
  strength: number
}

/** A card of a profile is ranked for many posts. */
const readCards = new WeakMap<EvidenceCard, ReadCard>()

function readCardOnce(card: EvidenceCard): ReadCard {
  const known = readCards.get(card)
  if (known) return known
  const skills = card.skills.map(normalizeSkill)
  const read: ReadCard = {
    terms: readTerms(card.text),
    joined: readJoined(card.text),
    fields: readFields([card.text, ...card.skills].join('\n')),
    skills,
    implied: new Set(skills.flatMap((skill) => [...findImpliedSkills(skill)])),
    strength: strengthOf(card),
  }
  readCards.set(card, read)
  return read
}

/** What the title of the profile names is true of all its cards, although only some of them name it. */
function lowerTrade(wanted: WantedEvidence, trade: string): WantedEvidence {
  for (const term of readTerms(trade)) lower(wanted.terms, term)
  for (const { key } of findSkills(trade, [...wanted.skills.keys()])) lower(wanted.skills, key)
  for (const field of readFields(trade).keys()) lower(wanted.fields, field)
  return wanted
}

function lower(weights: Map<string, number>, key: string): void {
  const weight = weights.get(key)
  if (weight !== undefined) weights.set(key, weight * TRADE_SHARE)
}

function weighFields(title: string, skills: string[], description: string): Map<string, number> {
  const weights = new Map<string, number>()
  const add = (fields: Map<string, number>, weight: number) => {
    const most = Math.max(...fields.values())
    for (const [field, names] of fields)
      weights.set(field, (weights.get(field) ?? 0) + (weight * names) / most)
  }
  add(readFields(title), FIELD_WEIGHTS.title)
  add(readFields(skills.join('\n')), FIELD_WEIGHTS.skills)
  add(readFields(description.slice(0, FIELD_TEXT)), FIELD_WEIGHTS.text)
  return weights
}

function raise(weights: Map<string, number>, key: string, weight: number): void {
  weights.set(key, Math.max(weights.get(key) ?? 0, weight))
}

function compare(
  card: EvidenceCard,
  wanted: WantedEvidence,
  frequencies: WordFrequencies,
  { fields, place }: { fields: ReadonlyMap<string, number>; place: number },
): RankedCard {
  const read = readCardOnce(card)
  const longer = card.kind === 'project' ? 0 : Math.max(0, read.terms.size - USUAL_TERMS) * LONGER
  const factor = (read.strength * Math.max(0.5, 1 - place * FURTHER_PLACE)) / (1 + longer)
  const common = new Map<string, number>()
  for (const term of new Set([...read.terms, ...read.joined])) {
    const joined = read.joined.has(term) ? undefined : wanted.joined.get(term)
    const weight = wanted.terms.get(term) ?? joined
    if (weight === undefined) continue
    const share = GENERAL.has(term) ? GENERAL_SHARE : 1
    const worth = weight * rarityOf(term, frequencies) * factor * share
    common.set(`word ${term}`, Math.min(MOST_OF_WORD, worth))
  }
  for (const [skill, match] of matchSkills(read, wanted.skills))
    addSkill(common, skill, match * SKILL_WEIGHT * factor)
  for (const [field, weight] of fields) common.set(`field ${field}`, weight * factor)
  lowerFurtherSkills(common)
  return { card, weight: [...common.values()].reduce((sum, part) => sum + part, 0), common }
}

/** Skills that are asked for together say the same in part ("PHP", "WordPress", "HTML"): each further one counts for less. */
function lowerFurtherSkills(common: Map<string, number>): void {
  const skills = [...common].filter(([part]) => part.startsWith('skill ')).sort((a, b) => b[1] - a[1])
  for (const [at, [part, weight]] of skills.entries()) common.set(part, weight * FURTHER_SKILL ** at)
}

/** A skill that is named in both texts counts once: as a skill or as its words, whichever weighs more. */
function addSkill(common: Map<string, number>, skill: string, weight: number): void {
  const words = [...readTerms(skill)].map((term) => `word ${term}`).filter((word) => common.has(word))
  if (words.reduce((sum, word) => sum + (common.get(word) ?? 0), 0) >= weight) return
  for (const word of words) common.delete(word)
  common.set(`skill ${skill}`, weight)
}

/** Returns about 5.5 for the rarest terms and 0.7 for one in half of the posts. */
const rarityOf = (term: string, frequencies: WordFrequencies) =>
  Math.log(1 / Math.min(1, shareOf(frequencies, term)))

/** Yields each skill that the post wants with the best match among the skills of the card. */
function* matchSkills(
  { skills: own, implied }: Pick<ReadCard, 'skills' | 'implied'>,
  wanted: ReadonlyMap<string, number>,
): Generator<[string, number]> {
  for (const [skill, weight] of wanted) {
    const match = own.includes(skill)
      ? 1
      : Math.max(
          implied.has(skill) ? IMPLIED_SHARE : 0,
          ...own.map((one) => relatednessOf(one, skill) * RELATED_SHARE),
        )
    if (match > 0) yield [skill, weight * match]
  }
}

/** A card that names a result, an action or a client is stronger than one that names a trade. */
function strengthOf({ kind, text, figures, url }: EvidenceCard): number {
  const concrete =
    (figures.length > 0 ? 0.25 : 0) +
    (namesWork(text) ? 0.25 : 0) +
    (url === null || kind === 'link' ? 0 : 0.1) -
    (text.split(/\s+/).length < 6 ? 0.3 : 0)
  const strength = kind === 'skill' && text.split(/\s+/).length > 4 ? LIST_STRENGTH : KIND_STRENGTH[kind]
  return strength * (1 + concrete)
}
