/** Mailed links verify an address or reset a password: once, in time and for their own address. */
import { beforeEach, describe, expect, test } from 'vitest'
import { HOUR, MINUTE } from '../../platform/clock.ts'
import { readMailedToken, readMailsTo } from '../../platform/testing/mail.ts'
import { createTestWorld, type TestUser, tally, times } from '../../platform/testing/world.ts'

const world = await createTestWorld({ APP_URL: 'https://gigbell.example' })
const { stranger, somebody, signedUp, clock } = world
let ada: TestUser
beforeEach(async () => {
  ada = await signedUp()
})

const verify = (token: string) => stranger.get(`/api/public/users/verify-email?token=${token}`)
const forget = (email: string) => stranger.post('/api/public/users/forgot-password', { email })
const reset = (token: string, password = 'a brand new password') =>
  stranger.post(`/api/public/users/reset-password?token=${token}`, { password })
const logIn = (email: string, password: string) =>
  stranger.post('/api/public/users/login', { email, password })
const verified = async (one: TestUser) => (await one.get('/api/users/profile')).body.data.email_verified
const verifyToken = () => readMailedToken(world, ada.email, 'verify-email')
const resetToken = async () => {
  await forget(ada.email)
  return readMailedToken(world, ada.email, 'reset-password')
}

describe('verifying an address', () => {
  test('mails a link in text and HTML at sign-up, which verifies the address', async () => {
    const [mail, ...others] = await readMailsTo(world, ada.email)
    expect(others).toEqual([])
    expect(mail).toMatchObject({ subject: 'Verify your email address', to: ada.email })
    const link = /https:\/\/gigbell\.example\/verify-email\?token=[\w-]{43}/.exec(mail!.text)![0]
    expect(mail!.html).toContain(`href="${link}"`)
    expect(await verified(ada)).toBe(false)
    const answer = await verify(await verifyToken())
    expect(answer).toMatchObject({ status: 200, body: { message: 'Your email address is verified.' } })
    expect(await verified(ada)).toBe(true)
  })

  test('works once', async () => {
    const token = await verifyToken()
    await verify(token)
    expect(await verify(token)).toMatchObject({
      status: 400,
      body: { code: 'bad_link', message: 'This link has already been used.' },
    })
  })

  test('works for one of fifty simultaneous calls', async () => {
    const token = await verifyToken()
    expect(tally(await times(50, () => verify(token)))).toEqual({ 200: 1, 400: 49 })
  })

  test('works for 24 hours', async () => {
    const token = await verifyToken()
    clock.advance(24 * HOUR)
    expect((await verify(token)).body.message).toBe('This link has expired. Please ask for a new one.')
    expect(await verified(ada)).toBe(false)
  })

  test('replaces an older link by a newer one', async () => {
    const first = await verifyToken()
    expect((await ada.post('/api/public/users/resend-verification')).status).toBe(202)
    const second = await verifyToken()
    expect(second).not.toBe(first)
    expect((await verify(first)).body.message).toContain('A newer link')
    expect((await verify(second)).status).toBe(200)
  })

  test('refuses a link after the address has changed', async () => {
    const token = await verifyToken()
    await world.db
      .updateTable('users')
      .set({ email: `new-${ada.email}` })
      .where('id', '=', ada.id)
      .execute()
    expect((await verify(token)).status).toBe(400)
    expect(await verified(ada)).toBe(false)
  })

  test('sends no mail to a verified address', async () => {
    await verify(await verifyToken())
    const before = (await readMailsTo(world, ada.email)).length
    const answer = await ada.post('/api/public/users/resend-verification')
    expect(answer).toMatchObject({
      status: 202,
      body: { message: 'Your email address is already verified.' },
    })
    expect(await readMailsTo(world, ada.email)).toHaveLength(before)
  })

  test.each([
    '',
    '?token=',
    '?token=nonsense',
    `?token=${'x'.repeat(501)}`,
    '?token=a&token=b',
    '?token=%00',
  ])('refuses the query %j with a message', async (query) => {
    const answer = await stranger.get(`/api/public/users/verify-email${query}`)
    expect(answer.status).toBe(400)
    expect(answer.body.message).toMatch(/link/i)
  })

  test('refuses a reset link for verification, and the reverse', async () => {
    expect((await verify(await resetToken())).status).toBe(400)
    expect((await reset(await verifyToken())).status).toBe(400)
  })
})

