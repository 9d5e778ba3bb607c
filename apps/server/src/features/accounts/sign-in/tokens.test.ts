/** Tokens of Upwork: encrypted, renewed once for simultaneous calls, deleted when refused or disconnected. */
import { beforeEach, describe, expect, test } from 'vitest'
import { fakePost } from '../../../../../../tests/fakes/feeds.ts'
import type { UpworkAccount } from '../../../../../../tests/fakes/upwork.ts'
import { DAY, HOUR, MINUTE } from '../../../platform/clock.ts'
import type { UserId } from '../../../platform/ids.ts'
import { deriveKeys } from '../../../platform/keys.ts'
import { createUpworkWorld } from '../../../platform/testing/upwork.ts'
import { type TestUser, times } from '../../../platform/testing/world.ts'
import { openProviders } from './providers.ts'
import { getAccessToken } from './tokens.ts'

const world = await createUpworkWorld()
const { upwork, db, clock, working } = world
const ports = { ...working, providers: openProviders(world.config.providers) }
// A person of the test is a row in the database.
const idOf = (who: TestUser) => who.id as UserId
const tokenFor = (who: TestUser, refusedToken?: string) =>
  getAccessToken(ports, idOf(who), 'upwork', refusedToken)
const grants = (what: string) => upwork.asked.filter((one) => one.what === what)
const row = (who: TestUser) =>
  db.selectFrom('provider_tokens').selectAll().where('user_id', '=', who.id).executeTakeFirst()
const source = async (who: TestUser) => (await who.get('/api/sources')).body.data[0]

/** Gives an account one post of the last hour. */
const posts = (account: UpworkAccount) =>
  upwork.posts.set(account.sub, [fakePost({ at: new Date(clock.now().getTime() - HOUR) })])

async function connected() {
  const { ada: person } = await world.people()
  const account = world.account()
  posts(account)
  const ended = await world.connects(person, account)
  return { person, account, ended }
}
const lost =
  'Upwork no longer gives us access to your account. Please connect it again under Settings, Connected Accounts.'

beforeEach(async () => {
  await db.deleteFrom('connections').execute()
  await db.deleteFrom('jobs').execute()
  upwork.asked.length = 0
  upwork.life = 86_400
  upwork.behave('token', null)
})

