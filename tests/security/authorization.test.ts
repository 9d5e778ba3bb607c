/**
 * The authorization matrix, generated from the contract: every endpoint for every kind of caller. A new endpoint is in it
 * as soon as the contract has it; one without a route fails.
 */
import { randomUUID } from 'node:crypto'
import { api, type Endpoint } from '@gigbell/contract'
import { describe, expect, test } from 'vitest'
import { createTestWorld } from '../../apps/server/src/platform/testing/world.ts'

const endpoints = Object.entries(api).flatMap(([feature, rows]) =>
  Object.entries(rows).map(([name, row]) => [`${feature}.${name}`, row as Endpoint] as const),
)
const world = await createTestWorld()
const { ada: owner, bob: other } = await world.people()
const newcomer = await world.signedUp('Newt')
const expired = await world.signedUp('Exa')
await expired.post('/api/subscription/startTrial')
await world.db
  .updateTable('subscriptions')
  .set({ start_date: new Date('2026-01-01'), end_date: new Date('2026-01-04') })
  .where('user_id', '=', expired.id)
  .execute()
const gone = await world.signedUp('Gone')
await world.db.deleteFrom('users').where('id', '=', gone.id).execute()

/** Calls an endpoint with only unknown ids; a refused caller is refused before validation. */
const call = (caller: typeof owner, endpoint: Endpoint) => {
  const path = endpoint.path.replace(/:(\w+)/g, () => randomUUID())
  const body = endpoint.method === 'GET' || endpoint.method === 'DELETE' ? undefined : {}
  const verb = {
    GET: caller.get,
    POST: caller.post,
    PUT: caller.put,
    DELETE: caller.delete,
    PATCH: caller.patch,
  }
  return verb[endpoint.method](path, body)
}

/** Endpoints whose success would change the caller: they end their session or start their plan. */
const spared = new Set(['accounts.logout', 'billing.startTrial'])

describe.each(endpoints)('%s', (name, endpoint) => {
  const needsSession = endpoint.who !== 'anyone'
  const needsPlan = endpoint.who === 'subscriber'

  test('exists', async () => {
    const { status, body } = await call(world.stranger, endpoint)
    if (!needsSession) expect(body.code === 'not_found' && !endpoint.path.includes(':')).toBe(false)
    else expect(status).toBe(401)
  })

  test.each([
    ['a stranger', () => world.stranger],
    ['somebody whose account was deleted', () => gone],
    ['a caller with an invented token', () => world.somebody(`Bearer ${'x'.repeat(43)}`)],
  ])('refuses %s if it needs a session', async (_who, caller) => {
    const { status, body } = await call(caller(), endpoint)
    if (needsSession) expect({ status, code: body.code }).toEqual({ status: 401, code: 'session_required' })
    else expect(body.code).not.toBe('session_required')
  })

  test.each([
    ['somebody who never had a plan', () => newcomer],
    ['somebody whose plan has ended', () => expired],
  ])('refuses %s if it needs a plan', async (_who, caller) => {
    if (spared.has(name)) return
    const { status, body } = await call(caller(), endpoint)
    if (needsPlan) expect({ status, code: body.code }).toEqual({ status: 403, code: 'subscription_required' })
    else expect([401, 403]).not.toContain(status === 401 && body.code === 'login_failed' ? 0 : status)
  })

  test.each([
    ['its owner', () => owner],
    ['somebody else', () => other],
  ])('accepts %s with a plan, and finds no object of an unknown id', async (_who, caller) => {
    if (spared.has(name)) return
    const { status, body } = await call(caller(), endpoint)
    expect(status).toBeLessThan(500)
    expect(['session_required', 'subscription_required']).not.toContain(body.code)
    if (endpoint.path.includes(':') && !endpoint.body) expect(status).toBe(404)
  })
})

test('every failure code of an endpoint has a status, and only the login has a 401 of its own', () => {
  const own401 = endpoints.filter(([, endpoint]) =>
    (endpoint.errors as readonly string[]).includes('login_failed'),
  )
  expect(own401.map(([name]) => name)).toEqual(['accounts.login'])
})
