/** The endpoints of alerts: creating, changing, previewing, what is refused, and who owns an alert. */
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { DAY, HOUR } from '../../platform/clock.ts'
import { ingestJob } from '../../platform/testing/jobs.ts'
import { createTestWorld, tally, times } from '../../platform/testing/world.ts'
import { ingest, Post } from '../sources/index.ts'
import { MAX_ALERTS } from './alerts.ts'
import { onJobsArrived, sweepFormerAnchors } from './index.ts'

const world = await createTestWorld()
const { people, signedUp, stranger, clock, db } = world
let react = ''

beforeAll(async () => {
  const ago = (time: number) => new Date(clock.now().getTime() - time).toISOString()
  const post = (title: string, age: number, more: Record<string, unknown> = {}) =>
    ingestJob(world, { title, published_at: ago(age), category: 'Web Development', ...more })
  await post('React dashboard', HOUR, { skills: ['React', 'TypeScript'] })
  await post('React shop', 6 * DAY, { skills: ['React'], type: 'fixed', budget_min: 500 })
  await post('React of old', 8 * DAY, { skills: ['React'] })
  await post('Logo', DAY, { skills: ['Illustrator'] })
  const { id } = await db
    .selectFrom('skills')
    .select('id')
    .where('name', '=', 'React')
    .executeTakeFirstOrThrow()
  react = id
})

const complete = {
  name: 'React',
  query: 'react -wordpress',
  type: 'fixed',
  level: ['Expert'],
  category: ['Web Development'],
  skills: [] as string[],
  countries: ['Germany'],
  countries_out: ['India'],
  sources: ['upwork'],
  skills_match: 'all',
  budget_min: 100,
  budget_max: 5000.5,
  applicants_max: 20,
  client_verified: true,
  client_rating_min: 4.5,
  client_spent_min: 1000,
  client_hires_min: 3,
  budget_currency: 'EUR',
  strict: true,
  hide_similar: true,
  hide_applied: true,
  channels: ['inbox', 'email'],
  delivery: 'daily',
  draft_profile: null,
  enabled: false,
}

