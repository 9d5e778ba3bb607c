/**
 * Ranks cards by what they have in common with a post: words, where rare ones count more, and skills, where related and
 * implied ones count less than equal ones. The kind of a card changes little: a finished work is stronger evidence than
 * the name of a skill.
 */
import type { EvidenceCard } from '@gigbell/contract'
import { splitLine } from '../../../platform/text.ts'
import {
  findImpliedSkills,
  findSkills,
  normalizeSkill,
  readTerms,
  relatednessOf,
  type WordFrequencies,
} from '../../jobs/index.ts'
import { namesWork } from './facts.ts'

/** A card with its relevance for a post; 0 if they have nothing in common. */
export interface RankedCard {
  card: EvidenceCard
  weight: number
}

/** The parts of a post that cards are compared with. */
export interface RankedPost {
  title: string
  description: string
  skills: string[]
}

const TITLE_WEIGHT = 2
const LIST_WEIGHT = 1.5
/** Lines that speak to applicants say what kind of evidence is wanted. */
const ASK_WEIGHT = 1.6
const ASK =
  /\?|\b(?:show|send|share|tell|attach|include|portfolio|examples?|samples?|experience (?:with|in)|you (?:have|must|should|need)|have you|someone who|looking for|must have)\b/i
const SKILL_WEIGHT = 2.5
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
/** Longer cards share words by chance. */
const USUAL_TERMS = 12

/** Ranks cards for a post, best first. Equal cards keep their order. */
export function rankCards(
  cards: readonly EvidenceCard[],
  post: RankedPost,
  frequencies: WordFrequencies,
): RankedCard[] {
  const wanted = readPost(post)
  return cards
    .map((card) => ({ card, weight: weigh(card, wanted, frequencies) }))
    .sort((a, b) => b.weight - a.weight)
}

/** The terms and the normalized skills of a post, each with its weight. */
interface WantedEvidence {
  terms: Map<string, number>
  skills: Map<string, number>
}

function readPost({ title, description, skills }: RankedPost): WantedEvidence {
  const wanted: WantedEvidence = { terms: new Map(), skills: new Map() }
  const named = new Map(skills.map((skill) => [normalizeSkill(skill), skill]))
  const add = (text: string, weight: number) => {
    for (const term of readTerms(text)) raise(wanted.terms, term, weight)
    for (const { key } of findSkills(text, named)) raise(wanted.skills, key, weight)
  }
  add(title, TITLE_WEIGHT)
  for (const skill of skills) {
    raise(wanted.skills, normalizeSkill(skill), LIST_WEIGHT)
    for (const term of readTerms(skill)) raise(wanted.terms, term, 1)
  }
  for (const line of description.split('\n'))
    for (const sentence of splitLine(line)) add(sentence, ASK.test(sentence) ? ASK_WEIGHT : 1)
  return wanted
}

function raise(weights: Map<string, number>, key: string, weight: number): void {
  weights.set(key, Math.max(weights.get(key) ?? 0, weight))
}

function weigh(card: EvidenceCard, wanted: WantedEvidence, frequencies: WordFrequencies): number {
  const terms = readTerms(card.text)
  let words = 0
  for (const term of terms) {
    const weight = wanted.terms.get(term)
    if (weight !== undefined) words += weight * rarityOf(term, frequencies)
  }
  const common = words + weighSkills(card.skills, wanted.skills)
  return (common * strengthOf(card)) / (1 + Math.max(0, terms.size - USUAL_TERMS) * 0.03)
}

/** Returns about 5.5 for the rarest terms and 0.7 for one in half of the posts. */
const rarityOf = (term: string, frequencies: WordFrequencies) =>
  Math.log(1 / Math.min(1, frequencies.shareOf(term)))

/** Adds, for each skill that the post wants, the best match among the skills of the card. */
function weighSkills(skills: readonly string[], wanted: ReadonlyMap<string, number>): number {
  const own = skills.map(normalizeSkill)
  const implied = new Set(own.flatMap((skill) => [...findImpliedSkills(skill)]))
  let sum = 0
  for (const [skill, weight] of wanted) {
    const match = own.includes(skill)
      ? 1
      : Math.max(
          implied.has(skill) ? IMPLIED_SHARE : 0,
          ...own.map((one) => relatednessOf(one, skill) * RELATED_SHARE),
        )
    sum += weight * match * SKILL_WEIGHT
  }
  return sum
}

/** A card that names a result, an action or a client is stronger than one that names a trade. */
function strengthOf({ kind, text, figures, url }: EvidenceCard): number {
  const concrete =
    (figures.length > 0 ? 0.25 : 0) +
    (namesWork(text) ? 0.25 : 0) +
    (url === null || kind === 'link' ? 0 : 0.1) -
    (text.split(/\s+/).length < 6 ? 0.3 : 0)
  return KIND_STRENGTH[kind] * (1 + concrete)
}
