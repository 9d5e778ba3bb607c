/** Webhooks against a receiver that verifies every call with the library it would use. */
import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { fakeReceiver } from '../../../../../../tests/fakes/receiver.ts'
import {
  context,
  createTestMessage,
  createTestPayload,
  createTestReminder,
  openTestChannels,
} from '../../../platform/testing/messages.ts'
import { createTestWorld, type TestUser, times } from '../../../platform/testing/world.ts'
import { SendingFailed, type SendResult } from './channel.ts'

const receiver = await fakeReceiver()
afterAll(() => receiver.stop())
afterEach(() => {
  receiver.behaves({ kind: 'takes' })
  expect(receiver.faults.splice(0)).toEqual([])
})
const world = await createTestWorld({ ALLOW_PRIVATE_ADDRESSES: '1' })
const webhook = openTestChannels(world).webhook!
const SETTINGS = '/api/settings/notifications'

/** Creates a person whose webhook is the receiver. */
async function connected(from = world, url = receiver.url): Promise<TestUser> {
  const ada = await from.signedUp()
  const { data } = (await ada.put(SETTINGS, { webhook_url: url, webhook: true })).body
  receiver.trusts(data.webhook_secret)
  receiver.received.length = 0
  return ada
}
/** Returns the outcome of sending, or `failed` with its message. */
const sent = (
  one: TestUser,
  key: string = randomUUID(),
): Promise<SendResult | { status: 'failed'; reason: string }> =>
  webhook.send(createTestMessage(one), context(key)).catch((error: unknown) => {
    if (!(error instanceof SendingFailed)) throw error
    return { status: 'failed' as const, reason: error.message }
  })

test('signs with a renewed secret at once, retries of older messages too', async () => {
  const ada = await connected()
  const key = randomUUID()
  const before = (await ada.get(SETTINGS)).body.data
  expect(await webhook.send(createTestMessage(ada), context(key))).toEqual({ status: 'sent' })
  const renewed = await ada.post(`${SETTINGS}/webhook-secret`)
  expect(renewed.status).toBe(200)
  const { webhook_secret, ...rest } = renewed.body.data
  expect({ webhook_secret: before.webhook_secret, ...rest }).toEqual(before)
  expect(webhook_secret).toMatch(/^whsec_/)
  expect(webhook_secret).not.toBe(before.webhook_secret)
  expect((await ada.get(SETTINGS)).body.data).toEqual(renewed.body.data)
  await webhook.send(createTestMessage(ada), context(key)).catch(() => {})
  expect(receiver.faults.splice(0)).toHaveLength(1)
  receiver.trusts(webhook_secret)
  expect(await webhook.send(createTestMessage(ada), context(key))).toEqual({ status: 'sent' })
  expect((await ada.put(SETTINGS, { email: false })).body.data.webhook_secret).toBe(webhook_secret)
})

describe('a call', () => {
  test('contains a reminder of a letter', async () => {
    const ada = await connected()
    const message = createTestReminder(ada)
    expect(await webhook.send(message, context())).toEqual({ status: 'sent' })
    const { notificationId, letterId, title, url } = message.reminder
    expect(receiver.received[0]!.body).toEqual({
      type: 'letter.reminder',
      timestamp: '2026-03-02T09:00:00.000Z',
      data: { id: notificationId, letter: { id: letterId, title }, urls: { letter: url } },
    })
  })

  test('contains one job, is signed, and is the same when repeated', async () => {
    const ada = await connected()
    const job = createTestPayload()
    const key = randomUUID()
    expect(await webhook.send(createTestMessage(ada, [job]), context(key))).toEqual({ status: 'sent' })
    expect(await webhook.send(createTestMessage(ada, [job]), context(key))).toEqual({ status: 'sent' })
    expect(receiver.received.map(({ id }) => id)).toEqual([key, key])
    expect(receiver.received[0]!.headers['content-type']).toBe('application/json')
    expect(receiver.received[0]!.body).toEqual({
      type: 'job.matched',
      timestamp: job.arrivedAt.toISOString(),
      data: {
        id: job.notificationId,
        job: {
          id: job.jobId,
          title: job.title,
          category: job.category,
          facts: job.facts,
          excerpt: job.excerpt,
          published_at: job.publishedAt.toISOString(),
          arrived_at: job.arrivedAt.toISOString(),
        },
        alerts: ['React'],
        matched: ['react', 'dashboard'],
        urls: { job: job.url, letter: job.letterUrl, post: job.postUrl },
      },
    })
    expect(receiver.received[1]!.body).toEqual(receiver.received[0]!.body)
  })

  test('contains a digest as one message', async () => {
    const ada = await connected()
    await webhook.send(
      createTestMessage(
        ada,
        [createTestPayload({ title: 'One' }), createTestPayload({ title: 'Two' })],
        'hourly',
      ),
      context(),
    )
    expect(receiver.received).toHaveLength(1)
    expect(receiver.received[0]!.body).toMatchObject({
      type: 'jobs.digest',
      data: { digest: 'hourly', jobs: [{ job: { title: 'One' } }, { job: { title: 'Two' } }] },
    })
  })

  test('is not made without an address', async () => {
    expect(await sent(await world.signedUp())).toEqual({ status: 'not_connected' })
  })
})

