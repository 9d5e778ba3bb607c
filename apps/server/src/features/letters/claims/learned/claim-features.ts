/**
 * Reads what tells whether a sentence of a letter is supported: its words, what the rules say of it, and how far the cards
 * cover its words and figures. From these features claim-model.ts judges it.
 */
import { readSentenceFeatures } from '../../../jobs/index.ts'
import type { Evidence, Source } from '../evidence.ts'
import { supportsFigure } from '../figure-support.ts'
import { readFigures } from '../figures.ts'
import { readTerms } from '../terms.ts'

/** What the rules say of a sentence: that something in it is unsupported, what supports it, or that it claims nothing. */
export type RuleVerdict = 'marked' | 'supported' | 'none'

/** A sentence of a letter, with the verdicts of the rules on it and on the sentence before; `first` opens the letter. */
export interface JudgedSentence {
  quote: string
  byRules: RuleVerdict
  before: RuleVerdict | 'first'
}

const I = /\b(?:I|I['’]\w+|my|me|mine|myself|we|our)\b/
const YOU = /\b(?:you|your|yours)\b/i
const MAX_UNKNOWN = 8

/** The features of a sentence, and the words that no card has. */
export interface ClaimFeatures {
  features: ReadonlySet<string>
  /** The words of the sentence, which tell how much of it the model has ever seen. */
  words: readonly string[]
  /** As written, in their order. */
  unknown: readonly string[]
  /** Whether the post has all words that no card has. */
  isFromPost: boolean
}

/** Reads the features of a sentence. */
export function readClaimFeatures(
  { quote, byRules, before }: JudgedSentence,
  evidence: Evidence,
): ClaimFeatures {
  const read = readSentenceFeatures({ text: quote, before: '', next: '', bullet: false })
  const terms = readTerms(quote)
  const words = [...terms.hard, ...terms.soft].filter(({ concept }) => concept !== '')
  const unknown = words.filter(({ concept }) => !evidence.covers(concept))
  const inPost = unknown.filter(({ concept }) => evidence.post.concepts.has(concept))
  const best = findBestSource(
    words.map(({ concept }) => concept),
    evidence,
  )
  const figures = readFigures(quote)
  const hasFigure = (source: Source, figure: (typeof figures)[number]) =>
    source.figures.some((one) => supportsFigure(one, figure))
  const unknownFigures = figures.filter((figure) => !evidence.sources.some((one) => hasFigure(one, figure)))
  const bestFigures = figures.filter((figure) => best && hasFigure(best.source, figure))
  const measures: [string, string | number][] = [
    ['unknown words', Math.min(5, unknown.length)],
    ['share unknown', toStep(unknown.length, words.length)],
    ['share of best card', toStep(best?.count ?? 0, words.length)],
    ['unknown, not in post', Math.min(4, unknown.length - inPost.length)],
    ['share of unknown in post', toStep(inPost.length, unknown.length)],
    ['unknown names', Math.min(3, terms.hard.filter(({ concept }) => !evidence.covers(concept)).length)],
    ['figures', Math.min(2, figures.length)],
    ['unknown figures', Math.min(2, unknownFigures.length)],
    ['figures of best card', `${Math.min(2, bestFigures.length)} of ${Math.min(2, figures.length)}`],
    ['rules before', before],
    ['words', Math.min(6, Math.floor(words.length / 2))],
    ['kind of best card', best?.source.kind ?? 'none'],
  ]
  const person = namePerson(quote)
  const features = new Set(read.features)
  features.add(`# rules ${byRules}`).add(`# person ${person}`).add(`# rules ${byRules}, person ${person}`)
  for (const [name, value] of measures) {
    const measure = `# ${name} ${value}`
    features
      .add(measure)
      .add(`${measure}, person ${person}`)
      .add(`${measure}, rules ${byRules}`)
      .add(`${measure}, rules ${byRules}, person ${person}`)
  }
  for (const { concept } of unknown.slice(0, MAX_UNKNOWN)) features.add(`unknown ${concept}`)
  return {
    features,
    words: read.words,
    unknown: unknown.map(({ raw }) => raw),
    isFromPost: inPost.length === unknown.length,
  }
}

function namePerson(quote: string): string {
  const [mine, yours] = [I.test(quote), YOU.test(quote)]
  return mine ? (yours ? 'both' : 'I') : yours ? 'you' : 'nobody'
}

/** Returns the source that has most of the concepts, and how many it has. */
function findBestSource(
  concepts: readonly string[],
  evidence: Evidence,
): { source: Source; count: number } | undefined {
  const counts = new Map<Source, number>()
  for (const concept of concepts)
    for (const source of evidence.sourcesOf(concept)) counts.set(source, (counts.get(source) ?? 0) + 1)
  let best: { source: Source; count: number } | undefined
  for (const [source, count] of counts) if (!best || count > best.count) best = { source, count }
  return best
}

const STEPS = [0.2, 0.35, 0.5, 0.65, 0.8, 1]

/** A share as the step that it is below, so that rare shares are no features of their own. */
function toStep(part: number, whole: number): string {
  if (whole === 0 || part === 0) return 'none'
  const step = STEPS.find((one) => part / whole < one)
  return step === undefined ? 'all' : `below ${step}`
}