describe('a forgotten password', () => {
  test('gets the same answer for known and unknown addresses, and a mail for known ones', async () => {
    const known = await forget(ada.email.toUpperCase())
    const unknown = await forget('who-is-this@example.com')
    expect(known.status).toBe(200)
    expect({ status: unknown.status, body: unknown.body }).toEqual({ status: 200, body: known.body })
    expect((await readMailsTo(world, ada.email))[0]!.subject).toBe('Choose a new password')
    expect(await readMailsTo(world, 'who-is-this@example.com')).toEqual([])
  })

  test('is replaced by the link: the new password works, the old one fails, all sessions end, the address is verified', async () => {
    const elsewhere = somebody(
      (await logIn(ada.email, ada.password)).headers.get('authorization') ?? undefined,
    )
    const answer = await reset(await resetToken())
    expect(answer).toMatchObject({
      status: 200,
      body: { message: 'Your password has been reset successfully!' },
    })
    expect((await ada.get('/api/users/profile')).status).toBe(401)
    expect((await elsewhere.get('/api/users/profile')).status).toBe(401)
    expect((await logIn(ada.email, ada.password)).status).toBe(401)
    const back = await logIn(ada.email, 'a brand new password')
    expect(back.status).toBe(200)
    expect(back.body.data.email_verified).toBe(true)
  })

  test('is replaced by one of fifty simultaneous calls with the link', async () => {
    const token = await resetToken()
    expect(tally(await times(50, (n) => reset(token, `password number ${n}`)))).toEqual({ 200: 1, 400: 49 })
  })

  test('is replaced by a link of the last 60 minutes only', async () => {
    const token = await resetToken()
    clock.advance(59 * MINUTE)
    expect((await reset(token, 'short')).body.fields).toEqual({
      password: 'Password must be at least 8 characters long',
    })
    clock.advance(MINUTE)
    expect((await reset(token)).body.message).toBe('This link has expired. Please ask for a new one.')
    expect((await logIn(ada.email, ada.password)).status).toBe(200)
  })

  test('is replaced by the newest link only', async () => {
    const first = await resetToken()
    const second = await resetToken()
    expect((await reset(first)).status).toBe(400)
    expect((await reset(second)).status).toBe(200)
  })

  test('is not replaced by a link from before a change of the password', async () => {
    const token = await resetToken()
    await ada.post('/api/users/changePassword', { oldPassword: ada.password, newPassword: 'changed by hand' })
    expect((await reset(token)).status).toBe(400)
    expect((await logIn(ada.email, 'changed by hand')).status).toBe(200)
  })

  test.each([{}, { email: '' }, { email: 'no address' }, { email: ['a@example.com'] }])(
    'is not accepted with the body %j',
    async (body) => {
      expect((await stranger.post('/api/public/users/forgot-password', body)).status).toBe(400)
    },
  )
})

test('builds links from APP_URL, whatever the Host header says', async () => {
  const { request } = await import('node:http')
  const { port } = new URL(world.base)
  await new Promise<void>((resolve, reject) => {
    const call = request(
      {
        port,
        host: '127.0.0.1',
        method: 'POST',
        path: '/api/public/users/forgot-password',
        headers: {
          host: 'evil.example',
          'x-forwarded-host': 'evil.example',
          'content-type': 'application/json',
        },
      },
      (response) => response.resume().once('end', resolve),
    )
    call.once('error', reject)
    call.end(JSON.stringify({ email: ada.email }))
  })
  const [mail] = await readMailsTo(world, ada.email)
  expect(mail!.subject).toBe('Choose a new password')
  expect(mail!.text + mail!.html).not.toContain('evil.example')
  expect(mail!.text).toContain('https://gigbell.example/reset-password?token=')
})

test('stores no token in any table or task', async () => {
  await forget(ada.email)
  const waiting = await world.database.pool.query('select * from graphile_worker._private_jobs')
  expect(JSON.stringify(waiting.rows)).not.toContain(ada.email)
  const token = await resetToken()
  const stored = await world.database.pool.query('select mail_tokens::text from mail_tokens')
  expect(JSON.stringify(stored.rows)).not.toContain(token)
})

test('allows twenty links an hour for one network address', async () => {
  const limited = await createTestWorld({ RATE_LIMIT: 'on' })
  const answers = await times(25, (n) =>
    limited.stranger.post('/api/public/users/forgot-password', { email: `who-${n}@example.com` }),
  )
  expect(tally(answers)).toEqual({ 200: 20, 429: 5 })
  limited.clock.advance(HOUR)
  const later = await limited.stranger.post('/api/public/users/forgot-password', { email: 'a@example.com' })
  expect(later.status).toBe(200)
  const eve = await limited.signedUp()
  const resent = await times(7, () => eve.post('/api/public/users/resend-verification'))
  expect(tally(resent)).toEqual({ 202: 5, 429: 2 })
})
