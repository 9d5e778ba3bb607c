/**
 * Judges sentences of posts by weights that were learned from labelled posts (decision 0025): how likely a sentence asks
 * applicants for something, is aimed at machines, or is a red flag, and what an ask wants. The rules beside this folder
 * and these scores decide together. scripts/learn-sentences.ts learns the weights.
 */
import { join } from 'node:path'
import type { Ask, Flag } from '@gigbell/contract'
import { readLinearModel } from '../../../../platform/linear-model.ts'
import { readSentenceFeatures, type SentenceFeatures, type SentenceInPost } from './sentence-features.ts'

/** What a sentence can be. */
export const sentenceLabels = [
  'ask',
  'trap',
  'off_platform',
  'pay_to_work',
  'credentials',
  'unpaid_sample',
] as const satisfies ('ask' | 'trap' | Flag['kind'])[]
export type SentenceLabel = (typeof sentenceLabels)[number]

/** What an ask can want. */
export const askKinds = [
  'question',
  'rate',
  'availability',
  'sample',
  'word',
  'attachment',
  'other',
] as const satisfies Ask['kind'][]

const sentences = readLinearModel(join(import.meta.dirname, 'sentence-weights.tsv'), sentenceLabels)
const asks = readLinearModel(join(import.meta.dirname, 'ask-weights.tsv'), askKinds)

/** Below this share of known words, a sentence is in a language that the model has not learned. */
const LEAST_KNOWN = 0.6
/** So many words tell the language of a sentence. */
const WORDS_OF_LANGUAGE = 20

/** How much each label fits a sentence: above 0 more likely than not. Null for sentences in unknown words. */
export type SentenceScores = Readonly<Record<SentenceLabel, number>> | null

/** A sentence is judged for asks, traps and flags one after the other. */
const MAX_CACHED = 500
const judged = new Map<string, { sentence: SentenceInPost; scores: SentenceScores }>()

const HAS_LETTERS = /\p{L}{2}/u

/** Judges a sentence of a post. Rows of marks, of which a hostile text has thousands, are no sentences. */
export function judgeSentence(sentence: SentenceInPost): SentenceScores {
  if (!HAS_LETTERS.test(sentence.text)) return null
  const known = judged.get(sentence.text)
  if (known && isSame(known.sentence, sentence)) return known.scores
  if (judged.size >= MAX_CACHED) judged.clear()
  const read = readSentenceFeatures(sentence)
  const scores = isKnown(read) ? sentences.score(read.features) : null
  judged.set(sentence.text, { sentence, scores })
  return scores
}

const isSame = (one: SentenceInPost, other: SentenceInPost) =>
  one.before === other.before && one.next === other.next && one.bullet === other.bullet

/** Judges what an ask wants, by its words and the ones before it. Null for asks in unknown words. */
export function judgeAsk(quote: string, before: string): Readonly<Record<Ask['kind'], number>> | null {
  const read = readSentenceFeatures({ text: quote, before, next: '', bullet: false })
  return isKnown(read) ? asks.score(read.features) : null
}

function isKnown({ words }: SentenceFeatures): boolean {
  const first = words.slice(0, WORDS_OF_LANGUAGE)
  const known = first.filter((word) => sentences.knows(`word ${word}`)).length
  return known >= first.length * LEAST_KNOWN
}
