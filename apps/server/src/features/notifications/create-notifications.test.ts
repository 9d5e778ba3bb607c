/** Creating notifications: what matched becomes entries, deliveries with their times, and tasks. */
import { channelNames, OutsideChannel } from '@gigbell/contract'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { ingestJob } from '../../platform/testing/jobs.ts'
import { createTestNotifications } from '../../platform/testing/notifications.ts'
import { createTestWorld } from '../../platform/testing/world.ts'

const world = await createTestWorld()
const { db, signedUp } = world
const everywhere = [...channelNames]

const entriesOf = (person: string) =>
  db.selectFrom('notifications').selectAll().where('user_id', '=', person).orderBy('position').execute()
const deliveriesOf = async (person: string) =>
  (
    await db
      .selectFrom('deliveries')
      .select(['channel', 'digest', 'due_at'])
      .where('user_id', '=', person)
      .orderBy('channel')
      .execute()
  ).map((one) => [one.channel, one.digest, one.due_at.toISOString()])
const tasksOf = async (person: string) =>
  (
    await sql<{ key: string; wait: number }>`
      select key, extract(epoch from run_at - created_at) as wait from graphile_worker._private_jobs
      where payload ->> 'person' = ${person} order by key`.execute(db)
  ).rows
const verified = async () => {
  const who = await signedUp()
  await db.updateTable('users').set({ email_verified_at: new Date() }).where('id', '=', who.id).execute()
  return who
}

test('writes one entry for two alerts that match one job, however often, and names both', async () => {
  const [ada, bob] = [await verified(), await verified()]
  const job = await ingestJob(world, { published_at: '2026-03-02T08:30:00Z' })
  world.clock.advance(1500)
  const match = { person: ada.id, job, channels: ['inbox', 'email'] }
  const both = [
    { ...match, alert_name: 'Bread', query: 'bread' },
    { ...match, alert_name: 'Bakery', delivery: 'daily' },
    { ...match, person: bob.id },
  ]
  await createTestNotifications(world, both)
  await createTestNotifications(world, both)
  const [entry, ...more] = await entriesOf(ada.id)
  expect(more).toEqual([])
  expect(entry).toMatchObject({
    job_id: job,
    alerts: [
      { name: 'Bakery', query: 'bakery', skills: [] },
      { name: 'Bread', query: 'bread', skills: [] },
    ],
    shown: true,
    delay_ms: 1500,
    posted_delay_ms: 1_801_500,
  })
  expect(await deliveriesOf(ada.id)).toEqual([['email', null, world.clock.now().toISOString()]])
  expect((await tasksOf(ada.id)).map(({ wait }) => Math.round(wait))).toEqual([0])
  expect(await entriesOf(bob.id)).toHaveLength(1)
})

test('creates deliveries only for channels that are named, turned on and usable', async () => {
  const [plain, all, off] = [await signedUp(), await verified(), await verified()]
  const path = '/api/settings/notifications'
  const on = Object.fromEntries(OutsideChannel.options.map((name) => [name, true]))
  await all.put(path, { ...on, webhook_url: 'https://198.41.0.4/' })
  await off.put(path, { inbox: false, email: false, webpush: true })
  const job = await ingestJob(world)
  await createTestNotifications(
    world,
    [plain, all, off].map(({ id }) => ({ person: id, job, channels: everywhere })),
  )
  const channels = async (person: string) => (await deliveriesOf(person)).map(([channel]) => channel)
  expect(await channels(plain.id)).toEqual([])
  expect(await channels(all.id)).toEqual([...OutsideChannel.options].sort())
  expect(await channels(off.id)).toEqual(['webpush'])
  expect((await entriesOf(off.id)).map(({ shown }) => shown)).toEqual([false])
  const quiet = await verified()
  await createTestNotifications(world, [{ person: quiet.id, job, channels: ['email'] }])
  expect((await entriesOf(quiet.id)).map(({ shown }) => shown)).toEqual([false])
})

test('adds one task for a digest of several jobs, and skips a deleted account', async () => {
  const [ada, gone] = [await verified(), await verified()]
  const jobs = [await ingestJob(world), await ingestJob(world)]
  await db.deleteFrom('users').where('id', '=', gone.id).execute()
  await createTestNotifications(
    world,
    jobs.flatMap((job) =>
      [ada, gone].map(({ id }) => ({ person: id, job, channels: ['email'], delivery: 'hourly' })),
    ),
  )
  expect(await deliveriesOf(ada.id)).toHaveLength(2)
  const [task, ...more] = await tasksOf(ada.id)
  expect(more).toEqual([])
  const hour = 3_600_000
  const untilTheHour = hour - (world.clock.now().getTime() % hour)
  expect(task!.wait).toBeCloseTo(untilTheHour / 1000, 3)
})

