/** A passage: sentences of the about text that follow each other, their weight for the post, and how long they may be. */
import { countWords, topicStems } from '../../../platform/text.ts'
import { normalizeSkill } from '../../jobs/index.ts'
import type { LetterTask } from '../author.ts'
import type { Sentence } from './passage-openings.ts'
import { endSentence, withoutCrossReference } from './sentence-ends.ts'
import type { Statement } from './statement.ts'

/** So many words let a passage reach its outcome (docs/decisions/0031-how-much-of-a-work-a-letter-describes.md). */
const MOST_WORDS = { short: 76, medium: 132, long: 150 } as const
/** The words of a letter that are left for a passage and what the additional information says. */
const ROOM = { short: 85, medium: 160, long: 225 } as const
const LEAST_ROOM = { short: 30, medium: 50, long: 50 } as const
/** As for single sentences (material.ts). */
const WITH_FIGURE = 1.25

/** Sentences that follow each other. */
export interface Passage {
  text: string
  sentences: readonly Sentence[]
  /** What they have in common with the post, each with its part of the weight. */
  common: ReadonlyMap<string, number>
}

const lengths = new WeakMap<LetterTask, number>()

/** Returns the most words of a passage: a long one would push out questions and facts of the additional information. */
export function mostWords(task: LetterTask): number {
  const known = lengths.get(task)
  if (known !== undefined) return known
  const { length } = task.options
  const left = ROOM[length] - countWords(task.facts.join(' '))
  const most = Math.min(MOST_WORDS[length], Math.max(LEAST_ROOM[length], left))
  lengths.set(task, most)
  return most
}

/** Adds what a sentence has in common with the post. */
export function addCommon(
  common: Map<string, number>,
  { text, common: shared }: Pick<Sentence, 'text' | 'common'>,
): void {
  const factor = /\d/.test(text) ? WITH_FIGURE : 1
  for (const [part, weight] of shared) common.set(part, Math.max(common.get(part) ?? 0, weight * factor))
}

/** Returns the weight of a passage for the post. */
export const weigh = ({ common }: Pick<Passage, 'common'>): number =>
  [...common.values()].reduce((total, weight) => total + weight, 0)

/** "**Battery model.** It was fitted to logs." */
export const BOLD = /\*\*|__|(?<=^| )\*(?=\p{L})|(?<=[\p{L}\d).])\*(?=[\s,.:;(]|$)/gu

/** Returns a passage as a statement of the letter. */
export function asStatement(
  { text: written, sentences, common }: Passage,
  weight: number,
  factor = 1,
): Statement {
  const text = endSentence(withoutCrossReference(written.replace(BOLD, '')))
  return {
    card: sentences[0]?.card ?? null,
    kind: 'work',
    text,
    url: null,
    weight: weight * factor,
    common: new Map([...common].map(([part, own]) => [part, own * factor])),
    topics: topicStems(text),
    skills: new Set(sentences.flatMap(({ card }) => card?.skills ?? []).map(normalizeSkill)),
    hasFigure: /\d/.test(text),
    followUps: sentences.map((one) => one.text),
    isPassage: true,
  }
}
