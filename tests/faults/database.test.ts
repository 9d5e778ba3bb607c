/**
 * Several processes on one PostgreSQL, and their behavior when it is unreachable. DATABASE_URL names it, as it would
 * name an external database.
 */
import { afterAll, expect, test } from 'vitest'
import { openEmbedded } from '../../apps/server/src/platform/db/embedded.ts'
import { databaseUrl, withClient } from '../../apps/server/src/platform/testing/database.ts'
import { createDataFolder, type ProductProcess, startProduct } from '../product-process.ts'

const folder = createDataFolder()
let postgres = await openEmbedded(folder.path, { durable: false })
const running: ProductProcess[] = []
afterAll(async () => {
  await Promise.all(running.map((product) => product.stop()))
  await postgres.stop()
  folder.remove()
})

/** Starts a process of the product on the database called `name`, with its own folder. */
async function startOn(name: string, settings: Record<string, string> = {}): Promise<ProductProcess> {
  const own = createDataFolder()
  const url = databaseUrl(postgres.url, name)
  const product = await startProduct({
    DATABASE_URL: url,
    DATA_DIR: own.path,
    JOB_SOURCES: 'sample',
    ...settings,
  })
  product.process.once('exit', () => own.remove())
  running.push(product)
  return product
}

const createDatabase = (name: string) =>
  withClient(postgres.url, (client) => client.query(`create database ${name}`))

const get = async (product: ProductProcess, path: string, token = '') => {
  const response = await fetch(product.url + path, { headers: { authorization: token } })
  // biome-ignore lint/suspicious/noExplicitAny: whatever came; a wrong shape fails the test
  return { status: response.status, body: (await response.json()) as any }
}

const signUp = async (product: ProductProcess): Promise<string> => {
  const form = {
    firstName: 'Ada',
    lastName: 'Field',
    email: `${crypto.randomUUID()}@example.com`,
    mobileNumber: '1',
    password: 'a long password',
  }
  const response = await fetch(`${product.url}/api/public/users/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(form),
  })
  return response.headers.get('authorization')!
}

test('migrates an empty database once when eight processes start at once', async () => {
  await createDatabase('eight')
  const roles = ['web', 'worker', 'all', 'web', 'worker', 'all', 'web', 'worker']
  const products = await Promise.all(roles.map((ROLE) => startOn('eight', { ROLE })))
  const web = products.filter((product) => product.url !== '')
  expect(await Promise.all(web.map(async (product) => (await get(product, '/readyz')).status))).toEqual(
    web.map(() => 200),
  )
  const applied = await withClient(databaseUrl(postgres.url, 'eight'), (client) =>
    client.query('select name from kysely_migration'),
  )
  expect(applied.rows.map((row) => row.name)).toEqual([...new Set(applied.rows.map((row) => row.name))])

  // One of them polled the sources, and not each of them.
  const token = await signUp(web[0]!)
  await fetch(`${web[0]!.url}/api/subscription/startTrial`, {
    method: 'POST',
    headers: { authorization: token },
  })
  const total = async (product: ProductProcess) =>
    (await get(product, '/api/jobs/fetchJobs', token)).body.totalItems
  await expect.poll(() => total(web[1]!)).toBeGreaterThanOrEqual(320)
  expect(await total(web[2]!)).toBeLessThan(330)

  expect(await Promise.all(products.map((product) => product.stop()))).toEqual(products.map(() => 0))
  // Eight starts at once take half a minute on two busy cores.
}, 300_000)

test('ends a session in all processes', async () => {
  await createDatabase('pair')
  const [here, there] = await Promise.all([startOn('pair'), startOn('pair', { ROLE: 'web' })])
  const token = await signUp(here)
  expect((await get(there, '/api/users/profile', token)).status).toBe(200)
  await fetch(`${here.url}/api/users/logout`, { method: 'POST', headers: { authorization: token } })
  expect((await get(there, '/api/users/profile', token)).status).toBe(401)
})

test('moves the test clock in all processes, and ends trials by it', async () => {
  await createDatabase('clock')
  const clock = { TEST_CLOCK: '1' }
  const [here, there] = await Promise.all([
    startOn('clock', clock),
    startOn('clock', { ...clock, ROLE: 'web' }),
  ])
  const token = await signUp(here)
  const started = await fetch(`${here.url}/api/subscription/startTrial`, {
    method: 'POST',
    headers: { authorization: token },
  })
  expect(started.status).toBe(201)
  const current = async (product: ProductProcess) =>
    (await get(product, '/api/subscription/getCurrentSubscriptions', token)).body.data
  expect((await current(there)).status).toBe('trial')
  const moved = await fetch(`${here.url}/api/test/clock`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ advance: 3 * 86_400 }),
  })
  expect(moved.status).toBe(200)
  expect(await current(here)).toBeNull()
  await expect.poll(() => current(there)).toBeNull()
})

test('moves the clock only with TEST_CLOCK, which NODE_ENV=production forbids', async () => {
  await createDatabase('noclock')
  const product = await startOn('noclock', { ROLE: 'web' })
  expect((await fetch(`${product.url}/api/test/clock`, { method: 'POST' })).status).toBe(404)
  await expect(startOn('noclock', { TEST_CLOCK: '1', NODE_ENV: 'production' })).rejects.toThrow(
    'Gigbell cannot start: TEST_CLOCK cannot be switched on with NODE_ENV=production.',
  )
})

test('stops with one line when the database is newer than the program', async () => {
  await createDatabase('newer')
  const product = await startOn('newer', { ROLE: 'web' })
  await product.stop()
  await withClient(databaseUrl(postgres.url, 'newer'), (client) =>
    client.query(`insert into kysely_migration values ('9999_of_the_future', now()::text)`),
  )
  await expect(startOn('newer', { ROLE: 'web' })).rejects.toThrow(
    /:\nGigbell cannot start: the database was changed by a newer version of Gigbell \(9999_of_the_future\)\. [^\n]+\n$/,
  )
})

test('says in one line which address or folder it cannot use', async () => {
  await createDatabase('nowhere')
  const starting = (settings: Record<string, string>) => startOn('nowhere', { ROLE: 'web', ...settings })
  await expect(starting({ HOST: '203.0.113.7' })).rejects.toThrow(
    'Gigbell cannot start: HOST 203.0.113.7 is no address of this machine.\n',
  )
  await expect(starting({ DATA_DIR: '/dev/null/data' })).rejects.toThrow(
    /Gigbell cannot start: DATA_DIR \/dev\/null\/data cannot be created: [^\n]+\n$/,
  )
})

test('answers 503 at once without PostgreSQL, and works within 5 s of its return', async () => {
  await createDatabase('away')
  const product = await startOn('away')
  const token = await signUp(product)
  await postgres.stop()
  const begun = performance.now()
  const refused = await get(product, '/api/users/profile', token)
  expect(refused).toMatchObject({ status: 503, body: { code: 'not_ready' } })
  expect((await get(product, '/readyz')).status).toBe(503)
  expect((await fetch(`${product.url}/healthz`)).status).toBe(200)
  expect(performance.now() - begun).toBeLessThan(5000)

  postgres = await openEmbedded(folder.path, { durable: false })
  const back = performance.now()
  await expect.poll(async () => (await get(product, '/api/users/profile', token)).status).toBe(200)
  expect(performance.now() - back).toBeLessThan(5000)
})
