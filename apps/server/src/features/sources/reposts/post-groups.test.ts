/** Groups of jobs that are the same post: what is stored with a job, for how long, and what stays with one person. */
import { expect, test } from 'vitest'
import { DAY } from '../../../platform/clock.ts'
import type { UserId } from '../../../platform/ids.ts'
import { createTestWorld } from '../../../platform/testing/world.ts'
import { presentJob } from '../../jobs/index.ts'
import { ingest } from '../ingest.ts'
import { Post } from '../post.ts'

const world = await createTestWorld()
const { db, clock } = world
const { ada, bob } = await world.people()
const [adaId, bobId] = [ada.id as UserId, bob.id as UserId]

let count = 0
/** Ingests a post about a subject under a new id, and returns its job. */
async function arrive(
  subject: string,
  { owner, source = 'board', ...more }: { owner?: UserId; source?: string; budget_max?: number } = {},
): Promise<string> {
  const { added } = await ingest(world, source, [post(subject, more)], undefined, owner)
  return added[0]!
}
const post = (subject: string, more: object = {}) =>
  Post.parse({
    source_id: `post-${count++}`,
    title: `Translate a manual for ${subject}`,
    description: `Our manual about ${subject} has forty pages of plain English sentences and nine drawings.
We need it in Dutch, with the labels of each drawing, by somebody who has seen ${subject} in real life.`,
    published_at: clock.now().toISOString(),
    type: 'fixed',
    currency: 'USD',
    ...more,
  })
const seenBy = async (person: UserId, id: string) => (await presentJob(world, person, id))!
const historyOf = async (person: UserId, id: string) =>
  (await seenBy(person, id)).history?.map((one) => one.id)

test('a post that is published again shows the one before, and their history', async () => {
  const first = await arrive('harps', { budget_max: 300 })
  const publishedAt = clock.now().toISOString()
  clock.advance(6 * DAY)
  const second = await arrive('harps', { budget_max: 450 })
  clock.advance(DAY)
  const third = await arrive('harps', { budget_max: 450 })

  expect(await seenBy(adaId, first)).not.toHaveProperty('repost')
  expect(await seenBy(adaId, second)).toMatchObject({
    repost: {
      posts: 1,
      last: { ts_publish: publishedAt, type: 'fixed', budget_amount: 300, budget_max: 300, currency: 'USD' },
    },
  })
  expect((await seenBy(adaId, third)).repost).toMatchObject({ posts: 2, last: { budget_amount: 450 } })
  expect(await historyOf(adaId, third)).toEqual([third, second, first])
  expect(await historyOf(adaId, first)).toEqual([third, second, first])
})

test('copies in one batch are one group, and another subject is none', async () => {
  const { added } = await ingest(world, 'board', [post('organs'), post('flutes'), post('organs')])
  expect(await historyOf(adaId, added[2]!)).toEqual([added[2], added[0]])
  expect(await historyOf(adaId, added[1]!)).toBeUndefined()
})

test('a post is recognized for 30 days after the last time', async () => {
  const first = await arrive('drums')
  clock.advance(29 * DAY)
  const second = await arrive('drums')
  clock.advance(29 * DAY)
  const third = await arrive('drums')
  clock.advance(31 * DAY)
  const late = await arrive('drums')
  expect(await historyOf(adaId, third)).toEqual([third, second, first])
  expect(await historyOf(adaId, late)).toBeUndefined()
})

test('a post is recognized by its edited text', async () => {
  const first = post('oboes')
  const { added } = await ingest(world, 'board', [first])
  const edited = { ...post('lutes'), source_id: first.source_id }
  await ingest(world, 'board', [edited])
  expect(await historyOf(adaId, await arrive('oboes', { source: 'other' }))).toBeUndefined()
  const again = await arrive('lutes')
  expect(await historyOf(adaId, again)).toEqual([again, added[0]])
})

test('what one person has found is in nobody else’s history', async () => {
  const ofBob = await arrive('horns', { owner: bobId, source: 'upwork' })
  const ofAda = await arrive('horns', { owner: adaId, source: 'upwork' })
  const shared = await arrive('horns')
  expect(await seenBy(adaId, shared)).not.toHaveProperty('repost')
  expect(await historyOf(adaId, shared)).toEqual([shared, ofAda])
  expect(await historyOf(bobId, shared)).toEqual([shared, ofBob])
  const later = await arrive('horns', { owner: adaId, source: 'upwork' })
  expect(await historyOf(adaId, later)).toEqual([later, shared, ofAda])
  expect(await historyOf(bobId, shared)).toEqual([shared, ofBob])
})

test('two different posts are not joined by one of a person that is like both', async () => {
  const strings =
    'The violas need new strings, rosin, quiet pegs, a polished bridge and a padded traveling case.'
  const lessons =
    'Twelve children want weekly lessons on Mondays, with sheet music, breathing games and a recital.'
  const like = (description: string) => ({ ...post('violas'), title: 'Violas', description })
  const [first] = (await ingest(world, 'board', [like(strings)])).added
  const [between] = (await ingest(world, 'upwork', [like(`${strings}\n${lessons}`)], undefined, adaId)).added
  const [last] = (await ingest(world, 'board', [like(lessons)])).added
  expect(await historyOf(adaId, first!)).toEqual([between, first])
  expect(await historyOf(adaId, last!)).toBeUndefined()
})

test('the index has only the newest post of a group, also of those that arrive together', async () => {
  for (let n = 0; n < 3; n++) await arrive('cellos')
  await ingest(world, 'board', [post('cellos'), post('cellos')])
  const rows = await db
    .selectFrom('post_groups as post')
    .innerJoin('jobs', 'jobs.id', 'post.job_id')
    .select('post.bands')
    .where('jobs.title', 'like', '%cellos')
    .orderBy('post.number')
    .execute()
  expect(rows.map(({ bands }) => bands.length > 0)).toEqual([false, false, false, false, true])
})
