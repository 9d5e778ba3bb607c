/** Tests that old entries leave the inbox by the product's clock, while recent, unread and unsent ones stay. */
import { expect, test } from 'vitest'
import { DAY } from '../../platform/clock.ts'
import type { UserId } from '../../platform/ids.ts'
import { ingestJob } from '../../platform/testing/jobs.ts'
import { createTestNotifications } from '../../platform/testing/notifications.ts'
import { createTestWorld } from '../../platform/testing/world.ts'
import { onJobsArrived } from '../alerts/index.ts'
import { ingest, Post } from '../sources/index.ts'
import { findLastMatches } from './create-notifications.ts'
import { markRead } from './entries.ts'
import { deleteOldNotifications } from './retention.ts'

const world = await createTestWorld()
const { db, clock, people } = world
const going = new AbortController().signal
/** The batches have two entries, so that several are needed. */
const deleteOld = () => deleteOldNotifications(db, clock.now(), going, 2)

/**
 * Returns the jobs whose entries a person has, oldest first. It reads the table, because sessions end in the meantime.
 */
const entriesOf = async (person: { id: string }) =>
  db
    .selectFrom('notifications')
    .innerJoin('jobs', 'jobs.id', 'notifications.job_id')
    .select(['notifications.id', 'jobs.title'])
    .where('user_id', '=', person.id)
    .orderBy('position')
    .execute()
const titlesOf = async (person: { id: string }) => (await entriesOf(person)).map(({ title }) => title)
const deliveriesOf = async (person: { id: string }) =>
  (await db.selectFrom('deliveries').select('state').where('user_id', '=', person.id).execute()).map(
    ({ state }) => state,
  )
/** Settles all waiting deliveries, as a worker would have done long before. */
const settleAll = () => db.updateTable('deliveries').set({ state: 'sent', settled_at: clock.now() }).execute()

test('deletes entries 90 days after they were read and unread ones after 180, with their deliveries', async () => {
  const { ada, bob } = await people()
  await ada.put('/api/settings/notifications', { telegram: true })
  await bob.put('/api/settings/notifications', { telegram: true })
  for (const title of ['Read', 'Unread', 'Read late'])
    await createTestNotifications(world, [
      { person: ada.id, job: await ingestJob(world, { title }), channels: ['inbox', 'telegram'] },
    ])
  const elsewhere = await ingestJob(world, { title: 'Elsewhere' })
  await createTestNotifications(world, [{ person: bob.id, job: elsewhere, channels: ['telegram'] }])
  await settleAll()
  const [read, , late] = await entriesOf(ada)
  await markRead(db, ada.id as UserId, [read!.id], clock.now())

  clock.advance(89 * DAY)
  await markRead(db, ada.id as UserId, [late!.id], clock.now())
  await deleteOld()
  expect(await titlesOf(ada)).toEqual(['Read', 'Unread', 'Read late'])
  expect(await titlesOf(bob)).toEqual(['Elsewhere'])

  clock.advance(2 * DAY)
  await deleteOld()
  expect(await titlesOf(ada)).toEqual(['Unread', 'Read late'])
  expect(await deliveriesOf(ada)).toEqual(['sent', 'sent'])
  // The entry was delivered to the chat alone, so nobody could have read it in the inbox.
  expect(await titlesOf(bob)).toEqual([])

  clock.advance(88.5 * DAY)
  await deleteOld()
  expect(await titlesOf(ada)).toEqual(['Unread'])
  clock.advance(DAY)
  await createTestNotifications(world, [{ person: ada.id, job: await ingestJob(world, { title: 'Young' }) }])
  await deleteOld()
  expect(await titlesOf(ada)).toEqual(['Young'])
  expect(await deliveriesOf(ada)).toEqual([])
})

test('keeps entries whose deliveries are still waiting', async () => {
  const { ada } = await people()
  await ada.put('/api/settings/notifications', { telegram: true })
  await createTestNotifications(world, [
    { person: ada.id, job: await ingestJob(world), channels: ['telegram'] },
  ])
  clock.advance(200 * DAY)
  await deleteOld()
  expect(await deliveriesOf(ada)).toEqual(['waiting'])
  await settleAll()
  await deleteOld()
  expect(await deliveriesOf(ada)).toEqual([])
})

test('keeps when an alert last matched, and does not match an old post again', async () => {
  const { ada } = await people()
  const { id } = (await ada.post('/api/alerts', { name: 'Bakery', query: 'bakery' })).body.data
  const comes = (title: string) =>
    ingest(
      world,
      'upwork',
      [Post.parse({ source_id: title, title, description: 'Bread.' })],
      onJobsArrived({ now: clock.now }),
    )
  await comes('Site for a bakery')
  expect(await titlesOf(ada)).toEqual(['Site for a bakery'])
  const matchedAt = clock.now()

  clock.advance(181 * DAY)
  await deleteOld()
  expect(await titlesOf(ada)).toEqual([])
  expect(await findLastMatches(db, ada.id as UserId)).toEqual(new Map([[id, matchedAt]]))

  // The alert still matches new jobs.
  await db
    .updateTable('subscriptions')
    .set({ end_date: new Date(clock.now().getTime() + DAY) })
    .execute()
  await comes('Site for a bakery')
  expect(await titlesOf(ada)).toEqual([])
  await comes('Shop of a bakery')
  expect(await titlesOf(ada)).toEqual(['Shop of a bakery'])
  expect(await findLastMatches(db, ada.id as UserId)).toEqual(new Map([[id, clock.now()]]))

  await db.deleteFrom('alerts').where('id', '=', id).execute()
  expect(await db.selectFrom('last_rings').selectAll().execute()).toEqual([])
})
