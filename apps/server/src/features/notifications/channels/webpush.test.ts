/** Tests web push against a fake service that checks our keys and decrypts as a browser does. */
import { randomBytes, randomUUID } from 'node:crypto'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import webpush from 'web-push'
import { fakePush } from '../../../../../../tests/fakes/push.ts'
import {
  context,
  createTestMessage,
  createTestPayload,
  createTestReminder,
  openTestChannels,
} from '../../../platform/testing/messages.ts'
import { createTestWorld, type TestUser, times } from '../../../platform/testing/world.ts'
import { SendingFailed } from './channel.ts'
import { readVapidKeys } from './vapid.ts'

const service = await fakePush()
afterAll(() => service.stop())
afterEach(() => expect(service.faults.splice(0)).toEqual([]))
const world = await createTestWorld({ ALLOW_PRIVATE_ADDRESSES: '1', APP_URL: 'https://gigbell.example' })
const push = openTestChannels(world).webpush!
const PATH = '/api/push/subscriptions'

/** Creates a browser that is subscribed for a person. */
async function browserOf(one: TestUser) {
  const { key } = (await one.get('/api/push/key')).body.data
  const browser = service.browser(key)
  const answer = await one.post(PATH, browser.subscription)
  expect(answer).toMatchObject({ status: 201, body: { data: { endpoint: browser.subscription.endpoint } } })
  return browser
}
const stored = async (one: TestUser) =>
  (
    await world.db.selectFrom('push_subscriptions').select('endpoint').where('user_id', '=', one.id).execute()
  ).map((row) => row.endpoint)
const isOn = async (one: TestUser) => (await one.get('/api/settings/notifications')).body.data.webpush

describe('a message', () => {
  test('reaches all browsers of the person, encrypted for each, and no others', async () => {
    const [ada, bob] = [await world.signedUp(), await world.signedUp('Bob', 'Stone')]
    const browsers = [await browserOf(ada), await browserOf(ada)]
    const bobs = await browserOf(bob)
    const job = createTestPayload()
    expect(await push.send(createTestMessage(ada, [job]), context())).toEqual({ status: 'sent' })
    for (const browser of browsers) {
      expect(browser.taken).toHaveLength(1)
      expect(browser.taken[0]).toMatchObject({
        ttl: 14_400,
        urgency: 'high',
        sub: 'mailto:gigbell@gigbell.example',
      })
      expect(browser.taken[0]!.shown).toEqual({
        title: job.title,
        body: `${job.facts}\nMatched “React”: react, dashboard\n${job.excerpt}`,
        url: job.url,
        tag: browser.taken[0]!.topic,
      })
    }
    expect(bobs.taken).toEqual([])
  })

  test('reminds of a letter and opens it', async () => {
    const ada = await world.signedUp()
    const browser = await browserOf(ada)
    const message = createTestReminder(ada)
    expect(await push.send(message, context())).toEqual({ status: 'sent' })
    expect(browser.taken[0]!.shown).toMatchObject({
      title: 'Reminder: Bread & butter <shop>',
      url: message.reminder.url,
    })
  })

  test('sent twice is shown once, and two messages are shown twice', async () => {
    const ada = await world.signedUp()
    const browser = await browserOf(ada)
    const key = randomUUID()
    await push.send(createTestMessage(ada), context(key))
    await push.send(createTestMessage(ada), context(key))
    expect(browser.taken).toHaveLength(2)
    expect(browser.screen()).toHaveLength(1)
    await push.send(createTestMessage(ada), context())
    expect(browser.screen()).toHaveLength(2)
  })

  test('with the longest texts fits the limit', async () => {
    const ada = await world.signedUp()
    const browser = await browserOf(ada)
    const long = '世'.repeat(300)
    const job = createTestPayload({
      title: long,
      excerpt: long,
      facts: long,
      alerts: [long, long],
      matched: [long],
    })
    await push.send(createTestMessage(ada, [job]), context())
    await push.send(createTestMessage(ada, times40(job), 'daily'), context())
    expect(browser.taken.map(({ shown }) => shown.title)).toEqual([
      expect.stringMatching(/^世+…$/),
      '40 new jobs today',
    ])
    expect(browser.taken[1]!.shown.url).toBe('https://gigbell.example/dashboard/notifications')
  })
  const times40 = (job: ReturnType<typeof createTestPayload>) => Array.from({ length: 40 }, () => job)

  test('is not connected without a browser', async () => {
    expect(await push.send(createTestMessage(await world.signedUp()), context())).toEqual({
      status: 'not_connected',
    })
  })
})

