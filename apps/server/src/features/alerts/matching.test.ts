/** What matches: the meaning of each filter, and the rules around them. Random alerts are in matching-oracle.test.ts. */
import { NewAlert } from '@gigbell/contract'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { DAY, HOUR } from '../../platform/clock.ts'
import type { UserId } from '../../platform/ids.ts'
import { ingestJob } from '../../platform/testing/jobs.ts'
import { createTestWorld } from '../../platform/testing/world.ts'
import { changeAlert, createAlert, snoozeAlert } from './alerts.ts'
import { selectMatches } from './index.ts'
import { improveAnchors, refreshKeyStatistics } from './key-statistics.ts'

const world = await createTestWorld()
const { db, clock } = world
const { ada, bob } = await world.people()
const owner = ada.id as UserId
const session = await world.sessionOf(ada)

const plain = NewAlert.parse({ name: 'An alert' })
const alertFor = (conditions: Partial<NewAlert>) => createAlert(world, session, { ...plain, ...conditions })
const findMatches = async (...jobIds: string[]) => (await selectMatches(jobIds, clock.now()).execute(db)).rows

/** Tells whether a new job matches a new alert. */
async function isMatch(conditions: Partial<NewAlert>, post: Record<string, unknown>): Promise<boolean> {
  const job = await ingestJob(world, post)
  const alert = await alertFor(conditions)
  const matches = await findMatches(job)
  await ada.delete(`/api/alerts/${alert.id}`)
  return matches.some((match) => match.alert_id === alert.id)
}