describe('an alert', () => {
  test('is snoozed until a moment of the next year by its owner alone', async () => {
    const { ada, bob } = await people()
    const { id } = (await ada.post('/api/alerts', { name: 'React', query: 'react' })).body.data
    const snooze = (until: Date | null, person = ada) => person.post(`/api/alerts/${id}/snooze`, { until })
    const later = (time: number) => new Date(clock.now().getTime() + time)
    const answer = await snooze(later(HOUR))
    expect(answer).toMatchObject({
      status: 200,
      body: { data: { id, snoozed_until: later(HOUR).toISOString() } },
    })
    expect((await ada.get('/api/alerts')).body.data).toEqual([answer.body.data])
    for (const refused of [later(0), later(-HOUR), later(400 * DAY)])
      expect(await snooze(refused)).toMatchObject({
        status: 400,
        body: { fields: { until: expect.any(String) } },
      })
    expect(await snooze(null, bob)).toMatchObject({ status: 404 })
    expect((await snooze(null)).body.data.snoozed_until).toBeNull()
  })

  test('is created, listed, changed in the given fields, and deleted', async () => {
    const { ada } = await people()
    const created = await ada.post('/api/alerts', { ...complete, skills: [react] })
    expect(created.status).toBe(201)
    const { id } = created.body.data
    const stored = {
      id,
      ...complete,
      skills: [react],
      snoozed_until: null,
      created_at: clock.now().toISOString(),
      last_match_at: null,
    }
    expect(created.body.data).toEqual(stored)
    expect((await ada.get('/api/alerts')).body.data).toEqual([stored])
    const changed = await ada.put(`/api/alerts/${id}`, { name: 'Mine', budget_max: null, enabled: true })
    expect(changed.body.data).toEqual({ ...stored, name: 'Mine', budget_max: null, enabled: true })
    const { number } = await db
      .selectFrom('alerts')
      .select('number')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const anchors = () => db.selectFrom('alert_anchors').selectAll().where('alert', '=', number).execute()
    expect(await anchors()).not.toEqual([])
    expect(await ada.delete(`/api/alerts/${id}`)).toMatchObject({ status: 200, body: { data: { id } } })
    expect((await ada.get('/api/alerts')).body.data).toEqual([])
    await sweepFormerAnchors(db, AbortSignal.timeout(60_000))
    expect(await anchors()).toEqual([])
  })

  test('needs a name, and a query, a skill or a category; everything else has defaults', async () => {
    const { ada } = await people()
    for (const minimum of [{ query: 'react' }, { skills: [react] }, { category: ['Web Development'] }])
      expect(await ada.post('/api/alerts', { name: 'Least', ...minimum })).toMatchObject({
        status: 201,
        body: {
          data: { channels: ['inbox'], delivery: 'instant', enabled: true, skills_match: 'any', type: null },
        },
      })
  })

  test('of another person is not found, as if it did not exist', async () => {
    const { ada, bob } = await people()
    const { id } = (await ada.post('/api/alerts', { name: 'A', query: 'react' })).body.data
    const unknown = await bob.delete(`/api/alerts/${randomUUID()}`)
    expect(unknown.status).toBe(404)
    for (const answer of [
      await bob.put(`/api/alerts/${id}`, { name: 'Mine' }),
      await bob.put(`/api/alerts/${id}`, { query: '(' }),
      await bob.delete(`/api/alerts/${id}`),
    ])
      expect({ status: answer.status, body: answer.body }).toEqual({ status: 404, body: unknown.body })
    expect((await bob.get('/api/alerts')).body.data).toEqual([])
    expect((await ada.get('/api/alerts')).body.data).toMatchObject([{ id, name: 'A' }])
  })

  test('needs a session and a plan', async () => {
    const newcomer = await signedUp('Newt')
    expect((await newcomer.post('/api/alerts', {})).body.code).toBe('subscription_required')
    expect((await stranger.get('/api/alerts')).status).toBe(401)
  })

  test(`is refused above ${MAX_ALERTS} alerts, also with concurrent requests`, async () => {
    const { ada } = await people()
    const alert = { name: 'Many', query: 'react' }
    await ada.post('/api/alerts', alert)
    await sql`
      insert into alerts (user_id, name, query, level, category, skills, countries, countries_out, sources,
        skills_match, client_verified, channels, delivery, enabled, created_at)
      select user_id, name, query, level, category, skills, countries, countries_out, sources, skills_match,
        client_verified, channels, delivery, enabled, created_at
      from alerts cross join generate_series(1, ${MAX_ALERTS - 2}::integer) where user_id = ${ada.id}`.execute(
      db,
    )
    const answers = await times(10, () => ada.post('/api/alerts', alert))
    expect(tally(answers)).toEqual({ 201: 1, 403: 9 })
    expect(answers.find(({ status }) => status === 403)?.body.code).toBe('too_many_alerts')
  })

  test('is part of the account’s export and is deleted with the account', async () => {
    const { ada } = await people()
    await ada.post('/api/alerts', { name: 'Exported', query: 'react' })
    const { body } = await ada.get('/api/users/export')
    expect(body.data.alerts).toMatchObject([{ name: 'Exported', query: 'react' }])
    expect((await ada.delete('/api/users/me', { password: ada.password })).status).toBe(204)
    const remaining = await db.selectFrom('alerts').select('id').where('name', '=', 'Exported').execute()
    expect(remaining).toEqual([])
  })
})

describe('the server refuses', () => {
  test.each([
    ['(react', 0, 'This parenthesis is not closed (at character 1).'],
    ['react OR', 6, 'OR needs a word on both sides (at character 7).'],
    ['react "', 6, 'This quotation mark is not closed (at character 7).'],
  ])('the query %s, with the position of the fault', async (query, position, message) => {
    const { ada } = await people()
    const input = { name: 'Bad', query }
    for (const answer of [await ada.post('/api/alerts', input), await ada.post('/api/alerts/preview', input)])
      expect(answer).toMatchObject({
        status: 400,
        body: { code: 'bad_query', fields: { query: message }, position, message },
      })
  })

  test('an alert that would match nearly every job, also by a change', async () => {
    const { ada } = await people()
    for (const query of ['', '-react', 'react OR -vue', 'the of and', 'NOT (react OR vue)', '- &'])
      expect(await ada.post('/api/alerts', { name: 'Wide', query })).toMatchObject({
        status: 400,
        body: { code: 'alert_too_wide' },
      })
    const { id } = (await ada.post('/api/alerts', { name: 'Narrow', skills: [react], query: '-vue' })).body
      .data
    expect((await ada.put(`/api/alerts/${id}`, { skills: [] })).body.code).toBe('alert_too_wide')
    expect((await ada.get('/api/alerts')).body.data).toMatchObject([{ skills: [react] }])
  })

  test.each([
    ['skills', { skills: ['00000000-0000-4000-8000-000000000000'] }],
    ['category', { category: ['Nowhere', 'Web Development'] }],
    ['sources', { sources: ["x'); --"] }],
    ['budget_min', { budget_min: 10, budget_max: 9 }],
    ['level', { level: ['Wizard'] }],
    ['client_rating_min', { client_rating_min: 5.1 }],
    ['client_spent_min', { client_spent_min: -1 }],
    ['client_hires_min', { client_hires_min: 1.5 }],
    ['budget_currency', { budget_currency: 'credits' }],
    ['strict', { strict: 'yes' }],
    ['channels', { channels: ['pigeon'] }],
    ['name', { name: '' }],
  ])('an invalid field %s, by its name', async (field, part) => {
    const { ada } = await people()
    const input = { name: 'Faulty', query: 'react', ...part }
    const answer = await ada.post('/api/alerts', input)
    expect(answer).toMatchObject({ status: 400, body: { code: 'validation_failed' } })
    expect(Object.keys(answer.body.fields).map((name) => name.split('.')[0])).toEqual([field])
  })
})

