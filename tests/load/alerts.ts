/**
 * Many alerts to measure matching with: queries of the shapes that freelancers use, with words as frequent as in real
 * posts. They are stored between runs.
 */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { chooseAnchors, createKeyFrequency } from '../../apps/server/src/features/alerts/anchors.ts'
import { refreshKeyStatistics } from '../../apps/server/src/features/alerts/key-statistics.ts'
import { findKeyCounts } from '../../apps/server/src/features/alerts/queries.ts'
import { compileQuery, parseQuery } from '../../apps/server/src/features/jobs/index.ts'
import { ingest } from '../../apps/server/src/features/sources/index.ts'
import { systemClock } from '../../apps/server/src/platform/clock.ts'
import { type Database, migrate, openDatabase } from '../../apps/server/src/platform/db/database.ts'
import { openEmbedded } from '../../apps/server/src/platform/db/embedded.ts'
import { migrateQueue } from '../../apps/server/src/platform/queue.ts'
import { basePosts } from './jobs.ts'

const root = join(import.meta.dirname, '../..')
const AT_ONCE = 5_000
const ALERTS_A_PERSON = 10
/** A single word is used only if at most this many posts have it, because nobody wants half of all jobs. */
const RARE = 0.005

/**
 * The number of alerts, and how many of them (the first ones) use words of the posts. No post has the words of the
 * others.
 */
export interface Amount {
  alerts: number
  fitting: number
}

/** Opens a database with this many alerts and the base posts as jobs, and creates it if necessary. */
export async function manyAlerts({ alerts, fitting }: Amount): Promise<{
  database: Database
  jobs: string[]
  queries: string[]
  close(): Promise<void>
}> {
  const dataDir = join(root, '.cache', `bench-alerts-${alerts}-${fitting}`)
  mkdirSync(dataDir, { recursive: true })
  const postgres = await openEmbedded(dataDir)
  const database = openDatabase(postgres.url)
  await migrate(database, () => migrateQueue(database))
  const queries = queriesFor({ alerts, fitting })
  const { rows } = await database.pool.query('select count(*)::int as alerts from alerts')
  if (rows[0].alerts !== alerts) await fill(database, queries)
  const jobs = await database.db.selectFrom('jobs').select('id').orderBy('id').execute()
  return {
    database,
    jobs: jobs.map(({ id }) => id),
    queries,
    async close() {
      await database.close()
      await postgres.stop()
    },
  }
}

async function fill(database: Database, queries: string[]): Promise<void> {
  const { pool, db } = database
  const begun = performance.now()
  console.log(`Filling a database with ${queries.length.toLocaleString('en')} alerts …`)
  await pool.query('truncate alerts, alert_anchors, users, jobs, job_origins, skills cascade')
  await pool.query('update job_totals set jobs = 0')
  // A post without a date counts as new whenever it is matched.
  const posts = basePosts().posts.map((post) => ({ ...post, published_at: null }))
  await ingest({ db, clock: systemClock() }, 'upwork', posts)
  await refreshKeyStatistics(db)
  const { rows: keys } = await pool.query<{ key: string }>('select key from key_counts')
  const { counts, counted } = await findKeyCounts(
    db,
    keys.map(({ key }) => key),
  )
  const weigh = createKeyFrequency(counts, counted)
  const client = await pool.connect()
  try {
    await client.query('set statement_timeout = 0')
    await client.query(
      `insert into users (first_name, last_name, email, mobile_number, created_at)
       select 'A', 'B', i || '@example.com', '1', now() from generate_series(1, $1::int) as i`,
      [Math.ceil(queries.length / ALERTS_A_PERSON)],
    )
    // Each subscription locks the plan of its person until its transaction ends.
    for (let rows: number | null = 1; rows; )
      ({ rowCount: rows } = await client.query(
        `insert into subscriptions (user_id, plan_id, plan, status, start_date, end_date, created_at)
         select id, 'basic', '{}', 'active', now(), '2100-01-01', now() from users
         where not exists (select from subscriptions where user_id = users.id) limit $1`,
        [AT_ONCE],
      ))
    await client.query('analyze users; analyze subscriptions')
    await client.query('drop index if exists alert_anchors_by_key, alert_anchors_of_alert, alerts_of_user')
    await client.query(
      'create temp table owners as select row_number() over (order by id) - 1 as n, id from users',
    )
    await client.query('create unique index on owners (n)')
    const known = new Map<string, string>()
    for (let from = 0; from < queries.length; from += AT_ONCE) {
      const batch = queries.slice(from, from + AT_ONCE)
      await compile(database, batch, known)
      const words = batch.map((query) => known.get(query)!)
      const { rows } = await client.query<{ number: number }>(
        `insert into alerts (user_id, name, query, words, level, category, skills, countries, countries_out, sources,
           skills_match, client_verified, channels, delivery, enabled, created_at)
         select owners.id, 'Alert ' || given.n, query, words::tsquery, '{}', '{}', '{}', '{}', '{}', '{}', 'any', false,
           '{inbox}', 'instant', true, now()
         from unnest($1::text[], $2::text[]) with ordinality as given (query, words, n)
         join owners on owners.n = ($3 + given.n - 1) / $4 order by given.n returning number`,
        [batch, words, from, ALERTS_A_PERSON],
      )
      const anchors = words.flatMap((text, i) =>
        chooseAnchors({ words: text, skills: [], skills_match: 'any', category: [] }, weigh)!.map((key) => ({
          key,
          alert: rows[i]!.number,
          words: text,
        })),
      )
      await client.query(
        `insert into alert_anchors (key, alert, words)
         select key, alert, words::tsquery from unnest($1::text[], $2::bigint[], $3::text[]) as given (key, alert, words)`,
        [anchors.map((one) => one.key), anchors.map((one) => one.alert), anchors.map((one) => one.words)],
      )
    }
    await client.query("set maintenance_work_mem = '512MB'")
    await client.query('create index alert_anchors_by_key on alert_anchors (key) include (alert, words)')
    await client.query('create index alert_anchors_of_alert on alert_anchors (alert)')
    await client.query('create index alerts_of_user on alerts (user_id, created_at desc, id)')
    await client.query('vacuum analyze alert_anchors')
    await client.query('vacuum analyze alerts')
  } finally {
    client.release(true)
  }
  console.log(`  made in ${((performance.now() - begun) / 1000).toFixed(0)} s`)
}

