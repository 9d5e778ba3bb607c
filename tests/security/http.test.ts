/** Hostile HTTP: bodies, paths and methods that no honest client sends. */
import { once } from 'node:events'
import { connect } from 'node:net'
import { describe, expect, test } from 'vitest'
import { withClient } from '../../apps/server/src/platform/testing/database.ts'
import { createTestWorld } from '../../apps/server/src/platform/testing/world.ts'

const world = await createTestWorld()
const { ada } = await world.people()
const raw = (path: string, init: RequestInit = {}) => fetch(world.base + path, init)
const json = { 'content-type': 'application/json' }

/** The body of a refusal, without other properties. */
const failure = { message: expect.stringMatching(/\w{3,}/), code: expect.stringMatching(/^[a-z_]+$/) }

describe('the server', () => {
  test.each([
    ['malformed JSON', '{"email":', 400],
    ['an array', '[1,2]', 400],
    ['a number', '7', 400],
    ['a poisoned prototype', '{"__proto__":{"admin":true},"email":"a@example.com","password":"x"}', 400],
    ['a poisoned constructor', '{"constructor":{"prototype":{"x":1}}}', 400],
    ['3 MB', JSON.stringify({ email: 'x'.repeat(3_000_000) }), 413],
    ['10,000 nested arrays', '['.repeat(10_000) + ']'.repeat(10_000), 400],
  ])('refuses a body with a message: %s', async (_what, body, status) => {
    const response = await raw('/api/public/users/login', { method: 'POST', headers: json, body })
    expect(response.status).toBe(status)
    const answer = (await response.json()) as { message: string; code: string }
    expect(answer.message).toMatch(/\w{3,}/)
    expect(answer.code).toMatch(/^[a-z_]+$/)
  })

  test('answers 413 to a client that reads only after it has sent everything', async () => {
    const { hostname, port } = new URL(world.base)
    const socket = connect(Number(port), hostname)
    const errors: Error[] = []
    socket.on('error', (error) => errors.push(error))
    const part = 'x'.repeat(50_000)
    const head = [
      'POST /api/public/users/login HTTP/1.1',
      'Host: x',
      'Content-Type: application/json',
      `Content-Length: ${part.length * 100}`,
    ]
    socket.write(`${head.join('\r\n')}\r\n\r\n`)
    for (let sent = 0; sent < 100; sent++) await new Promise((written) => socket.write(part, written))
    expect(errors).toEqual([])
    const [answer] = await once(socket, 'data')
    expect(String(answer)).toMatch(/^HTTP\/1.1 413 /)
    socket.destroy()
  })

  test('answers 415 to another content type', async () => {
    for (const type of ['text/plain', 'application/xml', 'application/x-www-form-urlencoded']) {
      const response = await raw('/api/public/users/login', {
        method: 'POST',
        headers: { 'content-type': type },
        body: 'a=b',
      })
      expect(response.status).toBe(415)
    }
  })
})

