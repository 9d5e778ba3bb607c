/** Confirming a session with a provider: only with an account that opens the same person's account. */
import { expect, test } from 'vitest'
import { MINUTE } from '../../../platform/clock.ts'
import { APP_URL, createAccount, createProviderWorld } from '../../../platform/testing/providers.ts'
import type { TestUser } from '../../../platform/testing/world.ts'

const { world, browser } = await createProviderWorld()
const { somebody, signedUp, stranger, clock, db } = world

const isConfirmed = async (one: TestUser) => (await one.get('/api/users/export')).status === 200
const whats = async (one: TestUser) =>
  (await one.get('/api/users/activity')).body.data.map(({ what }: { what: string }) => what)
const rowsOf = async () => ({
  users: await db.selectFrom('users').select('id').orderBy('id').execute(),
  connections: await db.selectFrom('connections').select(['user_id', 'subject']).orderBy('subject').execute(),
  codes: await db.selectFrom('sign_in_codes').select('user_id').execute(),
})

test('confirms the calling session and opens no other one', async () => {
  const grace = createAccount()
  const me = somebody((await browser().signIn('google', grace)).token)
  const elsewhere = somebody((await browser().signIn('google', grace)).token)
  clock.advance(15 * MINUTE)
  expect(await isConfirmed(me)).toBe(false)
  expect(await browser().confirm('google', me, grace)).toBe(`${APP_URL}/login`)
  expect(await whats(me)).toEqual(['confirmed', 'login', 'login', 'signup'])
  expect(await isConfirmed(me)).toBe(true)
  expect(await isConfirmed(elsewhere)).toBe(false)
  clock.advance(15 * MINUTE)
  expect(await isConfirmed(me)).toBe(false)
})

test('refuses another account, and creates, connects and opens none', async () => {
  const [grace, bob] = [createAccount(), createAccount()]
  const me = somebody((await browser().signIn('google', grace)).token)
  await browser().signIn('google', bob)
  clock.advance(15 * MINUTE)
  const before = await rowsOf()
  for (const other of [
    bob,
    createAccount(),
    createAccount({ email: grace.email }),
    createAccount({ email_verified: false }),
  ])
    expect(await browser().confirm('google', me, other)).toBe(`${APP_URL}/login?error=other_account`)
  expect(await rowsOf()).toEqual(before)
  expect((await me.get('/api/users/profile')).status).toBe(200)
  expect(await isConfirmed(me)).toBe(false)
})

test('does not connect a provider', async () => {
  const ada = await signedUp()
  clock.advance(15 * MINUTE)
  const mine = createAccount({ email: ada.email })
  expect(await browser().confirm('google', ada, mine)).toBe(`${APP_URL}/login?error=other_account`)
  expect((await ada.get('/api/connections')).body.data).toEqual([])
  expect(await isConfirmed(ada)).toBe(false)
})

test('confirms nothing when canceled, in another browser, with another state or after the session’s end', async () => {
  const grace = createAccount()
  const me = somebody((await browser().signIn('google', grace)).token)
  clock.advance(15 * MINUTE)
  expect(await browser().confirm('google', me, null)).toBe(`${APP_URL}/login?error=cancelled`)
  const here = browser()
  const back = await here.toConfirm('google', me, grace)
  expect((await browser().go(back)).location).toBe(`${APP_URL}/login?error=state_foreign`)
  const asSignIn = back.replace('state=confirm.', 'state=')
  expect((await here.go(asSignIn)).location).toBe(`${APP_URL}/login?error=state_expired`)
  expect(await isConfirmed(me)).toBe(false)
  await me.post('/api/users/logout')
  expect((await here.go(back)).location).toBe(`${APP_URL}/login?error=state_expired`)
})

test('needs a session', async () => {
  expect((await stranger.post('/api/connections/google/confirm')).status).toBe(401)
})
