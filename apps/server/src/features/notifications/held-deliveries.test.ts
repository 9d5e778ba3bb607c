/** Tests messages that wait: digests, quiet hours, and what is read meanwhile. */
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { HOUR, SECOND } from '../../platform/clock.ts'
import { ingestJob } from '../../platform/testing/jobs.ts'
import { SendingFailed, type SendResult } from './channels/channel.ts'
import { createDeliveryWorld, SETTINGS } from './testing/delivery-world.ts'

const { world, sends, tasks, work, answerWith, advance, somebody, tasksOf, statesOf, titles, notify } =
  await createDeliveryWorld()
const { db, clock } = world

const readAll = async (person: string) =>
  db.updateTable('notifications').set({ read_at: clock.now() }).where('user_id', '=', person).execute()
const hour = (offset: number) => `${String((clock.now().getUTCHours() + offset) % 24).padStart(2, '0')}:00`

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
  answerWith(new SendingFailed('Down.'), { status: 'sent' })
  await advance(HOUR)
  await readAll(ada.id)
  await advance(3 * SECOND)
  expect(titles()).toEqual(['Bread,Cake', 'Bread,Cake'])
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

test('retries a failed digest unchanged, and sends later jobs in another one', async () => {
  const ada = await somebody()
  await notify(ada, 'Bread', { delivery: 'hourly' })
  answerWith(new SendingFailed('Down.'), { status: 'sent' })
  await advance(HOUR)
  await notify(ada, 'Cake', { delivery: 'hourly' })
  await advance(HOUR)
  expect(titles()).toEqual(['Bread', 'Bread', 'Cake'])
  expect(sends[0]!.key).toBe(sends[1]!.key)
})

test('sends a digest that becomes due during the pause a service asked for', async () => {
  const ada = await somebody()
  await notify(ada, 'Bread', { delivery: 'hourly' })
  const [digest] = await db.selectFrom('deliveries').select('due_at').where('user_id', '=', ada.id).execute()
  await advance(digest!.due_at.getTime() - clock.now().getTime() - 10 * SECOND)
  await notify(ada, 'Cake')
  answerWith(
    { status: 'retry_at', at: new Date(clock.now().getTime() + 30 * SECOND), reason: 'Slow down.' },
    { status: 'sent' },
  )
  await work()
  expect(titles()).toEqual(['Cake'])
  await advance(11 * SECOND)
  await advance(30 * SECOND)
  expect(titles().sort()).toEqual(['Bread', 'Cake', 'Cake'])
  expect(await statesOf(ada.id)).toEqual(['sent', 'sent'])
})

test('sends what waited for the end of quiet hours one by one, in its order', async () => {
  const ada = await somebody()
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
  answerWith(send)
  await advance(3 * HOUR)
  expect(titles()).toEqual(['Bread', 'Cake', 'Rolls'])
  expect(most).toBe(1)
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
      from jobs, generate_series(1, 501) where id = ${await ingestJob(world, { title: 'Tart' })}
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
  answerWith(new SendingFailed('Down.'), { status: 'sent' })
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
