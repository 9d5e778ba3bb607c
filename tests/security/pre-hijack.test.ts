/**
 * An attacker signs up with another person's address and prepares ways back in. When the owner of the address resets
 * the password by mail, the account belongs to the owner alone.
 */
import { createECDH, randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { runWithUserLocked } from '../../apps/server/src/platform/testing/locks.ts'
import { readMailedToken, readMailsTo } from '../../apps/server/src/platform/testing/mail.ts'
import { createAccount, createProviderWorld } from '../../apps/server/src/platform/testing/providers.ts'
import type { TestUser } from '../../apps/server/src/platform/testing/world.ts'

const { identity, world, browser } = await createProviderWorld()
const { stranger, somebody, signedUp, db } = world
const MINE = 'only the owner knows this'

const verify = async ({ email }: TestUser) =>
  stranger.get(`/api/public/users/verify-email?token=${await readMailedToken(world, email, 'verify-email')}`)
/** Resets the password as the reader of an address's mails, and logs in with it. */
async function takenBack({ email }: TestUser): Promise<TestUser> {
  await stranger.post('/api/public/users/forgot-password', { email })
  const token = await readMailedToken(world, email, 'reset-password')
  const reset = await stranger.post(`/api/public/users/reset-password?token=${token}`, { password: MINE })
  expect(reset.status).toBe(200)
  const login = await stranger.post('/api/public/users/login', { email, password: MINE })
  return { ...somebody(login.headers.get('authorization')!), email, password: MINE, id: login.body.data.id }
}

/** Attaches everything that can be attached to an account. */
async function attachEverything(one: TestUser, theirs: ReturnType<typeof createAccount>): Promise<void> {
  await one.post('/api/subscription/startTrial')
  await browser().connect('google', one, theirs)
  await one.put('/api/settings/notifications', {
    webhook_url: 'https://198.41.0.4/mallory',
    webhook: true,
  })
  await one.post('/api/push/subscriptions', {
    endpoint: 'https://198.41.0.4/push/mallory',
    keys: {
      p256dh: createECDH('prime256v1').generateKeys('base64url'),
      auth: randomBytes(16).toString('base64url'),
    },
  })
  await db
    .insertInto('telegram_chats')
    .values({ user_id: one.id, chat_id: Date.now(), label: '@mallory', linked_at: world.clock.now() })
    .execute()
  await one.post('/api/profiles', { title: 'Not mine' })
  await one.post('/api/alerts', { name: 'Not mine', query: 'kubernetes', channels: ['inbox', 'webhook'] })
}

/** Returns what is attached, as the person sees it. */
async function attached(one: TestUser) {
  const [connections, settings, profiles, alerts, exported] = await Promise.all(
    [
      '/api/connections',
      '/api/settings/notifications',
      '/api/profiles',
      '/api/alerts',
      '/api/users/export',
    ].map((path) => one.get(path)),
  )
  return {
    connections: connections!.body.data.map(({ provider }: { provider: string }) => provider).sort(),
    webhook: settings!.body.data.webhook_url,
    profiles: profiles!.body.data.length,
    alerts: alerts!.body.data.length,
    browsers: exported!.body.data.browsers.length,
  }
}

test('removes everything attached before when an unverified address resets by mail', async () => {
  const mallory = await signedUp('Mallory', 'Squatter')
  const theirs = createAccount({ email: 'mallory@example.com' })
  await attachEverything(mallory, theirs)
  expect(await attached(mallory)).toEqual({
    connections: ['google', 'telegram'],
    webhook: 'https://198.41.0.4/mallory',
    profiles: 1,
    alerts: 1,
    browsers: 1,
  })
  const verifyLink = await readMailedToken(world, mallory.email, 'verify-email')

  const owner = await takenBack(mallory)
  expect(await attached(owner)).toEqual({
    connections: [],
    webhook: null,
    profiles: 0,
    alerts: 0,
    browsers: 0,
  })
  expect((await owner.get('/api/users/profile')).body.data).toMatchObject({
    email_verified: true,
    mobile_number: '',
  })
  expect((await mallory.get('/api/users/profile')).status).toBe(401)
  expect((await stranger.get(`/api/public/users/verify-email?token=${verifyLink}`)).status).toBe(400)
  const signedIn = await browser().signIn('google', theirs)
  expect(signedIn.body.data.id).not.toBe(owner.id)
  const mails = await readMailsTo(world, owner.email)
  const asked = mails.find(({ subject }) => subject === 'Choose a new password')
  expect(asked!.text).toContain('was never verified')
})

test('refuses what a stranger adds while the owner resets', async () => {
  const mallory = await signedUp('Mallory', 'Squatter')
  await mallory.post('/api/subscription/startTrial')
  await stranger.post('/api/public/users/forgot-password', { email: mallory.email })
  const token = await readMailedToken(world, mallory.email, 'reset-password')
  const browserOfTheirs = {
    endpoint: 'https://198.41.0.4/push/late',
    keys: {
      p256dh: createECDH('prime256v1').generateKeys('base64url'),
      auth: randomBytes(16).toString('base64url'),
    },
  }
  const answers = await runWithUserLocked(world.database, mallory.id, [
    () => stranger.post(`/api/public/users/reset-password?token=${token}`, { password: MINE }),
    () => mallory.post('/api/push/subscriptions', browserOfTheirs),
    () => mallory.post('/api/profiles', { title: 'Not mine' }),
    () => mallory.post('/api/alerts', { name: 'Not mine', query: 'kubernetes' }),
  ])
  expect(answers.map(({ status }) => status)).toEqual([200, 401, 401, 401])
  for (const table of ['push_subscriptions', 'profiles', 'alerts'] as const)
    expect(await db.selectFrom(table).select('user_id').where('user_id', '=', mallory.id).execute()).toEqual(
      [],
    )
})

test('keeps what the owner attached when a verified address resets', async () => {
  const ada = await signedUp()
  await verify(ada)
  const theirs = createAccount()
  await attachEverything(ada, theirs)
  const before = await attached(ada)
  const again = await takenBack(ada)
  expect(await attached(again)).toEqual(before)
  expect((await browser().signIn('google', theirs)).body.data.id).toBe(ada.id)
  const [asked] = (await readMailsTo(world, ada.email)).filter(
    ({ subject }) => subject === 'Choose a new password',
  )
  expect(asked!.text).not.toContain('was never verified')
})

test('refuses a stranger’s sign-in that was in progress at the reset', async () => {
  const mallory = await signedUp('Mallory', 'Squatter')
  const theirs = createAccount({ email: 'late@example.com' })
  const signing = browser()
  await browser().connect('google', mallory, theirs)
  identity.signsIn(theirs)
  const waiting = new URL(await signing.through('google')).searchParams.get('code')!
  const connecting = browser()
  const comesBack = await connecting.toConnect('linkedin', mallory, createAccount())

  const owner = await takenBack(mallory)
  expect((await signing.exchange(waiting)).status).toBe(400)
  await connecting.go(comesBack)
  expect((await owner.get('/api/connections')).body.data).toEqual([])
})
