/** Anchors: which keys an alert is found by. That they never lose a match is shown in matching.test.ts. */
import { expect, test } from 'vitest'
import { anchorsOf, keysOf, readWords, weigher } from './anchors.ts'

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
const weigh = weigher(counts, 1000)
const of = (words: string | null, more: Partial<Parameters<typeof anchorsOf>[0]> = {}) =>
  anchorsOf({ words, skills: [], skillsMatch: 'any', categories: [], ...more }, weigh)

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
])('%s is anchored by %j', (words, anchors) => {
  expect(of(words)).toEqual(anchors)
})

test('skills and categories anchor too, whichever is rarest', () => {
  expect(of(null)).toBeNull()
  expect(of(null, { skills: ['S1', 's2'] })).toEqual(['#s1', '#s2'])
  expect(of(null, { skills: ['s1', 's2'], skillsMatch: 'all' })).toEqual(['#s2'])
  expect(of(`'common'`, { categories: ['Design'] })).toEqual(['@Design'])
  expect(of(`'react'`, { categories: ['Design'], skills: ['s2'] })).toEqual(['#s2'])
  expect(of(`!'react'`, { categories: ['Design'] })).toEqual(['@Design'])
})

test('a long word is cut like the keys of jobs are', () => {
  expect(of(`'${'ä'.repeat(80)}'`)).toEqual(['ä'.repeat(64)])
})

test('the keys that may be weighed are all there are', () => {
  const wanted = {
    words: `'a' & !'b' | 'c':A`,
    skills: ['s1'],
    skillsMatch: 'any' as const,
    categories: ['D'],
  }
  expect(keysOf(wanted)).toEqual(['#s1', '@D', 'a', '^c'])
})

test('what is no compiled query is not taken for one', () => {
  for (const text of ['', 'react', `'a' 'b'`, `( 'a'`, `'a' )`])
    expect(() => readWords(text)).toThrow('not a compiled query')
})