describe('a filter', () => {
  const query = 'bakery'
  const title = 'A shop for a bakery'
  test.each<[string, Partial<NewAlert>, Record<string, unknown>, boolean]>([
    ['same type', { type: 'fixed' }, { type: 'fixed' }, true],
    ['another type', { type: 'fixed' }, { type: 'hourly' }, false],
    ['no type', { type: 'fixed' }, {}, true],
    ['one of the levels', { level: ['Entry', 'Expert'] }, { level: 'Expert' }, true],
    ['another level', { level: ['Entry'] }, { level: 'Expert' }, false],
    ['no level', { level: ['Entry'] }, {}, true],
    ['overlapping budget', { budget_min: 50, budget_max: 80 }, { budget_min: 20, budget_max: 50 }, true],
    ['lower budget', { budget_min: 51 }, { budget_min: 20, budget_max: 50 }, false],
    ['higher budget', { budget_max: 19 }, { budget_min: 20, budget_max: 50 }, false],
    ['budget of one amount', { budget_min: 50 }, { budget_min: 40 }, false],
    ['no budget', { budget_min: 50, budget_max: 60 }, {}, true],
    ['few applicants', { applicants_max: 5 }, { applicants: 5 }, true],
    ['many applicants', { applicants_max: 5 }, { applicants: 6 }, false],
    ['unknown number of applicants', { applicants_max: 5 }, {}, true],
    ['verified client', { client_verified: true }, { client: { verified: true } }, true],
    ['unverified client', { client_verified: true }, { client: { verified: false } }, false],
    ['unknown client', { client_verified: true }, {}, false],
    ['same country', { countries: ['germany'] }, { country: 'Germany' }, true],
    ['another country', { countries: ['Germany'] }, { country: 'France' }, false],
    ['no country', { countries: ['Germany'] }, {}, true],
    ['country within a location', { countries: ['Germany'] }, { location: 'Berlin, Germany' }, true],
    ['another spelling of a country', { countries: ['United States'] }, { location: 'USA Only' }, true],
    ['remote without a country', { countries: ['Germany'] }, { location: 'Remote' }, true],
    ['anywhere in the world', { countries: ['Germany'] }, { location: 'Anywhere in the World' }, true],
    ['remote in a country', { countries: ['Germany'] }, { location: 'Remote (France)' }, false],
    [
      'the client’s country before the post’s',
      { countries: ['India'] },
      { country: 'France', client: { country: 'India' } },
      true,
    ],
    ['excluded country', { countries_out: ['india'] }, { country: 'India' }, false],
    ['a country that is not excluded', { countries_out: ['India'] }, { country: 'France' }, true],
    ['no country with an excluded one', { countries_out: ['India'] }, {}, true],
    ['a client rated as well', { client_rating_min: 4.5 }, { client: { rating: 4.5 } }, true],
    ['a client rated worse', { client_rating_min: 4.5 }, { client: { rating: 4.49 } }, false],
    ['a client without a rating', { client_rating_min: 4.5 }, { client: { hires: 3 } }, true],
    ['a client who spent as much', { client_spent_min: 1000 }, { client: { spent: 1000 } }, true],
    ['a client who spent less', { client_spent_min: 1000 }, { client: { spent: 999 } }, false],
    ['a client with as many hires', { client_hires_min: 2 }, { client: { hires: 2 } }, true],
    ['a client with fewer hires', { client_hires_min: 2 }, { client: { hires: 1 } }, false],
    ['no client', { client_hires_min: 2, client_spent_min: 1, client_rating_min: 1 }, {}, true],
    // One euro is 1.0784 dollars and 90.112 rupees.
    [
      'euros worth enough dollars',
      { budget_min: 100, budget_currency: 'USD' },
      { budget_min: 93, currency: 'EUR' },
      true,
    ],
    [
      'euros worth too few dollars',
      { budget_min: 100, budget_currency: 'USD' },
      { budget_min: 92, currency: 'EUR' },
      false,
    ],
    [
      'many rupees, few euros',
      { budget_min: 500, budget_currency: 'EUR' },
      { budget_min: 40_000, currency: 'INR' },
      false,
    ],
    [
      'rupees below the most euros',
      { budget_max: 500, budget_currency: 'EUR' },
      { budget_min: 40_000, currency: 'INR' },
      true,
    ],
    [
      'numbers without a currency of the alert',
      { budget_min: 500 },
      { budget_min: 40_000, currency: 'INR' },
      true,
    ],
    [
      'the alert’s own currency',
      { budget_min: 40, budget_currency: 'INR' },
      { budget_min: 40, currency: 'INR' },
      true,
    ],
    [
      'a currency without a rate, by its number',
      { budget_min: 40, budget_currency: 'EUR' },
      { budget_min: 40, currency: 'XYZ' },
      true,
    ],
    ['no currency, by its number', { budget_min: 41, budget_currency: 'EUR' }, { budget_min: 40 }, false],
    ['strict: no type', { strict: true, type: 'fixed' }, {}, false],
    ['strict: same type', { strict: true, type: 'fixed' }, { type: 'fixed' }, true],
    ['strict: no level', { strict: true, level: ['Entry'] }, {}, false],
    ['strict: no budget', { strict: true, budget_max: 60 }, {}, false],
    ['strict: no number of applicants', { strict: true, applicants_max: 5 }, {}, false],
    ['strict: no country', { strict: true, countries: ['Germany'] }, {}, false],
    [
      'strict: no country with an excluded one',
      { strict: true, countries_out: ['Germany'] },
      { location: 'Remote' },
      false,
    ],
    ['strict: no rating', { strict: true, client_rating_min: 0 }, { client: { hires: 3 } }, false],
    [
      'strict: a currency without a rate',
      { strict: true, budget_min: 1, budget_currency: 'EUR' },
      { budget_min: 40, currency: 'XYZ' },
      false,
    ],
    [
      'strict: no currency',
      { strict: true, budget_min: 1, budget_currency: 'EUR' },
      { budget_min: 40 },
      false,
    ],
    ['strict: no currency and none wanted', { strict: true, budget_min: 1 }, { budget_min: 40 }, true],
    ['strict: nothing stated and nothing wanted', { strict: true }, {}, true],
  ])('%s', async (_name, conditions, post, expected) => {
    expect(await isMatch({ query, ...conditions }, { title, ...post })).toBe(expected)
  })

  test('matches by any or all skills, and by category', async () => {
    const job = await ingestJob(world, { title, skills: ['Figma', 'Canva'], category: 'Bread' })
    await ingestJob(world, { title: 'Other', skills: ['Blender'] })
    const ids = Object.fromEntries(
      (await db.selectFrom('skills').select(['name', 'id']).execute()).map(({ name, id }) => [name, id]),
    )
    const skills = (...names: string[]) => names.map((name) => ids[name]!)
    const alerts = await Promise.all([
      alertFor({ name: 'any', skills: skills('Figma', 'Blender') }),
      alertFor({ name: 'all', skills: skills('Figma', 'Canva'), skills_match: 'all' }),
      alertFor({ name: 'not all', skills: skills('Figma', 'Blender'), skills_match: 'all' }),
      alertFor({ name: 'none', skills: skills('Blender') }),
      alertFor({ name: 'category', category: ['Bread'], query: '-wordpress' }),
      alertFor({ name: 'category, but', category: ['Bread'], query: '-bakery' }),
      alertFor({ name: 'stop words say nothing', category: ['Bread'], query: 'the of' }),
    ])
    expect((await findMatches(job)).map((match) => match.alert_name).sort()).toEqual([
      'all',
      'any',
      'category',
      'stop words say nothing',
    ])
    for (const { id } of alerts) await ada.delete(`/api/alerts/${id}`)
  })
})

