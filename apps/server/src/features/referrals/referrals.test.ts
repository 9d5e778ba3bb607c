/** Tests referral codes, links, and who counts as invited. */
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { createTestWorld, type TestUser, tally, times } from '../../platform/testing/world.ts'

const world = await createTestWorld({ APP_URL: 'https://gigbell.example' })
const { signedUp, stranger, somebody, db } = world

const mine = async (who: TestUser) => (await who.get('/api/referrals')).body.data

/** Signs up with or without a code. */
async function joins(referralCode?: string, email = `guest-${randomUUID()}@example.com`) {
  const form = {
    firstName: 'Guest',
    lastName: 'Stone',
    email,
    mobileNumber: '1',
    password: 'a long password',
  }
  const answer = await stranger.post('/api/public/users/signup', { ...form, referralCode })
  expect(answer.status).toBe(201)
  const token = answer.headers.get('authorization')!
  return { ...somebody(token), id: answer.body.data.id as string, email, password: form.password }
}

test('gives each user one code, even for twenty concurrent calls', async () => {
  const [ada, bob] = [await signedUp('Ada'), await signedUp('Bob')]
  const asked = await times(20, () => ada.get('/api/referrals'))
  expect(tally(asked)).toEqual({ 200: 20 })
  const { code, ...rest } = asked[0]!.body.data
  expect(new Set(asked.map(({ body }) => body.data.code))).toEqual(new Set([code]))
  expect(code).toMatch(/^[2-9A-HJKMNP-Z]{8}$/)
  expect(rest).toEqual({
    url: `https://gigbell.example/signup?ref=${code}`,
    invited: 0,
    joined: 0,
    rewarded: 0,
    reward: 833,
    waiting: 0,
    currency: 'usd',
  })
  expect((await mine(bob)).code).not.toBe(code)
})

test('counts a sign-up with a code for its owner alone, in any spelling', async () => {
  const [ada, bob] = [await signedUp('Ada'), await signedUp('Bob')]
  const { code } = await mine(ada)
  await joins(code)
  await joins(` ${code.toLowerCase()} `)
  await joins()
  expect(await mine(ada)).toMatchObject({ invited: 2, joined: 0, rewarded: 0 })
  expect(await mine(bob)).toMatchObject({ invited: 0 })
})

test('ignores a code that nobody owns', async () => {
  await joins('NOTACODE')
  await joins('')
  await joins("'; drop table users; --")
})

test('does not count existing and former users: other spellings, connected accounts, deleted accounts', async () => {
  const { ada, code } = await inviter('ada.lovelace@gmail.com')
  await joins(code, 'adalovelace+1@googlemail.com')
  await joins(code, 'ADA.love.lace+again@gmail.com')
  await db
    .insertInto('connections')
    .values({
      provider: 'google',
      subject: '1',
      user_id: ada.id,
      label: 'ada@work.example',
      connected_at: world.clock.now(),
    })
    .execute()
  await joins(code, 'ada@work.example')
  const gone = await joins(undefined, 'was.here@example.com')
  await gone.delete('/api/users/me', { password: gone.password })
  await joins(code, 'was.here+again@example.com')
  expect(await mine(ada)).toMatchObject({ invited: 0 })
  await joins(code, 'was-never-here@example.com')
  expect(await mine(ada)).toMatchObject({ invited: 1 })
})

test('counts a deleted invited user without naming them, and deletes a code with its owner', async () => {
  const { ada, code } = await inviter('gone@example.com')
  const guest = await joins(code)
  await guest.delete('/api/users/me', { password: guest.password })
  expect(await mine(ada)).toMatchObject({ invited: 1 })
  const rows = await db.selectFrom('referrals').select('invited').where('referrer', '=', ada.id).execute()
  expect(rows).toEqual([{ invited: null }])
  await ada.delete('/api/users/me', { password: ada.password })
  await joins(code)
  expect(await db.selectFrom('referrals').select('id').where('referrer', '=', ada.id).execute()).toEqual([])
})

test('lets sign-ups succeed while the owner of the code deletes their account', async () => {
  const { ada, code } = await inviter('leaves@example.com')
  const [answers] = await Promise.all([
    times(10, () => joins(code)),
    ada.delete('/api/users/me', { password: ada.password }),
  ])
  expect(answers).toHaveLength(10)
})

test('exports the code and the times of the referrals, but not who was invited', async () => {
  const { ada, code } = await inviter('export@example.com')
  const guest = await joins(code)
  const { data } = (await ada.get('/api/users/export')).body
  expect(data.referrals).toMatchObject({ code: { code }, invitations: [{ joined_at: null }] })
  expect(data.credits).toEqual([])
  expect(JSON.stringify(data)).not.toContain(guest.email)
  const theirs = (await guest.get('/api/users/export')).body.data
  expect(theirs.referrals.came_by_invitation_at).not.toBeNull()
})

/** Creates a user with a code. */
async function inviter(email: string) {
  const ada = await joins(undefined, email)
  return { ada, code: (await mine(ada)).code as string }
}
