/** The stream of the inbox: everything once and in order, resumed after a break, ended with the session. */
import { randomUUID } from 'node:crypto'
import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { DAY } from '../../platform/clock.ts'
import { openInboxStream } from '../../platform/testing/event-stream.ts'
import { ingestJob } from '../../platform/testing/jobs.ts'
import { createTestNotifications } from '../../platform/testing/notifications.ts'
import { createTestWorld } from '../../platform/testing/world.ts'
import { ingest, Post } from '../sources/index.ts'

const world = await createTestWorld()
const { base, signedUp } = world
type Somebody = Awaited<ReturnType<typeof signedUp>>

const inbox = async (who: Somebody): Promise<string[]> =>
  (await who.get('/api/notifications?limit=100')).body.data.map((one: { id: string }) => one.id).reverse()
const notify = async (...people: Somebody[]) => {
  const job = await ingestJob(world)
  await createTestNotifications(
    world,
    people.map(({ id }) => ({ person: id, job })),
  )
}

test('sends new entries to every tab of their person, as the list shows them, and to no other person', async () => {
  const [ada, bob] = [await signedUp(), await signedUp('Bob', 'Stone')]
  await notify(ada)
  const tabs = await Promise.all([
    openInboxStream(base, ada.token),
    openInboxStream(base, ada.token),
    openInboxStream(base, bob.token),
  ])
  expect(tabs[0].status).toBe(200)
  expect(tabs[0].headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
  expect(tabs[0].headers.get('cache-control')).toBe('no-store')
  expect(tabs[0].headers.get('x-accel-buffering')).toBe('no')
  await notify(ada)
  await notify(ada, bob)
  const [, ...mine] = await inbox(ada)
  for (const tab of tabs.slice(0, 2)) await expect.poll(() => tab.ids()).toEqual(mine)
  await expect.poll(() => tabs[2].ids()).toEqual(await inbox(bob))
  const [event] = tabs[0].received.filter((one) => one.event === 'notification')
  expect(event!.data).toEqual((await ada.get('/api/notifications')).body.data[1])
  await expect
    .poll(() =>
      tabs[2].received.filter((one) => one.event === 'jobs').reduce((sum, { data }) => sum + data.added, 0),
    )
    .toBe(2)
  for (const tab of tabs) tab.stop()
})

test('replays missed entries after Last-Event-ID while new ones arrive, without loss or repetition', async () => {
  const ada = await signedUp()
  for (let n = 0; n < 30; n++) await notify(ada)
  const all = await inbox(ada)
  const notifying = (async () => {
    for (let n = 0; n < 40; n++) await notify(ada)
  })()
  const tabs = await Promise.all([0, 7, 29].map((from) => openInboxStream(base, ada.token, all[from])))
  await notifying
  const after = await inbox(ada)
  expect(after).toHaveLength(70)
  for (const [index, from] of [0, 7, 29].entries())
    await expect.poll(() => tabs[index]!.ids()).toEqual(after.slice(from + 1))
  for (const tab of tabs) tab.stop()
})

test('starts with the position of the list of jobs, unless a job has arrived since', async () => {
  const { ada, bob } = await world.people()
  const listed = async (who: Somebody, path = 'fetchJobs') =>
    (await who.get(`/api/jobs/${path}`)).body.position as string
  const atOpening = async (who: Somebody) => {
    const tab = await openInboxStream(base, who.token)
    const named = () => tab.received.find(({ event }) => event === 'position')?.data.jobs
    await expect.poll(named).toEqual(expect.any(String))
    tab.stop()
    return named() as string
  }
  await ingestJob(world)
  const before = await listed(ada)
  expect(await listed(ada, 'search?type=hourly')).toBe(before)
  expect(await atOpening(ada)).toBe(before)
  // An edit or a deletion does not count as an arrival.
  const gone = await world.db.selectFrom('jobs').select('id').executeTakeFirstOrThrow()
  await world.db.updateTable('jobs').set({ title: 'Edited' }).where('id', '=', gone.id).execute()
  await world.db.deleteFrom('jobs').where('id', '=', gone.id).execute()
  expect(await atOpening(ada)).toBe(before)
  await ingestJob(world)
  expect(await atOpening(ada)).not.toBe(before)

  // A job that arrives for one person moves that person's position and no other.
  const [hers, his] = [await listed(ada), await listed(bob)]
  const own = Post.parse({ source_id: randomUUID(), title: 'A job of hers' })
  await ingest(world, 'upwork', [own], undefined, ada.id)
  expect(await atOpening(ada)).not.toBe(hers)
  expect(await atOpening(ada)).toBe(await listed(ada))
  expect(await atOpening(bob)).toBe(his)
})

test('replays nothing after an unknown id or one of another person', async () => {
  const [ada, bob] = [await signedUp(), await signedUp('Bob', 'Stone')]
  await notify(ada, bob)
  await notify(ada, bob)
  const [bobs] = await inbox(bob)
  const tabs = await Promise.all(
    [bobs, '../../etc', '00000000-0000-4000-8000-000000000000'].map((id) =>
      openInboxStream(base, ada.token, id),
    ),
  )
  await notify(ada)
  const last = (await inbox(ada)).at(-1)
  for (const tab of tabs) await expect.poll(() => tab.ids()).toEqual([last])
  for (const tab of tabs) tab.stop()
})

test('refuses a stream without a session', async () => {
  expect((await openInboxStream(base, 'Bearer nobody')).status).toBe(401)
})

test.each([
  ['its logout', (who: Somebody) => who.post('/api/users/logout')],
  [
    'a password changed elsewhere',
    async (who: Somebody) => {
      const { headers } = await world.stranger.post('/api/public/users/login', {
        email: who.email,
        password: who.password,
      })
      return world
        .somebody(headers.get('authorization')!)
        .post('/api/users/changePassword', { oldPassword: who.password, newPassword: 'another long one' })
    },
  ],
  ['the account’s deletion', (who: Somebody) => who.delete('/api/users/me', { password: who.password })],
])('ends the stream with its session: %s', async (_how, end) => {
  const [ada, bob] = [await signedUp(), await signedUp('Bob', 'Stone')]
  const [hers, his] = await Promise.all([openInboxStream(base, ada.token), openInboxStream(base, bob.token)])
  expect((await end(ada)).status).toBeLessThan(300)
  expect(await hers.ended).toBe('ended')
  await notify(bob)
  await expect.poll(() => his.ids()).toHaveLength(1)
  his.stop()
})

test('sends new entries whose signal was lost with the connection', async () => {
  const ada = await signedUp()
  const tab = await openInboxStream(base, ada.token)
  await world.database.pool.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query like 'listen %'",
  )
  await notify(ada)
  await expect.poll(() => tab.ids()).toEqual(await inbox(ada))
  tab.stop()
})

