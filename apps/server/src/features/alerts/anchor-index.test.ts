/** The anchor index: former anchors match nothing and are deleted. */
import { NewAlert } from '@gigbell/contract'
import { expect, test } from 'vitest'
import type { UserId } from '../../platform/ids.ts'
import { ingestJob } from '../../platform/testing/jobs.ts'
import { createTestWorld } from '../../platform/testing/world.ts'
import { changeAlert, createAlert } from './alerts.ts'
import { deleteAllAlerts, selectMatches, sweepFormerAnchors } from './index.ts'

const world = await createTestWorld()
const { db, clock } = world
const { ada } = await world.people()
const owner = ada.id as UserId
const session = await world.sessionOf(ada)

const alertFor = async (query: string) =>
  (await createAlert(world, session, NewAlert.parse({ name: 'An alert', query }))).id
const matchedAlerts = async (job: string) =>
  (await selectMatches([job], clock.now()).execute(db)).rows.map(({ alert_id }) => alert_id)
const anchorsOfKeys = async (...keys: string[]) =>
  await db
    .selectFrom('alert_anchors')
    .select(['key', 'alert'])
    .where('key', 'in', keys)
    .orderBy('key')
    .execute()
const sweep = () => sweepFormerAnchors(db, AbortSignal.timeout(60_000))

test('an edit that keeps the conditions keeps the anchors', async () => {
  const id = await alertFor('rye OR spelt')
  const before = await anchorsOfKeys('rye', 'spelt')
  expect(before).toHaveLength(2)
  await changeAlert(world, owner, id, { name: 'Flour', budget_min: 5, query: 'spelt OR rye' })
  await changeAlert(world, owner, id, { query: 'rye OR spelt', channels: ['email'] })
  await sweep()
  expect(await anchorsOfKeys('rye', 'spelt')).toEqual(
    before.map(({ key }) => ({ key, alert: expect.any(Number) })),
  )
  const now = await anchorsOfKeys('rye', 'spelt')
  await changeAlert(world, owner, id, { countries: ['Germany'] })
  expect(await anchorsOfKeys('rye', 'spelt')).toEqual(now)
})

test('former conditions of a changed, disabled or deleted alert match nothing, before and after the sweep', async () => {
  const [muffin, crumpet] = [
    await ingestJob(world, { title: 'Muffin' }),
    await ingestJob(world, { title: 'Crumpet' }),
  ]
  const [changed, off, gone] = [await alertFor('muffin'), await alertFor('muffin'), await alertFor('muffin')]
  expect((await matchedAlerts(muffin)).sort()).toEqual([changed, off, gone].sort())
  await changeAlert(world, owner, changed, { query: 'crumpet' })
  await changeAlert(world, owner, off, { enabled: false })
  await ada.delete(`/api/alerts/${gone}`)
  expect(await anchorsOfKeys('muffin')).toHaveLength(3)
  const expectOnlyChanged = async () => {
    expect(await matchedAlerts(muffin)).toEqual([])
    expect(await matchedAlerts(crumpet)).toEqual([changed])
  }
  await expectOnlyChanged()
  await sweep()
  await expectOnlyChanged()
  expect(await anchorsOfKeys('muffin')).toEqual([])
  await changeAlert(world, owner, off, { enabled: true })
  expect(await matchedAlerts(muffin)).toEqual([off])
})

test('a sweep of more anchors than one batch deletes all former anchors and no others', async () => {
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
  expect(await anchorsOfKeys('bagel')).toEqual([{ key: 'bagel', alert: number }])
  expect(await db.selectFrom('former_numbers').selectAll().execute()).toEqual([])
})

test('deleting all alerts of a person deletes their former anchors, too', async () => {
  const { ada: leaver } = await world.people()
  const { id } = await createAlert(
    world,
    await world.sessionOf(leaver),
    NewAlert.parse({ name: 'A', query: 'babka' }),
  )
  await changeAlert(world, leaver.id as UserId, id, { query: 'challah' })
  expect(await anchorsOfKeys('babka', 'challah')).toHaveLength(2)
  await db.transaction().execute((tx) => deleteAllAlerts(tx, leaver.id as UserId))
  expect(await anchorsOfKeys('babka', 'challah')).toEqual([])
  expect(
    await db.selectFrom('former_numbers').selectAll().where('user_id', '=', leaver.id).execute(),
  ).toEqual([])
})
