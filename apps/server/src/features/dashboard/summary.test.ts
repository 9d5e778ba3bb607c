/** Tests the summary of the dashboard: completed steps, matches since the last visit, and the last week. */
import { expect, test } from 'vitest'
import { DAY, HOUR, MINUTE } from '../../platform/clock.ts'
import { ingestJob } from '../../platform/testing/jobs.ts'
import { createTestNotifications } from '../../platform/testing/notifications.ts'
import { createTestWorld, type TestUser } from '../../platform/testing/world.ts'
import { startsOfLastDays } from './days.ts'

const world = await createTestWorld()
const { clock } = world

const subscriber = async () => {
  const person = await world.signedUp()
  await person.post('/api/subscription/startTrial')
  return person
}
const summary = async (person: TestUser, query = '') =>
  (await person.get(`/api/dashboard/summary${query}`)).body.data
const look = async (person: TestUser) => expect((await person.put('/api/dashboard/visit')).status).toBe(204)
const matches = async (person: TestUser, title: string) =>
  createTestNotifications(world, [{ person: person.id, job: await ingestJob(world, { title }) }])

test('marks each step as done once it is done', async () => {
  const ada = await subscriber()
  expect(await summary(ada)).toMatchObject({
    steps: { profile: false, alert: false, letter: false },
    fits: false,
    matched: { since: null, count: 0, newest: [] },
    week: { minutes_to_letter: null },
    mail_page: '/dev/mail',
  })
  const made = await ada.post('/api/profiles', { title: 'Developer', about: 'I build.', skills: ['React'] })
  await ada.post('/api/alerts', { name: 'Bakeries', query: 'bakery' })
  expect(await summary(ada)).toMatchObject({
    steps: { profile: true, alert: true, letter: false },
    fits: true,
  })
  const jobId = await ingestJob(world, { published_at: clock.now().toISOString() })
  const asked = { portfolio: made.body.data.id, jobId, aiModel: 'GPT-4o-mini', extraInformation: '' }
  expect((await ada.post('/api/jobs/generateCoverLetter', asked)).status).toBe(200)
  expect((await summary(ada)).steps).toEqual({ profile: true, alert: true, letter: true })
})

test('counts matches since the previous visit, and treats activity within half an hour as one visit', async () => {
  const [ada, bob] = [await subscriber(), await subscriber()]
  await matches(ada, 'Before the first visit')
  await look(ada)
  expect((await summary(ada)).matched).toEqual({ since: null, count: 0, newest: [] })
  clock.advance(20 * MINUTE)
  await look(ada)
  const left = clock.now().toISOString()
  clock.advance(2 * HOUR)
  for (const title of ['One', 'Two', 'Three', 'Four']) {
    clock.advance(MINUTE)
    await matches(ada, title)
  }
  await matches(bob, 'Somebody else’s')
  const titles = async () => {
    const { since, count, newest } = (await summary(ada)).matched
    return { since, count, newest: newest.map((job: { title: string }) => job.title) }
  }
  const news = { since: left, count: 4, newest: ['Four', 'Three', 'Two'] }
  expect(await titles()).toEqual(news)
  // Activity does not reset the matches of the current visit.
  await look(ada)
  expect(await titles()).toEqual(news)
  clock.advance(29 * MINUTE)
  await look(ada)
  expect(await titles()).toEqual(news)
  clock.advance(HOUR)
  expect((await titles()).count).toBe(0)
})

test('treats the first activity of many tabs as one visit', async () => {
  const ada = await subscriber()
  await Promise.all(Array.from({ length: 20 }, () => look(ada)))
  expect((await summary(ada)).matched.since).toBeNull()
  const left = clock.now().toISOString()
  clock.advance(DAY)
  await Promise.all(Array.from({ length: 20 }, () => look(ada)))
  expect((await summary(ada)).matched.since).toBe(left)
})

