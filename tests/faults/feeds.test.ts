/**
 * A product that polls a good source beside hostile ones keeps running: the good posts arrive on time, each hostile
 * source is marked with its reason, and memory is released.
 */
import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import type { JobSource } from '@gigbell/contract'
import { afterAll, expect, test } from 'vitest'
import { fakeFeeds, fakePost } from '../fakes/feeds.ts'
import { createDataFolder, startProduct } from '../product-process.ts'

const folder = createDataFolder()
const feeds = await fakeFeeds()
const hostile = await fakeFeeds()
afterAll(async () => {
  folder.remove()
  await feeds.stop()
  await hostile.stop()
})

const bomb = gzipSync(Buffer.alloc(300_000_000))
const feed = (inside: string) => `<rss version="2.0"><channel><title>t</title>${inside}</channel></rss>`
const longest = 4_900_000
/** The answer of the hostile server at each path. */
const attacks: Record<string, string> = {
  remoteok: `[${'['.repeat(longest)}`,
  weworkremotely: feed('<item><title>x</title></item>'.repeat(longest / 29)),
  remotive: `{"jobs":[${'{"id":1,"title":"x"},'.repeat(4000)}{"id":2,"title":"y"}],"rest":"${'x'.repeat(longest - 200_000)}"}`,
  jobicy: `{"jobs":[${'{},'.repeat(longest / 3)}{}]}`,
  rss: feed(`<item ${Array.from({ length: 300_000 }, (_, at) => `a${at}="1"`).join(' ')}/>`),
}

/**
 * The number of polls, per hostile source, before the memory is measured: until then the whole product is loaded and
 * compiled.
 */
const WARM = 15

/** Starts the slow attacks, which fail after 20 seconds: one sends single spaces without end, one never answers. */
function stall(): void {
  hostile.behave('himalayas', (_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).write('{"jobs":[')
    const drip = setInterval(() => response.write(' '), 200)
    response.on('close', () => clearInterval(drip))
  })
  hostile.behave('hackernews', () => {})
}

/** Starts the attacks that take memory and processor time; one is a compression bomb. */
function attack(): void {
  for (const [service, body] of Object.entries(attacks))
    hostile.behave(service, (_request, response) => response.end(body))
  hostile.behave('arbeitnow', (_request, response) =>
    response.writeHead(200, { 'content-encoding': 'gzip' }).end(bomb),
  )
}

/** Stops the attacks, so that memory that is still in use afterwards has leaked. */
function calm(): void {
  for (const service of [...Object.keys(attacks), 'himalayas', 'hackernews', 'arbeitnow'])
    hostile.behave(service, null)
}

test('keeps polling good sources beside hostile ones', { timeout: 300_000 }, async () => {
  const rssName = `rss:${hostile.origin}/jobs.xml`
  const attackers = [
    'remoteok',
    'weworkremotely',
    'remotive',
    'himalayas',
    'jobicy',
    'arbeitnow',
    'hackernews',
  ]
  hostile.posts.splice(
    0,
    1,
    ...Array.from({ length: 100 }, (_, id) => fakePost({ id: id + 1, title: `Lamp ${id}` })),
  )
  const product = await startProduct({
    DATA_DIR: folder.path,
    DEMO: '0',
    LOG_LEVEL: 'fatal',
    POLL_SECONDS: '1',
    JOB_SOURCES: ['freelancer', ...attackers, rssName].join(),
    FREELANCER_BASE_URL: feeds.origin,
    ...Object.fromEntries(attackers.map((name) => [`${name.toUpperCase()}_BASE_URL`, hostile.origin])),
  })
  try {
    const authorization = await signUp(product.url)
    const sources = async (): Promise<JobSource[]> => {
      const answer = await fetch(`${product.url}/api/sources`, { headers: { authorization } })
      expect(answer.status).toBe(200)
      return ((await answer.json()) as { data: JobSource[] }).data
    }
    const faults = async () => Object.fromEntries((await sources()).map(({ name, fault }) => [name, fault]))
    const memory = () =>
      Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${product.process.pid}/status`, 'utf8'))![1]) / 1024

    // All sources behave at first, so that a working product is measured.
    await expect
      .poll(async () => (await sources()).every((source) => source.succeeded_at !== null), {
        timeout: 60_000,
      })
      .toBe(true)
    stall()
    await expect
      .poll(() => hostile.asked.length, { timeout: 120_000 })
      .toBeGreaterThan(WARM * attackers.length)
    const before = memory()

    attack()
    await expect.poll(faults, { timeout: 120_000, interval: 500 }).toMatchObject({
      freelancer: null,
      remoteok: expect.stringContaining('too many parts'),
      weworkremotely: expect.stringContaining('too many parts'),
      remotive: null,
      himalayas: expect.stringContaining('within 20 seconds'),
      jobicy: expect.stringContaining('too many parts'),
      arbeitnow: expect.stringContaining('larger than 5 MB'),
      hackernews: expect.stringContaining('within 20 seconds'),
      [rssName]: expect.stringContaining('too many parts'),
    })

    // A new post of the good source arrives at its own interval during the attacks.
    const asks = () => feeds.asked.length
    const asked = asks()
    feeds.posts.unshift(fakePost({ id: 7000, title: 'A post in the storm', at: new Date() }))
    await expect
      .poll(async () => (await sources()).find(({ name }) => name === 'freelancer')!.read, {
        timeout: 30_000,
      })
      .toBe(2)
    expect(asks() - asked).toBeLessThanOrEqual(10)

    // Every attack is repeated many times, and none of its memory remains.
    const rounds = hostile.asked.length
    await expect.poll(() => hostile.asked.length - rounds, { timeout: 60_000 }).toBeGreaterThan(30)
    const during = memory()
    calm()
    await expect.poll(memory, { timeout: 60_000, interval: 500 }).toBeLessThan(before + 64)
    console.log(
      `memory: ${Math.round(before)} MB before, ${Math.round(during)} MB during, ${Math.round(memory())} MB at last`,
    )
    expect(product.process.exitCode).toBeNull()
  } finally {
    expect(await product.stop()).toBe(0)
  }
})

async function signUp(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/public/users/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      firstName: 'Ada',
      lastName: 'Field',
      email: 'ada@example.com',
      mobileNumber: '1',
      password: 'a long password',
    }),
  })
  return answer.headers.get('authorization')!
}
