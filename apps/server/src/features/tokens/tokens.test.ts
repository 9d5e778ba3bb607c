/** Personal tokens over HTTP: how they are made, listed, used and revoked, and when they end by themselves. */
import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { DAY, HOUR, MINUTE } from '../../platform/clock.ts'
import { readMailedToken } from '../../platform/testing/mail.ts'
import { createTestWorld, type TestUser, tally, times } from '../../platform/testing/world.ts'
import { deleteExpiredTokens } from './queries.ts'

const world = await createTestWorld()
const { clock, db, signedUp, somebody, stranger } = world

const draft = { name: 'Backup script', scopes: ['profiles:read'], expires_in_days: 30 }
const create = (one: TestUser, more: object = {}) => one.post('/api/tokens', { ...draft, ...more })
const tokenOf = async (one: TestUser, more: object = {}) => {
  const { token, id } = (await create(one, more)).body.data
  return { ...somebody(`Bearer ${token}`), id, token }
}
const works = async (one: { get: TestUser['get'] }) => (await one.get('/api/profiles')).status === 200
const listed = async (one: TestUser) => (await one.get('/api/tokens')).body.data as { id: string }[]
const activityOf = async (one: TestUser) =>
  (await one.get('/api/users/activity')).body.data.map(({ what }: { what: string }) => what)

describe('a token', () => {
  test('is shown once, and listed without its secret', async () => {
    const ada = await signedUp()
    const made = await create(ada)
    expect(made).toMatchObject({
      status: 201,
      body: {
        data: {
          ...{ name: 'Backup script', scopes: ['profiles:read'], last_used_at: null },
          token: expect.stringMatching(/^gbt_[\w-]{43}$/),
          created_at: clock.now().toISOString(),
          expires_at: new Date(clock.now().getTime() + 30 * DAY).toISOString(),
        },
      },
    })
    const { token, ...rest } = made.body.data
    expect(await listed(ada)).toEqual([rest])
    expect(await listed(await signedUp('Bob'))).toEqual([])
    expect(await works(somebody(token))).toBe(true)
    expect(await activityOf(ada)).toEqual(['token_added', 'signup'])
  })

  test('records its last use, exact to the hour', async () => {
    const ada = await signedUp()
    const script = await tokenOf(ada)
    const first = clock.now()
    await works(script)
    clock.advance(30 * MINUTE)
    await works(script)
    expect(await listed(ada)).toMatchObject([{ last_used_at: first.toISOString() }])
    clock.advance(HOUR)
    await works(script)
    expect(await listed(ada)).toMatchObject([{ last_used_at: clock.now().toISOString() }])
  })

  test('ends when it expires', async () => {
    const ada = await signedUp()
    const script = await tokenOf(ada, { expires_in_days: 1 })
    clock.advance(DAY - 1)
    expect(await works(script)).toBe(true)
    clock.advance(1)
    expect(await script.get('/api/profiles')).toMatchObject({
      status: 401,
      body: { code: 'session_required' },
    })
    expect(await listed(ada)).toEqual([])
    clock.advance(DAY + 1)
    await deleteExpiredTokens(db, clock.now())
    expect(await storedTokens(ada)).toBe(0)
  })

  test('is revoked by its owner only, at once', async () => {
    const [ada, bob] = [await signedUp(), await signedUp('Bob')]
    const script = await tokenOf(ada)
    expect((await bob.delete(`/api/tokens/${script.id}`)).status).toBe(404)
    expect(await works(script)).toBe(true)
    expect(await ada.delete(`/api/tokens/${script.id}`)).toMatchObject({
      status: 200,
      body: { data: { id: script.id } },
    })
    expect(await works(script)).toBe(false)
    expect((await ada.delete(`/api/tokens/${script.id}`)).status).toBe(404)
    expect((await activityOf(ada))[0]).toBe('token_removed')
  })

  test('can’t make, list or revoke tokens', async () => {
    const script = await tokenOf(await signedUp())
    const calls = [
      create(script as never),
      script.get('/api/tokens'),
      script.delete(`/api/tokens/${script.id}`),
    ]
    for (const answer of await Promise.all(calls))
      expect(answer).toMatchObject({ status: 403, body: { code: 'scope_missing' } })
  })

  test.each([
    ['name', ''],
    ['name', 'x'.repeat(101)],
    ['scopes', []],
    ['expires_in_days', 0],
    ['expires_in_days', 366],
    ['expires_in_days', 1.5],
  ])('is refused with %s %j', async (field, value) => {
    const refused = await create(await signedUp(), { [field]: value })
    expect(refused.status).toBe(400)
    expect(Object.keys(refused.body.fields)).toEqual([field])
  })

  test('is refused with an unknown scope', async () => {
    for (const scope of ['account:read', 'jobs', 'jobs:read ', '*'])
      expect((await create(await signedUp(), { scopes: [scope] })).status).toBe(400)
  })

  test('is one of 20 at most, however many are made at once', async () => {
    const ada = await signedUp()
    expect(tally(await times(25, () => create(ada)))).toEqual({ 201: 20, 403: 5 })
    expect((await create(ada)).body.code).toBe('too_many_tokens')
    const [one] = await listed(ada)
    await ada.delete(`/api/tokens/${one!.id}`)
    expect((await create(ada)).status).toBe(201)
  })
})

test('a changed password ends all tokens, and a reset too', async () => {
  const ada = await signedUp()
  const script = await tokenOf(ada)
  await ada.post('/api/users/changePassword', {
    oldPassword: ada.password,
    newPassword: 'another long password',
  })
  expect([await works(script), await works(ada)]).toEqual([false, true])
  const other = await tokenOf(ada)
  expect(await works(other)).toBe(true)
  await stranger.post('/api/public/users/forgot-password', { email: ada.email })
  const link = await readMailedToken(world, ada.email, 'reset-password')
  await stranger.post(`/api/public/users/reset-password?token=${link}`, { password: 'the third password' })
  expect(await works(other)).toBe(false)
})

test('the export of an account has its tokens without secrets, and its deletion removes them', async () => {
  const ada = await signedUp()
  const script = await tokenOf(ada)
  const exported = (await ada.get('/api/users/export')).body.data
  expect(exported.tokens).toMatchObject([{ name: 'Backup script' }])
  expect(JSON.stringify(exported)).not.toContain(script.token)
  await ada.delete('/api/users/me', { password: ada.password })
  expect(await works(script)).toBe(false)
  expect(await storedTokens(ada)).toBe(0)
})

test('the secret is stored nowhere', async () => {
  const script = await tokenOf(await signedUp())
  const { rows } = await world.database.pool.query('select tokens::text as row from tokens')
  const hash = createHash('sha256').update(script.token).digest('hex')
  expect(rows.some(({ row }) => row.includes(hash))).toBe(true)
  expect(rows.some(({ row }) => row.includes(script.token.slice(4)))).toBe(false)
})

test('the calls of tokens and sessions of a person are limited together', async () => {
  const limited = await createTestWorld({ RATE_LIMIT: 'on' })
  const ada = await limited.signedUp()
  const { token } = (await create(ada)).body.data
  const script = limited.somebody(`Bearer ${token}`)
  const answers = await times(620, (index) => (index % 2 ? ada : script).get('/api/profiles'))
  expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(20)
  for (const answer of answers.filter(({ status }) => status === 429))
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
})

async function storedTokens({ id }: TestUser): Promise<number> {
  const rows = await db.selectFrom('tokens').select('id').where('user_id', '=', id).execute()
  return rows.length
}
