/** Tests Upwork as a source: how its posts become jobs, who sees them, how far back it reads, and its failures. */
import type { ServerResponse } from 'node:http'
import { beforeEach, describe, expect, test } from 'vitest'
import { fakePost } from '../../../../../tests/fakes/feeds.ts'
import { DAY, HOUR, MINUTE } from '../../platform/clock.ts'
import { createUpworkWorld } from '../../platform/testing/upwork.ts'
import type { TestUser } from '../../platform/testing/world.ts'
import { deleteExpiredOwnedJobs } from '../jobs/index.ts'

const world = await createUpworkWorld()
const { upwork, db, clock } = world
const ago = (milliseconds: number) => new Date(clock.now().getTime() - milliseconds)
const post = (id: number, more: object = {}) =>
  fakePost({ id, title: `Post ${id}`, text: `The text of ${id}`, at: ago(HOUR), ...more })
const titles = async (who: TestUser) => {
  const { body } = await who.get('/api/jobs/fetchJobs?page=1&limit=100')
  return body.data.map((job: { title: string }) => job.title).sort()
}
const sourceOf = async (who: TestUser) => (await who.get('/api/sources')).body.data[0]
const searches = (sub?: string) =>
  upwork.asked.filter((one) => one.what === 'search' && (sub === undefined || one.sub === sub)).length

/** A person with a plan who has connected an account there. */
async function connected(...posts: ReturnType<typeof fakePost>[]) {
  const { ada: person } = await world.people()
  const account = world.account()
  upwork.posts.set(account.sub, posts)
  await world.connects(person, account)
  return { person, account }
}

beforeEach(async () => {
  await db.deleteFrom('connections').execute()
  await db.deleteFrom('jobs').execute()
  upwork.asked.length = 0
  for (const what of ['token', 'graphql'] as const) upwork.behave(what, null)
})

describe('a post found with a person’s account', () => {
  test('becomes a job that this person alone sees', async () => {
    const ada = await connected(post(1), post(2, { hourly: false, from: 500, level: 'ENTRY_LEVEL' }))
    const bob = await connected(post(1), post(3))
    const { ada: eve } = await world.people()
    await world.polls()
    expect(await titles(ada.person)).toEqual(['Post 1', 'Post 2'])
    expect(await titles(bob.person)).toEqual(['Post 1', 'Post 3'])
    expect(await titles(eve)).toEqual([])
    const { body } = await ada.person.get('/api/jobs/fetchJobs?page=1&limit=100')
    const [one, two] = body.data.toSorted((a: { title: string }, b: { title: string }) =>
      a.title.localeCompare(b.title),
    )
    expect(one).toMatchObject({
      source: 'upwork',
      category_id: 'Web Mobile Software Dev',
      type: 'hourly',
      level: 'Expert',
      description: 'Engagement: 30+ hrs/week\n\nThe text of 1',
      ts_publish: ago(HOUR).toISOString(),
      budget_amount: 40,
      budget_max: 60,
      currency: 'EUR',
      url: 'https://www.upwork.com/jobs/~021',
      location: 'Portugal',
      applicants: 7,
      client: { country: 'Portugal', verified: true, hires: 12, spent: 1234.5, rating: 4.8 },
    })
    expect(one.skills.map((skill: { name: string }) => skill.name)).toEqual(['React', 'Node JS'])
    expect(two).toMatchObject({ type: 'fixed', level: 'Entry', budget_amount: 500, budget_max: null })
    expect((await eve.get(`/api/job/${one.id}`)).status).toBe(404)
  })

  test('arrives for a person who signs in with Upwork, without a restart', async () => {
    const account = world.account()
    upwork.posts.set(account.sub, [post(1)])
    const grace = await world.signsIn(account)
    await grace.post('/api/subscription/startTrial')
    await world.polls()
    expect(await titles(grace)).toEqual(['Post 1'])
    expect(await sourceOf(grace)).toMatchObject({
      name: 'upwork',
      label: 'Upwork',
      reading: 'connected',
      fault: null,
      added: 1,
    })
  })

  test('is read at each person’s own interval, from the saved state on', async () => {
    const { person, account } = await connected(post(1))
    await world.polls()
    upwork.posts.set(account.sub, [post(2), post(1, { title: 'Post 1, edited' })])
    await world.later(MINUTE)
    expect(searches()).toBe(1)
    await world.later(MINUTE)
    expect(await titles(person)).toEqual(['Post 1, edited', 'Post 2'])
    expect(searches()).toBe(2)
  })

  test('is not ingested when it is older than a day or behind a known post', async () => {
    const { person, account } = await connected(post(1), post(2, { at: ago(DAY + MINUTE) }))
    await world.polls()
    expect(await titles(person)).toEqual(['Post 1'])
    // A poll reads at most four pages.
    upwork.posts.set(
      account.sub,
      Array.from({ length: 300 }, (_, at) => post(1000 + at)),
    )
    await world.later(2 * MINUTE)
    expect(searches()).toBe(1 + 4)
    const { body } = await person.get('/api/jobs/fetchJobs?page=1&limit=1')
    expect(body.totalItems).toBe(1 + 200)
    upwork.posts.get(account.sub)!.unshift(post(5))
    await world.later(2 * MINUTE)
    expect(searches()).toBe(1 + 4 + 1)
  })

  test('is deleted within a day and does not arrive again', async () => {
    const { person } = await connected(post(1, { at: ago(0) }))
    await world.polls()
    await world.later(23 * HOUR + MINUTE)
    await deleteExpiredOwnedJobs(db, clock.now())
    await world.later(2 * MINUTE)
    expect(searches()).toBe(3)
    expect(await titles(person)).toEqual([])
  })

  test('is rejected when it is invalid, and the other posts are ingested', async () => {
    const { person } = await connected(post(1), post(2, { title: '' }))
    await world.polls()
    expect(await sourceOf(person)).toMatchObject({
      read: 2,
      added: 1,
      skipped: 1,
      set_aside: [{ item: 'item 2 (2)', reason: 'The post has no title.' }],
    })
    const other = await connected(post(3))
    expect(await sourceOf(other.person)).toMatchObject({ read: 0, set_aside: [], polled_at: null })
  })
})