test('waits for an account that is being deleted, and skips it', async () => {
  const gone = await verified()
  const job = await ingestJob(world)
  let created: Promise<void> | undefined
  await db.transaction().execute(async (tx) => {
    await tx.deleteFrom('users').where('id', '=', gone.id).execute()
    created = createTestNotifications(world, [{ person: gone.id, job }])
    await expect
      .poll(
        async () =>
          (
            await sql`select from pg_stat_activity
              where wait_event_type = 'Lock' and datname = current_database()`.execute(db)
          ).rows,
      )
      .not.toEqual([])
  })
  await created
  expect(await entriesOf(gone.id)).toEqual([])
})

describe('rings_at', () => {
  const at = async (delivery: string, now: string, zone: string, from: string | null = null, to = from) =>
    (
      await sql<{
        at: Date
      }>`select rings_at(${delivery}, ${now}::timestamptz, ${from}, ${to}, ${zone}) as at`.execute(db)
    ).rows[0]!.at.toISOString().replace(':00.000Z', 'Z')

  test.each([
    ['instant', '2026-03-02T21:30Z', 'Europe/Berlin', '2026-03-02T21:30Z'],
    ['hourly', '2026-03-02T21:30Z', 'Europe/Berlin', '2026-03-02T22:00Z'],
    ['hourly', '2026-03-02T21:00Z', 'Europe/Berlin', '2026-03-02T22:00Z'],
    ['hourly', '2026-03-02T21:20Z', 'Asia/Kolkata', '2026-03-02T21:30Z'],
    ['daily', '2026-03-02T06:59Z', 'Europe/Berlin', '2026-03-02T07:00Z'],
    ['daily', '2026-03-02T07:00Z', 'Europe/Berlin', '2026-03-03T07:00Z'],
    ['daily', '2026-03-02T21:30Z', 'America/Los_Angeles', '2026-03-03T16:00Z'],
    // The nights in which Berlin's clocks go forward and back.
    ['daily', '2026-03-28T12:00Z', 'Europe/Berlin', '2026-03-29T06:00Z'],
    ['daily', '2026-10-24T12:00Z', 'Europe/Berlin', '2026-10-25T07:00Z'],
    ['hourly', '2026-10-25T00:30Z', 'Europe/Berlin', '2026-10-25T01:00Z'],
    ['hourly', '2026-10-25T01:30Z', 'Europe/Berlin', '2026-10-25T02:00Z'],
    // A zone that the database does not know.
    ['daily', '2026-03-02T06:59Z', 'Mars/Olympus', '2026-03-02T08:00Z'],
  ])('delivers %s what arrives at %s in %s at %s', async (delivery, now, zone, expected) => {
    expect(await at(delivery, now, zone)).toBe(expected)
  })

  test.each([
    ['instant', '2026-03-02T20:59Z', '22:00', '07:00', '2026-03-02T20:59Z'],
    ['instant', '2026-03-02T21:00Z', '22:00', '07:00', '2026-03-03T06:00Z'],
    ['instant', '2026-03-02T23:30Z', '22:00', '07:00', '2026-03-03T06:00Z'],
    ['instant', '2026-03-03T06:00Z', '22:00', '07:00', '2026-03-03T06:00Z'],
    ['instant', '2026-03-02T12:00Z', '12:30', '14:00', '2026-03-02T13:00Z'],
    ['instant', '2026-03-02T13:00Z', '12:30', '14:00', '2026-03-02T13:00Z'],
    ['instant', '2026-03-02T13:00Z', '14:00', '14:00', '2026-03-02T13:00Z'],
    ['hourly', '2026-03-02T20:30Z', '22:00', '07:00', '2026-03-03T06:00Z'],
    ['daily', '2026-03-02T20:30Z', '22:00', '09:30', '2026-03-03T08:30Z'],
    // Delayed over a change of clocks, to seven in the new time.
    ['instant', '2026-03-28T22:00Z', '22:00', '07:00', '2026-03-29T05:00Z'],
    ['instant', '2026-10-24T22:00Z', '22:00', '07:00', '2026-10-25T06:00Z'],
    // In the hour that does not exist, half past two is half past three.
    ['instant', '2026-03-29T00:30Z', '22:00', '02:30', '2026-03-29T01:30Z'],
  ])(
    'delivers %s what arrives at %s, with quiet hours from %s to %s in Berlin, at %s',
    async (delivery, now, from, to, expected) => {
      expect(await at(delivery, now, 'Europe/Berlin', from, to)).toBe(expected)
    },
  )
})
