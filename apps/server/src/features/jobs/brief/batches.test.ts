/** Counts what is found in the labelled batches, whose first counts are in labelled/read-batches.ts. */
import { expect, test } from 'vitest'
import { findAnsweredAsks } from './answered-asks.ts'
import { findAsks } from './asks.ts'
import { readBrief } from './brief.ts'
import { findFlags } from './flags.ts'
import { type BatchText, flagsOfBatches, readBatch } from './labelled/read-batches.ts'

/** Parts that share this much of the shorter one are the same. */
const SHARED = 0.4

/** How many texts of a batch may be read wrong. */
interface Bounds {
  missedAsks: number
  inventedAsks: number
  missedFlags: number
  falseFlags: number
  missedTraps: number
  missedWords: number
  falseTraps: number
  misreadLetters: number
}

/** What the rules reach since they were improved with these batches. */
const batches: [number, Bounds][] = [
  [
    1,
    {
      missedAsks: 3,
      inventedAsks: 0,
      missedFlags: 0,
      falseFlags: 0,
      missedTraps: 0,
      missedWords: 0,
      falseTraps: 0,
      misreadLetters: 4,
    },
  ],
  [
    2,
    {
      missedAsks: 0,
      inventedAsks: 0,
      missedFlags: 2,
      falseFlags: 0,
      missedTraps: 1,
      missedWords: 0,
      falseTraps: 0,
      misreadLetters: 6,
    },
  ],
  [
    3,
    {
      missedAsks: 3,
      inventedAsks: 1,
      missedFlags: 2,
      falseFlags: 0,
      missedTraps: 1,
      missedWords: 1,
      falseTraps: 0,
      misreadLetters: 9,
    },
  ],
  [
    4,
    {
      missedAsks: 2,
      inventedAsks: 2,
      missedFlags: 3,
      falseFlags: 0,
      missedTraps: 1,
      missedWords: 2,
      falseTraps: 0,
      misreadLetters: 8,
    },
  ],
  [
    5,
    {
      missedAsks: 3,
      inventedAsks: 2,
      missedFlags: 12,
      falseFlags: 0,
      missedTraps: 4,
      missedWords: 3,
      falseTraps: 0,
      misreadLetters: 9,
    },
  ],
  [
    6,
    {
      missedAsks: 5,
      inventedAsks: 1,
      missedFlags: 14,
      falseFlags: 0,
      missedTraps: 1,
      missedWords: 3,
      falseTraps: 0,
      misreadLetters: 9,
    },
  ],
]

test.each(batches)('reads batch %i as well as when it was last read', (number, bounds) => {
  const texts = readBatch(number)
  const wrong = { ...countAsks(texts), ...countFlags(texts), ...countTraps(texts), ...countLetters(texts) }
  for (const [what, ids] of Object.entries(wrong))
    expect(ids.length, `${what}: ${ids.join(' ')}`).toBeLessThanOrEqual(bounds[what as keyof Bounds])
})

function countAsks(texts: BatchText[]) {
  const missedAsks: string[] = []
  const inventedAsks: string[] = []
  for (const one of texts) {
    if (one.kind !== 'ask' && one.kind !== 'noask') continue
    const labelled = one.kind === 'ask' ? one.asks : []
    const found = findAsks('A job', one.text)
    for (const { quote } of labelled)
      if (!found.some((ask) => isSamePart(one.text, ask.quote, quote))) missedAsks.push(one.id)
    for (const { quote } of found)
      if (!labelled.some((ask) => isSamePart(one.text, ask.quote, quote))) inventedAsks.push(one.id)
  }
  return { missedAsks, inventedAsks }
}

function countFlags(texts: BatchText[]) {
  const missedFlags: string[] = []
  const falseFlags: string[] = []
  for (const one of texts) {
    if (one.kind === 'noflag' && findFlags(one.text).length > 0) falseFlags.push(one.id)
    if (one.kind !== 'flag') continue
    const found = findFlags(one.text)
    for (const { quote, type } of one.flags) {
      const isFound = found.some(
        (flag) => flag.kind === flagsOfBatches[type] && isSamePart(one.text, flag.quote, quote),
      )
      if (!isFound) missedFlags.push(one.id)
    }
  }
  return { missedFlags, falseFlags }
}

function countTraps(texts: BatchText[]) {
  const missedTraps: string[] = []
  const missedWords: string[] = []
  const falseTraps: string[] = []
  for (const one of texts) {
    if (one.kind !== 'trap' && one.kind !== 'humanword' && one.kind !== 'neither') continue
    const { traps, asks } = readBrief({ title: 'A job', description: one.text, category: '', skills: [] })
    if (one.kind === 'neither') {
      if (traps.length + asks.length > 0) falseTraps.push(one.id)
      continue
    }
    const isTrap = traps.some(({ quote }) => isSamePart(one.text, quote, one.quote))
    const ask = asks.find(({ quote }) => isSamePart(one.text, quote, one.quote))
    if (one.kind === 'trap' && !(isTrap && !ask)) missedTraps.push(one.id)
    // A word that has to be thought of ("your favourite book") is an answer to a question.
    if (one.kind === 'humanword' && !(ask && ['word', 'question'].includes(ask.kind) && traps.length === 0))
      missedWords.push(one.id)
  }
  return { missedTraps, missedWords, falseTraps }
}

function countLetters(texts: BatchText[]) {
  const misreadLetters: string[] = []
  for (const one of texts) {
    if (one.kind !== 'tick') continue
    const asks = findAsks('A job', `In your application, please answer:\n- ${one.ask.replaceAll('\n', ' ')}`)
    const answered = findAnsweredAsks(asks, one.letter).every((ask) => ask.answered)
    if (answered !== one.answered) misreadLetters.push(one.id)
  }
  return { misreadLetters }
}

function isSamePart(text: string, one: string, other: string): boolean {
  const [from, start] = [text.indexOf(one), text.indexOf(other)]
  const shared = Math.min(from + one.length, start + other.length) - Math.max(from, start)
  return shared >= SHARED * Math.min(one.length, other.length)
}
