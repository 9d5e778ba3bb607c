/** Which anchors are chosen. That anchors never lose a match is shown by matching-oracle.test.ts. */
import { expect, test } from 'vitest'
import { chooseAnchors, createKeyFrequency, listKeys, parseTsquery } from './anchors.ts'

const counts = new Map([
  ['common', 500],
  ['web', 300],
  ['react', 50],
  ['logo', 40],
  ['^logo', 9],
  ['rare', 2],
  ['#s1', 60],
  ['#s2', 5],
  ['@Design', 90],
])
const frequencyOf = createKeyFrequency(counts, 1000)
const of = (words: string | null, more: Partial<Parameters<typeof chooseAnchors>[0]> = {}) =>
  chooseAnchors({ words, skills: [], skills_match: 'any', category: [], ...more }, frequencyOf)

test.each<[string, string[] | null]>([
  [`'react'`, ['react']],
  [`'common' & 'rare'`, ['rare']],
  [`'common' | 'rare'`, ['common', 'rare']],
  [`( 'common' | 'rare' ) & 'react'`, ['react']],
  [`( 'logo' | 'rare' ) & 'web'`, ['logo', 'rare']],
  [`'common' & !'rare'`, ['common']],
  [`!'rare'`, null],
  [`!( 'rare' | 'react' )`, null],
  [`'react' | !'rare'`, null],
  [`( 'react' | !'rare' ) & 'web'`, ['web']],
  [`'common' <-> 'react' <2> 'web'`, ['react']],
  [`'logo':A & 'react'`, ['^logo']],
  [`!!'rare'`, null],
  [`'unseen' & 'unheard-of' & 'rare'`, ['unheard-of']],
])('%s has the anchors %j', (words, anchors) => {
  expect(of(words)).toEqual(anchors)
})

test('the rarest of words, skills and categories becomes the anchors', () => {
  expect(of(null)).toBeNull()
  expect(of(null, { skills: ['S1', 's2'] })).toEqual(['#s1', '#s2'])
  expect(of(null, { skills: ['s1', 's2'], skills_match: 'all' })).toEqual(['#s2'])
  expect(of(`'common'`, { category: ['Design'] })).toEqual(['@Design'])
  expect(of(`'react'`, { category: ['Design'], skills: ['s2'] })).toEqual(['#s2'])
  expect(of(`!'react'`, { category: ['Design'] })).toEqual(['@Design'])
})

test('a long word is cut to the length of the keys of jobs', () => {
  expect(of(`'${'ä'.repeat(80)}'`)).toEqual(['ä'.repeat(64)])
})

test('all keys that can become anchors are listed', () => {
  const conditions = {
    words: `'a' & !'b' | 'c':A`,
    skills: ['s1'],
    skills_match: 'any' as const,
    category: ['D'],
  }
  expect(listKeys(conditions)).toEqual(['#s1', '@D', 'a', '^c'])
})

test('a text that is not a compiled query is rejected', () => {
  for (const text of ['', 'react', `'a' 'b'`, `( 'a'`, `'a' )`])
    expect(() => parseTsquery(text)).toThrow('not a compiled query')
})
