/** What rings: the meaning of each filter, and the rules around them. Many at random are in plainly.test.ts. */
import { NewAlert } from '@gigbell/contract'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { DAY, HOUR } from '../../platform/clock.ts'
import type { UserId } from '../../platform/ids.ts'
import { arrives } from '../../platform/testing/jobs.ts'
import { testWorld } from '../../platform/testing/world.ts'
import { changeAlert, createAlert } from './alerts.ts'
import { countKeys, improveAnchors, matchesOf } from './index.ts'

const world = await testWorld()
const { db, clock } = world
const ports = { db, clock, lastRung: async () => new Map<string, Date>(), profilesOf: async () => [] }
const { ada } = await world.people()
const owner = ada.id as UserId
const asking = await world.sessionOf(ada)

const plain = NewAlert.parse({ name: 'An alert' })
const alertFor = (wanted: Partial<NewAlert>) => createAlert(ports, asking, { ...plain, ...wanted })
const rung = async (...jobIds: string[]) => (await matchesOf(jobIds, clock.now()).execute(db)).rows

/** Whether a new job of this post rings a new alert. */
async function fits(wanted: Partial<NewAlert>, post: Record<string, unknown>): Promise<boolean> {
  const job = await arrives(world, post)
  const alert = await alertFor(wanted)
  const matches = await rung(job)
  await ada.delete(`/api/alerts/${alert.id}`)
  return matches.some((match) => match.alert_id === alert.id)
}

describe('a filter', () => {
  const query = 'bakery'
  const title = 'A shop for a bakery'
  test.each<[string, Partial<NewAlert>, Record<string, unknown>, boolean]>([
    ['type holds', { type: 'fixed' }, { type: 'fixed' }, true],
    ['type fails', { type: 'fixed' }, { type: 'hourly' }, false],
    ['type unstated', { type: 'fixed' }, {}, true],
    ['level holds', { level: ['Entry', 'Expert'] }, { level: 'Expert' }, true],
    ['level fails', { level: ['Entry'] }, { level: 'Expert' }, false],
    ['level unstated', { level: ['Entry'] }, {}, true],
    ['budget overlaps', { budget_min: 50, budget_max: 80 }, { budget_min: 20, budget_max: 50 }, true],
    ['budget too low', { budget_min: 51 }, { budget_min: 20, budget_max: 50 }, false],
    ['budget too high', { budget_max: 19 }, { budget_min: 20, budget_max: 50 }, false],
    ['budget of one sum', { budget_min: 50 }, { budget_min: 40 }, false],
    ['budget unstated', { budget_min: 50, budget_max: 60 }, {}, true],
    ['applicants few', { applicants_max: 5 }, { applicants: 5 }, true],
    ['applicants many', { applicants_max: 5 }, { applicants: 6 }, false],
    ['applicants unstated', { applicants_max: 5 }, {}, true],
    ['client verified', { client_verified: true }, { client: { verified: true } }, true],
    ['client not verified', { client_verified: true }, { client: { verified: false } }, false],
    ['client unstated', { client_verified: true }, {}, false],
    ['country holds', { countries: ['germany'] }, { country: 'Germany' }, true],
    ['country fails', { countries: ['Germany'] }, { country: 'France' }, false],
    ['country unstated', { countries: ['Germany'] }, {}, true],
    ['country in a place', { countries: ['Germany'] }, { location: 'Berlin, Germany' }, true],
    ['country by another spelling', { countries: ['United States'] }, { location: 'USA Only' }, true],
    ['remote is no country', { countries: ['Germany'] }, { location: 'Remote' }, true],
    ['anywhere is no country', { countries: ['Germany'] }, { location: 'Anywhere in the World' }, true],
    ['remote in a country', { countries: ['Germany'] }, { location: 'Remote (France)' }, false],
    [
      'the client’s country first',
      { countries: ['India'] },
      { country: 'France', client: { country: 'India' } },
      true,
    ],
    ['country excluded', { countries_out: ['india'] }, { country: 'India' }, false],
    ['another than excluded', { countries_out: ['India'] }, { country: 'France' }, true],
    ['excluded and unstated', { countries_out: ['India'] }, {}, true],
  ])('%s', async (_name, wanted, post, expected) => {
    expect(await fits({ query, ...wanted }, { title, ...post })).toBe(expected)
  })

  test('by skills, any or all, and by category', async () => {
    const job = await arrives(world, { title, skills: ['Figma', 'Canva'], category: 'Bread' })
    await arrives(world, { title: 'Other', skills: ['Blender'] })
    const ids = Object.fromEntries(
      (await db.selectFrom('skills').select(['name', 'id']).execute()).map(({ name, id }) => [name, id]),
    )
    const skills = (...names: string[]) => names.map((name) => ids[name]!)
    const named = await Promise.all([
      alertFor({ name: 'any', skills: skills('Figma', 'Blender') }),
      alertFor({ name: 'all', skills: skills('Figma', 'Canva'), skills_match: 'all' }),
      alertFor({ name: 'not all', skills: skills('Figma', 'Blender'), skills_match: 'all' }),
      alertFor({ name: 'none', skills: skills('Blender') }),
      alertFor({ name: 'category', category: ['Bread'], query: '-wordpress' }),
      alertFor({ name: 'category, but', category: ['Bread'], query: '-bakery' }),
      alertFor({ name: 'stop words say nothing', category: ['Bread'], query: 'the of' }),
    ])
    expect((await rung(job)).map((match) => match.alert_name).sort()).toEqual([
      'all',
      'any',
      'category',
      'stop words say nothing',
    ])
    for (const { id } of named) await ada.delete(`/api/alerts/${id}`)
  })
})

