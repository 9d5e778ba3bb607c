/**
 * Counts asks, traps and red flags in labelled sets that nothing was learned from, and no rule was improved with; only the
 * limits of traps and red flags (learned/decide.ts) were chosen with their counts in sight. The bounds are what was reached
 * then, so that a change which reads new posts worse is noticed. Do not improve rules with these sets: write new ones.
 */
import type { Ask } from '@gigbell/contract'
import { expect, test } from 'vitest'
import { readBrief } from './brief.ts'
import { findFlags } from './flags.ts'
import { type LabelledPost, readLabelledLines, readLabelledPosts } from './labelled/read-labelled.ts'

/** Parts that share this much of the shorter one are the same. */
const SHARED = 0.4

const posts = ['unseen-1', 'unseen-2'].flatMap((name) => readLabelledPosts(`posts-${name}`))
const briefs = posts.map((post) => ({ post, brief: readPostBrief(post.title, post.description) }))

test('finds 95 in 100 asks of 210 new posts, and invents 9 in 100', () => {
  const labelled = briefs.flatMap(({ post, brief }) =>
    post.asks.map((ask) => ({
      ask,
      found: brief.asks.filter(({ quote }) => isSame(post, quote, ask.quote)),
    })),
  )
  const missed = labelled.filter(({ found }) => found.length === 0)
  expect(missed.length / labelled.length, missed.map(({ ask }) => ask.quote).join('\n')).toBeLessThanOrEqual(
    0.055,
  )
  const ofKind = labelled.filter(({ ask, found }) => found.some(({ kind }) => ask.kinds.includes(kind)))
  expect(ofKind.length / labelled.length).toBeGreaterThanOrEqual(0.8)

  const found = briefs.flatMap(({ post, brief }) => brief.asks.map((ask) => ({ post, ask })))
  const invented = found.filter(
    ({ post, ask }) => !post.asks.some(({ quote }) => isSame(post, ask.quote, quote)),
  )
  expect(invented.length / found.length, listQuotes(invented)).toBeLessThanOrEqual(0.09)
})

test('finds the traps of the new posts, and hardly any in others', () => {
  const missed = briefs.flatMap(({ post, brief }) =>
    post.traps.filter((trap) => !brief.traps.some(({ quote }) => isSame(post, quote, trap))),
  )
  expect(missed).toEqual([])
  const invented = briefs.flatMap(({ post, brief }) =>
    brief.traps.filter(({ quote }) => !post.traps.some((trap) => isSame(post, quote, trap))),
  )
  expect(invented).toEqual([])
})

test('finds 20 of the 22 red flags of the new posts, and none in others', () => {
  const missed = briefs.flatMap(({ post, brief }) =>
    post.flags.filter((flag) => !brief.flags.some(({ quote }) => isSame(post, quote, flag.quote))),
  )
  expect(missed.length, JSON.stringify(missed)).toBeLessThanOrEqual(2)
  const invented = briefs.flatMap(({ post, brief }) =>
    brief.flags.filter(({ quote }) => !post.flags.some((flag) => isSame(post, quote, flag.quote))),
  )
  expect(invented).toEqual([])
})

test('tells single lines in unusual words apart', () => {
  const lines = readLabelledLines('lines-unseen').map(({ label, text }) => ({
    text,
    label: label.split(':')[0],
    found: readLabel(text),
  }))
  const wrong = (label: string) => lines.filter((line) => line.label === label && line.found !== label)
  expect(wrong('trap').length, JSON.stringify(wrong('trap'), null, 1)).toBeLessThanOrEqual(9)
  expect(wrong('ask').length, JSON.stringify(wrong('ask'), null, 1)).toBeLessThanOrEqual(5)
  expect(wrong('none').length, JSON.stringify(wrong('none'), null, 1)).toBeLessThanOrEqual(1)
})

test('finds red flags in single lines in unusual words', () => {
  const lines = readLabelledLines('flags-unseen').map(({ label, text }) => ({
    label,
    text,
    found: findFlags(text)[0]?.kind ?? 'none',
  }))
  const missed = lines.filter(({ label, found }) => label !== 'none' && label !== found)
  expect(missed.length, JSON.stringify(missed, null, 1)).toBeLessThanOrEqual(14)
  const falseAlarms = lines.filter(({ label, found }) => label === 'none' && found !== 'none')
  expect(falseAlarms.length, JSON.stringify(falseAlarms, null, 1)).toBeLessThanOrEqual(3)
})

function readPostBrief(title: string, description: string) {
  return readBrief({ title, description, category: '', skills: [] })
}

function readLabel(text: string): string {
  const { traps, asks } = readPostBrief('A job', `We need some help.\n${text}`)
  return traps.length > 0 ? 'trap' : asks.length > 0 ? 'ask' : 'none'
}

/** Whether two parts of a post overlap for the most part, wherever the first one stands. */
function isSame({ description }: LabelledPost, one: string, other: string): boolean {
  const start = description.indexOf(other)
  for (let from = description.indexOf(one); from >= 0; from = description.indexOf(one, from + 1)) {
    const shared = Math.min(from + one.length, start + other.length) - Math.max(from, start)
    if (shared >= SHARED * Math.min(one.length, other.length)) return true
  }
  return false
}

const listQuotes = (found: { ask: Ask }[]) => found.map(({ ask }) => ask.quote).join('\n')
