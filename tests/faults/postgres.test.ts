/** The embedded PostgreSQL dies under a running product, which starts it again and continues. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { openEmbedded } from '../../apps/server/src/platform/db/embedded.ts'
import { withClient } from '../../apps/server/src/platform/testing/database.ts'
import { createDataFolder, startProduct } from '../product-process.ts'

const endings: (() => unknown)[] = []
afterAll(async () => {
  for (const end of endings.reverse()) await end()
})

/** Creates a separate folder for a test. */
function folder(): string {
  const made = createDataFolder()
  endings.push(() => made.remove())
  return made.path
}

/** Returns the process id of the PostgreSQL that runs in a data folder. */
const postmasterOf = (dataDir: string) =>
  Number(readFileSync(join(dataDir, 'db/postmaster.pid'), 'utf8').split('\n')[0])

/** Kills the PostgreSQL of a data folder without warning, and returns its process id. */
function killPostgres(dataDir: string): number {
  const pid = postmasterOf(dataDir)
  process.kill(pid, 'SIGKILL')
  return pid
}

test('restarts a killed PostgreSQL within 5 s, and ends the fourth time in ten minutes', {
  timeout: 300_000,
}, async () => {
  const path = folder()
  const product = await startProduct({ DATA_DIR: path, JOB_SOURCES: 'sample', DEMO: '1' })
  endings.push(() => product.kill())
  const form = {
    firstName: 'Ada',
    lastName: 'Field',
    email: 'ada@example.com',
    mobileNumber: '1',
    password: 'a long password for Ada',
  }
  const signedUp = await fetch(`${product.url}/api/public/users/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(form),
  })
  const authorization = signedUp.headers.get('authorization')!
  const ask = async () =>
    (await fetch(`${product.url}/api/users/profile`, { headers: { authorization } })).status
  expect(await ask()).toBe(200)
  const seen = new Set<number>()
  for (let time = 0; time < 3; time++) {
    const dead = killPostgres(path)
    const since = performance.now()
    await expect
      .poll(
        async () => {
          const status = await ask()
          seen.add(status)
          const { status: ready } = await fetch(`${product.url}/readyz`)
          return postmasterOf(path) !== dead && status === 200 && ready === 200
        },
        { timeout: 20_000, interval: 10 },
      )
      .toBe(true)
    expect(performance.now() - since).toBeLessThan(5000)
  }
  expect([...seen].sort()).toEqual([200, 503])
  // The worker continues as well: a task sends the mail of this call.
  const mails = async () =>
    (await (await fetch(`${product.url}/dev/mail`)).text()).match(/Verify/g)?.length ?? 0
  const before = await mails()
  await fetch(`${product.url}/api/public/users/resend-verification`, {
    method: 'POST',
    headers: { authorization },
  })
  await expect.poll(mails).toBeGreaterThan(before)

  const ended = new Promise((resolve) => product.process.once('exit', resolve))
  killPostgres(path)
  expect(await ended).toBe(1)
  expect(product.output().match(/^Gigbell ends: .*$/gm)).toEqual([
    expect.stringContaining('PostgreSQL was started again 3 times in ten minutes'),
  ])
})

test('counts restarts over ten minutes, and does not wait for a busy session', async () => {
  const path = folder()
  let minutes = 0
  const postgres = await openEmbedded(path, { durable: false, elapsed: () => minutes * 60_000 })
  endings.push(() => postgres.stop())
  const answers = () =>
    withClient(postgres.url, (client) => client.query('select 1')).then(
      () => true,
      () => false,
    )
  for (let time = 0; time < 5; time++) {
    // The session computes, and would notice only at the end that PostgreSQL is gone.
    const busy = withClient(postgres.url, async (client) => {
      client.on('error', () => {})
      await client.query('select count(*) from generate_series(1, 3000000000)')
    }).catch(() => {})
    const begun = () =>
      withClient(postgres.url, async (client) => {
        const { rows } = await client.query(
          "select from pg_stat_activity where query like '%generate_series%' and pid <> pg_backend_pid()",
        )
        return rows.length
      })
    await expect.poll(begun).toBe(1)
    killPostgres(path)
    await busy
    await expect.poll(answers, { timeout: 5000 }).toBe(true)
    minutes += 4
  }
  const dead: string[] = []
  void postgres.lost.then((reason) => dead.push(reason))
  for (let time = 0; time < 3 && dead.length === 0; time++) {
    const pid = killPostgres(path)
    const settled = async () => dead.length > 0 || (postmasterOf(path) !== pid && (await answers()))
    await expect.poll(settled, { timeout: 5000 }).toBe(true)
  }
  expect(dead).toEqual([expect.stringContaining('started again 3 times in ten minutes')])
})

test('still owns the folder after a session crashed', async () => {
  const path = folder()
  const postgres = await openEmbedded(path, { durable: false })
  endings.push(() => postgres.stop())
  const pid = await withClient(postgres.url, async (client) => {
    client.on('error', () => {})
    const { rows } = await client.query('select pg_backend_pid() as pid')
    process.kill(rows[0].pid, 'SIGKILL')
    return postmasterOf(path)
  })
  const owners = () =>
    withClient(postgres.url, async (client) => {
      const { rows } = await client.query(
        "select count(*)::int as held from pg_locks where locktype = 'advisory' and granted",
      )
      return rows[0].held
    }).catch(() => 'away')
  await expect.poll(owners).toBe(1)
  await expect(openEmbedded(path)).rejects.toThrow('Another Gigbell server is already running')
  expect(postmasterOf(path)).toBe(pid)
})
