/**
 * Creates a million jobs to measure with: real posts if there are any (real-posts.ts), otherwise those of the sample,
 * repeated with variations. They are stored between runs.
 */
import { globSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ingest, Post } from '../../apps/server/src/features/sources/index.ts'
import { systemClock } from '../../apps/server/src/platform/clock.ts'
import { type Database, migrate, openDatabase } from '../../apps/server/src/platform/db/database.ts'
import { openEmbedded } from '../../apps/server/src/platform/db/embedded.ts'
import { migrateQueue } from '../../apps/server/src/platform/queue.ts'
import { realPosts, realPostsMissing } from '../../apps/server/src/platform/testing/real-posts.ts'

const root = join(import.meta.dirname, '../..')

/** Opens the database of `count` jobs, and creates it if necessary (ten minutes for a million). */
export async function manyJobs(count: number): Promise<{ database: Database; close(): Promise<void> }> {
  const dataDir = join(root, '.cache', `bench-${count}`)
  mkdirSync(dataDir, { recursive: true })
  const postgres = await openEmbedded(dataDir)
  const database = openDatabase(postgres.url)
  await migrate(database, () => migrateQueue(database))
  const { jobs } = await database.db.selectFrom('job_totals').select('jobs').executeTakeFirstOrThrow()
  if (jobs !== count) await fill(database, count)
  return {
    database,
    async close() {
      await database.close()
      await postgres.stop()
    },
  }
}

/** The posts that all variations are made from. */
export function basePosts(): { posts: Post[]; from: string } {
  if (!realPostsMissing) return { posts: realPosts().map((post) => Post.parse(post)), from: 'real posts' }
  const files = globSync('apps/server/src/features/sources/sample/posts/*.ndjson', { cwd: root })
  const lines = files.flatMap((file) => readFileSync(join(root, file), 'utf8').trim().split('\n'))
  return { posts: lines.map((line) => Post.parse(JSON.parse(line))), from: 'sample posts' }
}

async function fill(database: Database, count: number): Promise<void> {
  const { posts, from } = basePosts()
  console.log(`Filling a database with ${count.toLocaleString('en')} jobs made of ${posts.length} ${from} …`)
  const { pool } = database
  await pool.query('truncate jobs, job_origins, skills, job_choices cascade')
  await pool.query('update job_totals set jobs = 0')
  await ingest({ db: database.db, clock: systemClock() }, 'upwork', posts)
  await pool.query(
    'create unlogged table base as select row_number() over (order by id) - 1 as n, * from jobs',
  )
  await pool.query('delete from job_origins; delete from jobs')
  const indexes = ['jobs_by_words', 'jobs_by_skill', 'jobs_by_category', 'jobs_newest', 'jobs_by_fingerprint']
  const { rows } = await pool.query('select indexdef from pg_indexes where indexname = any($1)', [indexes])
  for (const index of indexes) await pool.query(`drop index ${index}`)
  // The opening sentences of another post after the text, and words of its title, make each post different.
  const client = await pool.connect()
  try {
    await client.query('set statement_timeout = 0')
    for (let done = 0; done < count; done += 50_000) {
      await client.query(
        `insert into jobs (source, url, title, description, category, type, level, budget_min, budget_max, currency,
                           location, skill_ids, skill_names, published_at, arrived_at, updated_at, fingerprint)
         select a.source, a.url, left(a.title || ' ' || split_part(b.title, ' ', 1 + (i / 7) % 4), 200),
                left(a.description, 1500) || E'\n\n' || left(b.description, 200), a.category, a.type, a.level,
                a.budget_min, a.budget_max, a.currency, a.location, a.skill_ids, a.skill_names,
                now() - make_interval(secs => i * 7.5), now(), now(), decode(md5(i::text), 'hex')
         from generate_series($1::int, $2::int) as i
         join base a on a.n = i % $3 join base b on b.n = (i::bigint * 7919 + i / $3) % $3`,
        [done, Math.min(done + 50_000, count) - 1, posts.length],
      )
      process.stdout.write(`\r  ${Math.min(done + 50_000, count).toLocaleString('en')} jobs`)
    }
    console.log('\n  indexes …')
    await client.query("set maintenance_work_mem = '1GB'")
    for (const { indexdef } of rows) await client.query(indexdef)
    await client.query('drop table base')
    await client.query(
      `update skills set jobs = counted.jobs from (
         select skill, count(*) as jobs from jobs, unnest(skill_ids) as skill group by skill) as counted
       where id = skill`,
    )
    await client.query('vacuum analyze jobs')
    // Otherwise the new pages are written while the first calls are measured.
    await client.query('checkpoint')
  } finally {
    client.release(true)
  }
}
