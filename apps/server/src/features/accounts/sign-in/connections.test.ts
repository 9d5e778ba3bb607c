/** Connecting a provider to an existing account, and disconnecting it. */
import { expect, test } from 'vitest'
import { APP_URL, createAccount, createProviderWorld } from '../../../platform/testing/providers.ts'
import { tally } from '../../../platform/testing/world.ts'

const { identity, world, browser } = await createProviderWorld()
const { somebody, signedUp } = world

test('returns to the settings after connecting, and logs in with the provider then', async () => {
  const ada = await signedUp()
  const grace = createAccount({ email_verified: false })
  expect(await browser().connect('google', ada, grace)).toBe(`${APP_URL}/dashboard/settings?connected=google`)
  expect((await browser().signIn('google', grace)).body.data.id).toBe(ada.id)
})

test('refuses a provider’s account that opens another account, and a second one of the same provider', async () => {
  const [ada, bob] = [await signedUp(), await signedUp('Bob', 'Stone')]
  const grace = createAccount()
  await browser().connect('google', ada, grace)
  const refused = `${APP_URL}/dashboard/settings?connect_error=other_account`
  expect(await browser().connect('google', bob, grace)).toBe(refused)
  expect(await browser().connect('google', ada, createAccount())).toBe(refused)
  expect(await browser().connect('google', ada, grace)).toContain('connected=google')
})

test('does not connect after the session has ended', async () => {
  const ada = await signedUp()
  identity.signsIn(createAccount())
  const here = browser()
  const begun = await fetch(`${world.base}/api/connections/google`, {
    method: 'POST',
    headers: { authorization: ada.token },
  })
  here.setCookie(begun.headers.getSetCookie()[0]!.split(';')[0]!)
  const { data } = (await begun.json()) as { data: { url: string } }
  const back = (await identity.visit(data.url)).replace(APP_URL, '')
  await ada.post('/api/users/logout')
  expect((await here.go(back)).location).toBe(`${APP_URL}/login?error=state_expired`)
})

test('disconnects a provider, but never the last way to log in, even with simultaneous calls', async () => {
  const grace = createAccount()
  const { token } = await browser().signIn('google', grace)
  const me = somebody(token)
  const change = { oldPassword: 'whatever it is', newPassword: 'a new password' }
  expect(await me.post('/api/users/changePassword', change)).toMatchObject({
    status: 403,
    body: { message: expect.stringContaining('has no password yet') },
  })
  expect(await me.delete('/api/connections/google')).toMatchObject({
    status: 409,
    body: { code: 'last_way_in' },
  })
  await browser().connect('linkedin', me, createAccount())
  const answers = await Promise.all([
    me.delete('/api/connections/google'),
    me.delete('/api/connections/linkedin'),
  ])
  expect(tally(answers)).toEqual({ 200: 1, 409: 1 })
  expect((await me.get('/api/connections')).body.data).toHaveLength(1)
  expect((await me.delete('/api/connections/upwork')).status).toBe(404)
  const ada = await signedUp()
  await browser().connect('google', ada, createAccount())
  expect(await ada.delete('/api/connections/google')).toMatchObject({
    status: 200,
    body: { data: { provider: 'google' } },
  })
  expect((await ada.delete('/api/connections/google')).status).toBe(404)
})
