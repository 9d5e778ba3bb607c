/** Tests the inbox: its order, its owner, and which entries are read. */
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { ingestJob } from '../../platform/testing/jobs.ts'
import { createTestNotifications } from '../../platform/testing/notifications.ts'
import { createTestWorld } from '../../platform/testing/world.ts'
import { addNotice } from './entries.ts'

const world = await createTestWorld()
const { db, signedUp } = world
const PATH = '/api/notifications'

test('shows matching jobs page by page, newest first, with their alerts', async () => {
  const [ada, bob] = [await signedUp(), await signedUp('Bob', 'Stone')]
  const jobs: string[] = []
  for (const title of ['Bread', 'Cake', 'Rolls']) jobs.push(await ingestJob(world, { title }))
  for (const job of jobs)
    await createTestNotifications(world, [
      { person: ada.id, job, alert_name: 'Bakery' },
      { person: bob.id, job },
    ])
  const { status, body } = await ada.get(PATH)
  expect(status).toBe(200)
  expect(body.data.map((one: { job: { title: string } }) => one.job.title)).toEqual([
    'Rolls',
    'Cake',
    'Bread',
  ])
  expect(body.unread).toBe(3)
  expect(body.data[0]).toMatchObject({
    kind: 'match',
    letter: null,
    notice: null,
    alerts: [{ id: expect.any(String), name: 'Bakery' }],
    matched: [],
    read_at: null,
    delay_ms: 0,
    posted_delay_ms: null,
  })
  const page = await ada.get(`${PATH}?limit=1&before=${body.data[1].id}`)
  expect(page.body.data).toEqual([body.data[2]])
  const bobs = (await bob.get(PATH)).body.data[0].id
  for (const before of [bobs, randomUUID()])
    expect(await ada.get(`${PATH}?before=${before}`)).toMatchObject({
      status: 404,
      body: { code: 'not_found' },
    })
  for (const query of ['limit=0', 'limit=101', 'before=1'])
    expect((await ada.get(`${PATH}?${query}`)).status).toBe(400)
})

test('shows a budget in the currency of the alert too', async () => {
  const { ada } = await world.people()
  const posts = [
    { title: 'In euros', budget_min: 100, budget_max: 250, currency: 'EUR' },
    { title: 'In dollars', budget_min: 100, currency: 'USD' },
    { title: 'Without a rate', budget_min: 100, currency: 'XYZ' },
    { title: 'Without a budget', currency: 'EUR' },
  ]
  for (const post of posts) {
    const job = await ingestJob(world, post)
    await createTestNotifications(world, [
      { person: ada.id, job },
      { person: ada.id, job, budget_currency: 'USD' },
    ])
  }
  const entries = (await ada.get(PATH)).body.data.reverse()
  expect(entries.map(({ job }: { job: { converted: unknown } }) => job.converted)).toEqual([
    { currency: 'USD', budget_amount: 107.84, budget_max: 269.6 },
    null,
    null,
    null,
  ])
})

test('shows the part of a long post that matched, and the job itself all of it', async () => {
  const { ada } = await world.people()
  const description = `${'Much is to be said about our shop. '.repeat(20)}The ovens need Terraform. ${'And more. '.repeat(90)}`
  const job = await ingestJob(world, { title: 'Clouds', description: description.trim() })
  await createTestNotifications(world, [{ person: ada.id, job, query: 'terraform' }])
  const [entry] = (await ada.get(PATH)).body.data
  expect(entry.matched).toEqual(['Terraform'])
  expect(entry.job.description).toMatch(/^… .{30,60}The ovens need Terraform\. And more\./)
  expect(entry.job.description).toHaveLength(400)
  expect((await ada.get(`/api/job/${job}`)).body.data.description).toBe(description.trim())
})

