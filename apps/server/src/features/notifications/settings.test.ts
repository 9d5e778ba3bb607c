/** Tests the notification settings: partial changes, validation, and ownership. */
import { describe, expect, test } from 'vitest'
import { isPrivateAddress } from '../../platform/private-addresses.ts'
import { createTestWorld, times } from '../../platform/testing/world.ts'

const world = await createTestWorld()
const { signedUp } = world
const PATH = '/api/settings/notifications'

test('starts with the inbox and email on, and shows the webhook’s secret', async () => {
  const [ada, bob] = [await signedUp(), await signedUp('Bob', 'Stone')]
  const { data } = (await ada.get(PATH)).body
  expect(data).toEqual({
    inbox: true,
    email: true,
    webpush: false,
    telegram: false,
    webhook: false,
    quiet_from: null,
    quiet_to: null,
    time_zone: 'UTC',
    sound: 'none',
    silent: false,
    drafts_per_day: 10,
    webhook_url: null,
    webhook_format: 'standard',
    webhook_secret: expect.stringMatching(/^whsec_[A-Za-z0-9+/]{32}$/),
  })
  expect((await ada.get(PATH)).body.data.webhook_secret).toBe(data.webhook_secret)
  expect((await bob.get(PATH)).body.data.webhook_secret).not.toBe(data.webhook_secret)
})

test('changes only the named settings, and only one’s own', async () => {
  const [ada, bob] = [await signedUp(), await signedUp('Bob', 'Stone')]
  await ada.put(PATH, { email: false, quiet_from: '22:00', quiet_to: '07:30', time_zone: 'Europe/Berlin' })
  const answer = await ada.put(PATH, { webpush: true, webhook_secret: 'whsec_mine' })
  expect(answer.status).toBe(200)
  expect(answer.body.data).toMatchObject({
    email: false,
    webpush: true,
    quiet_from: '22:00',
    quiet_to: '07:30',
    time_zone: 'Europe/Berlin',
  })
  expect(answer.body.data.webhook_secret).not.toBe('whsec_mine')
  expect((await ada.get(PATH)).body).toEqual(answer.body)
  expect((await ada.put(PATH, { quiet_from: null, quiet_to: null })).body.data.quiet_from).toBeNull()
  expect((await ada.put(PATH, {})).status).toBe(200)
  expect((await bob.get(PATH)).body.data.email).toBe(true)
})

test('loses none of twenty changes at once', async () => {
  const ada = await signedUp()
  const changes = [
    { email: false },
    { inbox: false },
    { webpush: true },
    { telegram: true },
    { time_zone: 'Asia/Kolkata' },
  ]
  await times(20, (n) => ada.put(PATH, changes[n % changes.length]))
  expect((await ada.get(PATH)).body.data).toMatchObject({
    email: false,
    inbox: false,
    webpush: true,
    telegram: true,
    time_zone: 'Asia/Kolkata',
  })
})

describe('the server', () => {
  test.each([
    [{ email: 'yes' }, 'email'],
    [{ quiet_from: '22:00' }, 'quiet_to'],
    [{ quiet_to: '07:00' }, 'quiet_from'],
    [{ quiet_from: '24:00', quiet_to: '07:00' }, 'quiet_from'],
    [{ quiet_from: '7:00', quiet_to: '07:00' }, 'quiet_from'],
    [{ time_zone: 'Mars/Olympus' }, 'time_zone'],
    [{ time_zone: '' }, 'time_zone'],
    [{ time_zone: '+05:00' }, 'time_zone'],
    [{ webhook: true }, 'webhook_url'],
    [{ webhook_url: 'ftp://example.com/' }, 'webhook_url'],
    [{ webhook_url: 'javascript:alert(1)' }, 'webhook_url'],
    [{ webhook_url: 'https://user:secret@example.com/' }, 'webhook_url'],
    [{ webhook_url: 'no address' }, 'webhook_url'],
  ])('refuses the settings %j with the field %s', async (change, field) => {
    const ada = await signedUp()
    const answer = await ada.put(PATH, change)
    expect(answer).toMatchObject({ status: 400, body: { code: 'validation_failed' } })
    expect(Object.keys(answer.body.fields)).toEqual([field])
  })

  test.each([
    'http://127.0.0.1/',
    'http://localhost:3000/',
    'http://2130706433/',
    'http://0x7f.1/',
    'http://0177.0.0.1/',
    'http://10.0.0.1/',
    'http://172.16.0.1/',
    'http://192.168.1.1/',
    'http://169.254.169.254/latest/meta-data',
    'http://100.64.0.1/',
    'http://0.0.0.0/',
    'http://[::1]/',
    'http://[::ffff:127.0.0.1]/',
    'http://[fd00::1]/',
    'http://[fe80::1]/',
    'http://[64:ff9b::7f00:1]/',
    'http://[2002:7f00:1::]/',
    'http://printer.local/',
    'http://metadata.google.internal/',
    'http://intranet/',
    'http://localhost./',
  ])('refuses the private address %s', async (webhook_url) => {
    const ada = await signedUp()
    const answer = await ada.put(PATH, { webhook_url })
    expect(answer.status).toBe(400)
    expect(answer.body.fields).toEqual({ webhook_url: 'The webhook address must be a public one.' })
  })
})

test('accepts a public address, and turns the webhook off when it is removed', async () => {
  const ada = await signedUp()
  const on = await ada.put(PATH, { webhook_url: 'https://198.41.0.4/hook', webhook: true })
  expect(on.body.data).toMatchObject({ webhook: true, webhook_url: 'https://198.41.0.4/hook' })
  expect((await ada.put(PATH, { webhook_url: null })).body.data).toMatchObject({
    webhook: false,
    webhook_url: null,
  })
})

test('accepts a private address with ALLOW_PRIVATE_ADDRESSES', async () => {
  const open = await createTestWorld({ ALLOW_PRIVATE_ADDRESSES: '1' })
  const ada = await open.signedUp()
  expect((await ada.put(PATH, { webhook_url: 'http://127.0.0.1:9/' })).status).toBe(200)
})

test('accepts a time zone that the database knows, and refuses one that only JavaScript knows', async () => {
  const ada = await signedUp()
  for (const time_zone of ['Europe/Berlin', 'asia/kolkata', 'UTC', 'Pacific/Chatham', 'US/Eastern'])
    expect((await ada.put(PATH, { time_zone })).status).toBe(200)
  for (const time_zone of ['IST', 'PNT', 'SystemV/PST8']) {
    expect(() => new Intl.DateTimeFormat('en', { timeZone: time_zone })).not.toThrow()
    const answer = await ada.put(PATH, { time_zone })
    expect(answer).toMatchObject({ status: 400, body: { fields: { time_zone: expect.any(String) } } })
  }
})

test.each([
  ['8.8.8.8', false],
  ['2606:4700::1111', false],
  ['172.32.0.1', false],
  ['172.31.255.255', true],
  ['::', true],
  ['ff02::1', true],
  ['255.255.255.255', true],
  ['no address', true],
])('%s is private: %s', (address, isPrivate) => {
  expect(isPrivateAddress(address)).toBe(isPrivate)
})
