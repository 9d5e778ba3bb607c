/**
 * Measures how fast a job reaches an inbox and a screen: 5,000 streams are open on one process while jobs arrive that
 * match a few people each, and then one that matches all. The matches are given, because matching is measured
 * elsewhere.
 */
import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { Agent, get, type IncomingMessage } from 'node:http'
import { sql } from 'kysely'
import { createNotifications, type Match } from '../../apps/server/src/features/notifications/index.ts'
import { ingest, Post } from '../../apps/server/src/features/sources/index.ts'
import { systemClock } from '../../apps/server/src/platform/clock.ts'
import { type Database, migrate, openDatabase, type Tx } from '../../apps/server/src/platform/db/database.ts'
import { openEmbedded } from '../../apps/server/src/platform/db/embedded.ts'
import { migrateQueue } from '../../apps/server/src/platform/queue.ts'
import { createDataFolder, startProduct } from '../product-process.ts'
import { percentiles, table } from './figures.ts'

const STREAMS = 5_000
const PEOPLE = 10_000
const JOBS = 200
const NOTIFIED = 5
const HOT_JOBS = 7

export async function benchStreams(): Promise<void> {
  const folder = createDataFolder()
  const postgres = await openEmbedded(folder.path)
  const database = openDatabase(postgres.url)
  await migrate(database, () => migrateQueue(database))
  const { ids, tokens } = await manyPeople(database)
  const server = await startProduct({
    ROLE: 'web',
    DATABASE_URL: postgres.url,
    DATA_DIR: folder.path,
    NODE_ENV: 'production',
    APP_SECRET: 'a secret for measuring',
  })
  const listening = await openAll(server.url, tokens.slice(0, STREAMS))
  const rows: (string | number)[][] = []

  const few = { inbox: [] as number[], event: [] as number[] }
  for (let n = 0; n < JOBS; n++) {
    const notified = Array.from({ length: NOTIFIED }, (_, k) => ids[(n * 7919 + k * 997) % STREAMS]!)
    const { begun, inbox } = await arrives(database, notified)
    few.inbox.push(inbox)
    few.event.push(...(await listening.next(NOTIFIED)).map((at) => at - begun))
  }
  const [inbox, event] = [percentiles(few.inbox), percentiles(few.event)]
  rows.push([
    `${JOBS} jobs, each for ${NOTIFIED} of ${STREAMS}: in the inbox (ms, p50 / p99)`,
    inbox.p50,
    inbox.p99,
    '-',
  ])
  rows.push(['  on the stream (ms, p50 / p99)', event.p50, event.p99, 'p99 < 1000'])

  const all = await arrives(database, ids.slice(0, STREAMS))
  const received = percentiles((await listening.next(STREAMS)).map((at) => at - all.begun))
  rows.push([`one job for all ${STREAMS}: in the inbox (ms)`, all.inbox, '', '-'])
  rows.push(['  on the stream (ms, p50 / p99)', received.p50, received.p99, '-'])

  for (const [channels, also] of [
    [['inbox'], ''],
    [['inbox', 'email'], ', with as many mails planned'],
  ] as const) {
    const hot: number[] = []
    for (let n = 0; n < HOT_JOBS; n++) {
      hot.push((await arrives(database, ids, channels)).inbox)
      await listening.next(STREAMS)
    }
    const { p50, p99 } = percentiles(hot)
    rows.push([
      `one job for ${PEOPLE}${also}: in the inbox (ms, p50 / worst of ${HOT_JOBS})`,
      p50,
      p99,
      also === '' ? 'p50 < 500' : '< 10000',
    ])
  }

  table(`Streams: ${STREAMS} open on one process`, ['what', 'p50', 'p99', 'to reach'], rows)
  listening.stop()
  await server.stop()
  await database.close()
  await postgres.stop()
  folder.remove()
}

/** Inserts people with verified addresses and a session each directly into the database. */
async function manyPeople({ db }: Database): Promise<{ ids: string[]; tokens: string[] }> {
  const ids = Array.from({ length: PEOPLE }, () => randomUUID())
  const tokens = ids.map(() => randomBytes(32).toString('base64url'))
  await sql`insert into users (id, first_name, last_name, email, mobile_number, email_verified_at, created_at)
    select id, 'Ada', 'Field', id || '@example.com', '1', now(), now() from unnest(${ids}::uuid[]) as id`.execute(
    db,
  )
  const hashes = tokens.map((token) => createHash('sha256').update(token).digest())
  await sql`insert into sessions (token_hash, user_id, created_at, last_used_at, confirmed_at)
    select hash, id, now(), now(), now() from unnest(${hashes}::bytea[], ${ids}::uuid[]) as given (hash, id)`.execute(
    db,
  )
  await sql`analyze users, sessions`.execute(db)
  return { ids, tokens }
}

/**
 * Ingests one job that notifies these people; returns when that began, and how long it took until the entry was in the
 * inbox.
 */
async function arrives({ db }: Database, people: string[], channels: readonly string[] = ['inbox']) {
  const clock = systemClock()
  const id = randomUUID()
  const begun = performance.now()
  const post = Post.parse({
    source_id: id,
    title: `Bakery ${id}`,
    description: `A dashboard for a bakery. ${id}`,
  })
  await ingest({ db, clock }, 'upwork', [post], (tx: Tx, jobs) =>
    createNotifications(
      tx,
      sql<Match>`select person as user_id, ${jobs[0]}::uuid as job_id, ${id}::uuid as alert_id, 'Bakery' as alert_name,
        'bakery' as query, '{}'::uuid[] as skill_ids, null as budget_currency, ${channels}::text[] as channels, 'instant' as delivery
        from unnest(${people}::uuid[]) as person`,
      clock.now(),
    ),
  )
  return { begun, inbox: performance.now() - begun }
}

/** Opens a stream for each token; `next` waits for this many more entries and returns the time of each. */
async function openAll(base: string, tokens: string[]) {
  const agent = new Agent({ maxSockets: Number.POSITIVE_INFINITY })
  const arrivals: number[] = []
  const open: IncomingMessage[] = []
  let come = () => {}
  const one = (token: string) =>
    new Promise<void>((resolve, reject) => {
      get(`${base}/api/notifications/stream`, { agent, headers: { authorization: token } }, (response) => {
        if (response.statusCode !== 200)
          return reject(new Error(`the stream answered ${response.statusCode}`))
        open.push(response)
        response.setEncoding('utf8')
        response.once('data', () => resolve())
        response.on('data', (text: string) => {
          for (
            let at = text.indexOf('event: notification');
            at >= 0;
            at = text.indexOf('event: notification', at + 1)
          )
            arrivals.push(performance.now())
          come()
        })
        response.on('error', () => {})
      }).on('error', reject)
    })
  for (let from = 0; from < tokens.length; from += 100)
    await Promise.all(tokens.slice(from, from + 100).map(one))
  return {
    next: (count: number) =>
      new Promise<number[]>((resolve) => {
        come = () => {
          if (arrivals.length >= count) resolve(arrivals.splice(0, count))
        }
        come()
      }),
    stop() {
      for (const response of open) response.destroy()
    },
  }
}
