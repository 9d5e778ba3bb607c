/** Tests letters that wait for matches of alerts: when one is written, what sees it, and what its first reading counts. */
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { DAY } from '../../../platform/clock.ts'
import { runTasks, tasksIn } from '../../../platform/testing/tasks.ts'
import { createTestWorld, type TestUser } from '../../../platform/testing/world.ts'
import { onJobsArrived } from '../../alerts/index.ts'
import { ingest, Post } from '../../sources/index.ts'
import { createProfileOf } from '../testing/letter-requests.ts'

const world = await createTestWorld()
const { clock, db } = world
const tasks = tasksIn(world, ['alerts', 'letters'])

const createWord = () => `word${randomUUID().replaceAll('-', '').slice(0, 12)}`

/** Creates a person with a trial, a profile, and an alert for a word that wants drafts. */
async function freelancer(word = createWord()) {
  const { ada, bob } = await world.people()
  const profile = await createProfileOf(ada)
  const { data: alert } = (
    await ada.post('/api/alerts', { name: 'Dashboards', query: word, draft_profile: profile })
  ).body
  /** Lets jobs arrive that match the alert, and returns their ids. */
  const receive = async (number = 1) => {
    const posts = Array.from({ length: number }, () =>
      Post.parse({
        source_id: randomUUID(),
        title: `React dashboard for a bakery ${word}`,
        description: `We need a dashboard in React ${randomUUID()}. What is your daily rate?`,
      }),
    )
    return (await ingest(world, 'upwork', posts, onJobsArrived(clock))).added
  }
  return { ada, bob, alert, profile, receive }
}

const runAll = () => runTasks(world.database, tasks)
const inboxOf = async (one: TestUser) => (await one.get('/api/notifications')).body.data
const usedBy = async (one: TestUser) =>
  (await one.get('/api/subscription/getCurrentSubscriptions')).body.data.proposals_used as number
const draftsOf = (one: TestUser) =>
  db.selectFrom('letter_drafts').selectAll().where('user_id', '=', one.id).execute()

test('a letter waits in the notification, and its first reading alone counts it', async () => {
  const { ada, bob, receive, profile } = await freelancer()
  const [job] = await receive()
  expect(await inboxOf(ada)).toMatchObject([{ draft: null }])
  await runAll()
  const [{ draft }] = await inboxOf(ada)
  expect(draft).toEqual({
    letter_id: expect.any(String),
    words: expect.any(Number),
    unsupported: 0,
    unanswered: 1,
  })
  expect(draft.words).toBeGreaterThan(20)
  expect(await usedBy(ada)).toBe(0)

  const address = `/api/letters/${draft.letter_id}`
  expect((await bob.get(address)).status).toBe(404)
  const answers = await Promise.all(Array.from({ length: 5 }, () => ada.get(address)))
  for (const { status, body } of answers) {
    expect(status).toBe(200)
    expect(body.data).toMatchObject({
      id: draft.letter_id,
      job: { id: job },
      profile: { id: profile },
      status: 'draft',
      writer: 'built-in',
    })
  }
  expect(answers[0]!.body.data.text).toContain('Ada')
  expect(await usedBy(ada)).toBe(1)
  expect((await inboxOf(ada))[0]).toMatchObject({
    draft: null,
    job: { mine: { letter_id: draft.letter_id, status: 'draft' } },
  })
  await ada.get(address)
  await runAll()
  expect(await usedBy(ada)).toBe(1)
  expect(await draftsOf(ada)).toEqual([])
})

test('each person is written the letter that they would get on request', async () => {
  const word = createWord()
  const people = await Promise.all(['hotels', 'museums', 'farms'].map(() => freelancer(word)))
  for (const [index, trade] of ['hotels', 'museums', 'farms'].entries()) {
    const { ada, profile } = people[index]!
    const about = `I build dashboards in React for ${trade}. I moved ${index + 20} of them to new hosting.`
    await ada.put(`/api/profiles/${profile}`, { title: 'React developer', about, skills: ['React'] })
  }
  const { ada, profile } = people[2]!
  await ada.post(`/api/profiles/${profile}/evidence`, { text: 'I built a dashboard for a bakery in Leuven.' })
  const [job] = await people[0]!.receive()
  await runAll()
  const texts = await Promise.all(
    people.map(async (one) => {
      const [draft] = await draftsOf(one.ada)
      const request = { portfolio: one.profile, jobId: job, extraInformation: '' }
      const { body } = await one.ada.post('/api/jobs/generateCoverLetter', request)
      const stored = await db
        .selectFrom('letters')
        .select('fit')
        .where('user_id', '=', one.ada.id)
        .executeTakeFirstOrThrow()
      expect(draft).toMatchObject({
        text: body.data,
        writer: body.writer,
        model: body.model,
        fit: stored.fit,
      })
      return draft!.text!
    }),
  )
  expect(texts[0]).toContain('hotels')
  expect(texts[1]).toContain('museums')
  expect(texts[2]).toContain('Leuven')
})

