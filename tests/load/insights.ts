/**
 * Measures the insights of a person with 100,000 applications over HTTP, beside a plain count of the same rows on the same
 * connections. The goal is a p99 of at most 100 ms.
 */
import { Agent } from 'node:http'
import { migrate, openDatabase } from '../../apps/server/src/platform/db/database.ts'
import { openEmbedded } from '../../apps/server/src/platform/db/embedded.ts'
import { migrateQueue } from '../../apps/server/src/platform/queue.ts'
import { createDataFolder } from '../product-process.ts'
import { table, timed } from './figures.ts'
import { fetchBytes, startServer } from './server.ts'

const APPLICATIONS = 100_000
const ROUNDS = 300

/** Measures, and prints the table. */
export async function benchInsights(): Promise<void> {
  const folder = createDataFolder()
  const postgres = await openEmbedded(folder.path)
  const database = openDatabase(postgres.url)
  await migrate(database, () => migrateQueue(database))
  const { app, base, token, person } = await startServer(database)
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const { pool } = database
  const { rows: profiles } = await pool.query<{ id: string }>(
    `insert into profiles (user_id, title, about, skills, languages, profile_links, created_at, updated_at)
     select $1, 'Profile ' || n, '', '{}', '[]', '{}', now(), now() from generate_series(1, 6) as n returning id`,
    [person],
  )
  const ids = profiles.map(({ id }) => id)
  const { rows: others } = await pool.query<{ id: string }>(
    `insert into users (first_name, last_name, email, mobile_number, created_at)
     select 'A', 'B', n || '@example.com', '', now() from generate_series(1, 20) as n returning id`,
  )
  console.log(`Filling a database with ${APPLICATIONS.toLocaleString('en')} applications …`)
  await insertApplications(pool, person, ids, APPLICATIONS)
  // The letters of other people lie between them.
  for (const { id } of others) await insertApplications(pool, id, ids, APPLICATIONS / 100)
  await pool.query('vacuum analyze letters')
  const count = await timed(ROUNDS, () =>
    pool.query('select count(*), sum(stage) from letters where user_id = $1', [person]),
  )
  const rows: (string | number)[][] = [['a plain count in SQL', count.p50, count.p99, 1]]
  const year = new Date(Date.now() - 365 * 24 * 3600 * 1000).toISOString().slice(0, 10)
  for (const [name, query] of [
    ['all applications', ''],
    ['in New York', 'time_zone=America/New_York'],
    ['of a profile', `profile=${ids[0]}`],
    ['of a source', 'source=upwork'],
    ['of the last year', `from=${year}`],
  ] as const) {
    const { p50, p99 } = await timed(ROUNDS, () => fetchBytes(agent, `${base}/api/insights?${query}`, token))
    rows.push([name, p50, p99, p50 / count.p50])
  }
  table(
    `Insights of ${APPLICATIONS.toLocaleString('en')} applications, ${ROUNDS} calls each, ms (to reach: p99 under 100)`,
    ['call', 'p50', 'p99', 'times the count'],
    rows,
  )
  agent.destroy()
  await app.close()
  await database.close()
  await postgres.stop()
  folder.remove()
}

/** Inserts applications of three years with texts of usual length, a third of them answered. */
async function insertApplications(
  pool: { query(sql: string, values?: unknown[]): Promise<unknown> },
  person: string,
  profiles: readonly string[],
  count: number,
): Promise<void> {
  const batch = 5_000
  for (let done = 0; done < count; done += batch) {
    await pool.query(
      `with inserted as (
         insert into letters (user_id, job_title, job_source, job_category, job_published_at, profile_id, profile_title, fit, text, text_by,
           text_at, writer, extra_information, status, connects, created_at, updated_at)
         select $1, 'A job', (array['upwork', 'freelancer', 'remoteok', 'himalayas', 'remotive', null])[1 + n % 6],
           (array['Web Development', 'Design', 'Writing', 'Data Science', 'Marketing', 'Mobile', 'Video', null])[1 + n / 6 % 8],
           case when n % 10 > 0 then at - random() * random() * interval '3 days' end, ($2::uuid[])[1 + n / 48 % 6], 'Profile', case when n % 7 > 0 then n * 37 % 101 end,
           repeat('word and ', 20 + n % 90), 'writer', at, 'built-in', '', 'applied', n % 16, at, at
         from (select n, now() - random() * interval '3 years' as at from generate_series($3::int, $4::int) as n) as made
         returning id, created_at)
       insert into letter_statuses (letter_id, status, at)
       select id, status, created_at + days * interval '1 day'
       from (select *, random() as luck from inserted) as letter,
         (values ('draft', 0, 1), ('applied', 0, 1), ('viewed', 1, 0.5), ('replied', 2, 0.3), ('interview', 3, 0.15), ('won', 4, 0.05))
           as step (status, days, share)
       where luck < share`,
      [person, profiles, done, Math.min(done + batch, count) - 1],
    )
    // As the database does by itself while letters are added in the course of years.
    await pool.query('vacuum letters')
  }
}
