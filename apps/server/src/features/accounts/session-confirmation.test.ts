/** Sensitive calls need a login or a confirmation in the last 15 minutes, in the same session. */
import { api, type Endpoint } from '@gigbell/contract'
import { describe, expect, test } from 'vitest'
import { MINUTE } from '../../platform/clock.ts'
import { createTestWorld, type TestUser } from '../../platform/testing/world.ts'

const world = await createTestWorld()
const { signedUp, stranger, somebody, clock } = world

const confirmed = Object.values(api)
  .flatMap((rows) => Object.values<Endpoint>(rows))
  .filter((row) => row.confirmed)
const confirm = (one: TestUser, password = one.password) => one.post('/api/users/confirm', { password })
const exported = async (one: TestUser) => (await one.get('/api/users/export')).status
const webhookOf = (one: TestUser, webhook_url: string | null) =>
  one.put('/api/settings/notifications', { webhook_url })
const loggedIn = async ({ email, password }: TestUser) => {
  const { headers } = await stranger.post('/api/public/users/login', { email, password })
  return somebody(headers.get('authorization') ?? '')
}

test('lists the calls that always need a confirmation: connections, chats, secrets, tokens, models, mails and the export', () => {
  expect(confirmed.map(({ method, path }) => `${method} ${path}`).sort()).toEqual([
    'DELETE /api/connections/:provider',
    'DELETE /api/settings/mail-source/address',
    'DELETE /api/settings/mail-source/mailbox',
    'GET /api/users/export',
    'POST /api/connections/:provider',
    'POST /api/connections/telegram',
    'POST /api/settings/mail-source/address',
    'POST /api/settings/notifications/webhook-secret',
    'POST /api/tokens',
    'POST /api/tokens/connect',
    'PUT /api/settings/mail-source/mailbox',
    'PUT /api/settings/model',
  ])
  for (const { errors } of confirmed) expect(errors).toContain('confirm_required')
})

describe.each(confirmed)('$method $path', ({ method, path }) => {
  const call = (one: TestUser) => {
    const address = path.replace(':provider', 'google')
    return { GET: one.get, POST: one.post, DELETE: one.delete, PUT: one.put, PATCH: one.patch }[method](
      address,
    )
  }

  test('is allowed for 15 minutes, and again after the password', async () => {
    const ada = await signedUp()
    clock.advance(15 * MINUTE - 1)
    expect((await call(ada)).body.code).not.toBe('confirm_required')
    clock.advance(1)
    const refused = await call(ada)
    expect({ status: refused.status, code: refused.body.code }).toEqual({
      status: 403,
      code: 'confirm_required',
    })
    expect((await confirm(ada)).status).toBe(200)
    expect((await call(ada)).body.code).not.toBe('confirm_required')
  })

  test('needs the confirmation of its own session', async () => {
    const ada = await signedUp()
    clock.advance(15 * MINUTE)
    const elsewhere = await loggedIn(ada)
    await confirm(elsewhere)
    expect((await call(elsewhere)).body.code).not.toBe('confirm_required')
    expect((await call(ada)).body.code).toBe('confirm_required')
  })
})

describe('the webhook’s address', () => {
  test('can’t be set, changed or removed without a confirmation; other settings can', async () => {
    const ada = await signedUp()
    clock.advance(15 * MINUTE)
    expect((await webhookOf(ada, 'https://example.com/one')).body.code).toBe('confirm_required')
    await confirm(ada)
    expect((await webhookOf(ada, 'https://example.com/one')).status).toBe(200)
    clock.advance(15 * MINUTE)
    for (const other of ['https://example.com/two', null])
      expect((await webhookOf(ada, other)).body.code).toBe('confirm_required')
    expect((await webhookOf(ada, 'https://example.com/one')).status).toBe(200)
    const quiet = { quiet_from: '22:00', quiet_to: '06:00' }
    expect((await ada.put('/api/settings/notifications', quiet)).body.data).toMatchObject({
      ...quiet,
      webhook_url: 'https://example.com/one',
    })
  })

  test('changes no other setting when it is refused', async () => {
    const ada = await signedUp()
    clock.advance(15 * MINUTE)
    await ada.put('/api/settings/notifications', { webhook_url: 'https://example.com/one', inbox: false })
    expect((await ada.get('/api/settings/notifications')).body.data).toMatchObject({
      webhook_url: null,
      inbox: true,
    })
  })
})

describe('a confirmation', () => {
  test('is refused with 403 for a wrong password', async () => {
    const ada = await signedUp()
    clock.advance(15 * MINUTE)
    const wrong = await confirm(ada, 'not my password')
    expect(wrong).toMatchObject({ status: 403, body: { code: 'wrong_password' } })
    expect(await exported(ada)).toBe(403)
    expect((await ada.get('/api/users/profile')).status).toBe(200)
  })

  test('has the same limit as logins', async () => {
    const limited = await createTestWorld({ RATE_LIMIT: 'on' })
    const ada = await limited.signedUp()
    for (let tries = 0; tries < 10; tries++) expect((await confirm(ada, 'wrong')).status).toBe(403)
    const late = await confirm(ada)
    expect(late.status).toBe(429)
    expect(Number(late.headers.get('retry-after'))).toBeGreaterThan(0)
    const login = { email: ada.email, password: ada.password }
    expect((await limited.stranger.post('/api/public/users/login', login)).status).toBe(429)
  })

  test('of a person without a password is a new sign-in', async () => {
    const ada = await signedUp()
    await world.db.updateTable('users').set({ password_hash: null }).where('id', '=', ada.id).execute()
    expect(await confirm(ada)).toMatchObject({ status: 403, body: { code: 'wrong_password' } })
  })
})