/** The contents of the database, as in a dump. */
async function dump(): Promise<string> {
  const tables = await world.database.pool.query(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname in ('public', 'graphile_worker')`,
  )
  const texts = await Promise.all(
    tables.rows.map(async ({ name }) =>
      JSON.stringify((await world.database.pool.query(`select t::text from ${name} t`)).rows),
    ),
  )
  return texts.join('\n')
}

describe('tokens', () => {
  test('are stored encrypted for their owner, and never stored, logged, exported or sent as plain text', async () => {
    const { person, ended } = await connected()
    expect(ended).toBe('http://gigbell.test/dashboard/settings?connected=upwork')
    await world.polls()
    clock.advance(DAY)
    await tokenFor(person)
    upwork.behave('graphql', (_, response) => response.writeHead(500).end())
    await world.later(HOUR)
    upwork.behave('graphql', null)
    const seen = [
      await dump(),
      world.logged.join(''),
      JSON.stringify((await person.get('/api/users/export')).body),
      JSON.stringify((await person.get('/api/connections')).body),
      JSON.stringify((await person.get('/api/sources')).body),
    ]
    expect(seen[0]).toContain('upwork')
    expect(seen[1]).toContain('source failed')
    expect(upwork.given.length).toBeGreaterThanOrEqual(4)
    for (const token of upwork.given) for (const text of seen) expect(text).not.toContain(token)
    const stored = await row(person)
    expect(world.keys.open('access token', stored!.access_token, `upwork ${person.id}`)).toBe(
      upwork.given.at(-2),
    )
    // In another person's row it can't be decrypted.
    expect(world.keys.open('access token', stored!.access_token, 'upwork somebody else')).toBeNull()
  })

  test('are renewed before they expire, and replaced by the next ones', async () => {
    const { person } = await connected()
    await world.polls()
    expect(grants('refresh_token')).toHaveLength(0)
    for (let day = 1; day <= 2; day++) {
      await world.later(DAY - 4 * MINUTE)
      // A used token is refused, so the second renewal proves that the first one's result was stored.
      expect(grants('refresh_token').map(({ status }) => status)).toEqual(Array(day).fill(200))
      expect((await row(person))!.expires_at).toEqual(new Date(clock.now().getTime() + DAY))
    }
    expect(await source(person)).toMatchObject({ reading: 'connected', fault: null })
  })

  test('that are refused before they expire are renewed once, and the poll continues', async () => {
    const { person } = await connected()
    upwork.endAccess()
    await world.polls()
    expect(grants('refresh_token')).toHaveLength(1)
    expect(grants('search').map(({ status }) => status)).toEqual([401, 200])
    expect(await source(person)).toMatchObject({ fault: null, added: 1 })
  })

  test('are renewed once for simultaneous calls', async () => {
    const { person } = await connected()
    clock.advance(DAY)
    const tokens = await times(20, () => tokenFor(person))
    expect(new Set(tokens).size).toBe(1)
    expect(grants('refresh_token')).toHaveLength(1)
    const again = await times(20, () => tokenFor(person, tokens[0]))
    expect(new Set(again).size).toBe(1)
    expect(again[0]).not.toBe(tokens[0])
    expect(grants('refresh_token').map(({ status }) => status)).toEqual([200, 200])
  })

  test('work until they expire while the provider does not respond, with further attempts to renew them', async () => {
    const { person, account } = await connected()
    const token = await tokenFor(person)
    upwork.behave('token', (_, response) => response.writeHead(503).end('<h1>Sorry</h1>'))
    clock.advance(DAY - MINUTE)
    expect(await tokenFor(person)).toBe(token)
    clock.advance(MINUTE)
    await world.polls()
    expect(await source(person)).toMatchObject({
      reading: 'connected',
      fault: 'Upwork is not renewing our access at the moment.',
    })
    upwork.behave('token', null)
    posts(account)
    await world.later(3 * MINUTE)
    expect(await source(person)).toMatchObject({ fault: null, added: 1 })
  })
})

describe('a renewal that is refused', () => {
  test('ends the access with a message to the owner, and signing in again restores it', async () => {
    const { person, account } = await connected()
    upwork.distrust(account.sub)
    await world.polls()
    expect(await row(person)).toBeUndefined()
    expect(await source(person)).toMatchObject({ reading: 'sign_in_again', fault: lost, next_at: null })
    expect((await person.get('/api/connections')).body.data).toEqual([
      {
        provider: 'upwork',
        label: account.email,
        connected_at: expect.any(String),
        sign_in_again: true,
      },
    ])
    const asked = upwork.asked.length
    await world.later(DAY)
    expect(upwork.asked).toHaveLength(asked)
    posts(account)
    await person.post('/api/users/confirm', { password: person.password })
    await world.connects(person, account)
    await world.polls()
    expect(await source(person)).toMatchObject({ reading: 'connected', fault: null, added: 1 })
    expect((await person.get('/api/connections')).body.data[0]).not.toHaveProperty('sign_in_again')
  })

  test('also follows a changed secret', async () => {
    const { person } = await connected()
    const others = { ...ports, keys: deriveKeys('another secret') }
    await expect(getAccessToken(others, idOf(person), 'upwork')).rejects.toThrow(lost)
    expect(await row(person)).toBeUndefined()
  })
})

describe('the end of a connection', () => {
  const states = () => db.selectFrom('source_states').selectAll().execute()

  const jobs = () => db.selectFrom('jobs').select('title').execute()

  test('deletes the tokens, the jobs and the poll records, and ends all requests', async () => {
    const { person } = await connected()
    await world.polls()
    expect([await states(), await jobs()]).toMatchObject([[{ added: 1 }], [{}]])
    const asked = upwork.asked.length
    expect((await person.delete('/api/connections/upwork')).status).toBe(200)
    expect([await row(person), await states(), await jobs()]).toEqual([undefined, [], []])
    expect(await source(person)).toMatchObject({ reading: 'not_connected', polled_at: null })
    await world.later(HOUR)
    expect(upwork.asked).toHaveLength(asked)
  })

  test('in the middle of a poll leaves none of that poll’s jobs', async () => {
    const { person } = await connected()
    const node = { id: '7', title: 'Too late', createdDateTime: clock.now().toISOString() }
    upwork.behave('graphql', async (_, response) => {
      await person.delete('/api/connections/upwork')
      response.writeHead(200, { 'content-type': 'application/json' })
      response.end(JSON.stringify({ data: { marketplaceJobPostingsSearch: { edges: [{ node }] } } }))
    })
    await world.polls()
    upwork.behave('graphql', null)
    expect(world.logged.at(-1)).toContain('"added":1')
    expect([await states(), await jobs()]).toEqual([[], []])
  })

  test('follows the deletion of the account', async () => {
    const { person } = await connected()
    await world.polls()
    expect((await person.delete('/api/users/me', { password: person.password })).status).toBe(204)
    expect([await row(person), await states()]).toEqual([undefined, []])
  })
})
