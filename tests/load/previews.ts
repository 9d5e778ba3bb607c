/**
 * Measures previews, the jobs of the last 7 days that an alert would have matched, among many jobs: from none to half
 * of all.
 */
import { NewAlert } from '@gigbell/contract'
import { previewAlert } from '../../apps/server/src/features/alerts/alerts.ts'
import type { UserId } from '../../apps/server/src/platform/ids.ts'
import { table, timed } from './figures.ts'
import { manyJobs } from './jobs.ts'

const ROUNDS = 30

/** Measures over `count` jobs, of which 80,640 arrived each week, and prints the table. */
export async function benchPreviews(count: number): Promise<void> {
  const { database, close } = await manyJobs(count)
  const { db, pool } = database
  // Jobs are kept between runs, so the week is the one before the newest job.
  const { rows: dates } = await pool.query<{ newest: Date }>('select max(published_at) as newest from jobs')
  const clock = { now: () => dates[0]!.newest }
  // This person has no jobs of their own.
  const person = crypto.randomUUID() as UserId
  const { rows: skills } = await pool.query<{ id: string }>(
    `select skill as id from jobs cross join unnest(skill_ids) as skill
     where published_at > $1::timestamptz - interval '1 hour' group by skill order by count(*) desc limit 1`,
    [dates[0]!.newest],
  )
  const { rows: categories } = await pool.query<{ name: string }>(
    "select name from job_choices where kind = 'category' order by name limit 1",
  )
  const cases: [string, Partial<NewAlert>][] = [
    ['rare: unity game', { query: 'unity game' }],
    ['a phrase: "data entry" spanish', { query: '"data entry" spanish' }],
    ['some: logo design', { query: 'logo design' }],
    ['some: react -native', { query: 'react -native' }],
    ['some, in a title: title:react', { query: 'title:react' }],
    ['common: react', { query: 'react' }],
    ['common, filtered: react', { query: 'react', type: 'fixed', budget_min: 100, countries: ['Germany'] }],
    ['very common: experience', { query: 'experience' }],
    ['the commonest skill', { skills: skills.map(({ id }) => id) }],
    ['a category', { category: categories.map(({ name }) => name) }],
  ]
  const rows: (string | number)[][] = []
  for (const [name, wanted] of cases) {
    const alert = NewAlert.parse({ name: 'Measured', ...wanted })
    let matches = 0
    const { p50, p99 } = await timed(ROUNDS, async () => {
      matches = (await previewAlert({ db, clock }, person, alert)).matches_7d
    })
    rows.push([name, String(matches), p50, p99])
  }
  table(
    `The preview of an alert among ${count.toLocaleString('en')} jobs, ms (to reach: p50 under 200)`,
    ['', 'matches', 'p50', 'p99'],
    rows,
  )
  await close()
}
