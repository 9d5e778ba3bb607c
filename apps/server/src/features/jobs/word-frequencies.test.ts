/** Counting the words of posts, and what is used while there are too few. */
import { expect, test } from 'vitest'
import { HOUR } from '../../platform/clock.ts'
import { createTestWorld } from '../../platform/testing/world.ts'
import { ingest, Post } from '../sources/index.ts'
import { relatednessOf } from './related-skills.ts'
import { readTerms } from './terms.ts'
import { countPostWords, defaultFrequencies, findWordFrequencies, shareOf } from './word-frequencies.ts'

const world = await createTestWorld()
const { db, clock } = world

/** Adds posts of which every tenth is about accordions. */
async function addPosts(from: number, count: number) {
  const posts = Array.from({ length: count }, (_, index) =>
    Post.parse({
      source_id: `p${from + index}`,
      title: `Order ${from + index}`,
      description: `A ${index % 10 === 0 ? 'accordion' : 'kettle'} number ${from + index} must be repaired.`,
    }),
  )
  for (let at = 0; at < posts.length; at += 100) await ingest(world, 'remotive', posts.slice(at, at + 100))
}

test('few posts say nothing: the shipped figures are used', async () => {
  await addPosts(0, 20)
  await countPostWords({ db, clock })
  const frequencies = await findWordFrequencies(db, 'accordion kettle')
  expect(frequencies).toBe(defaultFrequencies)
})

test('the words of many posts are counted, once a day', async () => {
  await addPosts(20, 980)
  await countPostWords({ db, clock })
  const [accordion = ''] = readTerms('accordions')
  const frequencies = await findWordFrequencies(db, 'Accordion, kettle and zither')
  expect(shareOf(frequencies, accordion)).toBeCloseTo(0.1)
  expect(shareOf(frequencies, 'zither')).toBeLessThan(0.01)
  const counted = () =>
    db.selectFrom('word_frequencies').select('counted_at').limit(1).executeTakeFirstOrThrow()
  const first = await counted()
  clock.advance(HOUR)
  await countPostWords({ db, clock })
  expect(await counted()).toEqual(first)
  clock.advance(23 * HOUR)
  await countPostWords({ db, clock })
  expect((await counted()).counted_at > first.counted_at).toBe(true)
})

test('words with one meaning and the parts of compounds are one term', () => {
  expect(readTerms('store')).toEqual(readTerms('shops'))
  expect(readTerms('we sped up PageSpeed')).toContain('=speed')
  expect(readTerms('QuickBooks')).not.toContain('book')
})

test('skills that occur together are related, in both directions', () => {
  expect(relatednessOf('html', 'css')).toBeGreaterThan(0.5)
  expect(relatednessOf('css', 'html')).toBe(relatednessOf('html', 'css'))
  expect(relatednessOf('html', 'bookkeeping')).toBe(0)
})
