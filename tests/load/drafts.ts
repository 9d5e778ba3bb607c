/**
 * Measures letters that wait for matches, with the worker in the process of the benchmark: how soon a job is in the inboxes
 * of ten people with and without drafts, in turns, and how soon the built-in writer has written those of a thousand people.
 */
import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { pino } from 'pino'
import { readConfig } from '../../apps/server/src/config.ts'
import { onJobsArrived } from '../../apps/server/src/features/alerts/index.ts'
import { ingest, Post } from '../../apps/server/src/features/sources/index.ts'
import { systemClock } from '../../apps/server/src/platform/clock.ts'
import { type Database, migrate, openDatabase } from '../../apps/server/src/platform/db/database.ts'
import { openEmbedded } from '../../apps/server/src/platform/db/embedded.ts'
import { deriveKeys } from '../../apps/server/src/platform/keys.ts'
import { migrateQueue } from '../../apps/server/src/platform/queue.ts'
import { startWork } from '../../apps/server/src/work.ts'
import { post } from '../product-client.ts'
import { createDataFolder } from '../product-process.ts'
import { percentiles, table } from './figures.ts'
import { startServer } from './server.ts'

const PEOPLE = 1_000
const FEW = 10
/** Ten of a thousand jobs decide the 99th percentile; of two hundred only two do. */
const JOBS = 1_000
/** Milliseconds between two jobs, so that the drafts of one are written while the next arrives. */
const PAUSE = 60

/** Measures, and prints the table. */
export async function benchDrafts(): Promise<void> {
  const folder = createDataFolder()
  const postgres = await openEmbedded(folder.path)
  const database = openDatabase(postgres.url)
  await migrate(database, () => migrateQueue(database))
  const { app, base, token, person } = await startServer(database)
  const about =
    'I build dashboards in React for small shops. I moved 40 shops to new hosting. Based in Valencia.'
  const profile = { title: 'React developer', about, skills: ['React', 'TypeScript'] }
  const made = await post({ url: base }, '/api/profiles', profile, token)
  const { data } = (await made.json()) as { data: { id: string } }
  await post(
    { url: base },
    '/api/alerts',
    { name: 'Mills', query: 'windmill', draft_profile: data.id },
    token,
  )
  await addPeople(database, person)
  const clock = systemClock()
  const config = readConfig({ RATE_LIMIT: 'off', LOG_LEVEL: 'error', JOB_SOURCES: 'sample' })
  const keys = deriveKeys('a secret for measuring')
  const world = { config, db: database.db, clock, log: pino({ level: 'error' }), keys }
  const work = await startWork(database, world)

  /** Lets a job arrive, and returns the milliseconds until its notifications are visible. */
  const arrive = async () => {
    const description = `We need a dashboard in React for a windmill ${randomUUID()}. What is your daily rate?`
    const job = Post.parse({ source_id: randomUUID(), title: 'React dashboard', description })
    const begun = performance.now()
    await ingest({ db: database.db, clock }, 'bench', [job], onJobsArrived(clock))
    return performance.now() - begun
  }
  const times: Record<'with' | 'without', number[]> = { with: [], without: [] }
  await useAlerts(database, FEW)
  for (let n = 0; n < JOBS * 2; n++) {
    const kind = n % 20 < 10 ? 'without' : 'with'
    if (n % 10 === 0) {
      await finishDrafts(database)
      await setDrafts(database, kind === 'with')
    }
    times[kind].push(await arrive())
    await wait(PAUSE)
  }
  await finishDrafts(database)
  await setDrafts(database, true)
  await useAlerts(database, PEOPLE)
  const rounds: number[] = []
  for (let round = 0; round < 5; round++) {
    await database.pool.query('delete from counted_drafts')
    await arrive()
    const begun = performance.now()
    await finishDrafts(database)
    rounds.push(performance.now() - begun)
  }
  const { rows } = await database.pool.query(
    'select count(*)::int as drafts from letter_drafts where text is not null',
  )
  const [plain, drafted] = [percentiles(times.without), percentiles(times.with)]
  table(
    `Drafts: a job in ${FEW} inboxes, ms, and ${PEOPLE} drafts (${rows[0].drafts} written in all)`,
    ['', 'p50', 'p99', 'to reach'],
    [
      ['in the inbox, without drafts', plain.p50, plain.p99, '-'],
      ['in the inbox, with drafts', drafted.p50, drafted.p99, '1.1 times'],
      [`all of ${PEOPLE} drafts written`, percentiles(rounds).p50, percentiles(rounds).p99, '< 2000'],
    ],
  )
  await work.stop()
  await app.close()
  await database.close()
  await postgres.stop()
  folder.remove()
}

/** Waits until every draft is written and no task for drafts is left. */
async function finishDrafts({ db }: Database): Promise<void> {
  for (;;) {
    const { rows } = await sql<{ open: boolean }>`
      select exists (select from letter_drafts where text is null) or exists (
        select from graphile_worker.jobs where task_identifier = 'write_drafts') as open`.execute(db)
    if (!rows[0]!.open) return
    await wait(10)
  }
}

/** Turns drafts of all alerts on or off. */
async function setDrafts({ pool }: Database, on: boolean): Promise<void> {
  await pool.query('delete from counted_drafts')
  await pool.query(
    on
      ? 'update alerts set draft_profile = (select id from profiles where profiles.user_id = alerts.user_id)'
      : 'update alerts set draft_profile = null',
  )
}

/** Lets the alerts of this many people match. */
async function useAlerts({ pool }: Database, number: number): Promise<void> {
  await pool.query('truncate alert_anchors')
  await pool.query(
    `insert into alert_anchors (key, alert, words)
     select bench_anchor.key, alerts.number, bench_anchor.words
     from (select number from alerts order by number limit $1) as alerts cross join bench_anchor`,
    [number],
  )
}

/** Adds people who are copies of the first one, with their plan, profile and alert. */
async function addPeople({ pool }: Database, first: string): Promise<void> {
  await pool.query('create table bench_anchor as select key, words from alert_anchors')
  const copy = async (name: string, changes: string, from: string) => {
    const { rows } = await pool.query(
      `select column_name as name from information_schema.columns where table_schema = 'public' and table_name = $1
       and is_generated = 'NEVER' and is_identity = 'NO'`,
      [name],
    )
    const columns = rows.map((row) => `"${row.name}"`).join(', ')
    const values = rows.map((row) => `(copied)."${row.name}"`).join(', ')
    await pool.query(`insert into ${name} (${columns}) select ${values} from (
      select jsonb_populate_record(original, ${changes}) as copied from ${name} as original cross join ${from}) as copies`)
  }
  await pool.query(
    `create table bench_people as select gen_random_uuid() as id from generate_series(2, ${PEOPLE})`,
  )
  await copy(
    'users',
    `jsonb_build_object('id', person.id, 'email', person.id || '@example.com')`,
    'bench_people as person',
  )
  const owned = `jsonb_build_object('id', gen_random_uuid(), 'user_id', person.id)`
  for (const name of ['subscriptions', 'profiles'])
    await copy(name, owned, `bench_people as person where original.user_id = '${first}'`)
  await copy(
    'alerts',
    `${owned} || '{"draft_profile": null}'`,
    `bench_people as person where original.user_id = '${first}'`,
  )
  await pool.query('analyze')
}
