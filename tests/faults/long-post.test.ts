/**
 * Texts of 100,000 characters that are made to slow patterns down: while letters are written for them, other requests
 * do not wait.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { measureSlowdown } from '../../apps/server/src/platform/testing/cpu-time.ts'
import { createDataFolder, startProduct } from '../product-process.ts'

const folder = createDataFolder()
const file = join(folder.path, 'posts.ndjson')
const texts = {
  dots: '.'.repeat(100_000),
  base64: 'QUJD'.repeat(25_000),
  marks: '!?'.repeat(50_000),
  'styled tags': '<a hidden '.repeat(10_000),
}
writeFileSync(
  file,
  Object.entries(texts)
    .map(([title, description]) => JSON.stringify({ source_id: title, title, description }))
    .join('\n'),
)
const product = await startProduct({
  DATA_DIR: folder.path,
  DEMO: '0',
  POLL_SECONDS: '1',
  JOB_SOURCES: `file:${file}`,
})
afterAll(async () => {
  await product.stop()
  folder.remove()
})

/** The limit is far above the work of an answer, and a fraction of the work that one such post used to take. */
const PROMPT = 1000

/**
 * Returns the processor time of the product in milliseconds. A busy machine makes a call wait longer, but doesn't add
 * work.
 */
function worked(): number {
  const file = `/proc/${product.process.pid}/stat`
  if (!existsSync(file)) return performance.now()
  const [user = 0, system = 0] = readFileSync(file, 'utf8')
    .split(') ')[1]!
    .split(' ')
    .slice(11, 13)
    .map(Number)
  return (user + system) * 10
}

test('answers other requests while it writes a letter for each text', async () => {
  const call = async (path: string, body?: unknown, token = '') => {
    const response = await fetch(product.url + path, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { 'content-type': 'application/json', ...(token ? { authorization: token } : {}) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    return { status: response.status, body: await response.json(), headers: response.headers }
  }
  const form = {
    firstName: 'Ada',
    lastName: 'Field',
    mobileNumber: '+49 30 1234',
    password: 'correct horse battery',
  }
  const signedUp = await call('/api/public/users/signup', { ...form, email: 'ada@example.com' })
  const token = signedUp.headers.get('authorization') ?? ''
  await call('/api/subscription/startTrial', {}, token)
  const profile = await call('/api/profiles', { title: 'Developer', about: 'I build shops.' }, token)
  await expect
    .poll(async () => (await call('/api/jobs/fetchJobs', undefined, token)).body.data.length)
    .toBe(Object.keys(texts).length)
  const jobs: { id: string; title: string }[] = (await call('/api/jobs/fetchJobs', undefined, token)).body
    .data

  let writing = true
  const waits: number[] = []
  const slowdowns: number[] = []
  const watching = (async () => {
    while (writing) {
      const from = worked()
      expect((await fetch(`${product.url}/healthz`)).status).toBe(200)
      waits.push(worked() - from)
      await setTimeout(10)
    }
  })()
  for (const { id, title } of jobs) {
    const letter = await call(
      '/api/jobs/generateCoverLetter',
      { portfolio: profile.body.data.id, jobId: id },
      token,
    )
    expect(letter.status, title).toBe(200)
    // Letters are not padded, so a thin profile has a short one.
    expect(letter.body.data, title).toMatch(/shops.*\nAda$/s)
    slowdowns.push(measureSlowdown())
  }
  writing = false
  await watching
  // Other programs and a slower machine make the same work take longer.
  const slowdown = slowdowns.reduce((sum, one) => sum + one, 0) / slowdowns.length
  const longest = Math.max(...waits) / Math.max(1, slowdown)
  console.log(
    `/healthz beside letters to hostile posts: ${longest.toFixed(0)} ms of work at most, ${waits.length} calls`,
  )
  expect(longest).toBeLessThan(PROMPT)
})
