/** Sentences of an English letter for works that the profile describes in another language. */
import type { EvidenceCard } from '@gigbell/contract'
import { joinList, topicStems } from '../../../platform/text.ts'
import { displayNameOf, normalizeSkill } from '../../jobs/index.ts'
import type { LetterTask } from '../author.ts'
import { isListed } from './follow-ups.ts'
import type { Statement } from './statement.ts'
import { isForeign } from './text-language.ts'

/**
 * Names the tools of a work that the profile describes in another language than an English letter: their names are the
 * same in both. Null for other works, and where fewer than two tools are known.
 */
export function nameForeignTools(card: EvidenceCard, task: LetterTask): Statement | null {
  if (task.options.language !== 'en' || !isForeign(card.text, task)) return null
  if (card.kind !== 'project' && !isListed(card.text, task.profile.about)) return null
  const tools = [
    ...new Set(
      card.skills.flatMap((skill) => displayNameOf(skill) ?? (INNER_CAPITAL.test(skill) ? skill : [])),
    ),
  ]
  if (tools.length < MIN_FOREIGN_TOOLS) return null
  const text = `${FOREIGN_PROJECT} I used ${joinList(tools.slice(0, MAX_FOREIGN_TOOLS))}.`
  return {
    card,
    kind: card.kind,
    text,
    url: card.url,
    weight: 0,
    common: new Map(),
    topics: topicStems(text),
    skills: new Set(card.skills.map(normalizeSkill)),
    hasFigure: true,
    followUps: [],
  }
}

/** The beginning of a sentence about such a work. */
export const FOREIGN_PROJECT = 'In one of my projects'
/** "TestRail" is the name of a tool in any language. */
const INNER_CAPITAL = /^\S*\p{Ll}\p{Lu}\S*$/u
/** One tool alone says nothing about a work. */
const MIN_FOREIGN_TOOLS = 2
const MAX_FOREIGN_TOOLS = 4