test('nothing but the notification sees a letter that was not opened', async () => {
  const { ada, receive } = await freelancer()
  const [job] = await receive()
  await runAll()
  const [{ draft }] = await inboxOf(ada)
  const address = `/api/letters/${draft.letter_id}`
  const before = await draftsOf(ada)
  expect(before).toHaveLength(1)
  expect((await ada.get('/api/letters')).body.totalItems).toBe(0)
  expect((await ada.get(`${address}/versions`)).status).toBe(404)
  expect((await ada.patch(address, { version: 1, note: 'A note' })).status).toBe(404)
  expect((await ada.delete(address)).status).toBe(404)
  expect((await ada.get(`/api/jobs/job/${job}`)).body.data?.mine?.letter_id ?? null).toBeNull()
  const exported = JSON.stringify((await ada.get('/api/users/export')).body)
  expect(exported).not.toContain(draft.letter_id)
  expect(exported).not.toContain(before[0]!.text!.slice(0, 40))
  expect(await draftsOf(ada)).toEqual(before)
})

test('a letter is refused while the plan has no place left, and waits until there is one', async () => {
  const { ada, receive } = await freelancer()
  await ada.put('/api/settings/notifications', { drafts_per_day: 20 })
  await receive(11)
  await runAll()
  const drafts = (await inboxOf(ada)).map(({ draft }: { draft: { letter_id: string } }) => draft.letter_id)
  expect(drafts).toHaveLength(11)
  const answers = await Promise.all(drafts.map((id: string) => ada.get(`/api/letters/${id}`)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(10)
  expect(answers.find(({ status }) => status === 403)?.body.code).toBe('plan_limit_reached')
  expect(await usedBy(ada)).toBe(10)
  expect(await draftsOf(ada)).toHaveLength(1)
})

test('a person sets how many are written in 24 hours', async () => {
  const { ada, receive } = await freelancer()
  await ada.put('/api/settings/notifications', { drafts_per_day: 2 })
  await receive(3)
  await runAll()
  expect(await draftsOf(ada)).toHaveLength(2)
  // Opening one, or deleting its profile, allows no further one.
  await ada.get(`/api/letters/${(await draftsOf(ada))[0]!.id}`)
  await receive()
  await runAll()
  expect(await draftsOf(ada)).toHaveLength(1)
  clock.advance(DAY)
  await receive(3)
  await runAll()
  expect(await draftsOf(ada)).toHaveLength(3)
  expect((await ada.put('/api/settings/notifications', { drafts_per_day: 51 })).body.fields).toHaveProperty(
    'drafts_per_day',
  )
  await ada.put('/api/settings/notifications', { drafts_per_day: 0 })
})

test('a letter goes with its alert, its profile, or after 7 days, and none is written without a plan', async () => {
  const { ada, receive, alert } = await freelancer()
  await receive()
  await runAll()
  expect(await draftsOf(ada)).toHaveLength(1)
  await ada.delete(`/api/alerts/${alert.id}`)
  expect(await draftsOf(ada)).toEqual([])
  expect(await inboxOf(ada)).toMatchObject([{ draft: null }])

  const second = await freelancer()
  await second.receive()
  await runAll()
  await second.ada.delete(`/api/profiles/${second.profile}`)
  expect(await draftsOf(second.ada)).toEqual([])
  expect((await second.ada.get('/api/alerts')).body.data).toMatchObject([{ draft_profile: null }])

  const third = await freelancer()
  await third.receive()
  await runAll()
  const [waiting] = await draftsOf(third.ada)
  clock.advance(7 * DAY - 1)
  await tasks.delete_old_drafts!({}, { signal: AbortSignal.timeout(10_000) })
  expect(await draftsOf(third.ada)).toHaveLength(1)
  // The trial has ended meanwhile.
  expect((await third.ada.get(`/api/letters/${waiting!.id}`)).body.code).toBe('subscription_required')
  clock.advance(1)
  await tasks.delete_old_drafts!({}, { signal: AbortSignal.timeout(10_000) })
  expect(await draftsOf(third.ada)).toEqual([])
  expect((await third.ada.get(`/api/letters/${waiting!.id}`)).status).toBe(404)

  const fourth = await freelancer()
  await fourth.receive()
  clock.advance(4 * DAY)
  await runAll()
  expect(await draftsOf(fourth.ada)).toEqual([])
})

test('a token must be allowed to change letters to open one', async () => {
  const { ada, receive } = await freelancer()
  await receive()
  await runAll()
  const [draft] = await draftsOf(ada)
  const open = async (scopes: string[]) => {
    const { body } = await ada.post('/api/tokens', { name: 'A script', scopes, expires_in_days: 1 })
    return world.somebody(`Bearer ${body.data.token}`).get(`/api/letters/${draft!.id}`)
  }
  expect((await open(['letters:read'])).body).toMatchObject({ code: 'scope_missing' })
  expect(await draftsOf(ada)).toHaveLength(1)
  expect((await open(['letters:write'])).status).toBe(200)
  expect(await usedBy(ada)).toBe(1)
})

test('the profile of another person is refused', async () => {
  const { bob, profile } = await freelancer()
  const answer = await bob.post('/api/alerts', { name: 'An alert', query: 'bakery', draft_profile: profile })
  expect(answer.status).toBe(400)
  expect(answer.body.fields).toHaveProperty('draft_profile')
})