describe('a failure of Upwork', () => {
  const json =
    (status: number, body: object, headers = {}) =>
    (_: unknown, response: ServerResponse) =>
      response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))

  test('within an answer with status 200 is recorded without our token', async () => {
    const { person, account } = await connected(post(1))
    upwork.behave('graphql', (request, response) =>
      json(200, { data: null, errors: [{ message: `No scope for ${request.headers.authorization}` }] })(
        request,
        response,
      ),
    )
    await world.polls()
    expect(await sourceOf(person)).toMatchObject({
      fault: 'Upwork answers with an error: No scope for Bearer …',
      reading: 'connected',
    })
    upwork.behave('graphql', null)
    await world.later(3 * MINUTE)
    expect(await sourceOf(person)).toMatchObject({ fault: null, added: 1 })
    expect(searches(account.sub)).toBe(1)
  })

  test('for one person does not affect another', async () => {
    const ada = await connected(post(1))
    const bob = await connected(post(2))
    upwork.posts.delete(ada.account.sub)
    upwork.distrust(ada.account.sub)
    await world.polls()
    expect(await titles(bob.person)).toEqual(['Post 2'])
    expect((await sourceOf(ada.person)).fault).not.toBeNull()
    expect((await sourceOf(bob.person)).fault).toBeNull()
  })

  test('with status 429 pauses the polls of all people for as long as it demands', async () => {
    const people = [await connected(post(1)), await connected(post(2))]
    await world.polls()
    upwork.behave('graphql', json(429, {}, { 'retry-after': '900' }))
    await world.later(2 * MINUTE)
    const faults = await Promise.all(people.map(async ({ person }) => (await sourceOf(person)).fault))
    // The second poll sent no request.
    expect(faults.filter((fault) => fault?.endsWith('asks for a pause (429).'))).toHaveLength(1)
    upwork.behave('graphql', null)
    await world.later(10 * MINUTE)
    expect(searches()).toBe(2)
    await world.later(6 * MINUTE)
    expect(searches()).toBe(4)
  })
})

test('a person who has not connected Upwork sees so, and nothing is polled for them', async () => {
  const { ada } = await world.people()
  await world.polls()
  expect(await sourceOf(ada)).toMatchObject({ reading: 'not_connected', fault: null, polled_at: null })
  expect(searches()).toBe(0)
})
