/** The scopes of personal tokens, generated from the contract: every endpoint with tokens that have and lack its scope. */
import { randomUUID } from 'node:crypto'
import { api, type Endpoint, Scope } from '@gigbell/contract'
import { describe, expect, test } from 'vitest'
import { createTestWorld, type TestUser } from '../../apps/server/src/platform/testing/world.ts'

const endpoints = Object.entries(api).flatMap(([feature, rows]) =>
  Object.entries(rows).map(([name, row]) => [`${feature}.${name}`, row as Endpoint] as const),
)
const world = await createTestWorld()
const { ada, bob } = await world.people()

const tokenFor = async (owner: TestUser, scopes: readonly Scope[]) => {
  const made = await owner.post('/api/tokens', { name: 'Test', scopes, expires_in_days: 1 })
  return world.somebody(`Bearer ${made.body.data.token}`)
}
const everything = await tokenFor(ada, Scope.options)
const alone = new Map(
  await Promise.all(Scope.options.map(async (scope) => [scope, await tokenFor(ada, [scope])] as const)),
)

/** Calls an endpoint with only unknown ids; the scope is checked before the input. */
const call = (caller: TestUser, endpoint: Endpoint) => {
  const path = endpoint.path.replace(/:(\w+)/g, () => randomUUID())
  const body = endpoint.method === 'GET' || endpoint.method === 'DELETE' ? undefined : {}
  const { get, post, put, patch, delete: remove } = caller
  return { GET: get, POST: post, PUT: put, PATCH: patch, DELETE: remove }[endpoint.method](path, body)
}
const refusal = { status: 403, body: { code: 'scope_missing' } }

/** What tokens may do at all. A new endpoint is closed until its row names a scope and this list has it. */
test('lists the endpoints that are open to tokens', () => {
  const open: Partial<Record<Scope, string[]>> = {}
  for (const [name, { scope }] of endpoints) if (scope) open[scope] = [...(open[scope] ?? []), name]
  expect(open).toEqual({
    'jobs:read': ['jobs.list', 'jobs.search', 'jobs.detail', 'jobs.brief', 'jobs.skills', 'jobs.choices'],
    'jobs:write': ['jobs.add', 'jobs.changeMine'],
    'letters:read': [
      'letters.check',
      'letters.notes',
      'letters.models',
      'letterHistory.list',
      'letterHistory.exportCsv',
      'letterHistory.read',
      'letterHistory.versions',
      'proposedOutcomes.list',
      'insights.read',
    ],
    'letters:write': [
      'letters.write',
      'letterHistory.add',
      'letterHistory.change',
      'letterHistory.remove',
      'proposedOutcomes.answer',
    ],
    'alerts:read': [
      'alerts.list',
      'alerts.preview',
      'alerts.suggestions',
      'alertHealth.list',
      'alertHealth.improvements',
    ],
    'alerts:write': ['alerts.create', 'alerts.change', 'alerts.remove', 'alerts.snooze'],
    'notifications:read': ['inbox.list', 'inbox.stream'],
    'notifications:write': ['inbox.read'],
    'profiles:read': ['profiles.list', 'profiles.titles', 'profiles.one', 'evidence.list'],
    'profiles:write': [
      'profiles.create',
      'profiles.import',
      'profiles.update',
      'profiles.remove',
      'evidence.confirm',
      'evidence.change',
      'evidence.reset',
      'optimization.optimize',
    ],
  })
})

test('opens no endpoint of accounts, money, connections, tokens or settings', () => {
  const closed =
    /^\/api\/(users|public|subscription|payment|connections|tokens|settings|push|referrals|test)\b/
  const open = endpoints.filter(([, { scope }]) => scope)
  expect(open.filter(([, { path }]) => closed.test(path))).toEqual([])
  expect(open.filter(([, { who, confirmed }]) => who === 'anyone' || confirmed)).toEqual([])
})

describe.each(endpoints.filter(([, { who }]) => who !== 'anyone'))('%s', (_name, endpoint) => {
  const { scope } = endpoint

  test('accepts the tokens of its scope and refuses all others', async () => {
    if (!scope) return expect(await call(everything, endpoint)).toMatchObject(refusal)
    const accepted = [scope, scope.replace(':read', ':write')]
    for (const [own, caller] of alone) {
      const { status, body } = await call(caller, endpoint)
      if (!accepted.includes(own)) expect({ status, body }).toMatchObject(refusal)
      else
        expect([status === 401, body.code === 'scope_missing', status >= 500]).toEqual([false, false, false])
    }
  })
})

test('a token opens nothing of somebody else', async () => {
  const profile = { title: 'React developer', about: 'I build shops.', skills: ['React'] }
  const { id } = (await bob.post('/api/profiles', profile)).body.data
  expect((await everything.get(`/api/profiles/${id}`)).status).toBe(404)
  expect((await everything.delete(`/api/profiles/${id}`)).status).toBe(404)
  expect((await (await tokenFor(bob, ['profiles:read'])).get(`/api/profiles/${id}`)).status).toBe(200)
})
