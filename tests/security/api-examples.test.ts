/** The examples of docs/api.md run against a real server, with tokens that have just the scopes the page names. */
import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { api, type Endpoint, Scope } from '@gigbell/contract'
import { expect, test } from 'vitest'
import { ingestJob } from '../../apps/server/src/platform/testing/jobs.ts'
import { createTestWorld } from '../../apps/server/src/platform/testing/world.ts'

const run = promisify(execFile)
const page = readFileSync(join(import.meta.dirname, '../../docs/api.md'), 'utf8')
const world = await createTestWorld()
const { ada } = await world.people()
const profile = { title: 'React developer', about: 'I build dashboards in React.', skills: ['React'] }
await ada.post('/api/profiles', profile)

/** Returns the code of a section's first block, and a token with the scopes that its text says it needs. */
async function readExample(heading: string) {
  const section = page.split(/^## /m).find((one) => one.startsWith(heading))!
  const [needs] = /Needs .*?\./.exec(section)!
  const scopes = [...needs.matchAll(/`([\w:]+)`/g)].map(([, scope]) => Scope.parse(scope))
  const made = await ada.post('/api/tokens', { name: heading, scopes, expires_in_days: 1 })
  const [, code] = /^```\w+\n([\s\S]+?)^```/m.exec(section)!
  const env = { ...process.env, GIGBELL_URL: world.base, GIGBELL_TOKEN: made.body.data.token as string }
  return { code: code!, env }
}

const hasCurl = await run('curl', ['--version']).then(
  () => true,
  () => false,
)

test.runIf(hasCurl)('the example with curl finds jobs', async () => {
  await ingestJob(world, { title: 'A dashboard in React', skills: ['React'] })
  const { code, env } = await readExample('curl')
  const { data } = JSON.parse((await run('sh', ['-c', code], { env })).stdout)
  expect(data).toMatchObject([{ title: 'A dashboard in React', fit: { score: expect.any(Number) } }])
})

test('the example with Node.js adds a post and prints a letter', async () => {
  const { code, env } = await readExample('Node.js')
  const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', code], { env })
  expect(stdout).toContain('React')
  const [letter] = (await ada.get('/api/letters')).body.data
  expect(letter.job).toMatchObject({ url: 'https://jobs.example/react-dashboard' })
})

test('the workflow of n8n records an application', async () => {
  const { code, env } = await readExample('n8n')
  const [{ parameters }] = JSON.parse(code).nodes
  const { method, url, jsonBody } = parameters as { method: string; url: string; jsonBody: string }
  const answer = await fetch(world.base + new URL(url).pathname, {
    method,
    headers: { authorization: `Bearer ${env.GIGBELL_TOKEN}`, 'content-type': 'application/json' },
    body: jsonBody,
  })
  expect(answer.status).toBe(201)
})

test('the page names every scope, and no path that does not exist', () => {
  for (const scope of Scope.options) expect(page).toContain(`\`${scope}\``)
  const rows: Endpoint[] = Object.values(api).flatMap((one) => Object.values<Endpoint>(one))
  const paths = new Set([...rows.map(({ path }) => path as string), '/api/docs', '/api/openapi.json'])
  const named = [...page.matchAll(/\/api\/[\w/.-]*[\w]/g)].map(([path]) => path)
  expect(named.filter((path) => !paths.has(path))).toEqual([])
})
