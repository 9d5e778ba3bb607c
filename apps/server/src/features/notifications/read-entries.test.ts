/** What is read in one place is quiet everywhere: streams, notifications of browsers, and messages in chats. */
import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { fakePush } from '../../../../../tests/fakes/push.ts'
import { fakeTelegram } from '../../../../../tests/fakes/telegram.ts'
import { HOUR, MINUTE } from '../../platform/clock.ts'
import { bringTasksForward } from '../../platform/queue.ts'
import { openInboxStream } from '../../platform/testing/event-stream.ts'
import { ingestJob } from '../../platform/testing/jobs.ts'
import { openTestChannels } from '../../platform/testing/messages.ts'
import { createTestNotifications } from '../../platform/testing/notifications.ts'
import { runTasks } from '../../platform/testing/tasks.ts'
import { createTestWorld, type TestUser } from '../../platform/testing/world.ts'
import { deliveryTasks } from './delivery-worker.ts'

const [telegram, pushService] = [await fakeTelegram(), await fakePush()]
afterAll(() => Promise.all([telegram.stop(), pushService.stop()]))
const world = await createTestWorld({
  TELEGRAM_BOT_TOKEN: telegram.token,
  TELEGRAM_API_ROOT: telegram.apiRoot,
  ALLOW_PRIVATE_ADDRESSES: '1',
  APP_URL: 'https://gigbell.example',
})
const { base, db, clock, database } = world
const tasks = deliveryTasks({
  ...world,
  appUrl: 'https://gigbell.example',
  channels: openTestChannels(world),
})
const work = () => runTasks(database, tasks)
const SETTINGS = '/api/settings/notifications'

let chats = 0
/** Creates a person with a linked chat. */
async function chatting(person?: TestUser): Promise<{ ada: TestUser; chat: number }> {
  const ada = person ?? (await world.signedUp())
  const chat = 8_000_000_000 + ++chats
  await db
    .insertInto('telegram_chats')
    .values({ user_id: ada.id, chat_id: chat, label: '@ada', linked_at: clock.now() })
    .execute()
  await ada.put(SETTINGS, { telegram: true })
  return { ada, chat }
}
async function browsing(): Promise<{ ada: TestUser; browser: ReturnType<typeof pushService.browser> }> {
  const ada = await world.signedUp()
  const browser = pushService.browser((await ada.get('/api/push/key')).body.data.key)
  await ada.post('/api/push/subscriptions', browser.subscription)
  return { ada, browser }
}
async function notify(one: TestUser, channel: string, title: string, delivery = 'instant'): Promise<string> {
  const job = await ingestJob(world, { title })
  await createTestNotifications(world, [{ person: one.id, job, channels: ['inbox', channel], delivery }])
  return (await one.get('/api/notifications')).body.data[0].id
}
const read = (one: TestUser, ...ids: string[]) => one.post('/api/notifications/read', { ids })

test('marks the message of a chat once, when it has been read, without a sound or another message', async () => {
  const { ada, chat } = await chatting()
  const [bread, cake] = [await notify(ada, 'telegram', 'Bread'), await notify(ada, 'telegram', 'Cake')]
  await work()
  await read(ada, bread)
  await work()
  const [first, second, ...others] = telegram.said(chat)
  expect(first).toMatch(/^<i>✓ Read<\/i>\n<b><a [^>]+>Bread/)
  expect(second).toMatch(/^<b><a [^>]+>Cake/)
  expect(others).toEqual([])
  expect(telegram.sent.find(({ text }) => text === first)!.reply_markup!.inline_keyboard[0]![0]!.text).toBe(
    'Write proposal',
  )
  await ada.post('/api/notifications/read', { all: true })
  await work()
  expect(telegram.edits.filter((edit) => edit.chat === chat)).toHaveLength(2)
  await read(ada, bread, cake)
  await work()
  expect(telegram.edits.filter((edit) => edit.chat === chat)).toHaveLength(2)
})

test('marks a digest when all of its jobs have been read', async () => {
  const { ada, chat } = await chatting()
  const [bread, cake] = [
    await notify(ada, 'telegram', 'Bread', 'hourly'),
    await notify(ada, 'telegram', 'Cake', 'hourly'),
  ]
  clock.advance(HOUR)
  await bringTasksForward(db, HOUR / 1000)
  await work()
  await read(ada, bread)
  await work()
  expect(telegram.said(chat)).toEqual([expect.stringMatching(/^<b>2 new jobs this hour/)])
  await read(ada, cake)
  await work()
  expect(telegram.said(chat)).toEqual([expect.stringMatching(/^<i>✓ Read<\/i>\n<b>2 new jobs this hour/)])
})