describe('what rings', () => {
  test('is news: posted within 48 hours, or without a date', async () => {
    const alert = await alertFor({ query: 'croissant' })
    const ago = (time: number) => new Date(clock.now().getTime() - time).toISOString()
    const post = (published_at: string | null) => arrives(world, { title: 'A croissant', published_at })
    const jobs = [await post(ago(2 * DAY)), await post(ago(2 * DAY + HOUR)), await post(null)]
    const matches = await rung(...jobs)
    expect(matches.map((match) => match.job_id).sort()).toEqual([jobs[0], jobs[2]].sort())
    expect(matches[0]).toEqual({
      user_id: ada.id,
      job_id: expect.any(String),
      alert_id: alert.id,
      alert_name: 'An alert',
      query: 'croissant',
      skill_ids: [],
      channels: ['inbox'],
      delivery: 'instant',
    })
  })

  test('is an alert that is on, of somebody with a plan', async () => {
    const job = await arrives(world, { title: 'A pretzel' })
    const { id } = await alertFor({ query: 'pretzel' })
    const rings = async () => (await rung(job)).length
    expect(await rings()).toBe(1)
    await changeAlert(ports, owner, id, { enabled: false })
    expect(await rings()).toBe(0)
    await changeAlert(ports, owner, id, { query: 'pretzel OR bagel' })
    expect(await rings()).toBe(0)
    await changeAlert(ports, owner, id, { enabled: true })
    expect(await rings()).toBe(1)
    clock.advance(4 * DAY)
    const later = await arrives(world, { title: 'Another pretzel' })
    expect(await rung(later)).toEqual([])
    clock.advance(-4 * DAY)
  })

  test('is found by a query too long for an index row', async () => {
    const parts = Array.from({ length: 49 }, (_, i) => `x-${i}-y-${i}`).join(' OR ')
    const query = `${parts.slice(0, 470).replace(/ OR [^ ]*$/, '')} OR zwieback`
    await alertFor({ query, name: 'long' })
    const { rows } = await sql<{ unchecked: number }>`
      select count(*) filter (where alert_anchors.words is null) as unchecked from alert_anchors
      join alerts on number = alert where name = 'long'`.execute(db)
    expect(rows[0]!.unchecked).toBeGreaterThan(0)
    expect(await rung(await arrives(world, { title: 'Zwieback' }))).toHaveLength(1)
    expect(await rung(await arrives(world, { title: 'x 0 and y' }))).toHaveLength(0)
  })

  test('stays the same when anchors are chosen anew', async () => {
    const job = await arrives(world, { title: 'Sourdough everyday', description: 'Sourdough, sourdough.' })
    await alertFor({ query: 'everyday sourdough', name: 'sour' })
    const anchors = async () =>
      (
        await sql<{ key: string }>`select key from alert_anchors join alerts on number = alert
          where name = 'sour'`.execute(db)
      ).rows.map(({ key }) => key)
    expect(await anchors()).toEqual(['sourdough'])
    for (let i = 0; i < 30; i++) await arrives(world, { title: `Sourdough number ${i}` })
    await countKeys(db)
    await improveAnchors(db, AbortSignal.timeout(60_000))
    expect(await anchors()).toEqual(['everyday'])
    expect(await rung(job)).toHaveLength(1)
  })
})
