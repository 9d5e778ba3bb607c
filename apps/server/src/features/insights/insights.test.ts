/** Tests insights over HTTP: stages, rates, groups, filters, findings, and whose letters they are. */
import type { InsightGroup } from '@gigbell/contract'
import { expect, test } from 'vitest'
import { HOUR, MINUTE } from '../../platform/clock.ts'
import { ingestJob } from '../../platform/testing/jobs.ts'
import { createTestWorld, type TestUser } from '../../platform/testing/world.ts'

const world = await createTestWorld()
const { clock } = world

const insightsOf = async (person: TestUser, query: Record<string, string> = {}) => {
  const { status, body } = await person.get(`/api/insights?${new URLSearchParams(query)}`)
  expect(status).toBe(200)
  return body.data
}
const funnelOf = (data: { funnel: { status: string; count: number }[] }) =>
  Object.fromEntries(data.funnel.map(({ status, count }) => [status, count]))
const keysOf = (groups: InsightGroup[]) => groups.map(({ key }) => key)

/** Adds an application and records its statuses. */
async function apply(
  person: TestUser,
  letter: {
    source?: string
    jobId?: string
    portfolio?: string
    text?: string
    status?: string
    at?: string
  },
  later: readonly string[] = [],
): Promise<string> {
  const { source, ...rest } = letter
  const job = rest.jobId ? {} : { job: { title: 'A job', ...(source && { source }) } }
  const added = await person.post('/api/letters', { ...job, ...rest })
  expect(added.status).toBe(201)
  for (const status of later) await change(person, added.body.data.id, { status })
  return added.body.data.id
}

async function change(person: TestUser, id: string, fields: object): Promise<void> {
  const { version } = (await person.get(`/api/letters/${id}`)).body.data
  expect((await person.patch(`/api/letters/${id}`, { version, ...fields })).status).toBe(200)
}

test('a letter counts as having reached every stage before the highest one it ever reached', async () => {
  const ada = await world.signedUp()
  await apply(ada, { status: 'draft' })
  await apply(ada, { status: 'draft' }, ['withdrawn'])
  await apply(ada, {}, ['lost'])
  await apply(ada, { status: 'viewed' })
  await apply(ada, {}, ['viewed', 'replied', 'lost'])
  await apply(ada, { status: 'draft' }, ['interview', 'draft'])
  await apply(ada, { status: 'won' })
  const data = await insightsOf(ada)
  expect(data.funnel.map(({ status }: { status: string }) => status)).toEqual([
    'letters',
    'applied',
    'viewed',
    'replied',
    'interview',
    'won',
  ])
  expect(funnelOf(data)).toEqual({ letters: 7, applied: 5, viewed: 2, replied: 3, interview: 2, won: 1 })
  expect(data.rates.reply).toMatchObject({ value: 0.6, n: 5, enough: false })
  expect(data.rates.reply.low).toBeCloseTo(0.2307, 4)
  expect(data.rates.reply.high).toBeCloseTo(0.8824, 4)
  expect(data.rates.interview.value).toBe(0.4)
  expect(data.rates.win.value).toBe(0.2)
})

test('without letters, everything is empty', async () => {
  const ada = await world.signedUp()
  const nothing = { value: 0, low: 0, high: 1, n: 0, enough: false }
  const none = { applied: 0, replied: 0 }
  expect(await insightsOf(ada)).toEqual({
    funnel: ['letters', 'applied', 'viewed', 'replied', 'interview', 'won'].map((status) => ({
      status,
      count: 0,
    })),
    rates: { reply: nothing, interview: nothing, win: nothing },
    by: { profile: [], source: [], category: [], speed: [], weekday: [], length: [], fit: [] },
    fit: { high: none, low: none, result: 'too_few' },
    time_to_apply: { median_minutes: null },
    connects: { spent: 0, per_reply: null },
    findings: [],
  })
})

