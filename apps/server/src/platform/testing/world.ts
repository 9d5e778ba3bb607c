/**
 * A complete running product for a test: the real server on a free port, its own database, a clock that the
 * test sets, and users who call it over HTTP. Every answer is validated by the contract.
 */
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterAll } from 'vitest'
import { type AppWorld, buildApp } from '../../app.ts'
import { type Config, readConfig } from '../../config.ts'
import type { Person } from '../http/serve.ts'
import type { UserId } from '../ids.ts'
import { deriveKeys } from '../keys.ts'
import { createTestDatabase } from './database.ts'

/** The answer of a call. */
export interface Answer {
  status: number
  // biome-ignore lint/suspicious/noExplicitAny: a test reads whatever came, and fails where it isn't there
  body: any
  headers: Headers
}

/** A caller: signed in if created by `people` or `signedUp`; a `stranger` has no token. */
export interface TestUser {
  id: string
  email: string
  password: string
  token: string
  get(path: string): Promise<Answer>
  post(path: string, body?: unknown): Promise<Answer>
  put(path: string, body?: unknown): Promise<Answer>
  patch(path: string, body?: unknown): Promise<Answer>
  delete(path: string, body?: unknown): Promise<Answer>
}

/**
 * Starts a product with `settings` over the defaults of a test (no limits, no sources, no log). Its answers
 * are validated by the contract, which also drops unknown properties; without `checkAnswers` they are sent as
 * in production.
 */
export async function createTestWorld(
  settings: Record<string, string> = {},
  { checkAnswers = true, ...more }: Pick<AppWorld, 'connections' | 'checkAnswers'> = {},
) {
  const { database, clock } = await createTestDatabase()
  const dataDir = mkdtempSync(join(tmpdir(), 'gigbell-world-'))
  afterAll(() => rmSync(dataDir, { recursive: true, force: true }))
  const config: Config = readConfig({
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
    RATE_LIMIT: 'off',
    JOB_SOURCES: 'sample',
    ...settings,
  })
  const log = pino({ level: 'silent' })
  const movable = { now: clock.now, setOffset: () => {} }
  const keys = deriveKeys('the secret of a test')
  const world = { config, db: database.db, clock: movable, log, keys }
  const app = await buildApp({ ...world, databaseUrl: database.url, checkAnswers, ...more })
  await app.listen({ host: '127.0.0.1', port: 0 })
  const address = app.server.address()
  const base = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  afterAll(() => app.close())

  const somebody = (token = ''): TestUser => {
    const call = (method: string) => (path: string, body?: unknown) =>
      request(base, method, path, token, body)
    const verbs = {
      get: call('GET'),
      post: call('POST'),
      put: call('PUT'),
      patch: call('PATCH'),
      delete: call('DELETE'),
    }
    return { id: '', email: '', password: '', token, ...verbs }
  }
  const stranger = somebody()

  /** Creates an account. */
  const signedUp = async (firstName = 'Ada', lastName = 'Field'): Promise<TestUser> => {
    const email = `${firstName.toLowerCase()}-${randomUUID()}@example.com`
    const password = 'correct horse battery'
    const form = { firstName, lastName, email, mobileNumber: '+49 30 1234', password }
    const answer = await stranger.post('/api/public/users/signup', form)
    if (answer.status !== 201) throw new Error(`sign-up answered ${answer.status}`)
    const token = answer.headers.get('authorization') ?? ''
    return { ...somebody(token), id: answer.body.data.id, email, password }
  }
  /** Returns a user's session as features receive it. */
  const sessionOf = async ({ id }: TestUser): Promise<Pick<Person, 'id' | 'sessionId'>> => {
    const session = await database.db
      .selectFrom('sessions')
      .select('id')
      .where('user_id', '=', id)
      .executeTakeFirstOrThrow()
    return { id: id as UserId, sessionId: session.id }
  }
  /** Creates two users with a running trial, so that every test has another user. */
  const people = async () => {
    const [ada, bob] = await Promise.all([signedUp('Ada', 'Field'), signedUp('Bob', 'Stone')])
    await Promise.all([ada, bob].map((one) => one.post('/api/subscription/startTrial')))
    return { ada, bob }
  }
  return {
    app,
    base,
    database,
    db: database.db,
    clock,
    config,
    log,
    keys,
    stranger,
    somebody,
    signedUp,
    sessionOf,
    people,
  }
}

async function request(
  base: string,
  method: string,
  path: string,
  token: string,
  body?: unknown,
): Promise<Answer> {
  const response = await fetch(base + path, {
    method,
    headers: {
      ...(token ? { authorization: token } : {}),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  })
  // A stream of events does not end by itself; its tests read it themselves.
  if (response.headers.get('content-type')?.startsWith('text/event-stream')) {
    await response.body?.cancel()
    return { status: response.status, body: '', headers: response.headers }
  }
  const text = await response.text()
  const isJson = response.headers.get('content-type')?.includes('json') ?? false
  return { status: response.status, body: isJson ? JSON.parse(text) : text, headers: response.headers }
}

/** Runs `work` `count` times concurrently. */
export const times = <T>(count: number, work: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)))

/** Counts the answers by status: `{ 201: 1, 409: 19 }`. */
export function tally(answers: Answer[]): Record<number, number> {
  const counts: Record<number, number> = {}
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1
  return counts
}
