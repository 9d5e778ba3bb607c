/** Who came by a friend's link and signs up with an account elsewhere counts as who fills in the form. */
import { expect, test } from 'vitest'
import { account, providerWorld } from '../../platform/testing/providers.ts'
import { tally, times } from '../../platform/testing/world.ts'

const { identity, world, browser } = await providerWorld()
const { signedUp, somebody, stranger } = world

/** Somebody with a code, and how many came by it. */
async function inviter() {
  const ada = await signedUp()
  const { code } = (await ada.get('/api/referrals')).body.data
  const invited = async () => (await ada.get('/api/referrals')).body.data.invited
  return { ada, code: code as string, invited }
}

test.each(['google', 'linkedin', 'upwork'])(
  'somebody new counts who comes back from %s',
  async (provider) => {
    const { code, invited } = await inviter()
    const { token } = await browser().signIn(provider, account(), `?ref=${code.toLowerCase()}`)
    expect(await invited()).toBe(1)
    const theirs = (await somebody(token).get('/api/users/export')).body.data
    expect(theirs.referrals.came_by_invitation_at).not.toBeNull()
  },
)

test('twenty at once with the same new account count once', async () => {
  const { code, invited } = await inviter()
  identity.signsIn(account())
  await times(20, () => browser().through('google', `?ref=${code}`))
  expect(await invited()).toBe(1)
})

test('who is here already doesn’t count: by the same account, the same address, or their own link', async () => {
  const { ada, code, invited } = await inviter()
  const grace = account()
  await browser().signIn('google', grace)
  await browser().signIn('google', grace, `?ref=${code}`)
  const bob = await signedUp('Bob', 'Stone')
  await browser().signIn('google', account({ email: bob.email }), `?ref=${code}`)
  const [name, host] = ada.email.split('@')
  await browser().signIn('google', account({ email: `${name}+again@${host}` }), `?ref=${code}`)
  expect(await invited()).toBe(0)
})

test('a sign-in counts for its own link alone, and none for who comes without one', async () => {
  const [one, other] = [await inviter(), await inviter()]
  const [here, there] = [browser(), browser()]
  identity.signsIn(account())
  const first = await here.toProvider('google', `?ref=${one.code}`)
  identity.signsIn(account())
  const second = await there.toProvider('google', `?ref=${other.code}`)
  await there.go(second)
  await here.go(first)
  await browser().signIn('google', account())
  expect([await one.invited(), await other.invited()]).toEqual([1, 1])
})

test('a code that nobody has is no fault of who was given it; one that can be none is refused', async () => {
  const { status } = await browser().signIn('google', account(), '?ref=NOTACODE')
  expect(status).toBe(200)
  const answers = await Promise.all(
    ['x'.repeat(65), '%00'].map((ref) => stranger.get(`/api/public/auth/google/start?ref=${ref}`)),
  )
  expect(tally(answers)).toEqual({ 400: 2 })
})
