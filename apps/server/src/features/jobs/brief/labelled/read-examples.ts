/**
 * Reads the labelled sets as examples to learn from: every sentence with what it is, and every ask with what it wants.
 * The sets named "unseen" are left out: they are only counted (unseen.test.ts).
 */
import type { Ask, Flag } from '@gigbell/contract'
import { realPosts } from '../../../../platform/testing/real-posts.ts'
import { readSentencesInPost } from '../asks/segments.ts'
import { findAsks } from '../asks.ts'
import { findFlags } from '../flags.ts'
import type { SentenceInPost } from '../learned/sentence-features.ts'
import { askKinds, type SentenceLabel, sentenceLabels } from '../learned/sentence-model.ts'
import { unmask } from '../traps/hidden.ts'
import { describeMachineOrder } from '../traps/rules.ts'
import { type BatchText, flagsOfBatches, readBatch } from './read-batches.ts'
import { readLabelledLines, readLabelledPosts } from './read-labelled.ts'

/** A sentence with the labels that are known of it. */
export interface SentenceExample {
  sentence: SentenceInPost
  fits: Partial<Record<SentenceLabel, boolean>>
}

/** An ask with the words before it. */
export interface AskExample {
  quote: string
  before: string
  kind: Ask['kind']
}

/** A part of a text and what it is. */
interface Mark {
  label: SentenceLabel
  quote: string
  kind?: Ask['kind']
}

/** A text with its marks. What is not among the known labels was not looked for in it. */
interface MarkedText {
  text: string
  known: readonly SentenceLabel[]
  marks: Mark[]
}

const FLAGS = sentenceLabels.filter((label): label is Flag['kind'] => label !== 'ask' && label !== 'trap')
/** A sentence is what a part of it is, if it has this many characters of the part or nearly all of it. */
const LEAST_SHARED = 8
const SHARED_PART = 0.4
/** How much before an ask tells what it wants. In characters. */
const BEFORE_ASK = 60

/** Returns the sentences of the labelled sets. */
export const readSentenceExamples = (): SentenceExample[] => readMarkedTexts().flatMap(readSentences)

/**
 * Returns the sentences of real posts, where there are any, which are read by the rules alone: of the asks that they found
 * in 584 posts, three in a hundred were wrong. They show what the many sentences are like that ask nothing.
 */
export const readRealExamples = (): SentenceExample[] =>
  realPosts().flatMap(({ title, description }) => {
    const flagged = new Set(findFlags(description, (_, byRules) => byRules).map(({ quote }) => quote))
    const text: MarkedText = {
      text: description,
      known: sentenceLabels,
      marks: findAsks(title, description, (_, byRules) => byRules !== 'no').map(({ quote }) => ({
        label: 'ask',
        quote,
      })),
    }
    return readSentences(text)
      .filter(({ sentence }) => !flagged.has(sentence.text))
      .map(({ sentence, fits }) => ({
        sentence,
        fits: { ...fits, trap: describeMachineOrder(unmask(sentence.text)) !== null },
      }))
  })

/** Returns the asks of the labelled sets. */
export const readAskExamples = (): AskExample[] =>
  readMarkedTexts().flatMap(({ text, marks }) =>
    marks.flatMap(({ quote, kind }) => {
      const at = text.indexOf(quote)
      return kind ? [{ quote, before: text.slice(Math.max(0, at - BEFORE_ASK), at), kind }] : []
    }),
  )

function readMarkedTexts(): MarkedText[] {
  const tuned = ['tuned', 'tuned-2', 'tuned-3', 'tuned-4', 'tuned-5', 'tuned-6', 'fresh']
  const learning = ['learning-1', 'learning-2', 'learning-3', 'learning-4', 'learning-5', 'learning-6']
  return [
    ...tuned.flatMap((name) => readPosts(name, ['ask'])),
    ...learning.flatMap((name) => readPosts(name, sentenceLabels)),
    ...[...tuned, 'learning', 'learning-2', 'learning-3', 'learning-4', 'learning-5', 'learning-6'].flatMap(
      readSingleLines,
    ),
    ...[...tuned, 'learning', 'learning-2', 'learning-3', 'learning-4', 'learning-5'].flatMap(readFlags),
    ...[1, 2, 3, 4, 5, 6].flatMap((number) => readBatch(number).flatMap(readBatchText)),
  ]
}

function readPosts(name: string, known: readonly SentenceLabel[]): MarkedText[] {
  return readLabelledPosts(`posts-${name}`).map(({ description: text, asks, traps, flags }) => ({
    text,
    known,
    marks: [
      ...asks.filter(({ optional }) => !optional).map(({ quote, kinds }) => markAsk(quote, kinds[0])),
      ...traps.map((quote): Mark => ({ label: 'trap', quote })),
      ...flags.map(({ kind, quote }) => ({ label: kind as Flag['kind'], quote })),
    ],
  }))
}

/** Such asks are no red flags. */
const NO_FLAG = /^ask:(?:word|rate|availability)$/

const readSingleLines = (name: string): MarkedText[] =>
  readLabelledLines(`lines-${name}`).map(({ label, text }) => ({
    text,
    known: NO_FLAG.test(label) ? sentenceLabels : ['ask', 'trap'],
    marks:
      label === 'none'
        ? []
        : label === 'trap'
          ? [{ label, quote: text }]
          : [markAsk(text, label.replace(/^ask:?/, ''))],
  }))

const readFlags = (name: string): MarkedText[] =>
  readLabelledLines(`flags-${name}`).map(({ label, text }) => ({
    text,
    known: FLAGS,
    marks: label === 'none' ? [] : [{ label: label as Flag['kind'], quote: text }],
  }))

function readBatchText(one: BatchText): MarkedText[] {
  const { kind } = one
  if (kind === 'tick') return []
  const { text } = one
  const known: SentenceLabel[] = kind.endsWith('flag') ? FLAGS : ['ask']
  if (kind === 'ask') return [{ text, known, marks: one.asks.map(({ quote, type }) => markAsk(quote, type)) }]
  if (kind === 'flag') {
    const marks = one.flags.flatMap(({ quote, type }): Mark[] => {
      const label = flagsOfBatches[type]
      return label ? [{ label, quote }] : []
    })
    return [{ text, known, marks }]
  }
  if (kind === 'trap') return [{ text, known: ['ask', 'trap'], marks: [{ label: 'trap', quote: one.quote }] }]
  if (kind === 'humanword') return [{ text, known: ['ask', 'trap'], marks: [markAsk(one.quote, 'word')] }]
  return [{ text, known: kind === 'neither' ? ['ask', 'trap'] : known, marks: [] }]
}

function markAsk(quote: string, kind: string | undefined): Mark {
  const known = askKinds.find((one) => one === kind)
  return { label: 'ask', quote, ...(known ? { kind: known } : {}) }
}

function readSentences({ text, known, marks }: MarkedText): SentenceExample[] {
  let end = 0
  return readSentencesInPost(text).map((sentence) => {
    const from = text.indexOf(sentence.text, end)
    end = from + sentence.text.length
    const own = marks.filter(({ quote }) => {
      const start = text.indexOf(quote)
      const shared = Math.min(end, start + quote.length) - Math.max(from, start)
      return shared >= Math.min(LEAST_SHARED, quote.length * SHARED_PART)
    })
    return {
      sentence,
      fits: Object.fromEntries(known.map((label) => [label, own.some((mark) => mark.label === label)])),
    }
  })
}