test('groups by profile, source, category, speed, weekday and length, and changes with the letters', async () => {
  const { ada } = await world.people()
  const profile = (await ada.post('/api/profiles', { title: 'Designer', about: '' })).body.data.id
  const posted = clock.now()
  const jobId = await ingestJob(world, {
    title: 'A logo',
    category: 'Design',
    published_at: posted.toISOString(),
  })
  const at = (minutes: number) => new Date(posted.getTime() + minutes * MINUTE).toISOString()
  clock.advance(48 * HOUR)
  const quick = await apply(ada, { jobId, portfolio: profile, text: 'word '.repeat(80), at: at(4) }, ['won'])
  await apply(ada, { jobId, portfolio: profile, text: 'word '.repeat(79), at: at(10) })
  await apply(ada, { source: 'A board', at: at(24 * 60) })
  const { by, time_to_apply, connects } = await insightsOf(ada)
  expect(by.profile).toMatchObject([
    { key: profile, label: 'Designer', applied: 2, replied: 1, interview: 1, won: 1 },
    { key: '', label: 'No profile', applied: 1 },
  ])
  expect(by.profile[0].reply).toMatchObject({ value: 0.5, n: 2, enough: false })
  expect(keysOf(by.source)).toEqual(['upwork', 'A board'])
  expect(by.category).toMatchObject([
    { key: 'Design', applied: 2 },
    { key: '', label: 'No category' },
  ])
  expect(by.speed).toMatchObject([
    { key: '0-10', applied: 1, won: 1 },
    { key: '10-60', applied: 1, won: 0 },
  ])
  expect(by.length).toMatchObject([
    { key: '-79', applied: 1 },
    { key: '80-139', applied: 1 },
  ])
  expect(by.weekday.reduce((sum: number, { applied }: InsightGroup) => sum + applied, 0)).toBe(3)
  expect(by.fit.reduce((sum: number, { applied }: InsightGroup) => sum + applied, 0)).toBe(2)
  expect(time_to_apply.median_minutes).toBe(7)
  expect(connects).toEqual({ spent: 0, per_reply: 0 })

  await change(ada, quick, { connects: 6, text: 'word '.repeat(200) })
  await ada.put(`/api/profiles/${profile}`, { title: 'Logo designer', about: '' })
  const changed = await insightsOf(ada)
  expect(changed.connects).toEqual({ spent: 6, per_reply: 6 })
  expect(keysOf(changed.by.length)).toEqual(['-79', '200-'])
  expect(changed.by.profile[0].label).toBe('Logo designer')
  await ada.delete(`/api/profiles/${profile}`)
  expect((await insightsOf(ada)).by.profile[0]).toMatchObject({
    key: 'Designer',
    label: 'Designer',
    applied: 2,
  })
  await ada.delete(`/api/letters/${quick}`)
  expect(funnelOf(await insightsOf(ada))).toMatchObject({ letters: 2, won: 0 })
})

test('filters by day and time of the application, profile and source, and reads days and weekdays in the time zone', async () => {
  const { ada, bob } = await world.people()
  const profile = (await ada.post('/api/profiles', { title: 'Designer', about: '' })).body.data.id
  // Sunday evening in London and Monday in Berlin.
  await apply(ada, { source: 'One', portfolio: profile, at: '2026-01-11T23:30:00Z' })
  await apply(ada, { source: 'Two', at: '2026-01-13T12:00:00Z' }, ['replied'])
  const count = async (query: Record<string, string>) => funnelOf(await insightsOf(ada, query)).applied
  expect(await count({ from: '2026-01-12' })).toBe(1)
  expect(await count({ from: '2026-01-12', time_zone: 'Europe/Berlin' })).toBe(2)
  expect(await count({ to: '2026-01-13' })).toBe(2)
  expect(await count({ to: '2026-01-12' })).toBe(1)
  expect(await count({ from: '2026-01-13T12:00:00Z', to: '2026-01-13T12:00:00Z' })).toBe(1)
  expect(await count({ from: '2026-01-13T12:00:00.001Z' })).toBe(0)
  expect(await count({ profile })).toBe(1)
  expect(await count({ source: 'Two' })).toBe(1)
  expect(await count({ source: 'Two', profile })).toBe(0)
  expect(keysOf((await insightsOf(ada)).by.weekday)).toEqual(['2', '7'])
  await ada.put('/api/settings/notifications', { time_zone: 'Europe/Berlin' })
  expect(keysOf((await insightsOf(ada)).by.weekday)).toEqual(['1', '2'])
  expect(await count({ from: '2026-01-12' })).toBe(2)
  // Other people's letters and profiles count for nobody else.
  expect(funnelOf(await insightsOf(bob, { profile }))).toMatchObject({ letters: 0 })
})

test.each([
  [{ from: 'yesterday' }, 'from'],
  [{ to: '2026-02-30' }, 'to'],
  [{ profile: 'mine' }, 'profile'],
  [{ time_zone: 'Mars/Base' }, 'time_zone'],
])('refuses %o', async (query, field) => {
  const ada = await world.signedUp()
  const { status, body } = await ada.get(`/api/insights?${new URLSearchParams(query)}`)
  expect(status).toBe(400)
  expect(body.fields).toHaveProperty(field)
})

test('names what answered applications share only where it is more than chance', async () => {
  const ada = await world.signedUp()
  const many = (count: number, source: string, later: readonly string[] = []) =>
    Promise.all(Array.from({ length: count }, () => apply(ada, { source }, later)))
  await many(9, 'A board', ['replied'])
  await many(3, 'Elsewhere', ['replied'])
  await many(9, 'Elsewhere')
  // Nine are too few to compare.
  expect((await insightsOf(ada)).findings).toEqual([])
  await many(5, 'A board', ['replied'])
  await many(10, 'Elsewhere')
  expect((await insightsOf(ada)).findings).toEqual([
    {
      stage: 'replied',
      by: 'source',
      key: 'A board',
      label: 'A board',
      applied: 14,
      reached: 14,
      others: { applied: 22, reached: 3 },
    },
  ])
})

test('needs a session and no plan', async () => {
  expect((await world.stranger.get('/api/insights')).status).toBe(401)
  expect((await (await world.signedUp()).get('/api/insights')).status).toBe(200)
})
