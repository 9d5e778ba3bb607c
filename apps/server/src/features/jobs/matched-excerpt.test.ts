/** The part of a post that the inbox shows. */
import { expect, test } from 'vitest'
import { excerptFromMatch } from './matched-excerpt.ts'

const start = `A bakery of eleven shops ${'asks for plans, '.repeat(40)}`

test.each<[string, string, string[], RegExp]>([
  ['a far match', `${start}and React is needed. Thank you.`, ['React'], /^… .{30,60}and React is needed/],
  ['the first of several', `${start}TypeScript, then React.`, ['react', 'typescript'], /^… .+ TypeScript, /],
  ['a phrase', `${start}a full day, then a full, stack.`, ['full stack'], /^… .+then a full, stack\.$/],
  ['signs', `${start}C# or C++.`, ['C++'], /^… .+or C\+\+\.$/],
  ['a near match', `We use React. ${start}`, ['react'], /^We use React\. A bakery/],
  ['a part of a word', `${start}preact`, ['react'], /^A bakery/],
  ['no match', start, ['vue'], /^A bakery/],
  ['no words', start, [], /^A bakery/],
])('begins shortly before %s', (_, text, words, expected) => {
  expect(excerptFromMatch(text, words)).toMatch(expected)
})

test('has at most 400 characters, and splits no character', () => {
  for (let shift = 0; shift < 4; shift++)
    for (const text of [
      `${'x'.repeat(shift)}${'🍞'.repeat(600)} bread ${'🍞'.repeat(600)}`,
      '🍞'.repeat(600),
    ]) {
      const excerpt = excerptFromMatch(text, ['bread'])
      expect(excerpt.isWellFormed()).toBe(true)
      expect(excerpt.length).toBeLessThanOrEqual(400)
      expect(excerpt.endsWith('…')).toBe(true)
    }
  expect(excerptFromMatch('Bread.', ['bread'])).toBe('Bread.')
})