/** Adds the compiled forms of these queries that are missing. */
async function compile({ db }: Database, queries: string[], known: Map<string, string>): Promise<void> {
  const news = [...new Set(queries)].filter((query) => !known.has(query))
  for (let from = 0; from < news.length; from += 1_000) {
    const batch = news.slice(from, from + 1_000)
    const forms = batch.map((query) => sql`(${compileQuery(parseQuery(query).query!)})::text`)
    const { rows } = await sql<{ words: string[] }>`select array[${sql.join(forms)}] as words`.execute(db)
    for (const [i, words] of rows[0]!.words.entries()) known.set(batch[i]!, words)
  }
}

const stopWords = new Set(
  `i me my myself we our ours ourselves you your yours yourself yourselves he him his himself she her hers
   herself it its itself they them their theirs themselves what which who whom this that these those am is are
   was were be been being have has had having do does did doing a an the and but if or because as until while of
   at by for with about against between into through during before after above below to from up down in out on
   off over under again further then once here there when where why how all any both each few more most other
   some such no nor not only own same so than too very s t can will just don should now`.split(/\s+/),
)

/** Creates the queries, which are the same in every run. */
function queriesFor({ alerts, fitting }: Amount): string[] {
  const random = seeded(7)
  const posts = basePosts().posts.map((post) => {
    const text = `${post.title} ${post.description ?? ''} ${post.skills.join(' ')}`
    return { words: text.toLowerCase().match(/[a-z][a-z0-9]{2,}/g) ?? [], skills: post.skills }
  })
  const seen = new Map<string, number>()
  for (const { words } of posts)
    for (const word of new Set(words)) if (!stopWords.has(word)) seen.set(word, (seen.get(word) ?? 0) + 1)
  const phrases = posts.flatMap(({ skills }) => skills.filter((name) => /^[a-z]+ [a-z ]+$/i.test(name)))
  const draw = (words: [string, number][]) => {
    const sums: number[] = []
    let sum = 0
    // Frequent words are used more often than by chance, but less often than in posts.
    for (const [, count] of words) {
      sum += count ** 0.7
      sums.push(sum)
    }
    return () => {
      const at = random() * sum
      let low = 0
      let high = sums.length - 1
      while (low < high) {
        const middle = (low + high) >> 1
        if (sums[middle]! < at) low = middle + 1
        else high = middle
      }
      return words[low]![0]
    }
  }
  const any = draw([...seen])
  const rare = draw([...seen].filter(([, count]) => count / posts.length <= RARE))
  const phrase = () => `"${phrases[Math.floor(random() * phrases.length)]!}"`
  const shapes: [number, (suffix: string) => string][] = [
    [0.34, (no) => `${rare()}${no}`],
    [0.64, (no) => `${any()} ${rare()}${no}`],
    [0.77, (no) => `${rare()}${no} OR ${rare()}${no}`],
    [0.88, (no) => `(${rare()}${no} OR ${rare()}${no}) ${any()} -${any()}`],
    [0.94, (no) => `${phrase()} ${rare()}${no}`],
    [1, (no) => `${any()} ${any()} ${rare()}${no}`],
  ]
  return Array.from({ length: alerts }, (_, i) => {
    const kind = random()
    // No post has these words. There are as many different ones as professions have words of their own.
    const suffix = i < fitting ? '' : `zq${i % 50}`
    return shapes.find(([upTo]) => kind <= upTo)![1](suffix)
  })
}

/** Creates numbers from 0 to 1 that are the same in every run (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
