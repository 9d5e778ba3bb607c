/** How alerts are filed: what an edit leaves behind rings nobody, and is swept. */
import { NewAlert } from '@gigbell/contract'
import { expect, test } from 'vitest'
import type { UserId } from '../../platform/ids.ts'
import { arrives } from '../../platform/testing/jobs.ts'
import { testWorld } from '../../platform/testing/world.ts'
import { changeAlert, createAlert } from './alerts.ts'
import { matchesOf, removeAlertsOf, sweepAnchors } from './index.ts'

const world = await testWorld()
const { db, clock } = world
const ports = { db, clock, lastRung: async () => new Map<string, Date>(), profilesOf: async () => [] }
const { ada } = await world.people()
const owner = ada.id as UserId
const asking = await world.sessionOf(ada)

const alertFor = async (query: string) =>
  (await createAlert(ports, asking, NewAlert.parse({ name: 'An alert', query }))).id
const rung = async (job: string) =>
  (await matchesOf([job], clock.now()).execute(db)).rows.map(({ alert_id }) => alert_id)
const filed = async (...keys: string[]) =>
  await db
    .selectFrom('alert_anchors')
    .select(['key', 'alert'])
    .where('key', 'in', keys)
    .orderBy('key')
    .execute()
const sweep = () => sweepAnchors(db, AbortSignal.timeout(60_000))

test('an edit that asks for the same words leaves what is filed alone', async () => {
  const id = await alertFor('rye OR spelt')
  const before = await filed('rye', 'spelt')
  expect(before).toHaveLength(2)
  await changeAlert(ports, owner, id, { name: 'Flour', budget_min: 5, query: 'spelt OR rye' })
  await changeAlert(ports, owner, id, { query: 'rye OR spelt', channels: ['email'] })
  await sweep()
  expect(await filed('rye', 'spelt')).toEqual(before.map(({ key }) => ({ key, alert: expect.any(Number) })))
  const now = await filed('rye', 'spelt')
  await changeAlert(ports, owner, id, { countries: ['Germany'] })
  expect(await filed('rye', 'spelt')).toEqual(now)
})

test('what an alert asked for before it was changed, switched off or deleted rings no more, swept or not', async () => {
  const [muffin, crumpet] = [
    await arrives(world, { title: 'Muffin' }),
    await arrives(world, { title: 'Crumpet' }),
  ]
  const [changed, off, gone] = [await alertFor('muffin'), await alertFor('muffin'), await alertFor('muffin')]
  expect((await rung(muffin)).sort()).toEqual([changed, off, gone].sort())
  await changeAlert(ports, owner, changed, { query: 'crumpet' })
  await changeAlert(ports, owner, off, { enabled: false })
  await ada.delete(`/api/alerts/${gone}`)
  expect(await filed('muffin')).toHaveLength(3)
  const onlyTheChanged = async () => {
    expect(await rung(muffin)).toEqual([])
    expect(await rung(crumpet)).toEqual([changed])
  }
  await onlyTheChanged()
  await sweep()
  await onlyTheChanged()
  expect(await filed('muffin')).toEqual([])
  await changeAlert(ports, owner, off, { enabled: true })
  expect(await rung(muffin)).toEqual([off])
})

test('a sweep of more than it takes at a time leaves nothing but what leads to an alert', async () => {
  const id = await alertFor('bagel')
  const { number } = await db
    .selectFrom('alerts')
    .select('number')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const former = Array.from({ length: 2_500 }, (_, i) => ({ number: number + 1_000 + i, user_id: owner }))
  await db.insertInto('former_numbers').values(former).execute()
  await db
    .insertInto('alert_anchors')
    .values(former.map((one) => ({ key: 'bagel', alert: one.number, words: null })))
    .execute()
  await sweep()
  expect(await filed('bagel')).toEqual([{ key: 'bagel', alert: number }])
  expect(await db.selectFrom('former_numbers').selectAll().execute()).toEqual([])
})

test('who leaves takes along what their alerts asked for before', async () => {
  const { ada: leaver } = await world.people()
  const { id } = await createAlert(
    ports,
    await world.sessionOf(leaver),
    NewAlert.parse({ name: 'A', query: 'babka' }),
  )
  await changeAlert(ports, leaver.id as UserId, id, { query: 'challah' })
  expect(await filed('babka', 'challah')).toHaveLength(2)
  await db.transaction().execute((tx) => removeAlertsOf(tx, leaver.id as UserId))
  expect(await filed('babka', 'challah')).toEqual([])
  expect(
    await db.selectFrom('former_numbers').selectAll().where('user_id', '=', leaver.id).execute(),
  ).toEqual([])
})