describe('a push service', () => {
  test.each([404, 410])(
    'that answers %i has its browser deleted, and the others receive the message',
    async (status) => {
      const ada = await world.signedUp()
      const [dead, alive] = [await browserOf(ada), await browserOf(ada)]
      dead.behaves({ kind: 'answers', status })
      expect(await push.send(createTestMessage(ada), context())).toEqual({ status: 'sent' })
      expect(await stored(ada)).toEqual([alive.subscription.endpoint])
      expect(alive.taken).toHaveLength(1)
      alive.behaves({ kind: 'answers', status })
      expect(await push.send(createTestMessage(ada), context())).toEqual({ status: 'not_connected' })
      expect(await stored(ada)).toEqual([])
    },
  )

  test.each([429, 503])('that answers %i with Retry-After is called after that time', async (status) => {
    const ada = await world.signedUp()
    const browser = await browserOf(ada)
    browser.behaves({ kind: 'answers', status, retryAfter: '120' })
    expect(await push.send(createTestMessage(ada), context())).toEqual({
      status: 'retry_at',
      at: new Date(world.clock.now().getTime() + 120_000),
      reason: `The push service of your browser answered ${status}.`,
    })
  })

  test('that fails for one of three browsers is retried for that one only', async () => {
    const ada = await world.signedUp()
    const [first, second, third] = [await browserOf(ada), await browserOf(ada), await browserOf(ada)]
    second.behaves({ kind: 'answers', status: 500 })
    const key = randomUUID()
    await expect(push.send(createTestMessage(ada), context(key))).rejects.toThrow(SendingFailed)
    await expect(push.send(createTestMessage(ada), context(key))).rejects.toThrow('answered 500')
    second.behaves({ kind: 'takes' })
    expect(await push.send(createTestMessage(ada), context(key))).toEqual({ status: 'sent' })
    expect([first, second, third].map((one) => [one.taken.length, one.asked()])).toEqual([
      [1, 1],
      [1, 3],
      [1, 1],
    ])
    expect(await world.db.selectFrom('push_progress').selectAll().where('key', '=', key).execute()).toEqual(
      [],
    )
  })

  test('that cannot be reached is retried later', async () => {
    const ada = await world.signedUp()
    const browser = await browserOf(ada)
    await world.db
      .updateTable('push_subscriptions')
      .set({ endpoint: 'http://127.0.0.1:9/x' })
      .where('endpoint', '=', browser.subscription.endpoint)
      .execute()
    const failure = await push.send(createTestMessage(ada), context()).catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(SendingFailed)
    expect((failure as Error).message).not.toContain('/x')
  })
})

describe('a private address', async () => {
  const guarded = await createTestWorld()
  const one = await guarded.signedUp()
  const keysOf = () => service.browser('').subscription

  test.each(['http://127.0.0.1:9/x', 'http://localhost/x', 'https://169.254.169.254/', 'https://[::1]/'])(
    'is refused when entered: %s',
    async (endpoint) => {
      const answer = await one.post(PATH, { ...keysOf(), endpoint })
      expect(answer).toMatchObject({ status: 400, body: { fields: { endpoint: expect.any(String) } } })
    },
  )

  test('is not called when a name resolves to it at the connection', async () => {
    const { key } = (await one.get('/api/push/key')).body.data
    const browser = service.browser(key)
    const port = new URL(service.url).port
    const endpoint = `http://push.example.com:${port}${new URL(browser.subscription.endpoint).pathname}`
    expect((await one.post(PATH, { ...browser.subscription, endpoint })).status).toBe(201)
    const rebound = openTestChannels(guarded, async () => [{ address: '127.0.0.1', family: 4 }]).webpush!
    await expect(rebound.send(createTestMessage(one), context())).rejects.toThrow(
      'leads to a private address',
    )
    expect(browser.asked()).toBe(0)
  })
})

