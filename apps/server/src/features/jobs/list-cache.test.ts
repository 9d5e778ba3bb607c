/** The cached list equals the search, which is not cached, whatever a person has and whatever changes. */
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { DAY, HOUR, MINUTE } from '../../platform/clock.ts'
import { createTestWorld, type TestUser } from '../../platform/testing/world.ts'
import { ingest, Post } from '../sources/index.ts'

const world = await createTestWorld()
const { clock, db } = world
const { ada, bob } = await world.people()
const START = clock.now()

const post = (source_id: string, skills: string[]) =>
  Post.parse({
    source_id,
    title: `${skills[0]} for shop ${source_id}`,
    description: `“We” need – somebody. ${'Näher am Meer. '.repeat(40)}`,
    skills,
    published_at: new Date(START.getTime() - Number(source_id) * 20 * MINUTE).toISOString(),
  })
const skills = [['React', 'TypeScript'], ['Translation'], ['Logo Design', 'Figma']]

beforeAll(async () => {
  const posts = Array.from({ length: 30 }, (_, n) => post(`${n + 1}`, skills[n % 3]!))
  await ingest(world, 'board', posts)
})

/** Expects the two lists of a person to be equal, and returns their jobs. */
async function readBoth(who: TestUser) {
  const searched = (await who.get('/api/jobs/search?limit=20')).body
  // The second call is answered with what the first one has cached.
  for (let again = 0; again < 2; again++)
    expect((await who.get('/api/jobs/fetchJobs?limit=20')).body).toEqual(searched)
  expect(searched.data).toHaveLength(20)
  return searched.data
}
const kindsOf = (job: { fit: { reasons: { kind: string; good: boolean }[] } }) =>
  job.fit.reasons.map(({ kind, good }) => `${good ? '+' : '-'}${kind}`)

test('without profiles and marks, with marks, with a letter, and with profiles', async () => {
  const [first, second] = await readBoth(ada)
  await ada.put(`/api/job/${first.id}/mine`, { seen: true })
  expect((await readBoth(ada))[0].mine).toMatchObject({ seen: true, saved: false, letter_id: null })
  await ada.post('/api/letters', { jobId: second.id, text: 'Hello.' })
  await ada.post('/api/letters', { jobId: first.id, text: 'Hello.' })
  const [seen, written] = await readBoth(ada)
  expect([seen.mine.seen, seen.mine.status, written.mine.seen]).toEqual([true, 'applied', false])
  await ada.put(`/api/job/${first.id}/mine`, { seen: false })
  expect((await readBoth(ada))[0].mine).toMatchObject({ seen: false, status: 'applied' })
  await ada.post('/api/profiles', { title: 'React developer', about: 'Shops.', skills: ['React'] })
  const fits = (await readBoth(ada)).map((job: { fit: { score: number } }) => job.fit.score)
  expect(Math.max(...fits)).toBeGreaterThan(Math.min(...fits) + 30)
  for (const job of await readBoth(bob)) expect([job.fit, job.mine]).toEqual([null, null])
})

test('while the posts grow older', async () => {
  expect(kindsOf((await readBoth(ada))[0])).toContain('+fresh')
  // The newest post is 20 minutes old, and the others are read differently one after the other.
  for (const later of [5 * HOUR, 20 * MINUTE, 20 * MINUTE, MINUTE]) {
    clock.advance(later)
    await readBoth(ada)
  }
  expect(kindsOf((await readBoth(ada))[0])).not.toContain('+fresh')
  await sql`update subscriptions set end_date = ${new Date(START.getTime() + 90 * DAY)}`.execute(db)
  clock.advance(14 * DAY)
  expect(kindsOf((await readBoth(ada))[0])).toContain('-fresh')
  const [{ fit }] = await readBoth(ada)
  clock.advance(DAY)
  expect((await readBoth(ada))[0].fit).not.toEqual(fit)
})

test('after a post, and after the name of its source has changed', async () => {
  const [newest] = await readBoth(ada)
  await ingest(world, 'board', [{ ...post('1', skills[0]!), title: 'An edited title' }])
  expect((await readBoth(ada))[0]).toMatchObject({ id: newest.id, title: 'An edited title' })
  await sql`update job_sources set name = 'The Board' where source = 'board'`.execute(db)
  expect((await ada.get('/api/jobs/search')).body.data[0].source_name).toBe('The Board')
})
