/** No session survives the password, the link or the sign-in that opened it, also when calls race. */
import { describe, expect, test } from 'vitest'
import { runInOrder } from '../../apps/server/src/platform/testing/locks.ts'
import { readMailedToken } from '../../apps/server/src/platform/testing/mail.ts'
import {
  APP_URL,
  createAccount,
  createProviderWorld,
} from '../../apps/server/src/platform/testing/providers.ts'
import { type Answer, type TestUser, times } from '../../apps/server/src/platform/testing/world.ts'

const { identity, world, browser } = await createProviderWorld()
const { stranger, somebody, signedUp, database } = world
const NEW = 'another long password'

const logIn = ({ email }: TestUser, password: string) =>
  stranger.post('/api/public/users/login', { email, password })
const change = (one: TestUser) =>
  one.post('/api/users/changePassword', { oldPassword: one.password, newPassword: NEW })
const resetLink = async (email: string) => {
  await stranger.post('/api/public/users/forgot-password', { email })
  return readMailedToken(world, email, 'reset-password')
}
const reset = (token: string) =>
  stranger.post(`/api/public/users/reset-password?token=${token}`, { password: NEW })
const verified = async () => {
  const one = await signedUp()
  const token = await readMailedToken(world, one.email, 'verify-email')
  await stranger.get(`/api/public/users/verify-email?token=${token}`)
  return one
}
/** Counts the answers with a token that still opens the account. */
async function open(answers: readonly Answer[]): Promise<number> {
  const tokens = answers.map(({ headers }) => headers.get('authorization')).filter((token) => token !== null)
  const calls = await Promise.all(tokens.map((token) => somebody(token).get('/api/users/profile')))
  return calls.filter(({ status }) => status === 200).length
}

describe('a change or reset of the password', () => {
  test('leaves no session of logins that race against a change', async () => {
    for (let round = 0; round < 4; round++) {
      const ada = await signedUp()
      const logins = times(12, () => logIn(ada, ada.password))
      expect((await change(ada)).status).toBe(200)
      expect(await open(await logins)).toBe(0)
      expect((await ada.get('/api/users/profile')).status).toBe(200)
      expect((await logIn(ada, NEW)).status).toBe(200)
    }
  })

  test('leaves no session of logins that race against a reset', async () => {
    for (let round = 0; round < 4; round++) {
      const ada = await signedUp()
      const link = await resetLink(ada.email)
      const logins = times(12, () => logIn(ada, ada.password))
      expect((await reset(link)).status).toBe(200)
      expect(await open(await logins)).toBe(0)
      expect((await logIn(ada, NEW)).status).toBe(200)
    }
  })

  test('refuses a login that was verified before the change and opened after it', async () => {
    const ada = await signedUp()
    const [changed, login] = await runInOrder(database, 'sessions', [
      () => change(ada),
      () => logIn(ada, ada.password),
    ])
    expect(changed?.status).toBe(200)
    expect(login).toMatchObject({ status: 401, body: { code: 'login_failed' } })
  })

  test('ends a session that was opened before the change', async () => {
    const ada = await signedUp()
    const [login, changed] = await runInOrder(database, 'sessions', [
      () => logIn(ada, ada.password),
      () => change(ada),
    ])
    expect([login?.status, changed?.status]).toEqual([200, 200])
    expect(await open([login!])).toBe(0)
  })
})

test('refuses a deletion with the old password after the change', async () => {
  const ada = await signedUp()
  const [changed, deleted] = await runInOrder(database, 'sessions', [
    () => change(ada),
    () => ada.delete('/api/users/me', { password: ada.password }),
  ])
  expect(changed?.status).toBe(200)
  expect(deleted).toMatchObject({ status: 403, body: { code: 'wrong_password' } })
  expect((await ada.get('/api/users/profile')).status).toBe(200)
})

describe('a sign-in with a provider', () => {
  test('opens no session with a code from before a reset', async () => {
    const grace = createAccount()
    identity.signsIn(grace)
    const here = browser()
    const code = new URL(await here.through('google')).searchParams.get('code')!
    const link = await resetLink(grace.email!)
    const [done, exchanged] = await runInOrder<{ status: number }>(database, 'sessions', [
      () => reset(link),
      () => here.exchange(code),
    ])
    expect([done?.status, exchanged?.status]).toEqual([200, 400])
    expect((await browser().signIn('google', grace)).status).toBe(200)
  })

  test('gives no code after a reset when it began before', async () => {
    const grace = createAccount()
    await browser().signIn('google', grace)
    identity.signsIn(grace)
    const here = browser()
    const back = await here.toProvider('google')
    expect((await reset(await resetLink(grace.email!))).status).toBe(200)
    expect((await here.go(back)).location).toBe(`${APP_URL}/login?error=state_expired`)
    expect((await browser().signIn('google', grace)).status).toBe(200)
  })

  test('connects nothing when a reset happens during the request to the provider', async () => {
    const ada = await verified()
    const link = await resetLink(ada.email)
    const here = browser()
    const back = await here.toConnect('linkedin', ada, createAccount())
    const [done, landed] = await runInOrder<{ status: number; location?: string }>(database, 'sessions', [
      () => reset(link),
      () => here.go(back),
    ])
    expect(done?.status).toBe(200)
    expect(landed?.location).toBe(`${APP_URL}/dashboard/settings?connect_error=state_expired`)
    const login = await logIn(ada, NEW)
    const connections = await somebody(login.headers.get('authorization')!).get('/api/connections')
    expect(connections.body.data).toEqual([])
  })
})
