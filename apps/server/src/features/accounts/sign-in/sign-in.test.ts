/** Sign-in with a real OpenID provider: who is accepted, who is refused, and whose account it is afterwards. */
import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { MINUTE, SECOND } from '../../../platform/clock.ts'
import { readMailedToken } from '../../../platform/testing/mail.ts'
import {
  APP_URL,
  callbackUrl,
  createAccount,
  createProviderWorld,
} from '../../../platform/testing/providers.ts'
import { createTestWorld, times } from '../../../platform/testing/world.ts'

const { identity, world, browser } = await createProviderWorld()
const { stranger, somebody, signedUp, clock, db } = world

const persons = async () =>
  (
    await db
      .selectFrom('users')
      .select((count) => count.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow()
  ).n
const verified = async () => {
  const one = await signedUp()
  const token = await readMailedToken(world, one.email, 'verify-email')
  await stranger.get(`/api/public/users/verify-email?token=${token}`)
  return one
}

describe('signing in', () => {
  test.each(['google', 'linkedin', 'upwork'])(
    'with %s makes an account, and the next time opens it',
    async (provider) => {
      const grace = createAccount()
      const first = await browser().signIn(provider, grace)
      expect(first.status).toBe(200)
      expect(first.body.data).toMatchObject({
        first_name: 'Grace',
        last_name: 'Hollow',
        email: grace.email,
        mobile_number: '',
        email_verified: true,
        has_password: false,
        trial_used: false,
      })
      const again = await browser().signIn(provider, { ...grace, email: 'moved@example.com' })
      expect(again.body.data.id).toBe(first.body.data.id)
      const signedIn = somebody(again.token)
      expect((await signedIn.get('/api/connections')).body.data).toEqual([
        { provider, label: grace.email, connected_at: expect.any(String) },
      ])
    },
  )

  test('sends PKCE, state, a nonce and the return address of APP_URL, and binds them to the browser', async () => {
    const { location, setCookie, status } = await browser().go('/api/public/auth/google/start')
    expect(status).toBe(302)
    const asked = new URL(location).searchParams
    expect(asked.get('redirect_uri')).toBe(callbackUrl('google'))
    expect(asked.get('code_challenge_method')).toBe('S256')
    for (const name of ['state', 'nonce', 'code_challenge']) expect(asked.get(name)).toMatch(/^[\w-]{43}$/)
    expect(setCookie).toMatch(
      /^gigbell_sign_in=[\w-]{43}; Path=\/api\/public\/auth; Max-Age=600; HttpOnly; SameSite=Lax$/,
    )
    const stored = JSON.stringify(
      (await world.database.pool.query('select sign_ins::text from sign_ins')).rows,
    )
    expect(stored).not.toContain(asked.get('state'))
  })

  test('exchanges the code for one session, within a minute, in the same browser', async () => {
    identity.signsIn(createAccount())
    const here = browser()
    const code = new URL(await here.through('google')).searchParams.get('code')!
    expect(await browser().exchange(code)).toMatchObject({
      status: 400,
      body: { code: 'bad_link' },
      token: '',
    })
    const answers = await times(50, () => here.exchange(code))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const late = new URL(await here.through('google')).searchParams.get('code')!
    clock.advance(60 * SECOND)
    expect((await here.exchange(late)).status).toBe(400)
  })

  test('creates one account for twenty simultaneous sign-ins', async () => {
    const grace = createAccount()
    const before = await persons()
    identity.signsIn(grace)
    const answers = await times(20, () => browser().through('google'))
    expect(answers.every((location) => location.startsWith(`${APP_URL}/login?code=`))).toBe(true)
    expect(await persons()).toBe(before + 1)
  })

  test('opens the verified account of a verified address and keeps its password', async () => {
    const ada = await verified()
    const { body } = await browser().signIn('google', createAccount({ email: ada.email.toUpperCase() }))
    expect(body.data).toMatchObject({ id: ada.id, has_password: true })
    expect((await ada.get('/api/users/profile')).status).toBe(200)
    const login = await stranger.post('/api/public/users/login', { email: ada.email, password: ada.password })
    expect(login.status).toBe(200)
  })

  test('refuses a second account of the same provider with the same address', async () => {
    const grace = createAccount()
    await browser().signIn('google', grace)
    identity.signsIn({ ...grace, sub: randomUUID() })
    expect(await browser().through('google')).toBe(`${APP_URL}/login?error=other_account`)
  })
})

describe('an account that another person created with my address', () => {
  test('becomes mine when I sign in, without their contents', async () => {
    const mallory = await signedUp('Mallory', 'Squatter')
    await mallory.post('/api/subscription/startTrial')
    await mallory.post('/api/profiles', { title: 'Not mine' })
    await mallory.put('/api/settings/notifications', {
      webhook_url: 'https://198.41.0.4/mallory',
      webhook: true,
    })
    await browser().connect('linkedin', mallory, createAccount({ email: 'mallory@example.com' }))
    const verifyLink = await readMailedToken(world, mallory.email, 'verify-email')
    await stranger.post('/api/public/users/forgot-password', { email: mallory.email })

    const mine = await browser().signIn('google', createAccount({ email: mallory.email }))
    expect(mine.body.data).toMatchObject({
      first_name: 'Grace',
      mobile_number: '',
      email_verified: true,
      has_password: false,
    })
    const me = somebody(mine.token)
    expect((await mallory.get('/api/users/profile')).status).toBe(401)
    const login = { email: mallory.email, password: mallory.password }
    expect((await stranger.post('/api/public/users/login', login)).status).toBe(401)
    expect((await stranger.get(`/api/public/users/verify-email?token=${verifyLink}`)).status).toBe(400)
    expect((await me.get('/api/connections')).body.data).toHaveLength(1)
    expect((await me.get('/api/profiles')).body.data).toEqual([])
    expect((await me.get('/api/settings/notifications')).body.data).toMatchObject({
      webhook: false,
      webhook_url: null,
    })
  })

  test('stays theirs when the provider has not verified the address', async () => {
    const ada = await signedUp()
    identity.signsIn(createAccount({ email: ada.email, email_verified: false }))
    expect(await browser().through('google')).toBe(`${APP_URL}/login?error=email_unverified`)
    expect((await ada.get('/api/users/profile')).body.data).toMatchObject({ has_password: true })
    expect((await ada.get('/api/connections')).body.data).toEqual([])
  })
})

describe('the server creates and connects no account, and says why, for', async () => {
  const refused = async (location: string, fault: string, before: number) => {
    expect(location).toBe(`${APP_URL}/login?error=${fault}`)
    expect(await persons()).toBe(before)
  }

  test('an address the provider has not verified, or none at all', async () => {
    const before = await persons()
    for (const more of [{ email_verified: false }, { email: undefined }, { email_verified: undefined }]) {
      identity.signsIn(createAccount(more))
      await refused(await browser().through('google'), 'email_unverified', before)
    }
  })

  test.each(['google', 'upwork'])('a cancelled consent at %s', async (provider) => {
    const before = await persons()
    identity.signsIn(null)
    await refused(await browser().through(provider), 'cancelled', before)
  })

  test('an answer without state, or with two', async () => {
    const before = await persons()
    identity.signsIn(createAccount())
    const here = browser()
    const back = await here.toProvider('google')
    const without = back.replace(/state=[^&]*/, '')
    await refused((await here.go(without)).location, 'state_missing', before)
    await refused((await here.go(`${back}&state=another`)).location, 'state_missing', before)
    await refused((await here.go('/api/public/auth/google/callback')).location, 'state_missing', before)
  })

  test('an unknown state', async () => {
    const before = await persons()
    identity.signsIn(createAccount())
    const here = browser()
    const back = await here.toProvider('google')
    const never = back.replace(/state=[^&]*/, `state=${'x'.repeat(43)}`)
    await refused((await here.go(never)).location, 'state_expired', before)
  })

  test('a repeated answer', async () => {
    identity.signsIn(createAccount())
    const here = browser()
    const back = await here.toProvider('google')
    expect((await here.go(back)).location).toContain('/login?code=')
    const before = await persons()
    await refused((await here.go(back)).location, 'state_used', before)
  })

  test('an answer in another browser, while the first browser can still use it', async () => {
    const before = await persons()
    identity.signsIn(createAccount())
    const here = browser()
    const back = await here.toProvider('google')
    const elsewhere = browser()
    await refused((await elsewhere.go(back)).location, 'state_foreign', before)
    await elsewhere.go('/api/public/auth/google/start')
    await refused((await elsewhere.go(back)).location, 'state_foreign', before)
    expect((await here.go(back)).location).toContain('/login?code=')
  })

  test('an answer after ten minutes', async () => {
    const before = await persons()
    identity.signsIn(createAccount())
    const here = browser()
    const back = await here.toProvider('google')
    clock.advance(10 * MINUTE)
    await refused((await here.go(back)).location, 'state_expired', before)
  })

  test('an answer at another provider’s address', async () => {
    const before = await persons()
    identity.signsIn(createAccount())
    const here = browser()
    const back = await here.toProvider('google')
    await refused((await here.go(back.replace('/google/', '/linkedin/'))).location, 'wrong_provider', before)
  })

  test('an answer with the code of another person’s sign-in', async () => {
    const before = await persons()
    identity.signsIn(createAccount())
    const [mine, theirs] = [browser(), browser()]
    const back = await mine.toProvider('google')
    const stolen = /code=([^&]*)/.exec(await theirs.toProvider('google'))![1]!
    await refused(
      (await mine.go(back.replace(/code=[^&]*/, `code=${stolen}`))).location,
      'provider_failed',
      before,
    )
  })
})

describe('a provider', () => {
  test('that is not configured is answered with 404, and listed as not ready', async () => {
    const bare = await createTestWorld()
    for (const path of ['/api/public/auth/google/start', '/api/public/auth/google/callback?code=1&state=2'])
      expect(await bare.stranger.get(path)).toMatchObject({
        status: 404,
        body: { message: 'Signing in with Google is not available here.', code: 'not_found' },
      })
    expect((await bare.stranger.get('/api/public/auth/providers')).body.data).toEqual([
      { provider: 'google', label: 'Google', ready: false },
      { provider: 'linkedin', label: 'LinkedIn', ready: false },
      { provider: 'upwork', label: 'Upwork', ready: false },
    ])
    expect((await stranger.get('/api/public/auth/providers')).body.data[0].ready).toBe(true)
    expect((await stranger.get('/api/public/auth/facebook/start')).status).toBe(404)
  })

  test('that does not respond redirects to the login page, answers a call with 502, and works again afterwards', async () => {
    const dead = await createTestWorld({
      APP_URL,
      GOOGLE_CLIENT_ID: 'a',
      GOOGLE_CLIENT_SECRET: 'b',
      GOOGLE_ISSUER: 'http://127.0.0.1:9',
    })
    const response = await fetch(`${dead.base}/api/public/auth/google/start`, { redirect: 'manual' })
    expect(response.headers.get('location')).toBe(`${APP_URL}/login?error=provider_failed`)
    const ada = await dead.signedUp()
    expect(await ada.post('/api/connections/google')).toMatchObject({
      status: 502,
      body: { code: 'provider_failed' },
    })
  })
})
