/**
 * Limits against those who evade them: the 2^64 addresses of one network, one password tried on many accounts, a flooded
 * mailbox, many sessions on several processes, and invented tokens.
 */
import { randomBytes } from 'node:crypto'
import { pino } from 'pino'
import { afterAll, describe, expect, test } from 'vitest'
import { buildApp } from '../../apps/server/src/app.ts'
import { recordDevice } from '../../apps/server/src/features/accounts/devices.ts'
import { HOUR, MINUTE } from '../../apps/server/src/platform/clock.ts'
import type { UserId } from '../../apps/server/src/platform/ids.ts'
import { readMailsTo } from '../../apps/server/src/platform/testing/mail.ts'
import { createTestWorld, type TestUser, times } from '../../apps/server/src/platform/testing/world.ts'

const world = await createTestWorld({ RATE_LIMIT: 'on', TRUST_PROXY: '1' })
const { clock } = world

/** Calls as the trusted proxy does, with the address of the caller. */
const postFrom = (address: string, path: string, body: object) =>
  fetch(`${world.base}/api/public/users/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify(body),
  })
const logInFrom = (address: string, email: string, password = 'wrong') =>
  postFrom(address, 'login', { email, password })
const tallyOf = (responses: { status: number }[]) => {
  const counts: Record<number, number> = {}
  for (const { status } of responses) counts[status] = (counts[status] ?? 0) + 1
  return counts
}

/** Creates a person who signed up from a separate address, because sign-ups are limited, too. */
let households = 0
async function signedUp(): Promise<TestUser> {
  const email = `ada-${households}@example.com`
  const password = 'correct horse battery'
  const form = { firstName: 'Ada', lastName: 'Field', email, mobileNumber: '1', password }
  const response = await postFrom(`198.18.${households >> 8}.${households++ & 255}`, 'signup', form)
  const { data } = (await response.json()) as { data: { id: string } }
  const token = response.headers.get('authorization') ?? ''
  return { ...world.somebody(token), id: data.id, email, password }
}

describe('a network address', () => {
  test('of IPv6 counts as its /64', async () => {
    const ada = await signedUp()
    for (let host = 1; host <= 10; host++)
      expect((await logInFrom(`2001:db8:1:1::${host}`, ada.email)).status).toBe(401)
    expect((await logInFrom('2001:db8:1:1:ffff::1', ada.email)).status).toBe(429)
    expect((await logInFrom('2001:db8:1:2::1', ada.email, ada.password)).status).toBe(200)
  })

  test('of IPv4 mapped into IPv6 counts as IPv4', async () => {
    const ada = await signedUp()
    for (let tries = 0; tries < 5; tries++) {
      expect((await logInFrom('192.0.2.33', ada.email)).status).toBe(401)
      expect((await logInFrom('::ffff:192.0.2.33', ada.email)).status).toBe(401)
    }
    expect((await logInFrom('192.0.2.33', ada.email)).status).toBe(429)
    expect((await logInFrom('::ffff:c000:0221', ada.email)).status).toBe(429)
  })

  test('can create no more accounts in another spelling', async () => {
    const signUpFrom = (n: number) =>
      postFrom(`2001:db8:2:1::${n.toString(16)}`, 'signup', {
        firstName: 'Eve',
        lastName: 'Field',
        email: `eve-${n}@example.com`,
        mobileNumber: '1',
        password: 'correct horse battery',
      })
    expect(tallyOf(await times(24, (n) => signUpFrom(n + 1)))).toEqual({ 201: 20, 429: 4 })
  })
})

describe('wrong passwords from one address', () => {
  test('are a hundred an hour, over however many accounts', { timeout: 240_000 }, async () => {
    const network = '192.0.2.77'
    const answers = await times(130, (n) => logInFrom(network, `somebody-${n}@example.com`))
    expect(tallyOf(answers)).toEqual({ 401: 100, 429: 30 })
    const ada = await signedUp()
    const refused = await logInFrom(network, ada.email, ada.password)
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(3600)
    expect((await logInFrom('192.0.2.78', ada.email, ada.password)).status).toBe(200)
    clock.advance(HOUR)
    expect((await logInFrom(network, ada.email, ada.password)).status).toBe(200)
  })

  test('do not count right ones', { timeout: 240_000 }, async () => {
    const ada = await signedUp()
    for (let n = 0; n < 99; n++) await logInFrom('192.0.2.79', `somebody-${n}@example.com`)
    for (let n = 0; n < 3; n++)
      expect((await logInFrom('192.0.2.79', ada.email, ada.password)).status).toBe(200)
    expect((await logInFrom('192.0.2.79', ada.email)).status).toBe(401)
    expect((await logInFrom('192.0.2.79', ada.email)).status).toBe(429)
  })
})

describe('links for a new password', () => {
  test('are mailed to one person five times an hour, and answered in the same way after that', async () => {
    const ada = await signedUp()
    const spelled = (n: number) => (n % 2 === 0 ? ada.email : ada.email.toUpperCase())
    const answers = await times(12, (n) =>
      postFrom(`203.0.113.${n + 1}`, 'forgot-password', { email: spelled(n) }),
    )
    expect(tallyOf(answers)).toEqual({ 200: 12 })
    expect(new Set(await Promise.all(answers.map((answer) => answer.text())))).toHaveProperty('size', 1)
    const resets = async () =>
      (await readMailsTo(world, ada.email)).filter(({ subject }) => subject === 'Choose a new password')
        .length
    expect(await resets()).toBe(5)
    clock.advance(HOUR)
    await postFrom('203.0.113.1', 'forgot-password', { email: ada.email })
    expect(await resets()).toBe(6)
  })

  test('for an unknown address cost the same: one note and one task, five times an hour', async () => {
    const email = 'nobody@example.com'
    const work = async () => {
      const { rows } = await world.database.pool.query(
        `select (select count(*) from graphile_worker._private_jobs) as tasks, (select count(*) from attempts where kind = 'reset') as noted`,
      )
      return { tasks: Number(rows[0].tasks), noted: Number(rows[0].noted) }
    }
    const before = await work()
    await times(8, (n) => postFrom(`203.0.113.${n + 50}`, 'forgot-password', { email }))
    const after = await work()
    expect({ tasks: after.tasks - before.tasks, noted: after.noted - before.noted }).toEqual({
      tasks: 5,
      noted: 5,
    })
  })
})

test('a password is changed ten times an hour, so that a stranger’s address is not flooded with mails', {
  timeout: 240_000,
}, async () => {
  const mallory = await signedUp()
  const passwords = ['a first one of these', 'a second one of these']
  let oldPassword = mallory.password
  const statuses: number[] = []
  for (let change = 0; change < 12; change++) {
    const newPassword = passwords[change % 2]!
    const { status } = await mallory.post('/api/users/changePassword', { oldPassword, newPassword })
    statuses.push(status)
    if (status === 200) oldPassword = newPassword
  }
  expect(statuses).toEqual([...Array<number>(10).fill(200), 429, 429])
})

test('logins from one new device after the other are mailed five times an hour', async () => {
  const ada = await signedUp()
  clock.advance(HOUR)
  for (let version = 0; version < 12; version++)
    await world.db
      .transaction()
      .execute((tx) => recordDevice(tx, ada.id as UserId, `Browser ${version}`, clock.now()))
  const mails = await readMailsTo(world, ada.email)
  expect(mails.filter(({ subject }) => subject === 'New login to your account')).toHaveLength(5)
})

describe('calls', () => {
  const call = async (token: string, base = world.base) => {
    const response = await fetch(`${base}/api/users/profile`, { headers: { authorization: token } })
    await response.body?.cancel()
    return { status: response.status, retryAfter: Number(response.headers.get('retry-after')) }
  }
  const sessionsOf = (one: TestUser, count: number) =>
    times(count, async (n) => {
      const response = await logInFrom(`198.51.100.${n + 1}`, one.email, one.password)
      return response.headers.get('authorization') ?? ''
    })

  test('are 600 a minute for a person over all their sessions, and for each person alone', async () => {
    const [ada, bob] = [await signedUp(), await signedUp()]
    const tokens = await sessionsOf(ada, 5)
    const statuses = tallyOf(await times(700, (n) => call(tokens[n % 5]!)))
    expect(statuses).toEqual({ 200: 600, 429: 100 })
    const refused = await call(ada.token)
    expect(refused.status).toBe(429)
    expect(refused.retryAfter).toBeGreaterThan(0)
    expect(refused.retryAfter).toBeLessThanOrEqual(60)
    expect((await call(bob.token)).status).toBe(200)
    clock.advance(MINUTE)
    expect((await call(ada.token)).status).toBe(200)
  })

  test('are counted over all web processes, but for the few that each has not reported yet', async () => {
    const other = await buildApp({
      ...world,
      clock: { now: clock.now, setOffset: () => {} },
      databaseUrl: world.database.url,
      log: pino({ level: 'silent' }),
    })
    await other.listen({ host: '127.0.0.1', port: 0 })
    afterAll(() => other.close())
    const address = other.server.address()
    const bases = [world.base, `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`]
    const ada = await signedUp()
    let passed = 0
    for (let round = 0; round < 80; round++) {
      const answers = await times(10, (n) => call(ada.token, bases[n % 2]))
      passed += answers.filter(({ status }) => status === 200).length
    }
    expect(passed).toBeGreaterThanOrEqual(600)
    // Each process may allow 20 calls that the other doesn't know of, and the calls of one round in between.
    expect(passed).toBeLessThanOrEqual(600 + 2 * (20 + 10))
  })

  test('with invented tokens store nothing, and displace no other count', {
    timeout: 240_000,
  }, async () => {
    const ada = await signedUp()
    await times(600, () => call(ada.token))
    const invented = () => `Bearer ${randomBytes(32).toString('base64url')}`
    const plans = async () => {
      const address = `${world.base}/api/public/subscription/fetchSubscriptions`
      return (await fetch(address, { headers: { authorization: invented() } })).text()
    }
    const database = await countQueries(async () => {
      for (let round = 0; round < 10; round++)
        expect(tallyOf(await times(500, () => call(invented())))).toEqual({ 401: 500 })
      for (let round = 0; round < 42; round++) await times(500, plans)
    })
    expect((await call(ada.token)).status).toBe(429)
    // The sessions were looked up in batches, and nothing was written.
    expect(database.written).toBe(0)
    expect(database.asked).toBeLessThan(5_000 / 5)
  })

  test('with a malformed token are not looked up', async () => {
    const database = await countQueries(async () => {
      for (const token of ['x', `Bearer ${'x'.repeat(44)}`, `Bearer ${'x'.repeat(7_000)}`, 'Basic eDp5'])
        expect((await call(token)).status).toBe(401)
    })
    expect(database.asked).toBe(0)
  })

  /** Counts the queries and the new rows that limits cause in the meantime. */
  async function countQueries(work: () => Promise<void>): Promise<{ asked: number; written: number }> {
    const { pool } = world.database
    const stored = async () => {
      const { rows } = await pool.query(
        'select (select count(*) from call_counts) + (select count(*) from attempts) as stored',
      )
      return Number(rows[0].stored)
    }
    const before = await stored()
    let asked = 0
    const note = () => asked++
    pool.on('acquire', note)
    await work()
    pool.off('acquire', note)
    return { asked, written: (await stored()) - before }
  }
})
