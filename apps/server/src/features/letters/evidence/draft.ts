/** A card before it has an id, and what is read from its text alone: figures, skills and the first link. */
import type { EvidenceCard } from '@gigbell/contract'
import { displayNameOf, findSkills, normalizeSkill } from '../../jobs/index.ts'
import { findFigures } from './figures.ts'
import { findLinks } from './links.ts'

/** A card without its id. */
export type Draft = Omit<EvidenceCard, 'id'>

/** The skills of a profile by their normalized names, in the spelling of the profile. */
export type Vocabulary = ReadonlyMap<string, string>

/** Creates the vocabulary of a profile. */
export const createVocabulary = (skills: readonly string[]): Vocabulary =>
  new Map(skills.map((skill) => [normalizeSkill(skill), skill]))

/** Creates the draft of a text. */
export function createDraft(kind: Draft['kind'], text: string, vocabulary: Vocabulary): Draft {
  const links = findLinks(text)
  const plain = links.reduce((left, { written }) => left.replace(written, ' '), text)
  return {
    kind,
    text: text.trim(),
    figures: findFigures(plain),
    skills: nameSkills(plain, vocabulary),
    url: links[0]?.url ?? null,
  }
}

/** Returns the skills that a text names, in the spelling of the profile or the usual one. */
function nameSkills(text: string, vocabulary: Vocabulary): string[] {
  const names = findSkills(text, vocabulary).map(
    ({ key, spelling }) => vocabulary.get(key) ?? displayNameOf(spelling) ?? spelling,
  )
  return [...new Set(names)]
}