test('marks only one’s own entries as read', async () => {
  const [ada, bob] = [await signedUp(), await signedUp('Bob', 'Stone')]
  for (const job of [await ingestJob(world), await ingestJob(world), await ingestJob(world)])
    await createTestNotifications(world, [
      { person: ada.id, job },
      { person: bob.id, job },
    ])
  const idsOf = async (who: typeof ada) =>
    (await who.get(PATH)).body.data.map((one: { id: string }) => one.id)
  const [mine, bobs] = [await idsOf(ada), await idsOf(bob)]
  const first = { ids: [mine[0], bobs[0], randomUUID()] }
  expect((await ada.post(`${PATH}/read`, first)).body).toEqual({ data: { read: 1 }, unread: 2 })
  expect((await ada.post(`${PATH}/read`, first)).body).toEqual({ data: { read: 0 }, unread: 2 })
  expect((await ada.get(PATH)).body.data[0].read_at).toBe(world.clock.now().toISOString())
  expect((await bob.get(PATH)).body.unread).toBe(3)
  expect((await ada.post(`${PATH}/read`, { all: true })).body).toEqual({ data: { read: 2 }, unread: 0 })
  expect((await bob.get(PATH)).body.unread).toBe(3)
  for (const body of [{}, { ids: ['x'] }, { all: false }])
    expect((await ada.post(`${PATH}/read`, body)).status).toBe(400)
})

test('keeps an entry whose job was deleted, shows notices, and hides what matched while the inbox was off', async () => {
  const ada = await signedUp()
  const job = await ingestJob(world)
  await createTestNotifications(world, [{ person: ada.id, job }])
  await db.deleteFrom('jobs').where('id', '=', job).execute()
  await ada.put('/api/settings/notifications', { inbox: false })
  await createTestNotifications(world, [{ person: ada.id, job: await ingestJob(world) }])
  await db
    .transaction()
    .execute((tx) => addNotice(tx, ada.id as never, 'Telegram is paused.', world.clock.now()))
  const { data, unread } = (await ada.get(PATH)).body
  expect(data).toMatchObject([
    { job: null, notice: 'Telegram is paused.', alerts: [] },
    { job: null, notice: null, alerts: [{ name: 'Bakery' }], matched: [] },
  ])
  expect(unread).toBe(2)
})

test('exports the inbox and deletes it with the account', async () => {
  const [ada, bob] = [await signedUp(), await signedUp('Bob', 'Stone')]
  const job = await ingestJob(world, { title: 'Bread' })
  await createTestNotifications(world, [
    { person: ada.id, job, channels: ['inbox', 'email'] },
    { person: bob.id, job },
  ])
  const { body } = await ada.get('/api/users/export')
  expect(body.data.notifications).toMatchObject([
    { job: 'Bread', alerts: [{ name: 'Bakery' }], deliveries: [] },
  ])
  expect((await ada.delete('/api/users/me', { password: ada.password })).status).toBe(204)
  expect(await db.selectFrom('notifications').select('id').where('user_id', '=', ada.id).execute()).toEqual(
    [],
  )
  expect((await bob.get('/api/notifications')).body.data).toHaveLength(1)
})

test('leaves out jobs that the person has hidden, and counts them no longer as unread', async () => {
  const [ada, bob] = [await signedUp(), await signedUp('Bob', 'Stone')]
  await ada.post('/api/subscription/startTrial')
  const [hidden, shown] = [
    await ingestJob(world, { title: 'Hidden' }),
    await ingestJob(world, { title: 'Shown' }),
  ]
  for (const job of [hidden, shown])
    await createTestNotifications(world, [
      { person: ada.id, job },
      { person: bob.id, job },
    ])
  const listed = async (person = ada) => {
    const { body } = await person.get(PATH)
    return { titles: body.data.map(({ job }: { job: { title: string } }) => job.title), unread: body.unread }
  }
  expect((await ada.put(`/api/job/${hidden}/mine`, { hidden: true })).status).toBe(200)
  expect(await listed()).toEqual({ titles: ['Shown'], unread: 1 })
  expect(await listed(bob)).toEqual({ titles: ['Shown', 'Hidden'], unread: 2 })
  await ada.put(`/api/job/${hidden}/mine`, { hidden: false })
  expect(await listed()).toEqual({ titles: ['Shown', 'Hidden'], unread: 2 })
})
