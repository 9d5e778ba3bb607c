/** Delivering: what is due goes out once, digests as one, in the person's hours, and fails as it should. */
import type { OutsideChannel } from '@gigbell/contract'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { HOUR, MINUTE, SECOND } from '../../platform/clock.ts'
import { bringTasksForward } from '../../platform/queue.ts'
import { ingestJob } from '../../platform/testing/jobs.ts'
import { createTestNotifications } from '../../platform/testing/notifications.ts'
import { runTasks } from '../../platform/testing/tasks.ts'
import { createTestWorld } from '../../platform/testing/world.ts'
import { type Channel, type Message, SendingFailed, type SendResult } from './channels/channel.ts'
import { deliveryTasks } from './delivery-worker.ts'

const world = await createTestWorld()
const { db, clock, database } = world
const SETTINGS = '/api/settings/notifications'

/** What was handed to a channel, and what it answers: in turn, the last for all further ones. */
const sends: { channel: string; key: string; message: Message }[] = []
let answers: (SendResult | Error | (() => Promise<SendResult>))[] = []
beforeEach(() => {
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
  matchedWords: async (_db, asked) => asked.map(() => ['bread']),
  channels: {
    email: undefined,
    webpush: fake('webpush'),
    telegram: fake('telegram'),
    webhook: fake('webhook'),
  },
})
const work = () => runTasks(database, tasks)
const pass = async (milliseconds: number) => {
  clock.advance(milliseconds)
  await bringTasksForward(db, milliseconds / 1000)
  await work()
}
const somebody = async (settings: object = { telegram: true }) => {
  const who = await world.signedUp()
  expect((await who.put(SETTINGS, settings)).status).toBe(200)
  return who
}
const statesOf = async (person: string) =>
  (await db.selectFrom('deliveries').select('state').where('user_id', '=', person).execute()).map(
    ({ state }) => state,
  )
const titles = () => sends.map(({ message }) => message.payloads.map(({ title }) => title).join())
const ring = async (
  who: { id: string },
  title: string,
  {
    delivery = 'instant',
    channels = ['telegram'],
    ...post
  }: Record<string, unknown> & { delivery?: string; channels?: string[] } = {},
) =>
  createTestNotifications(world, [
    { person: who.id, job: await ingestJob(world, { title, ...post }), channels, delivery },
  ])

test('what is instant goes out one by one, each under its delivery’s key, put into words', async () => {
  const ada = await somebody()
  await ring(ada, 'Bread', {
    type: 'hourly',
    level: 'Expert',
    budget_min: 25,
    budget_max: 45,
    currency: 'USD',
    url: 'https://market.example/1',
    description: `Words. ${'x'.repeat(400)}`,
  })
  await ring(ada, 'Cake')
  await work()
  expect(titles()).toEqual(['Bread', 'Cake'])
  const ids = await db.selectFrom('deliveries').select('id').where('user_id', '=', ada.id).execute()
  expect(new Set(sends.map(({ key }) => key))).toEqual(new Set(ids.map(({ id }) => id)))
  const [told] = sends[0]!.message.payloads
  expect(told).toMatchObject({
    facts: 'Hourly · Expert · $25–45',
    excerpt: expect.stringMatching(/^Words\. x{292}…$/),
    alerts: ['Bakery'],
    matched: ['bread'],
    url: `https://gigbell.example/dashboard/job-details/${told!.jobId}`,
    postUrl: 'https://market.example/1',
  })
  await work()
  expect(sends).toHaveLength(2)
  expect(await statesOf(ada.id)).toEqual(['sent', 'sent'])
})

test('a digest is one message when its hour has come, and not before', async () => {
  const ada = await somebody()
  await ring(ada, 'Bread', { delivery: 'hourly' })
  await ring(ada, 'Cake', { delivery: 'hourly' })
  await ring(ada, 'Rolls', { delivery: 'daily' })
  await work()
  expect(sends).toEqual([])
  await pass(HOUR)
  expect(sends.map(({ message }) => message.digest)).toEqual(['hourly'])
  expect(titles()).toEqual(['Bread,Cake'])
  await pass(24 * HOUR)
  expect(titles()).toEqual(['Bread,Cake', 'Rolls'])
})

test('quiet hours that begin after it rang hold it back to their end', async () => {
  const ada = await somebody()
  await ring(ada, 'Bread')
  const hour = (offset: number) => `${String((clock.now().getUTCHours() + offset) % 24).padStart(2, '0')}:00`
  await ada.put(SETTINGS, { quiet_from: hour(0), quiet_to: hour(3) })
  await pass(HOUR)
  expect(sends).toEqual([])
  await pass(2 * HOUR)
  expect(titles()).toEqual(['Bread'])
})

test('what was switched off meanwhile is dropped', async () => {
  const ada = await somebody()
  await ring(ada, 'Bread')
  await ada.put(SETTINGS, { telegram: false })
  await work()
  expect(sends).toEqual([])
  expect(await statesOf(ada.id)).toEqual(['dropped'])
})

