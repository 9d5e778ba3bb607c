/** A test product with a fake identity provider under all three names, and browsers that sign in with it. */
import { randomUUID } from 'node:crypto'
import { afterAll } from 'vitest'
import { type FakeAccount, fakeIdentity } from '../../../../../tests/fakes/identity.ts'
import { createTestWorld, type TestUser } from './world.ts'

/** The public address of the product. Links there are called at the real address. */
export const APP_URL = 'http://gigbell.test'

/** The callback address of a provider. */
export const callbackUrl = (provider: string) => `${APP_URL}/api/public/auth/${provider}/callback`

/** Creates an account at the provider. */
export const createAccount = (more: Partial<FakeAccount> = {}): FakeAccount => ({
  sub: randomUUID(),
  email: `grace-${randomUUID()}@example.com`,
  email_verified: true,
  given_name: 'Grace',
  family_name: 'Hollow',
  ...more,
})

/** Starts the provider and the product; `browser` creates any number of browsers. */
export async function createProviderWorld() {
  const identity = await fakeIdentity(() => ['google', 'linkedin', 'upwork'].map(callbackUrl))
  afterAll(() => identity.stop())
  const world = await createTestWorld({
    APP_URL,
    ...identity.settings('google', 'linkedin', 'upwork'),
  })

  /** A browser that keeps our cookie and does not follow redirects. */
  function browser() {
    let cookie = ''
    const keep = (headers: Headers) => {
      const [line] = headers.getSetCookie()
      if (line) cookie = line.split(';')[0]!
      return line
    }
    const go = async (path: string) => {
      const response = await fetch(world.base + path, { redirect: 'manual', headers: { cookie } })
      const setCookie = keep(response.headers)
      return { status: response.status, location: response.headers.get('location') ?? '', setCookie }
    }
    const exchange = async (code: string) => {
      const response = await fetch(`${world.base}/api/public/auth/exchange`, {
        method: 'POST',
        headers: { cookie, 'content-type': 'application/json' },
        body: JSON.stringify({ code }),
      })
      // biome-ignore lint/suspicious/noExplicitAny: a test reads whatever came
      const body = (await response.json()) as any
      return { status: response.status, body, token: response.headers.get('authorization') ?? '' }
    }
    /** Goes to the provider and returns the address of its redirect to us. */
    const toProvider = async (provider: string, query = '') => {
      const { location } = await go(`/api/public/auth/${provider}/start${query}`)
      return (await identity.visit(location)).replace(APP_URL, '')
    }
    /** Follows the whole sign-in and returns our last redirect. */
    const through = async (provider: string, query = '') =>
      (await go(await toProvider(provider, query))).location
    /** Follows the whole sign-in and opens a session. */
    const signIn = async (provider: string, who: FakeAccount, query = '') => {
      identity.signsIn(who)
      const location = await through(provider, query)
      const code = new URL(location).searchParams.get('code')
      if (!code) throw new Error(`no code: ${location}`)
      return exchange(code)
    }
    /** Goes to a provider as a signed-in user and returns the address of its redirect to us. */
    const toProviderAs = async (path: string, as: TestUser, who: FakeAccount | null) => {
      identity.signsIn(who)
      const response = await fetch(`${world.base}/api/connections/${path}`, {
        method: 'POST',
        headers: { authorization: as.token },
      })
      keep(response.headers)
      const { data } = (await response.json()) as { data: { url: string } }
      return (await identity.visit(data.url)).replace(APP_URL, '')
    }
    /** Starts connecting a provider and returns the address of its redirect to us. */
    const toConnect = toProviderAs
    /** Starts confirming a session with a provider and returns the address of its redirect to us. */
    const toConfirm = (provider: string, as: TestUser, who: FakeAccount | null) =>
      toProviderAs(`${provider}/confirm`, as, who)
    /** Connects a provider as a signed-in user. */
    const connect = async (provider: string, as: TestUser, who: FakeAccount | null) =>
      (await go(await toConnect(provider, as, who))).location
    /** Confirms a session with a provider. */
    const confirm = async (provider: string, as: TestUser, who: FakeAccount | null) =>
      (await go(await toConfirm(provider, as, who))).location
    return {
      go,
      exchange,
      toProvider,
      through,
      signIn,
      toConnect,
      connect,
      toConfirm,
      confirm,
      setCookie: (value: string) => (cookie = value),
    }
  }
  return { identity, world, browser }
}