describe('an unusual request', () => {
  test.each([
    '/api/nope',
    '/api/job/%00',
    '/api/job/..%2f..%2fetc%2fpasswd',
    `/api/job/${'x'.repeat(5000)}`,
    '/api/%E0%A4%A',
    '/api/job/1%27%20or%201=1',
    '/%',
    '/api/job/%ff',
  ])('is refused without a 5xx: %s', async (path) => {
    const response = await raw(path, { headers: { authorization: ada.token } })
    expect([400, 404]).toContain(response.status)
    expect(response.headers.get('content-type')).toContain('application/json')
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    expect(await response.json()).toEqual(failure)
  })

  test.each([
    ['no HTTP', 'GARBAGE', 400],
    ['a method that nobody knows', 'FOO /api/nope HTTP/1.1\r\nHost: x', 400],
    ['two lengths', 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked', 400],
    ['a head of 40 kB', `GET / HTTP/1.1\r\nHost: x\r\nX: ${'y'.repeat(40_000)}`, 431],
  ])('is refused with a message: %s', async (_what, head, status) => {
    const { hostname, port } = new URL(world.base)
    const socket = connect(Number(port), hostname)
    socket.end(`${head}\r\n\r\n`)
    const answer = (await socket.toArray()).join('')
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
    expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toEqual(failure)
  })

  test.each([
    'page=0',
    'page=-1',
    'page=1e9',
    'page=0x10',
    'page=1.5',
    'page=',
    'page=99999999999999999999',
    'limit=0',
    'limit=101',
    'page=1&page=2',
    `search=${'x'.repeat(501)}`,
    'search=%00',
    'search=%ED%A0%80',
  ])('is answered with 400 at worst: jobs/fetchJobs?%s', async (query) => {
    const response = await raw(`/api/jobs/fetchJobs?${query}`, { headers: { authorization: ada.token } })
    expect([200, 400]).toContain(response.status)
    if (query.startsWith('page') || query.startsWith('limit')) expect(response.status).toBe(400)
  })

  test('for a page far past the end has an empty list', async () => {
    const answer = await ada.get('/api/jobs/fetchJobs?page=1000000000')
    expect(answer).toMatchObject({ status: 200, body: { data: [] } })
  })

  test.each(['TRACE', 'PROPFIND', 'DELETE', 'PATCH'])(
    'is refused for an unsupported method: %s',
    async (method) => {
      const response = await raw('/api/public/users/login', { method }).catch(() => ({ status: 405 }))
      expect([400, 404, 405]).toContain(response.status)
    },
  )
})

describe('the methods of a path', () => {
  test.each([
    ['GET', '/api/public/users/login', 'OPTIONS, POST'],
    ['GET', '/api/public/users/login?next=1', 'OPTIONS, POST'],
    ['PROPFIND', '/api/public/users/login', 'OPTIONS, POST'],
    ['PATCH', '/api/settings/notifications', 'GET, HEAD, OPTIONS, PUT'],
    ['POST', '/api/job/7d3f0f3e-0b8c-4c59-9d5e-2f5a1f1b6f10/', 'GET, HEAD, OPTIONS'],
    ['DELETE', '/healthz', 'GET, HEAD, OPTIONS'],
    ['POST', '/.well-known/security.txt', 'GET, HEAD, OPTIONS'],
  ])('are named in the 405 answer to %s %s', async (method, path, allowed) => {
    // Its body isn't read, whatever it contains.
    const body = method === 'GET' ? {} : { body: '<x/>', headers: { 'content-type': 'application/xml' } }
    const response = await raw(path, { method, ...body })
    expect(response.status).toBe(405)
    expect(response.headers.get('allow')).toBe(allowed)
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    expect(await response.json()).toEqual({ ...failure, code: 'method_not_allowed' })
  })

  test('are listed for OPTIONS, include HEAD where GET is one, and are none for an unknown path', async () => {
    const options = await raw('/api/public/users/login', { method: 'OPTIONS' })
    expect([options.status, options.headers.get('allow')]).toEqual([204, 'OPTIONS, POST'])
    expect((await raw('/healthz', { method: 'HEAD' })).status).toBe(200)
    expect((await raw('/api/public/users/login', { method: 'HEAD' })).status).toBe(405)
    for (const method of ['GET', 'POST', 'OPTIONS', 'DELETE'])
      expect((await raw('/api/public/users/nope', { method })).status).toBe(404)
  })
})

describe('the message for invalid input', () => {
  test.each([
    ['GET', '/api/jobs/fetchJobs?page=0', undefined, 'page must be a whole number from 1 to 1,000,000,000.'],
    ['GET', '/api/jobs/fetchJobs?limit=101', undefined, 'limit must be a whole number from 1 to 100.'],
    ['GET', '/api/jobs/search?type=nope', undefined, 'This must be one of hourly, fixed.'],
    ['PUT', '/api/settings/notifications', { inbox: 'yes' }, 'This must be true or false.'],
    ['PUT', '/api/settings/notifications', { inbox: null }, 'This must be true or false.'],
    ['POST', '/api/profiles', { title: 'x', profile_links: null }, 'This must be an object.'],
    ['POST', '/api/push/subscriptions', { endpoint: 'https://push.example/x' }, 'This is required.'],
    [
      'POST',
      '/api/alerts',
      { name: 'x', query: 'x', delivery: 'weekly' },
      'This must be one of instant, hourly, daily.',
    ],
  ])('%s %s %j is for people', async (method, path, body, message) => {
    const response = await raw(path, {
      method,
      headers: { authorization: ada.token, ...(body ? json : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    const answer = (await response.json()) as { fields: object }
    expect({ status: response.status, ...answer }).toMatchObject({ status: 400, message })
    expect(Object.values(answer.fields)).toEqual([message])
  })
})

describe('every answer', () => {
  test('is not cached if it has personal data', async () => {
    const mine = await raw('/api/users/profile', { headers: { authorization: ada.token } })
    expect(mine.headers.get('cache-control')).toBe('no-store')
    const plans = await raw('/api/public/subscription/fetchSubscriptions')
    expect(plans.headers.get('cache-control')).toBeNull()
  })

  test.each(['/', '/healthz', '/api/nope', '/api/public/subscription/fetchSubscriptions', '/api/docs/'])(
    '%s forbids frames, sniffing and inline scripts of others',
    async (path) => {
      const { headers } = await raw(path)
      const policy = headers.get('content-security-policy') ?? ''
      expect(policy).toContain("frame-ancestors 'none'")
      expect(policy.match(/script-src[^;]*/)?.[0] ?? '').not.toContain('unsafe')
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('referrer-policy')).toBe('no-referrer')
    },
  )
})

test.each(['/', '/login', '/no/such/page', '/api/docs/'])(
  'the page %s may not use the camera, and may use the clipboard',
  async (path) => {
    const policy = (await raw(path)).headers.get('permissions-policy')
    expect(policy).toContain('camera=()')
    expect(policy).toContain('clipboard-write=(self)')
    expect(policy).toContain('clipboard-read=(self)')
    expect(policy).toContain('payment=()')
  },
)

describe('machine endpoints', () => {
  test('report liveness, readiness and metrics', async () => {
    expect((await raw('/healthz')).status).toBe(200)
    expect((await raw('/readyz')).status).toBe(200)
    expect(await (await raw('/metrics')).text()).toContain('http_request_seconds_bucket')
  })

  test('require METRICS_TOKEN in production, and hide the metrics without one', async () => {
    const METRICS_TOKEN = 'the token of the metrics'
    const [closed, guarded] = await Promise.all([
      createTestWorld({ NODE_ENV: 'production' }),
      createTestWorld({ NODE_ENV: 'production', METRICS_TOKEN }),
    ])
    const figures = (base: string, authorization = '') =>
      fetch(`${base}/metrics`, { headers: { authorization } })
    expect((await figures(closed.base)).status).toBe(404)
    expect((await figures(closed.base, 'Bearer undefined')).status).toBe(404)
    for (const wrong of ['', METRICS_TOKEN, `Bearer ${METRICS_TOKEN}x`, 'Bearer ', ada.token]) {
      const refused = await figures(guarded.base, wrong)
      expect(refused.status).toBe(401)
      expect(refused.headers.get('www-authenticate')).toBe('Bearer')
      expect(await refused.json()).toEqual(failure)
    }
    const read = await figures(guarded.base, `Bearer ${METRICS_TOKEN}`)
    expect(read.status).toBe(200)
    expect(await read.text()).toContain('http_request_seconds_bucket')
  })
})

test('answers 503 without a database, and works again when it is back', async () => {
  const shut = await createTestWorld()
  const one = await shut.signedUp()
  const ask = async () => (await one.get('/api/users/profile')).status
  await withClient(shut.database.url, async (client) => {
    await client.query('begin')
    await client.query('lock table users')
    const asked = ask()
    const waiting = async () =>
      (
        await client.query(
          `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        )
      ).rowCount
    await expect.poll(waiting).toBe(1)
    await client.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    )
    expect(await asked).toBe(503)
    await client.query('rollback')
  })
  await expect.poll(ask).toBe(200)
})
