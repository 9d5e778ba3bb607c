import { expect, test } from 'vitest'
import { type DiffPart, diffWords } from './wordDiff.ts'

const rebuild = (parts: DiffPart[], without: DiffPart['kind']) =>
  parts
    .filter(({ kind }) => kind !== without)
    .map(({ text }) => text)
    .join('')

test('marks added, removed and replaced words', () => {
  expect(diffWords('I build shops.', 'I build shops.')).toEqual([{ kind: 'same', text: 'I build shops.' }])
  expect(diffWords('I build shops.', 'I build online shops.')).toEqual([
    { kind: 'same', text: 'I build ' },
    { kind: 'added', text: 'online ' },
    { kind: 'same', text: 'shops.' },
  ])
  expect(diffWords('one two three', 'one four three')).toEqual([
    { kind: 'same', text: 'one ' },
    { kind: 'removed', text: 'two' },
    { kind: 'added', text: 'four' },
    { kind: 'same', text: ' three' },
  ])
  expect(diffWords('', 'all new')).toEqual([{ kind: 'added', text: 'all new' }])
  expect(diffWords('all gone', '')).toEqual([{ kind: 'removed', text: 'all gone' }])
})

test('contains both texts in full, and never more changes than words', () => {
  let seed = 7
  const random = (below: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((seed / 2_147_483_648) * below)
  }
  const makeText = () =>
    Array.from({ length: random(30) }, () => 'abcde'[random(5)]! + [' ', '\n', ' \n\n'][random(3)]!).join('')
  for (let round = 0; round < 500; round++) {
    const [before, after] = [makeText(), makeText()]
    const parts = diffWords(before, after)
    expect(rebuild(parts, 'added')).toBe(before)
    expect(rebuild(parts, 'removed')).toBe(after)
  }
})

test('finds the shortest way where a word moves', () => {
  const parts = diffWords('a b c d e', 'b c d e a')
  expect(
    rebuild(
      parts.filter(({ kind }) => kind === 'same'),
      'added',
    ),
  ).toContain('b c d e')
})

test('compares two long texts without a common word in a moment', () => {
  const before = 'x '.repeat(5000)
  const after = Array.from({ length: 5000 }, (_, at) => `${at}`).join('\n')
  const started = performance.now()
  expect(rebuild(diffWords(before, after), 'removed')).toBe(after)
  expect(performance.now() - started).toBeLessThan(5000)
})