describe('subscribing', () => {
  test('needs valid keys of a browser', async () => {
    const ada = await world.signedUp()
    const { subscription } = service.browser('')
    const off = Buffer.concat([Buffer.from([4]), randomBytes(64)]).toString('base64url')
    for (const [keys, field] of [
      [{ ...subscription.keys, p256dh: 'AAAA' }, 'keys.p256dh'],
      [{ ...subscription.keys, p256dh: off }, 'keys.p256dh'],
      [{ ...subscription.keys, auth: 'AAAA' }, 'keys.auth'],
    ] as const) {
      const answer = await ada.post(PATH, { ...subscription, keys })
      expect(answer.status).toBe(400)
      expect(Object.keys(answer.body.fields)).toEqual([field])
    }
    expect((await ada.post(PATH, { ...subscription, endpoint: 'ftp://x' })).status).toBe(400)
  })

  test('turns web push on, changes nothing when repeated, and the last browser turns it off', async () => {
    const ada = await world.signedUp()
    expect(await isOn(ada)).toBe(false)
    const [first, second] = [await browserOf(ada), await browserOf(ada)]
    await ada.post(PATH, first.subscription)
    expect(await isOn(ada)).toBe(true)
    expect(await stored(ada)).toHaveLength(2)
    await ada.delete(PATH, { endpoint: first.subscription.endpoint })
    expect(await isOn(ada)).toBe(true)
    const answer = await ada.delete(PATH, { endpoint: second.subscription.endpoint })
    expect(answer.status).toBe(204)
    expect(await isOn(ada)).toBe(false)
    expect((await ada.delete(PATH, { endpoint: second.subscription.endpoint })).status).toBe(204)
  })

  test('moves a browser from another person', async () => {
    const [ada, bob] = [await world.signedUp(), await world.signedUp('Bob', 'Stone')]
    const browser = await browserOf(ada)
    await bob.delete(PATH, { endpoint: browser.subscription.endpoint })
    expect(await stored(ada)).toHaveLength(1)
    await bob.post(PATH, browser.subscription)
    expect([await stored(ada), await stored(bob)]).toEqual([[], [browser.subscription.endpoint]])
  })

  test('keeps the twenty browsers a person may have of thirty at once', async () => {
    const ada = await world.signedUp()
    const { key } = (await ada.get('/api/push/key')).body.data
    await times(30, () => ada.post(PATH, service.browser(key).subscription))
    expect(await stored(ada)).toHaveLength(20)
  })
})

describe('our keys', () => {
  test('are created once by several processes at once, and the private key is stored encrypted', async () => {
    const fresh = await createTestWorld()
    const made = await times(20, () => readVapidKeys({ ...fresh, vapid: fresh.config.vapid }))
    expect(new Set(made.map(({ publicKey }) => publicKey)).size).toBe(1)
    const row = await fresh.db.selectFrom('push_keys').selectAll().executeTakeFirstOrThrow()
    expect(row.public_key).toBe(made[0]!.publicKey)
    expect(row.private_key).not.toContain(made[0]!.privateKey)
  })

  test('are those of the settings if set', async () => {
    const { publicKey: VAPID_PUBLIC_KEY, privateKey: VAPID_PRIVATE_KEY } = webpush.generateVAPIDKeys()
    const set = await createTestWorld({
      VAPID_PUBLIC_KEY,
      VAPID_PRIVATE_KEY,
      VAPID_SUBJECT: 'mailto:a@example.com',
    })
    const ada = await set.signedUp()
    expect((await ada.get('/api/push/key')).body.data.key).toBe(VAPID_PUBLIC_KEY)
    expect(await set.db.selectFrom('push_keys').selectAll().execute()).toEqual([])
  })
})

test('sends a sample, or says that there is no browser', async () => {
  const ada = await world.signedUp()
  const sample = () => ada.post('/api/settings/notifications/test', { channel: 'webpush' })
  expect((await sample()).body.data.why).toBe('None of your browsers receives notifications yet.')
  const browser = await browserOf(ada)
  expect((await sample()).body.data).toEqual({ sent: true, why: null })
  expect(browser.taken[0]!.shown.title).toBe('A test from Gigbell')
})
