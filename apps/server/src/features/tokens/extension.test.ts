/** The connection of the browser extension: its code, its token, and the origins that may call the API. */
import { createHash, randomBytes } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { DAY, MINUTE } from '../../platform/clock.ts'
import { openInboxStream } from '../../platform/testing/event-stream.ts'
import { createTestWorld, type TestUser, tally, times } from '../../platform/testing/world.ts'

const world = await createTestWorld()
const { clock, signedUp, somebody, stranger } = world

const ID = 'abcdefghijklmnopabcdefghijklmnop'
const redirect = `https://${ID}.chromiumapp.org/`
const createVerifier = () => randomBytes(32).toString('base64url')
const challengeOf = (verifier: string) => createHash('sha256').update(verifier).digest('base64url')
const request = (verifier: string, more: object = {}) => ({
  client: 'extension',
  challenge: challengeOf(verifier),
  redirect,
  ...more,
})
const allow = (one: TestUser, verifier: string, more: object = {}) =>
  one.post('/api/tokens/connect', request(verifier, more))
const codeOf = async (one: TestUser, verifier: string) =>
  new URL((await allow(one, verifier)).body.data.url).searchParams.get('code')!
const exchange = (code: string, verifier: string) =>
  stranger.post('/api/public/tokens/exchange', { code, verifier })
const connected = async (one: TestUser) => {
  const verifier = createVerifier()
  const { token } = (await exchange(await codeOf(one, verifier), verifier)).body.data
  return { ...somebody(`Bearer ${token}`), token: token as string }
}
const works = async (one: { get: TestUser['get'] }) => (await one.get('/api/profiles')).status === 200

describe('the code of /connect', () => {
  test('is exchanged for a token of the extension', async () => {
    const ada = await signedUp()
    const verifier = createVerifier()
    const allowed = await allow(ada, verifier)
    expect(allowed.status).toBe(201)
    expect(allowed.body.data.url).toMatch(
      new RegExp(`^https://${ID}\\.chromiumapp\\.org/\\?code=[\\w-]{43}$`),
    )
    const code = new URL(allowed.body.data.url).searchParams.get('code')!
    expect(await exchange(code, verifier)).toMatchObject({
      status: 201,
      body: {
        data: {
          name: 'Browser extension, An unknown device',
          scopes: ['jobs:write', 'letters:write', 'notifications:read', 'profiles:read'],
          token: expect.stringMatching(/^gbt_/),
          expires_at: new Date(clock.now().getTime() + 90 * DAY).toISOString(),
        },
      },
    })
    expect((await ada.get('/api/users/activity')).body.data[0].what).toBe('token_added')
  })

  test('works once, however many exchange it at once', async () => {
    const ada = await signedUp()
    const verifier = createVerifier()
    const code = await codeOf(ada, verifier)
    expect(tally(await times(20, () => exchange(code, verifier)))).toEqual({ 201: 1, 400: 19 })
    expect((await ada.get('/api/tokens')).body.data).toHaveLength(1)
  })

  test('works for 2 minutes', async () => {
    const ada = await signedUp()
    const verifier = createVerifier()
    const [early, late] = [await codeOf(ada, verifier), await codeOf(ada, verifier)]
    clock.advance(2 * MINUTE - 1)
    expect((await exchange(early, verifier)).status).toBe(201)
    clock.advance(1)
    expect(await exchange(late, verifier)).toMatchObject({ status: 400, body: { code: 'bad_link' } })
  })

  test('is used up by a wrong verifier', async () => {
    const ada = await signedUp()
    const verifier = createVerifier()
    const code = await codeOf(ada, verifier)
    expect((await exchange(code, createVerifier())).status).toBe(400)
    expect((await exchange(code, verifier)).status).toBe(400)
    // Somebody who has seen the address of /connect knows the challenge, but not the verifier.
    const other = await codeOf(ada, verifier)
    expect((await exchange(other, challengeOf(verifier))).status).toBe(400)
  })

  test('does not outlive its session or the password', async () => {
    const ada = await signedUp()
    const verifier = createVerifier()
    const before = await codeOf(ada, verifier)
    await ada.post('/api/users/changePassword', {
      oldPassword: ada.password,
      newPassword: 'another long password',
    })
    expect((await exchange(before, verifier)).status).toBe(400)
    const code = await codeOf(ada, verifier)
    await ada.post('/api/users/logout')
    expect((await exchange(code, verifier)).status).toBe(400)
  })

  test.each([
    `https://${ID}.extensions.allizom.org/`,
    'https://evil.example/',
    `https://${ID}.chromiumapp.org.evil.example/`,
    `https://evil.example/${ID}.chromiumapp.org/`,
    `https://${ID}.chromiumapp.org@evil.example/`,
    `https://${ID}.chromiumapp.org:8080/`,
    `https://${ID}.chromiumapp.org/?next=https://evil.example/`,
    `https://${ID}.chromiumapp.org/#code`,
    `https://${ID}.chromiumapp.org`,
    `http://${ID}.chromiumapp.org/`,
    `https://a.${ID}.chromiumapp.org/`,
    'https://chromiumapp.org/',
    'https://extensions.allizom.org/',
    `chrome-extension://${ID}/page.html`,
    'moz-extension://not-a-uuid/page.html',
    'javascript:alert(1)//chromiumapp.org/',
    `https://${ID}.chromiumapp.org/\nhttps://evil.example/`,
    '',
  ])('is never sent to %j', async (address) => {
    const refused = await allow(await signedUp(), createVerifier(), { redirect: address })
    expect(refused.status).toBe(400)
    expect(Object.keys(refused.body.fields)).toEqual(['redirect'])
  })

  test.each([
    `https://${ID}.chromiumapp.org/connected`,
    `https://${'0123456789abcdef'.repeat(2)}01234567.extensions.allizom.org/`,
    'moz-extension://0f1e2d3c-4b5a-6978-8796-a5b4c3d2e1f0/connected.html',
  ])('is sent to %s', async (address) => {
    const { body } = await allow(await signedUp(), createVerifier(), { redirect: address })
    expect(body.data.url.startsWith(`${address}?code=`)).toBe(true)
  })

  test.each([
    ['client', 'somebody'],
    ['challenge', 'short'],
    ['challenge', 'x'.repeat(44)],
  ])('is refused with %s %j', async (field, value) => {
    const refused = await allow(await signedUp(), createVerifier(), { [field]: value })
    expect([refused.status, Object.keys(refused.body.fields)]).toEqual([400, [field]])
  })
})

