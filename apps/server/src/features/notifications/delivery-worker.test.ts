/** Tests the delivery worker: messages, retries, kills, and channels that are turned off. */
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { HOUR, SECOND } from '../../platform/clock.ts'
import type { UserId } from '../../platform/ids.ts'
import { ingestJob } from '../../platform/testing/jobs.ts'
import { createTestNotifications } from '../../platform/testing/notifications.ts'
import { SendingFailed } from './channels/channel.ts'
import type { MessageTask } from './delivery-queue.ts'
import { createDeliveryWorld, SETTINGS } from './testing/delivery-world.ts'

const { world, sends, tasks, work, answerWith, advance, somebody, tasksOf, statesOf, titles, notify } =
  await createDeliveryWorld()
const { db, clock } = world

test('sends instant messages one by one, each under the key of its delivery', async () => {
  const ada = await somebody()
  await notify(ada, 'Bread', {
    query: 'bread',
    type: 'hourly',
    level: 'Expert',
    budget_min: 25,
    budget_max: 45,
    currency: 'USD',
    url: 'https://market.example/1',
    description: `Words. ${'x'.repeat(400)}`,
  })
  await notify(ada, 'Cake')
  await work()
  expect(titles()).toEqual(['Bread', 'Cake'])
  const ids = await db.selectFrom('deliveries').select('id').where('user_id', '=', ada.id).execute()
  expect(new Set(sends.map(({ key }) => key))).toEqual(new Set(ids.map(({ id }) => id)))
  const [payload] = sends[0]!.message.payloads
  expect(payload).toMatchObject({
    facts: 'Hourly · Expert · $25–45',
    excerpt: expect.stringMatching(/^Words\. x{292}…$/),
    alerts: ['Bakery'],
    matched: ['Bread'],
    url: `https://gigbell.example/dashboard/job-details/${payload!.jobId}`,
    postUrl: 'https://market.example/1',
  })
  await work()
  expect(sends).toHaveLength(2)
  expect(await statesOf(ada.id)).toEqual(['sent', 'sent'])
})

test('drops waiting messages of a channel that was turned off', async () => {
  const ada = await somebody()
  await notify(ada, 'Bread')
  await ada.put(SETTINGS, { telegram: false })
  await work()
  expect(sends).toEqual([])
  expect(await statesOf(ada.id)).toEqual(['dropped'])
})

test('retries a failure under the same key with growing pauses, for a day', async () => {
  const ada = await somebody()
  await notify(ada, 'Bread')
  answerWith(new SendingFailed('Telegram does not answer.'))
  await work()
  // The pauses of the queue: e, e² and e³ seconds.
  for (const seconds of [Math.E, Math.E ** 2, Math.E ** 3]) {
    const before = sends.length
    await advance(seconds * SECOND - SECOND)
    expect(sends).toHaveLength(before)
    await advance(SECOND)
    expect(sends).toHaveLength(before + 1)
  }
  expect(new Set(sends.map(({ key }) => key)).size).toBe(1)
  for (let hour = 0; hour < 27; hour++) await advance(HOUR)
  const [delivery] = await db.selectFrom('deliveries').selectAll().where('user_id', '=', ada.id).execute()
  expect(delivery).toMatchObject({ state: 'failed', fault: 'Telegram does not answer.' })
  expect(sends.length).toBeGreaterThan(12)
})

test('delays all messages of that channel when a service asks for a pause', async () => {
  const ada = await somebody()
  await notify(ada, 'Bread')
  await notify(ada, 'Cake')
  answerWith(
    { status: 'retry_at', at: new Date(clock.now().getTime() + 30 * SECOND), reason: 'Slow down.' },
    { status: 'sent' },
  )
  await work()
  expect(titles()).toEqual(['Bread'])
  await advance(29 * SECOND)
  expect(titles()).toEqual(['Bread'])
  await advance(SECOND)
  expect(titles()).toEqual(['Bread', 'Bread', 'Cake'])
})

test('turns an unreachable channel off, drops its waiting messages, and writes a notice to the inbox', async () => {
  const ada = await somebody({ telegram: true, webpush: true, inbox: false })
  await notify(ada, 'Bread', { channels: ['telegram', 'webpush'] })
  await notify(ada, 'Cake', { channels: ['telegram'] })
  answerWith({ status: 'unreachable', reason: 'The bot was blocked' })
  // The other channel is not affected.
  await db.updateTable('deliveries').set({ state: 'sent' }).where('channel', '=', 'webpush').execute()
  await work()
  expect(titles()).toEqual(['Bread'])
  expect((await ada.get(SETTINGS)).body.data).toMatchObject({ telegram: false, webpush: true })
  expect((await ada.get('/api/notifications')).body.data).toMatchObject([
    {
      job: null,
      notice: 'The bot was blocked. Telegram is now turned off. You can turn it back on in your settings.',
    },
  ])
  expect((await statesOf(ada.id)).toSorted()).toEqual(['dropped', 'dropped', 'sent'])
})