test('counts the week by days of the time zone, and the minutes from posts to letters', async () => {
  const ada = await world.signedUp()
  let portfolio = ''
  const letterFor = async (jobId: string, previousText?: string) => {
    const asked = { portfolio, jobId, aiModel: 'GPT-4o-mini', extraInformation: '' }
    const answer = await ada.post('/api/jobs/generateCoverLetter', {
      ...asked,
      ...(previousText && { previousText }),
    })
    expect(answer.status).toBe(200)
    return answer.body.data as string
  }
  // In the evening in Berlin the date in Auckland is already another one.
  clock.advance(DAY - (clock.now().getTime() % DAY) + 20 * HOUR)
  const posted = async (minutesAgo: number) =>
    ingestJob(world, { published_at: new Date(clock.now().getTime() - minutesAgo * MINUTE).toISOString() })
  await matches(ada, 'Six days ago in Berlin')
  clock.advance(6 * DAY)
  await ada.post('/api/subscription/startTrial')
  portfolio = (await ada.post('/api/profiles', { title: 'Developer', about: 'I build.' })).body.data.id
  await matches(ada, 'Today')
  await matches(ada, 'Today too')
  const quick = await posted(4)
  const text = await letterFor(quick)
  await letterFor(quick, text) // A rewrite is not counted as another letter.
  await letterFor(await posted(30))
  await letterFor(await ingestJob(world)) // This post has no publication time.
  clock.advance(HOUR)
  await letterFor(quick) // A second letter for the same post does not change its minutes.

  const { week } = await summary(ada, '?time_zone=Europe/Berlin')
  expect(week.days.map((day: { matched: number }) => day.matched)).toEqual([1, 0, 0, 0, 0, 0, 2])
  expect(week.days.map((day: { letters: number }) => day.letters)).toEqual([0, 0, 0, 0, 0, 0, 4])
  expect(week.minutes_to_letter).toBe(17)
  const far = (await summary(ada, '?time_zone=Pacific/Auckland')).week.days
  expect(far.map((day: { matched: number }) => day.matched)).toEqual([1, 0, 0, 0, 0, 0, 2])
  expect(far.at(-1).from).not.toBe(week.days.at(-1).from)
  clock.advance(2 * HOUR) // This is past midnight in Berlin.
  const next = (await summary(ada, '?time_zone=Europe/Berlin')).week.days
  expect(next.map((day: { matched: number }) => day.matched)).toEqual([0, 0, 0, 0, 0, 2, 0])
})

test.each([
  ['2026-03-29T12:00:00Z', 'Europe/Berlin', ['2026-03-27T23:00:00.000Z', '2026-03-28T23:00:00.000Z']],
  ['2026-03-30T12:00:00Z', 'Europe/Berlin', ['2026-03-28T23:00:00.000Z', '2026-03-29T22:00:00.000Z']],
  ['2026-10-26T00:30:00Z', 'America/New_York', ['2026-10-24T04:00:00.000Z', '2026-10-25T04:00:00.000Z']],
  ['2026-11-02T12:00:00Z', 'America/New_York', ['2026-11-01T04:00:00.000Z', '2026-11-02T05:00:00.000Z']],
  ['2026-01-01T00:00:00Z', 'Asia/Kathmandu', ['2025-12-30T18:15:00.000Z', '2025-12-31T18:15:00.000Z']],
])('%s: the last two days in %s', (now, zone, expected) => {
  expect(startsOfLastDays(new Date(now), zone, 2).map((day) => day.toISOString())).toEqual(expected)
})

test('requires a session, a plan and a valid time zone, and deletes visits with the account', async () => {
  const unpaid = await world.signedUp()
  expect((await world.stranger.get('/api/dashboard/summary')).status).toBe(401)
  expect((await unpaid.get('/api/dashboard/summary')).body.code).toBe('subscription_required')
  const ada = await subscriber()
  expect((await ada.get('/api/dashboard/summary?time_zone=Mars/Base')).status).toBe(400)
  await look(ada)
  expect((await ada.get('/api/users/export')).body.data.dashboard_visit).toMatchObject({
    looked_at: clock.now().toISOString(),
  })
  const visits = () =>
    world.db.selectFrom('dashboard_visits').where('user_id', '=', ada.id).selectAll().execute()
  expect(await visits()).toHaveLength(1)
  await ada.delete('/api/users/me', { password: ada.password })
  expect(await visits()).toEqual([])
})

test('reads a week of a full inbox by an index', async () => {
  const { rows } = await world.database.pool.query(
    `explain select count(*) from notifications
     where user_id = gen_random_uuid() and shown and job_id is not null and created_at > now() - interval '7 days'`,
  )
  const plan = JSON.stringify(rows)
  expect(plan).toContain('notifications_matched')
})
