/** Account activity: recorded once for each action, visible to its owner only, and limited. */
import { pino } from 'pino'
import { describe, expect, test } from 'vitest'
import { buildApp } from '../../app.ts'
import { DAY, MINUTE } from '../../platform/clock.ts'
import { readMailedToken, sendMails } from '../../platform/testing/mail.ts'
import { createAccount, createProviderWorld } from '../../platform/testing/providers.ts'
import { type Answer, type TestUser, times } from '../../platform/testing/world.ts'
import { withActivity } from './activity.ts'
import { deleteExpiredAccountData } from './sessions.ts'

const { world, browser } = await createProviderWorld()
const { signedUp, stranger, somebody, clock, db } = world
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:128.0) Gecko/20100101 Firefox/128.0'

const activity = async (one: TestUser): Promise<{ at: string; what: string }[]> => {
  const answer = await one.get('/api/users/activity')
  expect(answer.status).toBe(200)
  return answer.body.data
}
const whats = async (one: TestUser) => (await activity(one)).map(({ what }) => what)
const logIn = (email: string, password: string) =>
  fetch(`${world.base}/api/public/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': FIREFOX },
    body: JSON.stringify({ email, password }),
  })
const bearer = (answer: Answer | Response) => somebody(answer.headers.get('authorization') ?? '')

describe('the activity list', () => {
  test('shows sign-up and logins, also failed ones: time, address and device, newest first', async () => {
    const ada = await signedUp()
    clock.advance(MINUTE)
    const failedAt = clock.now().toISOString()
    expect((await logIn(ada.email.toUpperCase(), 'wrong')).status).toBe(401)
    await sendMails(world)
    clock.advance(MINUTE)
    const elsewhere = bearer(await logIn(ada.email, ada.password))
    expect(await activity(elsewhere)).toEqual([
      { at: clock.now().toISOString(), what: 'login', address: '127.0.0.1', device: 'Firefox on Windows' },
      { at: failedAt, what: 'login_failed', address: '127.0.0.1', device: 'Firefox on Windows' },
      expect.objectContaining({ what: 'signup', device: 'An unknown device' }),
    ])
  })

  test('shows passwords, confirmations, the webhook, the export and ended sessions', async () => {
    const ada = await signedUp()
    await ada.post('/api/users/confirm', { password: 'wrong' })
    await ada.post('/api/users/confirm', { password: ada.password })
    await ada.post('/api/users/changePassword', { oldPassword: 'wrong', newPassword: 'quite another' })
    await ada.delete('/api/users/me', { password: 'wrong' })
    const change = { oldPassword: ada.password, newPassword: 'quite another secret' }
    expect((await ada.post('/api/users/changePassword', change)).status).toBe(200)
    await ada.put('/api/settings/notifications', { webhook_url: 'https://example.com/hook' })
    await ada.put('/api/settings/notifications', { webhook_url: 'https://example.com/hook', inbox: false })
    expect((await ada.post('/api/settings/notifications/webhook-secret')).status).toBe(200)
    expect((await ada.get('/api/users/export')).status).toBe(200)
    await logIn(ada.email, change.newPassword)
    await ada.delete('/api/users/sessions')
    await ada.delete('/api/users/sessions')
    await stranger.post('/api/public/users/forgot-password', { email: ada.email })
    const password = 'the third of them'
    const token = await readMailedToken(world, ada.email, 'verify-email')
    await stranger.get(`/api/public/users/verify-email?token=${token}`)
    const reset = await readMailedToken(world, ada.email, 'reset-password')
    await stranger.post(`/api/public/users/reset-password?token=${reset}`, { password })
    const again = bearer(await logIn(ada.email, password))
    expect((await whats(again)).toReversed()).toEqual([
      'signup',
      'login_failed',
      'confirmed',
      'login_failed',
      'login_failed',
      'password_changed',
      'webhook_changed',
      'webhook_changed',
      'export',
      'login',
      'sessions_ended',
      'password_reset',
      'login',
    ])
  })

  test('shows providers: sign-up, connecting and disconnecting', async () => {
    const grace = createAccount()
    const first = await browser().signIn('google', grace)
    const signedIn = somebody(first.token)
    expect(await whats(signedIn)).toEqual(['login', 'signup'])
    const other = browser()
    expect(await other.connect('linkedin', signedIn, createAccount())).toContain('connected=linkedin')
    expect((await signedIn.delete('/api/connections/linkedin')).status).toBe(200)
    expect(await whats(signedIn)).toEqual(['connection_removed', 'connection_added', 'login', 'signup'])
  })

  test('shows a new sign-in with a provider as a confirmation', async () => {
    const grace = createAccount()
    const before = somebody((await browser().signIn('google', grace)).token)
    clock.advance(15 * MINUTE)
    expect((await before.get('/api/users/export')).body.code).toBe('confirm_required')
    const after = somebody((await browser().signIn('google', grace)).token)
    expect((await after.get('/api/users/export')).status).toBe(200)
    expect((await before.get('/api/users/export')).status).toBe(403)
  })

  test('has no entry for a reset that failed', async () => {
    const ada = await signedUp()
    const failing = withActivity(world, async (_tx, note) => {
      await note(ada.id as never, 'export', { address: '192.0.2.1', device: 'Nothing' })
      throw new Error('undone')
    })
    await expect(failing).rejects.toThrow('undone')
    expect(await whats(ada)).toEqual(['signup'])
  })
})

describe('the visibility of activity', () => {
  test('is limited to the owner, in the list and in the export', async () => {
    const [ada, bob] = [await signedUp(), await signedUp('Bob', 'Stone')]
    await ada.post('/api/users/confirm', { password: ada.password })
    expect(await whats(bob)).toEqual(['signup'])
    const { body } = await ada.get('/api/users/export')
    expect(body.data.activity).toEqual(await activity(ada))
    expect((await stranger.get('/api/users/activity')).status).toBe(401)
  })

  test('excludes a user who never proved that the account was theirs', async () => {
    const squatter = await signedUp()
    const owner = createAccount({ email: squatter.email })
    const signedIn = somebody((await browser().signIn('google', owner)).token)
    expect(await whats(signedIn)).toEqual(['login', 'connection_added'])
  })

  test('ends with the account', async () => {
    const ada = await signedUp()
    await logIn(ada.email, 'wrong')
    expect((await ada.delete('/api/users/me', { password: ada.password })).status).toBe(204)
    await sendMails(world)
    const left = await db.selectFrom('activity').selectAll().where('user_id', '=', ada.id).execute()
    expect(left).toEqual([])
  })
})

describe('the limits of activity', () => {
  test('adds the same task for an unknown address, and stores nothing', async () => {
    const tasks = async () => {
      const { rows } = await world.database.pool.query('select count(*) from graphile_worker._private_jobs')
      return Number(rows[0].count)
    }
    const ada = await signedUp()
    await sendMails(world)
    const noted = await db.selectFrom('activity').select('id').execute()
    for (const email of [ada.email, 'nobody@example.com']) {
      const before = await tasks()
      await logIn(email, 'wrong')
      expect((await tasks()) - before).toBe(1)
    }
    await sendMails(world)
    expect(await db.selectFrom('activity').select('id').execute()).toHaveLength(noted.length + 1)
  })

  test('lets failed logins replace each other, and no other entries', async () => {
    const ada = await signedUp()
    const crowd = { address: '203.0.113.9', device: 'x'.repeat(5000) }
    await withActivity(world, async (_tx, note) => {
      for (let n = 0; n < 510; n++) await note(ada.id as never, 'login_failed', crowd)
    })
    const seen = await activity(ada)
    expect(seen.filter(({ what }) => what === 'login_failed')).toHaveLength(500)
    expect(seen.filter(({ what }) => what === 'signup')).toHaveLength(1)
    expect(Math.max(...seen.map((line) => JSON.stringify(line).length))).toBeLessThan(300)
  })

  test('keeps entries for 180 days, in the list and in the daily retention', async () => {
    const ada = await signedUp()
    clock.advance(180 * DAY - MINUTE)
    const later = bearer(await logIn(ada.email, ada.password))
    expect(await whats(later)).toEqual(['login', 'signup'])
    clock.advance(MINUTE)
    expect(await whats(later)).toEqual(['login'])
    await deleteExpiredAccountData(db, clock.now())
    const left = await db.selectFrom('activity').select('what').where('user_id', '=', ada.id).execute()
    expect(left).toEqual([{ what: 'login' }])
  })
})

test('writes the same entries to the log, without email addresses and secrets', async () => {
  const lines: string[] = []
  const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) })
  const app = await buildApp({
    ...world,
    clock: { now: clock.now, setOffset: () => {} },
    databaseUrl: world.database.url,
    log,
  })
  const call = async (path: string, payload: object, authorization?: string) =>
    app.inject({ method: 'POST', url: path, payload, headers: authorization ? { authorization } : {} })
  const email = 'logged@example.com'
  const password = 'a password that is never logged'
  const form = { firstName: 'Ada', lastName: 'Field', email, mobileNumber: '1', password }
  const signedUpThere = await call('/api/public/users/signup', form)
  const token = String(signedUpThere.headers.authorization)
  await times(2, () => call('/api/users/confirm', { password }, token))
  await call('/api/users/confirm', { password: 'not that password' }, token)
  await app.close()
  const { id } = signedUpThere.json().data
  const said = lines.map((line) => JSON.parse(line)).filter((line) => line.msg === 'account activity')
  expect(said.map((line) => [line.activity, line.person])).toEqual([
    ['signup', id],
    ['confirmed', id],
    ['confirmed', id],
    ['login_failed', id],
  ])
  expect(said[0]).toMatchObject({ address: '127.0.0.1', device: 'An unknown device' })
  for (const secret of [email, password, token.slice('Bearer '.length), 'not that password'])
    expect(lines.join('')).not.toContain(secret)
})