test('writes no notice for an unreachable channel that was turned off meanwhile', async () => {
  const ada = await somebody()
  await notify(ada, 'Bread')
  answerWith(async () => {
    await ada.put(SETTINGS, { telegram: false })
    return { status: 'unreachable', reason: 'The bot was blocked' }
  })
  await work()
  expect((await ada.get('/api/notifications')).body.data).toEqual([])
  expect(await statesOf(ada.id)).toEqual(['dropped'])
})

test('drops messages without a connected address or without a job, with the reason', async () => {
  const ada = await somebody({ telegram: true, webpush: true })
  await notify(ada, 'Bread')
  answerWith({ status: 'not_connected' })
  await work()
  const gone = await ingestJob(world)
  await createTestNotifications(world, [{ person: ada.id, job: gone, channels: ['webpush'] }])
  await db.deleteFrom('jobs').where('id', '=', gone).execute()
  await work()
  const faults = await db
    .selectFrom('deliveries')
    .select(['state', 'fault'])
    .where('user_id', '=', ada.id)
    .orderBy('fault')
    .execute()
  expect(faults).toEqual([
    { state: 'dropped', fault: 'Nothing is connected to this channel.' },
    { state: 'dropped', fault: 'The job is gone.' },
  ])
})

test('sends messages that arrived together in their order, and none behind one that fails waits for it', async () => {
  const ada = await somebody()
  const jobs = [
    await ingestJob(world, { title: 'Bread', published_at: '2026-03-02T06:00:00Z' }),
    await ingestJob(world, { title: 'Cake', published_at: '2026-03-02T07:00:00Z' }),
    await ingestJob(world, { title: 'Rolls', published_at: '2026-03-02T08:00:00Z' }),
  ]
  await createTestNotifications(
    world,
    jobs.map((job) => ({ person: ada.id, job, channels: ['telegram'] })),
  )
  expect(await tasksOf('send_message')).toBe(1)
  answerWith({ status: 'sent' }, new SendingFailed('Down.'), { status: 'sent' })
  await work()
  expect(titles()).toEqual(['Bread', 'Cake', 'Rolls'])
  await advance(3 * SECOND)
  expect(titles()).toEqual(['Bread', 'Cake', 'Rolls', 'Cake'])
  expect(await statesOf(ada.id)).toEqual(['sent', 'sent', 'sent'])
})

test('tries a message again whose worker was killed while sending it, and the ones behind it after that', async () => {
  const ada = await somebody()
  const jobs = [
    await ingestJob(world, { title: 'Bread', published_at: '2026-03-02T06:00:00Z' }),
    await ingestJob(world, { title: 'Cake', published_at: '2026-03-02T07:00:00Z' }),
  ]
  await createTestNotifications(
    world,
    jobs.map((job) => ({ person: ada.id, job, channels: ['telegram'] })),
  )
  const { rows } = await sql<{ payload: MessageTask }>`
    select payload from graphile_worker._private_jobs where key like 'send_message %'`.execute(db)
  answerWith(() => new Promise(() => {}), { status: 'sent' })
  void tasks.send_message!(rows[0]!.payload, { signal: AbortSignal.timeout(30_000) }).catch(() => {})
  await expect.poll(() => sends.length).toBe(1)
  // The task is still in the queue, as it is after its worker was killed.
  await work()
  expect(titles()).toEqual(['Bread', 'Bread', 'Cake'])
  expect(sends[0]!.key).toBe(sends[1]!.key)
  expect(await statesOf(ada.id)).toEqual(['sent', 'sent'])
})

test('does not send a delivered message again when its task runs again', async () => {
  const ada = await somebody()
  await notify(ada, 'Bread')
  await work()
  const [{ message }] = (await db
    .selectFrom('deliveries')
    .select('message')
    .where('user_id', '=', ada.id)
    .execute()) as [{ message: string }]
  const payload: MessageTask = { person: ada.id as UserId, channel: 'telegram', message, next: [] }
  await tasks.send_message!(payload, { signal: AbortSignal.timeout(30_000) })
  expect(titles()).toEqual(['Bread'])
})

test('returns a message untried when the worker stops while sending it', async () => {
  const ada = await somebody()
  await notify(ada, 'Bread')
  const stop = new AbortController()
  answerWith(() => new Promise(() => {}), { status: 'sent' })
  const { rows } = await sql<{ payload: MessageTask }>`
    select payload from graphile_worker._private_jobs where key like 'send_message %'`.execute(db)
  const running = tasks.send_message!(rows[0]!.payload, { signal: stop.signal })
  await expect.poll(() => sends.length).toBe(1)
  stop.abort()
  await running
  const [given] = await db.selectFrom('deliveries').selectAll().where('user_id', '=', ada.id).execute()
  expect(given).toMatchObject({ state: 'waiting', attempts: 0 })
  await advance(2 * SECOND)
  expect(titles()).toEqual(['Bread', 'Bread'])
})