describe('a preview', () => {
  test('counts the jobs posted in the last 7 days and shows the newest', async () => {
    const { ada } = await people()
    const { body } = await ada.post('/api/alerts/preview', { query: 'react' })
    expect(body.data.matches_7d).toBe(2)
    expect(body.data.sample.map((job: { title: string }) => job.title)).toEqual([
      'React dashboard',
      'React shop',
    ])
    const narrow = await ada.post('/api/alerts/preview', { skills: [react], budget_max: 400 })
    expect(narrow.body.data.sample).toMatchObject([{ title: 'React dashboard' }])
    const strict = await ada.post('/api/alerts/preview', { skills: [react], budget_max: 600, strict: true })
    expect(strict.body.data.sample).toMatchObject([{ title: 'React shop' }])
  })
})

test('suggestions come from profiles whose skills no alert asks for', async () => {
  const { ada, bob } = await people()
  expect((await ada.get('/api/alerts/suggestions')).body.data).toEqual([])
  await ada.post('/api/profiles', { title: 'Frontend', skills: ['react', 'Knitting "fast"'] })
  const suggestion = {
    name: 'Frontend',
    query: '',
    skills: [{ id: react, name: 'React' }],
    profile: 'Frontend',
  }
  expect((await ada.get('/api/alerts/suggestions')).body.data).toEqual([{ ...suggestion, matches_7d: 2 }])
  expect((await bob.get('/api/alerts/suggestions')).body.data).toEqual([])
  await bob.post('/api/profiles', { title: 'Logos', skills: ['logo', 'a "quoted" one'] })
  expect((await bob.get('/api/alerts/suggestions')).body.data).toMatchObject([
    { query: '"logo" OR "a quoted one"', matches_7d: 1 },
  ])
  // An alert for something else keeps the suggestion; one for a skill of the profile removes it.
  await ada.post('/api/alerts', { name: 'Kites', query: 'kite -react' })
  expect((await ada.get('/api/alerts/suggestions')).body.data).toEqual([{ ...suggestion, matches_7d: 2 }])
  await ada.post('/api/alerts', { name: 'Frontend', skills: [react] })
  expect((await ada.get('/api/alerts/suggestions')).body.data).toEqual([])
  await bob.post('/api/alerts', { name: 'Logos', query: 'logo -print' })
  expect((await bob.get('/api/alerts/suggestions')).body.data).toEqual([])
})

test('a new job creates a notification, and the alert shows when it last matched', async () => {
  const { ada, bob } = await people()
  const { id } = (await ada.post('/api/alerts', { name: 'Kites', query: 'kite' })).body.data
  const post = (source_id: string) => Post.parse({ source_id, title: 'A kite', description: source_id })
  const { added } = await ingest(world, 'upwork', [post('kite 1'), post('kite 2')], onJobsArrived(clock))
  const notifications = await db
    .selectFrom('notifications')
    .select(['user_id', 'job_id', 'alerts'])
    .where('user_id', 'in', [ada.id, bob.id])
    .execute()
  expect(notifications.map(({ job_id }) => job_id).sort()).toEqual(added.sort())
  expect(notifications[0]).toMatchObject({
    user_id: ada.id,
    alerts: [{ id, name: 'Kites', query: 'kite', skills: [] }],
  })
  expect((await ada.get('/api/alerts')).body.data).toMatchObject([
    { last_match_at: clock.now().toISOString() },
  ])
  // The same posts again, one of them edited, create no second notification.
  clock.advance(HOUR)
  const edited = { ...post('kite 1'), description: 'A kite, now for two.' }
  expect(await ingest(world, 'upwork', [edited, post('kite 2')], onJobsArrived(clock))).toMatchObject({
    updated: 1,
  })
  const again = await db.selectFrom('notifications').select('id').where('user_id', '=', ada.id).execute()
  expect(again).toHaveLength(2)
})