describe('the token of the extension', () => {
  test('ends with the session that allowed it', async () => {
    const ada = await signedUp()
    const login = await stranger.post('/api/public/users/login', { email: ada.email, password: ada.password })
    const elsewhere = somebody(login.headers.get('authorization')!)
    const [here, there] = [await connected(ada), await connected(elsewhere)]
    await elsewhere.post('/api/users/logout')
    expect([await works(here), await works(there)]).toEqual([true, false])
    clock.advance(30 * DAY)
    expect(await works(here)).toBe(false)
  })

  test('ends its open streams when it is revoked', async () => {
    const ada = await signedUp()
    const { token } = await connected(ada)
    const stream = await openInboxStream(world.base, `Bearer ${token}`)
    const [{ id }] = (await ada.get('/api/tokens')).body.data
    await ada.delete(`/api/tokens/${id}`)
    await stream.ended
  })
})

describe('an extension’s origin', () => {
  const origins = [`chrome-extension://${ID}`, 'moz-extension://0f1e2d3c-4b5a-6978-8796-a5b4c3d2e1f0']
  const call = (path: string, origin: string, token?: string, init: RequestInit = {}) =>
    fetch(world.base + path, {
      ...init,
      headers: { origin, ...(token ? { authorization: token } : {}), ...init.headers },
    })
  const allowed = (answer: Response) => answer.headers.get('access-control-allow-origin')

  test.each(origins)('%s may call what is open to tokens, with one', async (origin) => {
    const { token } = await connected(await signedUp())
    const asked = {
      'access-control-request-method': 'GET',
      'access-control-request-headers': 'authorization',
    }
    const preflight = await call('/api/profiles', origin, undefined, { method: 'OPTIONS', headers: asked })
    expect(preflight.status).toBe(204)
    expect(allowed(preflight)).toBe(origin)
    expect(preflight.headers.get('access-control-allow-headers')).toContain('authorization')
    expect(preflight.headers.get('access-control-allow-methods')).toContain('GET')
    const answer = await call('/api/profiles', origin, `Bearer ${token}`)
    expect([answer.status, allowed(answer)]).toEqual([200, origin])
    expect(answer.headers.get('access-control-allow-credentials')).toBeNull()
    const stream = await call('/api/notifications/stream', origin, `Bearer ${token}`)
    expect([stream.status, allowed(stream)]).toEqual([200, origin])
    await stream.body?.cancel()
    const unknown = await call('/api/profiles', origin, `Bearer gbt_${'x'.repeat(43)}`)
    expect([unknown.status, allowed(unknown)]).toEqual([401, origin])
    const exchanged = await call('/api/public/tokens/exchange', origin, undefined, { method: 'POST' })
    expect([exchanged.status, allowed(exchanged)]).toEqual([400, origin])
  })

  test('may not call anything with the token of a session', async () => {
    const ada = await signedUp()
    const profile = { title: 'React developer', about: 'I build shops.' }
    await ada.post('/api/subscription/startTrial')
    const answer = await call('/api/profiles', origins[0]!, ada.token, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(profile),
    })
    expect([answer.status, allowed(answer)]).toEqual([401, null])
    expect((await ada.get('/api/profiles')).body.data).toEqual([])
  })

  test('may not read what is closed to tokens', async () => {
    const { token } = await connected(await signedUp())
    const asked = { 'access-control-request-method': 'GET' }
    for (const path of ['/api/users/profile', '/api/tokens', '/api/public/users/login', '/healthz', '/']) {
      expect(
        allowed(await call(path, origins[0]!, undefined, { method: 'OPTIONS', headers: asked })),
      ).toBeNull()
      expect(allowed(await call(path, origins[0]!, `Bearer ${token}`))).toBeNull()
    }
  })

  test.each([
    'https://evil.example',
    'null',
    `chrome-extension://${ID}.evil.example`,
    'chrome-extension://x',
  ])('%s is none and gets no answer that a browser shows', async (origin) => {
    const { token } = await connected(await signedUp())
    expect(allowed(await call('/api/profiles', origin, `Bearer ${token}`))).toBeNull()
  })
})
