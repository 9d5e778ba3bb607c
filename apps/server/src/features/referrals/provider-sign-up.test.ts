/** Tests that a sign-up through Google, LinkedIn or Upwork counts for the referral link, like the form. */
import { expect, test } from 'vitest'
import { createAccount, createProviderWorld } from '../../platform/testing/providers.ts'
import { tally, times } from '../../platform/testing/world.ts'

const { identity, world, browser } = await createProviderWorld()
const { signedUp, somebody, stranger } = world

/** Creates a user with a referral code; `invited` returns how many users it brought. */
async function inviter() {
  const ada = await signedUp()
  const { code } = (await ada.get('/api/referrals')).body.data
  const invited = async () => (await ada.get('/api/referrals')).body.data.invited
  return { ada, code: code as string, invited }
}

test.each(['google', 'linkedin', 'upwork'])('counts a new user who signs up through %s', async (provider) => {
  const { code, invited } = await inviter()
  const { token } = await browser().signIn(provider, createAccount(), `?ref=${code.toLowerCase()}`)
  expect(await invited()).toBe(1)
  const theirs = (await somebody(token).get('/api/users/export')).body.data
  expect(theirs.referrals.came_by_invitation_at).not.toBeNull()
})

test('counts twenty concurrent sign-ups with the same new account once', async () => {
  const { code, invited } = await inviter()
  identity.signsIn(createAccount())
  await times(20, () => browser().through('google', `?ref=${code}`))
  expect(await invited()).toBe(1)
})

test('does not count existing users: same provider account, same address, or their own link', async () => {
  const { ada, code, invited } = await inviter()
  const grace = createAccount()
  await browser().signIn('google', grace)
  await browser().signIn('google', grace, `?ref=${code}`)
  const bob = await signedUp('Bob', 'Stone')
  await browser().signIn('google', createAccount({ email: bob.email }), `?ref=${code}`)
  const [name, host] = ada.email.split('@')
  await browser().signIn('google', createAccount({ email: `${name}+again@${host}` }), `?ref=${code}`)
  expect(await invited()).toBe(0)
})

test('counts each sign-in for its own link, and none without a link', async () => {
  const [one, other] = [await inviter(), await inviter()]
  const [here, there] = [browser(), browser()]
  identity.signsIn(createAccount())
  const first = await here.toProvider('google', `?ref=${one.code}`)
  identity.signsIn(createAccount())
  const second = await there.toProvider('google', `?ref=${other.code}`)
  await there.go(second)
  await here.go(first)
  await browser().signIn('google', createAccount())
  expect([await one.invited(), await other.invited()]).toEqual([1, 1])
})

test('ignores an unknown code and refuses an invalid one', async () => {
  const { status } = await browser().signIn('google', createAccount(), '?ref=NOTACODE')
  expect(status).toBe(200)
  const answers = await Promise.all(
    ['x'.repeat(65), '%00'].map((ref) => stranger.get(`/api/public/auth/google/start?ref=${ref}`)),
  )
  expect(tally(answers)).toEqual({ 400: 2 })
})