test('disconnects a reader that does not read, which misses nothing when it returns', async () => {
  const ada = await signedUp()
  await notify(ada)
  const [first] = await inbox(ada)
  const socket = connect(Number(new URL(base).port), '127.0.0.1')
  socket.write(`GET /api/notifications/stream HTTP/1.1\r\nhost: x\r\nauthorization: ${ada.token}\r\n\r\n`)
  await new Promise((resolve) => socket.once('data', resolve))
  socket.pause()
  const cut = new Promise((resolve) => socket.once('close', resolve))
  // This is more than the buffers between two processes hold, plus the limit of unsent data.
  for (let n = 0; n < 40; n++) {
    const jobs = await Promise.all(Array.from({ length: 4 }, () => ingestJob(world)))
    await createTestNotifications(
      world,
      jobs.map((job) => ({ person: ada.id, job, alert_name: 'x'.repeat(100_000) })),
    )
  }
  socket.resume()
  await cut
  const back = await openInboxStream(base, ada.token, first)
  await expect.poll(() => back.ids().length).toBe(160)
  expect(new Set(back.ids()).size).toBe(160)
  back.stop()
})

test('ends the stream when the session expires', async () => {
  const ada = await signedUp()
  const tab = await openInboxStream(base, ada.token)
  world.clock.advance(30 * DAY + 1)
  expect(await tab.ended).toBe('ended')
})

test('ends all streams when the server stops, without waiting', async () => {
  const other = await createTestWorld()
  const ada = await other.signedUp()
  const tabs = await Promise.all([
    openInboxStream(other.base, ada.token),
    openInboxStream(other.base, ada.token),
  ])
  await other.app.close()
  for (const tab of tabs) expect(await tab.ended).toBe('ended')
})
