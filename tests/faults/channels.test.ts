/**
 * Follows a matching job through the real program to everything outside it: a mail server, a push service, Telegram and
 * a webhook's receiver, each with its real protocol. Then each of them fails first. Receivers that can recognize a
 * repeated message get a retry as the same message.
 */
import { randomUUID } from 'node:crypto'
import { appendFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { type FakeBrowser, fakePush } from '../fakes/push.ts'
import { fakeReceiver } from '../fakes/receiver.ts'
import { fakeSmtp } from '../fakes/smtp.ts'
import { fakeTelegram } from '../fakes/telegram.ts'
import { createDataFolder, startProduct } from '../product-process.ts'

const [smtp, service, telegram, receiver] = await Promise.all([
  fakeSmtp(),
  fakePush(),
  fakeTelegram(),
  fakeReceiver(),
])
const folder = createDataFolder()
const posts = join(folder.path, 'posts.ndjson')
writeFileSync(posts, '')
const product = await startProduct({
  DATA_DIR: folder.path,
  DEMO: '0',
  JOB_SOURCES: `file:${posts}`,
  POLL_SECONDS: '1',
  TEST_CLOCK: '1',
  LOG_LEVEL: 'debug',
  MAIL_URL: smtp.url,
  TELEGRAM_BOT_TOKEN: telegram.token,
  TELEGRAM_API_ROOT: telegram.apiRoot,
  ALLOW_PRIVATE_ADDRESSES: '1',
})
afterAll(async () => {
  await product.stop()
  await Promise.all([smtp.stop(), service.stop(), telegram.stop(), receiver.stop()])
  folder.remove()
})

const WITHIN = { timeout: 60_000 }
const CHAT = 815

async function call(method: string, path: string, body?: object, token = '') {
  const response = await fetch(product.url + path, {
    method,
    headers: { authorization: token, ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  const text = await response.text()
  if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${text}`)
  return {
    data: text === '' ? undefined : JSON.parse(text).data,
    token: response.headers.get('authorization'),
  }
}

/** Creates a person with an alert for all channels, and everything connected. */
async function connected() {
  const email = `${randomUUID()}@example.com`
  const form = { firstName: 'Ada', lastName: 'Field', email, mobileNumber: '1', password: 'a long password' }
  const token = (await call('POST', '/api/public/users/signup', form)).token!
  const links = () =>
    smtp.mails.flatMap(({ text }) => /verify-email\?token=([\w.-]+)/.exec(text ?? '')?.[1] ?? [])
  await vi.waitFor(() => expect(links()).toHaveLength(1), WITHIN)
  await call('GET', `/api/public/users/verify-email?token=${links()[0]}`)
  await call('POST', '/api/subscription/startTrial', undefined, token)
  const { key } = (await call('GET', '/api/push/key', undefined, token)).data
  const browser = service.browser(key)
  await call('POST', '/api/push/subscriptions', browser.subscription, token)
  const { code } = (await call('POST', '/api/connections/telegram', undefined, token)).data
  telegram.says(CHAT, `/start ${code}`)
  await vi.waitFor(() => expect(telegram.said(CHAT)).toHaveLength(1), WITHIN)
  const settings = { webhook_url: receiver.url, webhook: true }
  const { webhook_secret } = (await call('PUT', '/api/settings/notifications', settings, token)).data
  receiver.trusts(webhook_secret)
  const channels = ['inbox', 'email', 'webpush', 'telegram', 'webhook']
  for (const query of ['react', 'bakery'])
    await call('POST', '/api/alerts', { name: `My ${query}`, query, channels }, token)
  return { email, token, browser, secret: webhook_secret as string }
}

/** A post arrives at the source. */
function arrives(title: string): void {
  const post = {
    source: 'upwork',
    source_id: randomUUID(),
    url: 'https://market.example/jobs/1',
    title,
    description: `A React dashboard for a bakery: ${randomUUID()}`,
    published_at: new Date().toISOString(),
  }
  appendFileSync(posts, `${JSON.stringify(post)}\n`)
}

const ada = await connected()
/** Counts how often each service received a job. */
const countReceived = (title: string, browser: FakeBrowser = ada.browser) => ({
  mail: smtp.mails.filter(({ subject }) => subject === `New job: ${title}`).length,
  push: browser.screen().filter((shown) => shown.title === title).length,
  chat: telegram.said(CHAT).filter((text) => text.includes(title)).length,
  webhook: new Set(
    receiver.received
      .filter(({ body, taken }) => taken && body.data.job?.title === title)
      .map(({ id }) => id),
  ).size,
})

test('sends a job that two alerts match once over every channel, and names both', async () => {
  arrives('Dashboard one')
  await expect
    .poll(() => countReceived('Dashboard one'), WITHIN)
    .toEqual({ mail: 1, push: 1, chat: 1, webhook: 1 })
  const mail = smtp.mails.find(({ subject }) => subject === 'New job: Dashboard one')!
  expect(mail.text).toContain('Matched “My bakery” and “My react”')
  const { body } = receiver.received.at(-1)!
  expect(body.data.alerts).toEqual(['My bakery', 'My react'])
  expect(body.data.urls.letter).toBe(`${body.data.urls.job}/generate`)
  expect(
    telegram.sent
      .at(-1)!
      .reply_markup!.inline_keyboard.flat()
      .map(({ text }) => text),
  ).toEqual(['Write proposal', 'Open the post'])
  expect(ada.browser.taken[0]!.shown.url).toBe(body.data.urls.job)
  expect(service.faults).toEqual([])
  expect(receiver.faults).toEqual([])
})

test('sends what failed at first once the service works again, as the same message', async () => {
  smtp.behaves({ kind: 'answers', code: 450 })
  ada.browser.behaves({ kind: 'answers', status: 503 })
  telegram.behaves(CHAT, { kind: 'too many', retryAfter: 40 })
  receiver.behaves({ kind: 'answers', status: 500 })
  const before = { mail: smtp.offered(), push: ada.browser.asked(), webhook: receiver.received.length }
  arrives('Dashboard two')
  await expect.poll(() => smtp.offered(), WITHIN).toBeGreaterThan(before.mail)
  await expect.poll(() => ada.browser.asked(), WITHIN).toBeGreaterThan(before.push)
  await expect.poll(() => receiver.received.length, WITHIN).toBeGreaterThan(before.webhook)
  expect(countReceived('Dashboard two')).toEqual({ mail: 0, push: 0, chat: 0, webhook: 0 })
  smtp.behaves({ kind: 'takes' })
  ada.browser.behaves({ kind: 'takes' })
  telegram.behaves(CHAT, { kind: 'takes' })
  receiver.behaves({ kind: 'takes' })
  // The failure is recorded first, and the retry is due a while later.
  const minuteLater = async () => {
    await call('POST', '/api/test/clock', { advance: 60 })
    return countReceived('Dashboard two')
  }
  await expect
    .poll(minuteLater, { ...WITHIN, interval: 500 })
    .toEqual({ mail: 1, push: 1, chat: 1, webhook: 1 })
})

test('turns a blocked bot and a webhook that answers 410 off, and says why in the inbox', async () => {
  telegram.behaves(CHAT, { kind: 'blocked' })
  receiver.behaves({ kind: 'answers', status: 410 })
  arrives('Dashboard three')
  const notices = async () =>
    (
      (await call('GET', '/api/notifications', undefined, ada.token)).data as { notice: string | null }[]
    ).flatMap(({ notice }) => notice ?? [])
  await expect.poll(notices, WITHIN).toHaveLength(2)
  expect((await notices()).sort()).toEqual([
    expect.stringMatching(/^Telegram says that our bot is blocked\..*turned off/),
    expect.stringMatching(/^Your webhook answered 410.*turned off/),
  ])
  const { data } = await call('GET', '/api/settings/notifications', undefined, ada.token)
  expect(data).toMatchObject({ telegram: false, webhook: false, email: true, webpush: true })
})

test('logs no secret of a channel at any level', () => {
  expect(product.output().length).toBeGreaterThan(100)
  for (const secret of [telegram.token, ada.secret, ada.browser.subscription.endpoint, 'unsubscribe?token='])
    expect(product.output()).not.toContain(secret)
})