describe('a filter of posts that are not new', () => {
  const post = (more: Record<string, unknown> = {}) => ({
    title: 'Repair of a tandem',
    description: 'The rear hub of our tandem is worn out, and both brakes need new cables before the summer.',
    ...more,
  })
  const again = post({ description: `Hello! ${post().description} We have raised the budget.` })
  const names = async (...jobs: string[]) =>
    (await findMatches(...jobs)).map(({ alert_name, user_id }) => `${alert_name} of ${user_id}`).sort()

  test('leaves out what was posted before, or what its owner has a letter for, by any id', async () => {
    const [bobsSession, bobId] = [await world.sessionOf(bob), bob.id]
    const query = 'tandem'
    const alerts = [
      await alertFor({ name: 'all', query }),
      await alertFor({ name: 'similar', query, hide_similar: true }),
      await alertFor({ name: 'applied', query, hide_applied: true }),
    ]
    for (const name of ['similar', 'applied'] as const)
      await createAlert(world, bobsSession, { ...plain, name, query, [`hide_${name}`]: true })

    const ofBob = await ingestJob(world, post({ source_id: 'tandem' }), bobId)
    expect(await names(ofBob)).toEqual([`applied of ${bobId}`, `similar of ${bobId}`])
    await bob.post('/api/letters', { jobId: ofBob, text: 'I have repaired many tandems.' })

    // Bob has seen this post and has a letter for it; nobody else has.
    const first = await ingestJob(world, post())
    expect(await names(first)).toEqual(['all', 'applied', 'similar'].map((name) => `${name} of ${owner}`))
    await ada.post('/api/letters', { jobId: first, text: 'I know this hub.' })

    const second = await ingestJob(world, again)
    expect(await names(second)).toEqual([`all of ${owner}`])
    for (const { id } of alerts) await ada.delete(`/api/alerts/${id}`)
  })

  test('counts in previews as it does in matching', async () => {
    const jobs = [
      await ingestJob(world, post({ title: 'Unicycle' })),
      await ingestJob(world, { ...again, title: 'Unicycle' }),
    ]
    const preview = async (more: object) => {
      const { body } = await ada.post('/api/alerts/preview', { query: 'unicycle', ...more })
      return body.data.sample.map(({ id }: { id: string }) => id)
    }
    expect(await preview({})).toHaveLength(2)
    expect(await preview({ hide_similar: true })).toEqual([jobs[0]])
    expect(await preview({ hide_applied: true })).toHaveLength(2)
    await ada.post('/api/letters', { jobId: jobs[1], text: 'One wheel suffices.' })
    expect(await preview({ hide_applied: true })).toEqual([])
  })
})

