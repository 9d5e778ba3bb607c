/** Fit over HTTP: on every list and detail of jobs, for one's own profiles, as they and the job are at the time. */
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { MINUTE } from '../../../platform/clock.ts'
import { createTestWorld, type TestUser } from '../../../platform/testing/world.ts'
import { onJobsArrived } from '../../alerts/index.ts'
import { ingest, Post } from '../../sources/index.ts'

const world = await createTestWorld()
const { clock } = world
const START = clock.now()

const post = (source_id: string, values: Record<string, unknown>) =>
  Post.parse({
    source_id,
    description: 'We need somebody who has done this before. '.repeat(80),
    published_at: new Date(START.getTime() - 30 * MINUTE).toISOString(),
    ...values,
  })
const shop = { title: 'React developer for a shop', skills: ['React', 'TypeScript'] }
const opera = { title: 'Translate an opera libretto into German', skills: ['Translation'] }
const developer = {
  title: 'React developer',
  about: 'I build shops with React.',
  skills: ['React', 'TypeScript'],
  languages: [{ value: 'en', label: 'English' }],
}
const translator = {
  title: 'Translator from English to German',
  about: 'I translate opera and literature.',
  skills: ['Translation'],
  languages: [
    { value: 'en', label: 'English' },
    { value: 'de', label: 'German' },
  ],
}

const lists = ['fetchJobs', 'search', 'search?sort=best_match', 'search?search=react OR opera']
let ada: TestUser
let bob: TestUser

interface Listed {
  id: string
  title: string
  fit: { score: number; profile: { id: string }; reasons: unknown[] } | null
}
const listed = async (who: TestUser, path: string): Promise<Map<string, Listed>> =>
  new Map(
    (await who.get(`/api/jobs/${encodeURI(path)}`)).body.data.map((job: Listed) => [job.title, job] as const),
  )
const create = async (who: TestUser, profile: object) =>
  (await who.post('/api/profiles', profile)).body.data.id

/** Lets a person have more profiles than a trial includes. */
async function allowProfiles(who: TestUser, count: number): Promise<void> {
  await sql`
    update subscriptions set plan = jsonb_set(plan, '{max_profiles}', to_jsonb(${count}::int)) where user_id = ${who.id}`.execute(
    world.db,
  )
}

beforeAll(async () => {
  await ingest(world, 'board', [post('shop', shop), post('opera', opera)])
})

describe('the fit of a job', () => {
  test('is null without a profile, and another person’s profile changes nothing', async () => {
    ;({ ada, bob } = await world.people())
    await create(bob, developer)
    for (const path of lists) for (const { fit } of (await listed(ada, path)).values()) expect(fit).toBeNull()
    expect((await listed(bob, 'fetchJobs')).get(shop.title)!.fit!.score).toBeGreaterThan(70)
  })

  test('is that of the best profile, the same on lists, details, briefs, previews and the inbox', async () => {
    ;({ ada } = await world.people())
    // The page is cached before the person has a profile.
    await listed(ada, 'fetchJobs')
    await allowProfiles(ada, 2)
    const ids = [await create(ada, developer), await create(ada, translator)]
    for (const path of lists) {
      const jobs = await listed(ada, path)
      for (const [index, title] of [shop.title, opera.title].entries()) {
        const { id, fit } = jobs.get(title)!
        expect(fit!.profile.id).toBe(ids[index])
        expect((await ada.get(`/api/job/${id}`)).body.data.fit).toEqual(fit)
        expect((await ada.get(`/api/job/${id}/brief`)).body.data.fit).toEqual(fit)
      }
    }
    const { sample } = (await ada.post('/api/alerts/preview', { query: 'opera' })).body.data
    expect(sample[0].fit.profile.id).toBe(ids[1])
    await ada.post('/api/alerts', { name: 'Opera', query: 'libretto', channels: ['inbox'] })
    await ingest(
      world,
      'board',
      [post('second', { ...opera, title: 'A second opera libretto' })],
      onJobsArrived(clock),
    )
    const [entry] = (await ada.get('/api/notifications')).body.data
    expect(entry.job.fit.profile.id).toBe(ids[1])
  })

  test('changes at once with the profile, with its deletion, and with the job', async () => {
    ;({ ada } = await world.people())
    const id = await create(ada, developer)
    const fitOf = async (path: string) => (await listed(ada, path)).get(shop.title)!.fit
    const before = await fitOf('fetchJobs')
    // The clock of the test stands still: only the version of the row tells the change.
    await ada.put(`/api/profiles/${id}`, translator)
    for (const path of lists) expect((await fitOf(path))!.score).toBeLessThan(before!.score)
    await ada.put(`/api/profiles/${id}`, developer)
    for (const path of lists) expect(await fitOf(path)).toEqual(before)
    await ingest(world, 'board', [
      post('shop', { ...shop, skills: ['React', 'TypeScript', 'Rust', 'Elixir', 'Go'] }),
    ])
    for (const path of lists) expect((await fitOf(path))!.score).toBeLessThan(before!.score)
    await ada.delete(`/api/profiles/${id}`)
    for (const path of lists) expect(await fitOf(path)).toBeNull()
  })
})