test('marks nothing in a chat that is not the person’s any more, and waits while Telegram asks for it', async () => {
  const { ada, chat } = await chatting()
  const bread = await notify(ada, 'telegram', 'Bread')
  await work()
  telegram.behaves(chat, { kind: 'too many', retryAfter: 5 })
  await read(ada, bread)
  await work()
  expect(telegram.edits.filter((edit) => edit.chat === chat)).toEqual([])
  telegram.behaves(chat, { kind: 'takes' })
  await bringTasksForward(db, MINUTE / 1000)
  await work()
  expect(telegram.edits.filter((edit) => edit.chat === chat)).toHaveLength(1)
  const cake = await notify(ada, 'telegram', 'Cake')
  await work()
  await db
    .updateTable('telegram_chats')
    .set({ chat_id: chat + 1000 })
    .where('user_id', '=', ada.id)
    .execute()
  await read(ada, cake)
  await work()
  expect(telegram.edits.filter((edit) => edit.chat === chat)).toHaveLength(1)
})

test('tells every stream of the person which notifications to close, at once and when it opens later', async () => {
  const { ada, browser } = await browsing()
  const bob = await world.signedUp('Bob', 'Stone')
  const [bread] = [await notify(ada, 'webpush', 'Bread'), await notify(ada, 'webpush', 'Cake')]
  await work()
  const [tagOfBread, tagOfCake] = browser.taken.map(({ shown }) => shown.tag)
  const streams = await Promise.all([ada, ada, bob].map((one) => openInboxStream(base, one.token)))
  for (const { received } of streams)
    await expect.poll(() => received.some(({ event }) => event === 'position')).toBe(true)
  await read(ada, bread)
  const readOf = (received: (typeof streams)[number]['received']) =>
    received.filter(({ event }) => event === 'read').map(({ data }) => data)
  for (const { received } of streams.slice(0, 2))
    await expect.poll(() => readOf(received).at(-1)).toEqual({ unread: 1, tags: [tagOfBread] })
  await ada.post('/api/notifications/read', { all: true })
  const later = await openInboxStream(base, ada.token)
  await expect
    .poll(() => readOf(later.received).at(-1)?.tags.toSorted())
    .toEqual([tagOfBread, tagOfCake].toSorted())
  expect(readOf(streams[2]!.received)).toEqual([])
  for (const stream of [...streams, later]) stream.stop()
})

test('reads what a person was notified of when they open its job from anywhere', async () => {
  const { ada, bob } = await world.people()
  const { chat } = await chatting(ada)
  await notify(ada, 'telegram', 'Bread')
  await notify(bob, 'telegram', 'Cake')
  await work()
  const [{ job }] = (await ada.get('/api/notifications')).body.data
  const unreadOf = async (one: TestUser) => (await one.get('/api/notifications')).body.unread
  await ada.put(`/api/job/${job.id}/mine`, { saved: true })
  expect(await unreadOf(ada)).toBe(1)
  await ada.put(`/api/job/${job.id}/mine`, { seen: true })
  await work()
  expect([await unreadOf(ada), await unreadOf(bob)]).toEqual([0, 1])
  expect(telegram.said(chat)).toEqual([expect.stringContaining('✓ Read')])
})

test('closes what was read with the next push, which shows a notification as browsers demand', async () => {
  const { ada, browser } = await browsing()
  const bread = await notify(ada, 'webpush', 'Bread')
  await work()
  await read(ada, bread, randomUUID())
  await work()
  expect(browser.taken).toHaveLength(1)
  await notify(ada, 'webpush', 'Cake')
  await work()
  expect(browser.taken.map(({ shown }) => shown)).toEqual([
    expect.not.objectContaining({ close: expect.anything() }),
    expect.objectContaining({ title: 'Cake', close: [browser.taken[0]!.shown.tag] }),
  ])
})

test('sends pushes and chat messages silently to a person who wants that', async () => {
  const { ada, chat } = await chatting()
  const browser = pushService.browser((await ada.get('/api/push/key')).body.data.key)
  await ada.post('/api/push/subscriptions', browser.subscription)
  await notify(ada, 'telegram', 'Loud')
  await work()
  await ada.put(SETTINGS, { silent: true })
  await notify(ada, 'telegram', 'Quiet')
  await notify(ada, 'webpush', 'Quiet push')
  await work()
  expect(
    telegram.sent.filter((sent) => sent.chat_id === chat).map((sent) => sent.disable_notification),
  ).toEqual([undefined, true])
  expect(browser.taken[0]!.shown).toMatchObject({ title: 'Quiet push', silent: true })
})
