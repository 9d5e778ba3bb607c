/**
 * Measures the list of jobs and search over many jobs: each call over HTTP beside the SQL statements it makes, run on the
 * same connections in the same process. Then calls per second beside a bare Fastify route that returns the same bytes.
 */
import { Agent } from 'node:http'
import autocannon from 'autocannon'
import Fastify from 'fastify'
import { Kysely, PostgresDialect } from 'kysely'
import { findJobs } from '../../apps/server/src/features/jobs/index.ts'
import { systemClock } from '../../apps/server/src/platform/clock.ts'
import type { Database } from '../../apps/server/src/platform/db/database.ts'
import type { Tables } from '../../apps/server/src/platform/db/tables.ts'
import type { UserId } from '../../apps/server/src/platform/ids.ts'
import { createAccount } from '../product-client.ts'
import { table, timed } from './figures.ts'
import { manyJobs } from './jobs.ts'
import { fetchBytes, startServer } from './server.ts'

const ROUNDS = 200
const LIMIT = 50

/** The measured calls: the terms range from none over rare to very common, the pages from first to last. */
const cases: { name: string; search?: string; page: number | 'last' }[] = [
  { name: 'no term, first page', page: 1 },
  { name: 'no term, page 200', page: 200 },
  { name: 'no term, page 5,000', page: 5_000 },
  { name: 'no term, last page', page: 'last' },
  { name: 'rare: unity game', search: 'unity game', page: 1 },
  { name: 'rare: "data entry" spanish', search: '"data entry" spanish', page: 1 },
  { name: 'some: logo design', search: 'logo design', page: 1 },
  { name: 'common: react', search: 'react', page: 1 },
  { name: 'common: react, page 20', search: 'react', page: 20 },
  { name: 'common: react -native', search: 'react -native', page: 1 },
  { name: 'very common: experience', search: 'experience', page: 1 },
  { name: 'very common: experience, page 100', search: 'experience', page: 100 },
]

/** Measures lists over `count` jobs and prints the tables. */
export async function benchLists(count: number): Promise<void> {
  const { database, close } = await manyJobs(count)
  const { app, base, token, person } = await startServer(database)
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const get = (path: string) => fetchBytes(agent, base + path, token)
  const rows: (string | number)[][] = []
  for (const { name, search, page } of cases) {
    const number = page === 'last' ? Math.ceil(count / LIMIT) : page
    const query = new URLSearchParams({
      page: String(number),
      limit: String(LIMIT),
      ...(search ? { search } : {}),
    })
    const statements = await statementsOf(database, { page: number, limit: LIMIT, search }, person)
    const path = `/api/jobs/fetchJobs?${query}`
    // The list caches its pages while no job changes; the search finds the same page again each time.
    const remembered = await timed(ROUNDS, () => get(path))
    const whole = await timed(ROUNDS, () => get(`/api/jobs/search?${query}`))
    const bare = await timed(ROUNDS, async () => {
      for (const { sql, parameters } of statements) await database.pool.query(sql, parameters)
    })
    rows.push([
      name,
      remembered.p50,
      remembered.p99,
      whole.p50,
      whole.p99,
      bare.p50,
      bare.p99,
      whole.p50 - bare.p50,
      String(statements.length),
    ])
  }
  table(
    `Jobs list and search over ${count.toLocaleString('en')} jobs, ms (to reach: p99 under 50 where the bare SQL allows it, at most 2 added at the median)`,
    ['call', 'list p50', 'p99', 'search p50', 'p99', 'bare SQL p50', 'p99', 'added p50', 'statements'],
    rows,
  )
  await benchPersonalParts(agent, base, token)
  await throughput(base, token, `/api/jobs/fetchJobs?limit=${LIMIT}`)
  agent.destroy()
  await app.close()
  await close()
}

/** The profile of the person whose lists have fit and marks. */
const profile = {
  title: 'React and Node.js developer',
  about: 'I build shops and dashboards. 8 years of experience.',
  skills: ['React', 'TypeScript', 'Node.js', 'PostgreSQL', 'AWS', 'GraphQL', 'Next.js', 'Docker', 'Figma'],
}

/** Measures the same lists for a person without profiles and marks and for one with them, in turns. */
async function benchPersonalParts(agent: Agent, base: string, plain: string): Promise<void> {
  const { token } = await createAccount({ url: base })
  const send = (method: string, path: string, body: object) =>
    fetch(base + path, {
      method,
      headers: { authorization: token, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  await send('POST', '/api/profiles', profile)
  const { data } = JSON.parse(`${await fetchBytes(agent, `${base}/api/jobs/fetchJobs?limit=100`, token)}`)
  for (const { id } of data.filter((_: unknown, n: number) => n % 3 === 0))
    await send('PUT', `/api/job/${id}/mine`, { seen: true })
  const rows: (string | number)[][] = []
  for (const path of ['fetchJobs?', 'search?', 'search?search=react', 'search?page=200']) {
    const url = `${base}/api/jobs/${path}&limit=${LIMIT}`
    const without = await timed(ROUNDS, () => fetchBytes(agent, url, plain))
    const having = await timed(ROUNDS, () => fetchBytes(agent, url, token))
    rows.push([
      path,
      without.p50,
      without.p99,
      having.p50,
      having.p99,
      having.p50 / without.p50,
      having.p99 / without.p99,
    ])
  }
  table(
    'Lists with fit and marks beside the same without, ms (to reach: 1.3 times)',
    ['call', 'without p50', 'p99', 'with p50', 'p99', 'ratio p50', 'p99'],
    rows,
  )
}

/** Records every statement of a call in the order of sending. */
async function statementsOf(
  { pool }: Database,
  asked: { page: number; limit: number; search?: string | undefined },
  person: UserId,
): Promise<{ sql: string; parameters: unknown[] }[]> {
  const statements: { sql: string; parameters: unknown[] }[] = []
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool }),
    log({ query }) {
      statements.push({ sql: query.sql, parameters: [...query.parameters] })
    },
  })
  const ports = { db, clock: systemClock() }
  await findJobs(ports, person, { ...asked, search: asked.search }, {})
  return statements
}

/**
 * Measures calls per second of the first page beside a bare route with the same bytes: the median of three turns each.
 */
async function throughput(base: string, token: string, path: string): Promise<void> {
  const bytes = await fetchBytes(new Agent(), base + path, token)
  const bare = Fastify()
  bare.get('/', (_request, reply) => reply.type('application/json; charset=utf-8').send(bytes))
  await bare.listen({ host: '127.0.0.1', port: 0 })
  const address = bare.server.address()
  const bareUrl = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/`
  const perSecond = async (url: string) => {
    const result = await autocannon({
      url,
      connections: 100,
      duration: 5,
      workers: 1,
      headers: { authorization: token },
    })
    if (result.non2xx > 0) throw new Error(`${result.non2xx} calls failed`)
    return result.requests.average
  }
  const turns: { ours: number; theirs: number }[] = []
  for (let turn = 0; turn < 3; turn++)
    turns.push({ ours: await perSecond(base + path), theirs: await perSecond(bareUrl) })
  const middle = (values: number[]) => values.toSorted((a, b) => a - b)[1]!
  const ours = middle(turns.map((turn) => turn.ours))
  const theirs = middle(turns.map((turn) => turn.theirs))
  table(
    `First page of ${LIMIT} jobs (${bytes.length} bytes), calls per second (to reach: 0.6)`,
    ['', 'per second'],
    [
      ['our list', ours],
      ['bare Fastify route, same bytes', theirs],
      ['ratio', ours / theirs],
    ],
  )
  await bare.close()
}