test('a failure is tried again with growing pauses under the same key, for a day', async () => {
  const ada = await somebody()
  await ring(ada, 'Bread')
  answers = [new SendingFailed('Telegram does not answer.')]
  await work()
  for (const pause of [10 * SECOND, MINUTE, 5 * MINUTE]) {
    const before = sends.length
    await pass(pause - SECOND)
    expect(sends).toHaveLength(before)
    await pass(SECOND)
    expect(sends).toHaveLength(before + 1)
  }
  expect(new Set(sends.map(({ key }) => key)).size).toBe(1)
  for (let hour = 0; hour < 27; hour++) await pass(HOUR)
  const [delivery] = await db.selectFrom('deliveries').selectAll().where('user_id', '=', ada.id).execute()
  expect(delivery).toMatchObject({ state: 'failed', fault: 'Telegram does not answer.' })
  expect(sends.length).toBeGreaterThan(12)
})

test('a digest that failed goes out again as it was, and later ones apart from it', async () => {
  const ada = await somebody()
  await ring(ada, 'Bread', { delivery: 'hourly' })
  answers = [new SendingFailed('Down.'), { status: 'sent' }]
  await pass(HOUR)
  await ring(ada, 'Cake', { delivery: 'hourly' })
  await pass(HOUR)
  expect(titles()).toEqual(['Bread', 'Bread', 'Cake'])
  expect(sends[0]!.key).toBe(sends[1]!.key)
})

test('“later” holds everything of that channel back until then', async () => {
  const ada = await somebody()
  await ring(ada, 'Bread')
  await ring(ada, 'Cake')
  answers = [
    { status: 'retry_at', at: new Date(clock.now().getTime() + 30 * SECOND), reason: 'Slow down.' },
    { status: 'sent' },
  ]
  await work()
  expect(titles()).toEqual(['Bread'])
  await pass(29 * SECOND)
  expect(titles()).toEqual(['Bread'])
  await pass(SECOND)
  expect(titles()).toEqual(['Bread', 'Bread', 'Cake'])
})

test('“gone” switches the channel off, drops what waits, and says so in the inbox', async () => {
  const ada = await somebody({ telegram: true, webpush: true, inbox: false })
  await ring(ada, 'Bread', { channels: ['telegram', 'webpush'] })
  await ring(ada, 'Cake', { channels: ['telegram'] })
  answers = [{ status: 'unreachable', reason: 'The bot was blocked' }]
  // The other channel is not affected.
  await db.updateTable('deliveries').set({ state: 'sent' }).where('channel', '=', 'webpush').execute()
  await work()
  expect(titles()).toEqual(['Bread'])
  expect((await ada.get(SETTINGS)).body.data).toMatchObject({ telegram: false, webpush: true })
  expect((await ada.get('/api/notifications')).body.data).toMatchObject([
    {
      job: null,
      notice:
        'The bot was blocked. Telegram is switched off now. You can switch it on again in your settings.',
    },
  ])
  expect((await statesOf(ada.id)).toSorted()).toEqual(['dropped', 'dropped', 'sent'])
})

test('“gone” is told once: not for a channel that was switched off meanwhile', async () => {
  const ada = await somebody()
  await ring(ada, 'Bread')
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

test('nobody there, no such channel, no job any more: dropped with the reason', async () => {
  const ada = await somebody({ telegram: true, webpush: true })
  await ring(ada, 'Bread')
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
    .execute()
  expect(faults).toEqual([
    { state: 'dropped', fault: 'Nobody is connected this way.' },
    { state: 'dropped', fault: 'The job is gone.' },
  ])
})

test('two tasks at once send it once; a claim whose holder was killed runs out and is taken over', async () => {
  const ada = await somebody()
  await ring(ada, 'Bread')
  const answered = Promise.withResolvers<SendResult>()
  answers = [() => answered.promise]
  const payload = { person: ada.id, channel: 'telegram' }
  const signal = AbortSignal.timeout(30_000)
  const first = tasks.deliver!(payload, { signal })
  await expect.poll(() => sends.length).toBe(1)
  await tasks.deliver!(payload, { signal })
  expect(sends).toHaveLength(1)
  answered.resolve({ status: 'sent' })
  await first
  // As a killed process leaves it: claimed, and the claim run out.
  await sql`update deliveries set state = 'sending', lease_until = now() - interval '1 second' where user_id = ${ada.id}`.execute(
    db,
  )
  answers = [{ status: 'sent' }]
  await tasks.deliver!(payload, { signal })
  expect(sends).toHaveLength(2)
  expect(sends[0]!.key).toBe(sends[1]!.key)
  expect(await statesOf(ada.id)).toEqual(['sent'])
})

test('what the queue has lost is found again', async () => {
  const ada = await somebody()
  await ring(ada, 'Bread')
  await sql`delete from graphile_worker._private_jobs`.execute(db)
  clock.advance(6 * MINUTE)
  await tasks.deliver_overdue!({}, { signal: AbortSignal.timeout(30_000) })
  await work()
  expect(titles()).toEqual(['Bread'])
})

test('a stop in the middle of sending gives the message back untried', async () => {
  const ada = await somebody()
  await ring(ada, 'Bread')
  const stop = new AbortController()
  answers = [() => new Promise(() => {}), { status: 'sent' }]
  const running = tasks.deliver!({ person: ada.id, channel: 'telegram' }, { signal: stop.signal })
  await expect.poll(() => sends.length).toBe(1)
  stop.abort()
  await running
  const [given] = await db.selectFrom('deliveries').selectAll().where('user_id', '=', ada.id).execute()
  expect(given).toMatchObject({ state: 'waiting', attempts: 0 })
  await pass(2 * SECOND)
  expect(titles()).toEqual(['Bread', 'Bread'])
})
