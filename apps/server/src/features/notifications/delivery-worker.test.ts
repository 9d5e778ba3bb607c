/** Tests the delivery worker: messages and digests, quiet hours, retries, and channels that are turned off. */
import { OutsideChannel } from '@gigbell/contract'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { HOUR, SECOND } from '../../platform/clock.ts'
import type { UserId } from '../../platform/ids.ts'
import { bringTasksForward } from '../../platform/queue.ts'
import { ingestJob } from '../../platform/testing/jobs.ts'
import { createTestNotifications } from '../../platform/testing/notifications.ts'
import { runTasks } from '../../platform/testing/tasks.ts'
import { createTestWorld } from '../../platform/testing/world.ts'
import { type Channel, type Message, SendingFailed, type SendResult } from './channels/channel.ts'
import type { Channels } from './channels/index.ts'
import type { MessageTask } from './delivery-queue.ts'
import { deliveryTasks } from './delivery-worker.ts'

const world = await createTestWorld()
const { db, clock, database } = world
const SETTINGS = '/api/settings/notifications'

/** The messages that were passed to a channel, and its answers in order; the last answer is repeated. */
const sends: { channel: string; key: string; message: Message }[] = []
let answers: (SendResult | Error | (() => Promise<SendResult>))[] = []
beforeEach(async () => {
  await sql`delete from graphile_worker._private_jobs`.execute(db)
  sends.length = 0
  answers = [{ status: 'sent' }]
})
const fake = (name: OutsideChannel): Channel => ({
  async send(message, { key }) {
    sends.push({ channel: name, key, message })
    const answer = answers.length > 1 ? answers.shift()! : answers[0]!
    if (answer instanceof Error) throw answer
    return typeof answer === 'function' ? answer() : answer
  },
})
const tasks = deliveryTasks({
  ...world,
  appUrl: 'https://gigbell.example',
  channels: Object.fromEntries(
    OutsideChannel.options.map((name) => [name, fake(name)]),
  ) as unknown as Channels,
})
const work = () => runTasks(database, tasks)
const advance = async (milliseconds: number) => {
  clock.advance(milliseconds)
  await bringTasksForward(db, milliseconds / 1000)
  await work()
}
const somebody = async (settings: object = { telegram: true }) => {
  const who = await world.signedUp()
  expect((await who.put(SETTINGS, settings)).status).toBe(200)
  return who
}
/** How many tasks of a kind wait in the queue. */
const tasksOf = async (name: string) => {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from graphile_worker.jobs where task_identifier = ${name}`.execute(db)
  return rows[0]!.count
}
const statesOf = async (person: string) =>
  (await db.selectFrom('deliveries').select('state').where('user_id', '=', person).execute()).map(
    ({ state }) => state,
  )
const titles = () => sends.map(({ message }) => message.payloads.map(({ title }) => title).join())
const notify = async (
  who: { id: string },
  title: string,
  {
    delivery = 'instant',
    channels = ['telegram'],
    query = 'bakery',
    ...post
  }: Record<string, unknown> & { delivery?: string; channels?: string[]; query?: string } = {},
) =>
  createTestNotifications(world, [
    { person: who.id, job: await ingestJob(world, { title, ...post }), query, channels, delivery },
  ])

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

test('sends a digest as one message when it is due', async () => {
  const ada = await somebody()
  await notify(ada, 'Bread', { delivery: 'hourly' })
  await notify(ada, 'Cake', { delivery: 'hourly' })
  await notify(ada, 'Rolls', { delivery: 'daily' })
  await work()
  expect(sends).toEqual([])
  await advance(HOUR)
  expect(sends.map(({ message }) => message.digest)).toEqual(['hourly'])
  expect(titles()).toEqual(['Bread,Cake'])
  await advance(24 * HOUR)
  expect(titles()).toEqual(['Bread,Cake', 'Rolls'])
})

const readAll = async (person: string) =>
  db.updateTable('notifications').set({ read_at: clock.now() }).where('user_id', '=', person).execute()
const hour = (offset: number) => `${String((clock.now().getUTCHours() + offset) % 24).padStart(2, '0')}:00`

test('leaves out of a digest what was read before it was due, and sends none when all was read', async () => {
  const ada = await somebody()
  await notify(ada, 'Bread', { delivery: 'hourly' })
  await readAll(ada.id)
  await notify(ada, 'Cake', { delivery: 'hourly' })
  await advance(HOUR)
  expect(titles()).toEqual(['Cake'])
  expect((await statesOf(ada.id)).toSorted()).toEqual(['dropped', 'sent'])
  await notify(ada, 'Rolls', { delivery: 'hourly' })
  await readAll(ada.id)
  await advance(HOUR)
  expect(titles()).toEqual(['Cake'])
})

test('leaves out what was read during quiet hours, and sends what is behind it', async () => {
  const ada = await somebody({ telegram: true, quiet_from: hour(0), quiet_to: hour(2) })
  await notify(ada, 'Bread')
  await notify(ada, 'Cake')
  await readAll(ada.id)
  await notify(ada, 'Rolls')
  await notify(ada, 'Pie')
  await advance(2 * HOUR)
  expect(titles()).toEqual(['Rolls', 'Pie'])
  expect((await statesOf(ada.id)).toSorted()).toEqual(['dropped', 'dropped', 'sent', 'sent'])
})

test('does not leave out what is read between two tries', async () => {
  const ada = await somebody()
  await notify(ada, 'Bread', { delivery: 'hourly' })
  await notify(ada, 'Cake', { delivery: 'hourly' })
  answers = [new SendingFailed('Down.'), { status: 'sent' }]
  await advance(HOUR)
  await readAll(ada.id)
  await advance(3 * SECOND)
  expect(titles()).toEqual(['Bread,Cake', 'Bread,Cake'])
})

test.each([
  ['telegram', {}, ['Bread,Cake,Rolls,Pie']],
  ['webpush', {}, ['Bread,Cake,Rolls,Pie']],
  ['webhook', { webhook_format: 'slack' }, ['Bread,Cake,Rolls,Pie']],
  ['webhook', {}, ['Bread', 'Cake', 'Rolls', 'Pie']],
  ['email', {}, ['Bread', 'Cake', 'Rolls', 'Pie']],
])('sends four jobs that fall due together over %s %j as %j', async (channel, settings, expected) => {
  const address = channel === 'webhook' ? { webhook_url: 'https://receiver.example/hook' } : {}
  const quiet = { quiet_from: hour(0), quiet_to: hour(2) }
  const ada = await somebody({ [channel]: true, ...address, ...settings, ...quiet })
  await db.updateTable('users').set({ email_verified_at: clock.now() }).where('id', '=', ada.id).execute()
  for (const title of ['Bread', 'Cake', 'Rolls', 'Pie']) await notify(ada, title, { channels: [channel] })
  answers = [new SendingFailed('Down.'), { status: 'sent' }]
  await advance(2 * HOUR)
  await advance(3 * SECOND)
  const [failed, ...sent] = titles()
  expect(failed).toBe(expected[0])
  expect(sent.toSorted()).toEqual(expected.toSorted())
  expect(new Set(sends.map(({ key }) => key)).size).toBe(expected.length)
  expect(sends[0]!.message.digest).toBeNull()
  expect(await statesOf(ada.id)).toEqual(Array(4).fill('sent'))
  await advance(HOUR)
  expect(sends).toHaveLength(expected.length + 1)
})

test('waits for the end of quiet hours that were set after the job arrived', async () => {
  const ada = await somebody()
  await notify(ada, 'Bread')
  await ada.put(SETTINGS, { quiet_from: hour(0), quiet_to: hour(3) })
  await advance(HOUR)
  expect(sends).toEqual([])
  await advance(2 * HOUR)
  expect(titles()).toEqual(['Bread'])
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
  answers = [new SendingFailed('Telegram does not answer.')]
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

test('retries a failed digest unchanged, and sends later jobs in another one', async () => {
  const ada = await somebody()
  await notify(ada, 'Bread', { delivery: 'hourly' })
  answers = [new SendingFailed('Down.'), { status: 'sent' }]
  await advance(HOUR)
  await notify(ada, 'Cake', { delivery: 'hourly' })
  await advance(HOUR)
  expect(titles()).toEqual(['Bread', 'Bread', 'Cake'])
  expect(sends[0]!.key).toBe(sends[1]!.key)
})

test('delays all messages of that channel when a service asks for a pause', async () => {
  const ada = await somebody()
  await notify(ada, 'Bread')
  await notify(ada, 'Cake')
  answers = [
    { status: 'retry_at', at: new Date(clock.now().getTime() + 30 * SECOND), reason: 'Slow down.' },
    { status: 'sent' },
  ]
  await work()
  expect(titles()).toEqual(['Bread'])
  await advance(29 * SECOND)
  expect(titles()).toEqual(['Bread'])
  await advance(SECOND)
  expect(titles()).toEqual(['Bread', 'Bread', 'Cake'])
})

test('sends a digest that becomes due during the pause a service asked for', async () => {
  const ada = await somebody()
  await notify(ada, 'Bread', { delivery: 'hourly' })
  const [digest] = await db.selectFrom('deliveries').select('due_at').where('user_id', '=', ada.id).execute()
  await advance(digest!.due_at.getTime() - clock.now().getTime() - 10 * SECOND)
  await notify(ada, 'Cake')
  answers = [
    { status: 'retry_at', at: new Date(clock.now().getTime() + 30 * SECOND), reason: 'Slow down.' },
    { status: 'sent' },
  ]
  await work()
  expect(titles()).toEqual(['Cake'])
  await advance(11 * SECOND)
  await advance(30 * SECOND)
  expect(titles().sort()).toEqual(['Bread', 'Cake', 'Cake'])
  expect(await statesOf(ada.id)).toEqual(['sent', 'sent'])
})

test('sends what waited for the end of quiet hours one by one, in its order', async () => {
  const ada = await somebody()
  const hour = (offset: number) => `${String((clock.now().getUTCHours() + offset) % 24).padStart(2, '0')}:00`
  await ada.put(SETTINGS, { quiet_from: hour(0), quiet_to: hour(2) })
  for (const title of ['Bread', 'Cake', 'Rolls']) await notify(ada, title)
  expect(await tasksOf('send_message')).toBe(1)
  let sending = 0
  let most = 0
  const send = async (): Promise<SendResult> => {
    most = Math.max(most, ++sending)
    await new Promise((resolve) => setImmediate(resolve))
    sending--
    return { status: 'sent' }
  }
  answers = [send]
  await advance(3 * HOUR)
  expect(titles()).toEqual(['Bread', 'Cake', 'Rolls'])
  expect(most).toBe(1)
})

test('turns an unreachable channel off, drops its waiting messages, and writes a notice to the inbox', async () => {
  const ada = await somebody({ telegram: true, webpush: true, inbox: false })
  await notify(ada, 'Bread', { channels: ['telegram', 'webpush'] })
  await notify(ada, 'Cake', { channels: ['telegram'] })
  answers = [{ status: 'unreachable', reason: 'The bot was blocked' }]
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
  answers = [
    async () => {
      await ada.put(SETTINGS, { telegram: false })
      return { status: 'unreachable', reason: 'The bot was blocked' }
    },
  ]
  await work()
  expect((await ada.get('/api/notifications')).body.data).toEqual([])
  expect(await statesOf(ada.id)).toEqual(['dropped'])
})

test('drops messages without a connected address or without a job, with the reason', async () => {
  const ada = await somebody({ telegram: true, webpush: true })
  await notify(ada, 'Bread')
  answers = [{ status: 'not_connected' }]
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
  answers = [{ status: 'sent' }, new SendingFailed('Down.'), { status: 'sent' }]
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
  answers = [() => new Promise(() => {}), { status: 'sent' }]
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

test('combines the due deliveries of a digest into one message, however many tasks do it at once', async () => {
  const ada = await somebody()
  await notify(ada, 'Bread', { delivery: 'hourly' })
  clock.advance(HOUR)
  await notify(ada, 'Cake', { delivery: 'hourly' })
  clock.advance(HOUR)
  const { rows } = await sql<{ payload: object }>`
    select payload from graphile_worker._private_jobs where key like 'create_digest %'`.execute(db)
  expect(rows).toHaveLength(2)
  const signal = AbortSignal.timeout(30_000)
  await Promise.all([...rows, ...rows].map(({ payload }) => tasks.create_digest!(payload, { signal })))
  await work()
  expect(titles()).toEqual(['Bread,Cake'])
})

test('sends a digest of more than 500 jobs in parts', async () => {
  const ada = await somebody()
  await sql`
    with new_jobs as (
      insert into jobs (source, title, description, category, published_at, arrived_at, updated_at, fingerprint)
      select source, title, description, category, published_at, arrived_at, updated_at, fingerprint
      from jobs, generate_series(1, 501) where id = ${await ingestJob(world, { title: 'Pie' })}
      returning id),
    entries as (insert into notifications (user_id, job_id, created_at)
      select ${ada.id}, id, now() from new_jobs returning id)
    insert into deliveries (notification_id, user_id, channel, digest, due_at)
    select id, ${ada.id}, 'telegram', 'daily', ${clock.now()} from entries`.execute(db)
  const payload = { person: ada.id, channel: 'telegram', digest: 'daily', due: clock.now().toISOString() }
  await tasks.create_digest!(payload, { signal: AbortSignal.timeout(30_000) })
  await work()
  expect(sends.map(({ message }) => message.payloads.length)).toEqual([500, 1])
})

test('returns a message untried when the worker stops while sending it', async () => {
  const ada = await somebody()
  await notify(ada, 'Bread')
  const stop = new AbortController()
  answers = [() => new Promise(() => {}), { status: 'sent' }]
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