describe('a receiver', () => {
  test('that fails twice receives the same notification afterwards', async () => {
    const ada = await connected()
    receiver.behaves({ kind: 'fails', times: 2 })
    const key = randomUUID()
    expect(await sent(ada, key)).toEqual({ status: 'failed', reason: 'Your webhook answered 500.' })
    expect(await sent(ada, key)).toMatchObject({ status: 'failed' })
    expect(await sent(ada, key)).toEqual({ status: 'sent' })
    expect(new Set(receiver.received.map(({ id }) => id))).toEqual(new Set([key]))
  })

  test('that fails five times in a row is not called any more, and a success resets the count', async () => {
    const ada = await connected()
    receiver.behaves({ kind: 'fails', times: 4 })
    for (let n = 0; n < 4; n++) expect(await sent(ada)).toMatchObject({ status: 'failed' })
    expect(await sent(ada)).toEqual({ status: 'sent' })
    receiver.behaves({ kind: 'answers', status: 404 })
    for (let n = 0; n < 4; n++) expect(await sent(ada)).toMatchObject({ status: 'failed' })
    expect(await sent(ada)).toEqual({
      status: 'unreachable',
      reason: 'Your webhook failed 5 times in a row. Your webhook answered 404.',
    })
    expect(await sent(ada)).toMatchObject({ status: 'failed' })
  })

  test('that restarts while ten jobs match has failed once', async () => {
    const ada = await connected()
    receiver.behaves({ kind: 'fails together', calls: 10 })
    const outcomes = await times(10, () => sent(ada))
    expect(outcomes.map(({ status }) => status)).toEqual(Array(10).fill('failed'))
    const failures = world.db.selectFrom('webhook_failures').select('in_a_row').where('user_id', '=', ada.id)
    expect(await failures.execute()).toEqual([{ in_a_row: 1 }])
    expect(await sent(ada)).toEqual({ status: 'sent' })
  })

  test('at another address starts with no failures', async () => {
    const ada = await connected()
    receiver.behaves({ kind: 'answers', status: 500 })
    for (let n = 0; n < 4; n++) await sent(ada)
    await ada.put(SETTINGS, { webhook_url: `${receiver.url}?new` })
    expect(await sent(ada)).toMatchObject({ status: 'failed' })
  })

  test('that answers 410 is not called any more', async () => {
    const ada = await connected()
    receiver.behaves({ kind: 'answers', status: 410 })
    expect(await sent(ada)).toMatchObject({ status: 'unreachable', reason: expect.stringContaining('410') })
  })

  test.each([429, 503])('that answers %i with Retry-After is called after that time', async (status) => {
    const ada = await connected()
    receiver.behaves({ kind: 'answers', status, headers: { 'retry-after': '90' } })
    const at = new Date(world.clock.now().getTime() + 90_000)
    expect(await sent(ada)).toMatchObject({ status: 'retry_at', at })
  })

  test('that redirects is not followed', async () => {
    const ada = await connected()
    receiver.behaves({ kind: 'answers', status: 307, headers: { location: receiver.url } })
    expect(await sent(ada)).toMatchObject({
      status: 'failed',
      reason: expect.stringContaining('not followed'),
    })
    expect(receiver.received).toHaveLength(1)
  })

  test('that answers 10 MB is read up to 64 kB', async () => {
    const ada = await connected()
    receiver.behaves({ kind: 'floods', bytes: 10_000_000 })
    expect(await sent(ada)).toEqual({ status: 'sent' })
    // The data that the sockets hold was written, though never read.
    expect(receiver.sent()).toBeLessThan(8_000_000)
  })

  test('that does not answer is aborted after 10 seconds', async () => {
    const ada = await connected()
    receiver.behaves({ kind: 'silent' })
    expect(await sent(ada)).toMatchObject({
      status: 'failed',
      reason: expect.stringContaining('within 10 seconds'),
    })
  })

  test('that closes the connection is retried', async () => {
    const ada = await connected()
    receiver.behaves({ kind: 'hangs up' })
    expect(await sent(ada)).toMatchObject({ status: 'failed', reason: expect.stringContaining('was lost') })
  })

  test('that does not answer before the worker stops has not failed', async () => {
    const ada = await connected()
    receiver.behaves({ kind: 'silent' })
    const stop = new AbortController()
    const sending = webhook.send(createTestMessage(ada), { ...context(), signal: stop.signal })
    await expect.poll(() => receiver.received.length).toBe(1)
    stop.abort()
    await expect(sending).rejects.toThrow('aborted')
    expect(
      await world.db.selectFrom('webhook_failures').selectAll().where('user_id', '=', ada.id).execute(),
    ).toEqual([])
  })

  test('whose name resolves to a private address at the connection is not called', async () => {
    const guarded = await createTestWorld()
    const port = new URL(receiver.url).port
    const ada = await connected(guarded, `http://hooks.example.com:${port}/hook`)
    const rebound = openTestChannels(guarded, async () => [{ address: '127.0.0.1', family: 4 }]).webhook!
    await expect(rebound.send(createTestMessage(ada), context())).rejects.toThrow(
      'leads to a private address',
    )
    expect(receiver.received).toEqual([])
  })
})

test('sends a sample that says so, and does not count its failures', async () => {
  const ada = await connected()
  const sample = () => ada.post(`${SETTINGS}/test`, { channel: 'webhook' })
  expect((await sample()).body.data).toEqual({ sent: true, why: null })
  expect(receiver.received[0]!.body).toMatchObject({ type: 'job.matched', data: { sample: true } })
  receiver.behaves({ kind: 'answers', status: 500 })
  for (let n = 0; n < 6; n++)
    expect((await sample()).body.data).toEqual({ sent: false, why: 'Your webhook answered 500.' })
  expect(await sent(ada)).toMatchObject({ status: 'failed' })
})