describe('a match', () => {
  test('needs a post of the last 48 hours or without a date', async () => {
    const alert = await alertFor({ query: 'croissant' })
    const ago = (time: number) => new Date(clock.now().getTime() - time).toISOString()
    const post = (published_at: string | null) => ingestJob(world, { title: 'A croissant', published_at })
    const jobs = [await post(ago(2 * DAY)), await post(ago(2 * DAY + HOUR)), await post(null)]
    const matches = await findMatches(...jobs)
    expect(matches.map((match) => match.job_id).sort()).toEqual([jobs[0], jobs[2]].sort())
    expect(matches[0]).toEqual({
      user_id: ada.id,
      job_id: expect.any(String),
      alert_id: alert.id,
      alert_name: 'An alert',
      query: 'croissant',
      skill_ids: [],
      budget_currency: null,
      channels: ['inbox'],
      delivery: 'instant',
    })
  })

  test('needs an enabled alert of a person with a current plan', async () => {
    const job = await ingestJob(world, { title: 'A pretzel' })
    const { id } = await alertFor({ query: 'pretzel' })
    const matchCount = async () => (await findMatches(job)).length
    expect(await matchCount()).toBe(1)
    await changeAlert(world, owner, id, { enabled: false })
    expect(await matchCount()).toBe(0)
    await changeAlert(world, owner, id, { query: 'pretzel OR bagel' })
    expect(await matchCount()).toBe(0)
    await changeAlert(world, owner, id, { enabled: true })
    expect(await matchCount()).toBe(1)
    clock.advance(4 * DAY)
    const later = await ingestJob(world, { title: 'Another pretzel' })
    expect(await findMatches(later)).toEqual([])
    clock.advance(-4 * DAY)
  })

  test('needs an alert that is not snoozed, also for a job of its owner alone', async () => {
    const job = await ingestJob(world, { title: 'A brioche' })
    const owned = await ingestJob(world, { title: 'A private brioche' })
    await db.updateTable('jobs').set({ owner_id: ada.id }).where('id', '=', owned).execute()
    const { id } = await alertFor({ query: 'brioche' })
    const matched = async () => (await findMatches(job, owned)).map(({ job_id }) => job_id).sort()
    const until = new Date(clock.now().getTime() + HOUR)
    expect(await snoozeAlert(world, owner, id, until)).toMatchObject({ snoozed_until: until.toISOString() })
    expect(await matched()).toEqual([])
    // An edit keeps the snooze.
    await changeAlert(world, owner, id, { query: 'brioche OR bun' })
    expect(await matched()).toEqual([])
    clock.advance(HOUR)
    expect(await matched()).toEqual([job, owned].sort())
    clock.advance(-HOUR)
    expect(await snoozeAlert(world, owner, id, null)).toMatchObject({ snoozed_until: null })
    expect(await matched()).toEqual([job, owned].sort())
  })

  test('is found for a query that is too long for an index row', async () => {
    const parts = Array.from({ length: 49 }, (_, i) => `x-${i}-y-${i}`).join(' OR ')
    const query = `${parts.slice(0, 470).replace(/ OR [^ ]*$/, '')} OR zwieback`
    await alertFor({ query, name: 'long' })
    const { rows } = await sql<{ unchecked: number }>`
      select count(*) filter (where alert_anchors.words is null) as unchecked from alert_anchors
      join alerts on number = alert where name = 'long'`.execute(db)
    expect(rows[0]!.unchecked).toBeGreaterThan(0)
    expect(await findMatches(await ingestJob(world, { title: 'Zwieback' }))).toHaveLength(1)
    expect(await findMatches(await ingestJob(world, { title: 'x 0 and y' }))).toHaveLength(0)
  })

  test('stays the same when better anchors replace the former ones', async () => {
    const job = await ingestJob(world, { title: 'Sourdough everyday', description: 'Sourdough, sourdough.' })
    await alertFor({ query: 'everyday sourdough', name: 'sour' })
    const anchors = async () =>
      (
        await sql<{ key: string }>`select key from alert_anchors join alerts on number = alert
          where name = 'sour'`.execute(db)
      ).rows.map(({ key }) => key)
    expect(await anchors()).toEqual(['sourdough'])
    for (let i = 0; i < 30; i++) await ingestJob(world, { title: `Sourdough number ${i}` })
    await refreshKeyStatistics(db)
    await improveAnchors(db, AbortSignal.timeout(60_000))
    expect(await anchors()).toEqual(['everyday'])
    expect(await findMatches(job)).toHaveLength(1)
  })
})
