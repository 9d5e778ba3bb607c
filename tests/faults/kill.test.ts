/**
 * kill -9 during writes, on the embedded PostgreSQL: acknowledged writes survive, and the restart is fast. Every round
 * kills the real program at another moment. `npm run bench -- start` measures restarts.
 */
import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createDataFolder, type ProductProcess, startProduct } from '../product-process.ts'

/** KILL_ROUNDS=100 runs the long form. */
const ROUNDS = Number(process.env.KILL_ROUNDS ?? 4)
const folder = createDataFolder()
const settings = { DATA_DIR: folder.path, JOB_SOURCES: 'sample', POLL_SECONDS: '1' }
let product: ProductProcess | undefined
// What other tests have written goes to the disk first: a restart waits for its own writes only.
beforeAll(() => void execFileSync('sync'), 120_000)
afterAll(async () => {
  await product?.stop()
  folder.remove()
})

test(`${ROUNDS} kills lose no acknowledged write, and each restart is ready within 5 s`, async () => {
  const people = new Map<string, { password: string; profiles: Map<string, string> }>()
  const restarts: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    product = await startProduct(settings)
    restarts.push(product.readyAfter)
    const begun = Promise.withResolvers<void>()
    const writers = [1, 2, 3, 4].map(() => writeUntilGone(product!.url, people, begun.resolve))
    // Something has been acknowledged by then, however slow the machine is.
    await Promise.race([begun.promise, ...writers])
    await Promise.race([pause((round * 97) % 600), ...writers])
    await product.kill()
    await Promise.all(writers)
  }
  product = await startProduct(settings)
  restarts.push(product.readyAfter)
  let profiles = 0
  for (const [email, person] of people) {
    const token = await tokenFor(product.url, email, person.password)
    const stored = await list(product.url, token)
    for (const [id, title] of person.profiles) expect(stored.get(id)).toBe(title)
    profiles += person.profiles.size
  }
  expect(people.size).toBeGreaterThan(ROUNDS)
  expect(profiles).toBeGreaterThanOrEqual(ROUNDS)
  expect(Math.max(...restarts.slice(1))).toBeLessThan(5000)
  console.log(
    `kill -9: ${ROUNDS} rounds, ${people.size} accounts and ${profiles} profiles acknowledged, 0 lost; ready after at most ${Math.round(Math.max(...restarts.slice(1)))} ms`,
  )
}, 300_000)

test('refuses a second server on the same folder within 2 s, with one line', async () => {
  for (let attempt = 0; attempt < 3; attempt++) {
    const begun = performance.now()
    const refused = await startProduct(settings).then(
      () => undefined,
      (error: Error) => error.message,
    )
    const lines = refused!.trim().split('\n').slice(1)
    expect(lines).toEqual([
      expect.stringMatching(/^Gigbell cannot start: Another Gigbell server is already running on /),
    ])
    expect(performance.now() - begun).toBeLessThan(2000)
  }
})

test('ends with 0 on SIGTERM, and starts again at once', async () => {
  expect(await product!.stop()).toBe(0)
  product = await startProduct(settings)
  expect(product.readyAfter).toBeLessThan(5000)
})

/**
 * Signs up, starts trials and adds profiles. It records only what was acknowledged, calls `acknowledged` after each
 * profile, and ends when the connection breaks.
 */
async function writeUntilGone(
  url: string,
  people: Map<string, { password: string; profiles: Map<string, string> }>,
  acknowledged: () => void,
): Promise<void> {
  try {
    for (;;) {
      const email = `${randomUUID()}@example.com`
      const password = 'correct horse battery'
      const form = { firstName: 'Ada', lastName: 'Field', email, mobileNumber: '1', password }
      const joined = await send(url, 'POST', '/api/public/users/signup', form)
      const person = { password, profiles: new Map<string, string>() }
      people.set(email, person)
      const token = joined.headers.get('authorization')!
      await send(url, 'POST', '/api/subscription/startTrial', undefined, token)
      const title = `Profile of ${email}`
      const made = await send(url, 'POST', '/api/profiles', { title }, token)
      person.profiles.set(made.body.data.id, title)
      acknowledged()
    }
  } catch {
    // The kill broke the connection; unanswered calls were not acknowledged.
  }
}

async function send(url: string, method: string, path: string, body?: unknown, token = '') {
  const response = await fetch(url + path, {
    method,
    headers: {
      ...(token ? { authorization: token } : {}),
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  // biome-ignore lint/suspicious/noExplicitAny: whatever came; a wrong shape fails the test
  const answer = { status: response.status, headers: response.headers, body: (await response.json()) as any }
  if (response.status >= 300)
    throw new Error(`${path} answered ${response.status}: ${JSON.stringify(answer.body)}`)
  return answer
}

async function tokenFor(url: string, email: string, password: string): Promise<string> {
  const { headers } = await send(url, 'POST', '/api/public/users/login', { email, password })
  return headers.get('authorization')!
}

async function list(url: string, token: string): Promise<Map<string, string>> {
  const { body } = await send(url, 'GET', '/api/profiles', undefined, token)
  return new Map(body.data.map((profile: { id: string; title: string }) => [profile.id, profile.title]))
}

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))
