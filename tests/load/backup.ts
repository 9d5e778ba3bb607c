/** Measures a backup and its restore, with 100,000 rows and writes during it. */
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { runningIn } from '../../apps/server/src/platform/db/running.ts'
import { withClient } from '../../apps/server/src/platform/testing/database.ts'
import { createDataFolder, startProduct } from '../product-process.ts'
import { table } from './figures.ts'

const PEOPLE = 10_000
/** The limit for a backup and its restore together, in seconds. */
const BOUND = 60

/** Prints the seconds, and throws when they exceed the limit or a checksum differs. */
export async function benchBackup(): Promise<void> {
  const [first, second] = [createDataFolder(), createDataFolder()]
  const product = await startProduct({ DATA_DIR: first.path, DEMO: '0' })
  try {
    const url = (await runningIn(first.path))!
    await fill(url)
    const writers = writeUntil(url)
    const file = join(second.path, 'backup')
    const made = await command('backup', file, first.path)
    const written = await writers.stop()
    const restored = await command('restore', file, join(second.path, 'data'))
    table(
      `Backup and restore, ${written} statements written meanwhile`,
      ['', 'rows', 'seconds'],
      [
        ['backup', made.rows, made.seconds],
        ['restore, each sum compared', restored.rows, restored.seconds],
      ],
    )
    if (made.rows !== restored.rows || made.rows < 100_000) throw new Error('not all rows came out')
    if (Number(made.seconds) + Number(restored.seconds) > BOUND) throw new Error(`took more than ${BOUND} s`)
  } finally {
    await product.stop()
    first.remove()
    second.remove()
  }
}

async function command(name: 'backup' | 'restore', file: string, dataDir: string) {
  const program = join(import.meta.dirname, `../../apps/server/src/${name}.ts`)
  const env = { PATH: process.env.PATH, DATA_DIR: dataDir }
  const begun = performance.now()
  const { stdout } = await promisify(execFile)(process.execPath, [program, file], { env })
  const seconds = ((performance.now() - begun) / 1000).toFixed(1)
  return { rows: Number(/^([\d,]+) rows/.exec(stdout)![1]!.replaceAll(',', '')), seconds }
}

/** Creates ten rows a person: a profile, a session, four jobs, and three entries of the inbox. */
async function fill(url: string): Promise<void> {
  await withClient(url, async (client) => {
    await client.query(`
      insert into users (first_name, last_name, email, mobile_number, created_at)
      select 'Ada', 'Field', 'ada' || n || '@example.com', '1', now() from generate_series(1, ${PEOPLE}) n`)
    await client.query(`
      insert into profiles (user_id, title, about, skills, languages, profile_links, created_at, updated_at)
      select id, 'Frontend', repeat('I build dashboards. ', 20), '{React}', '[]', '{}', now(), now() from users`)
    await client.query(`
      insert into sessions (token_hash, user_id, created_at, last_used_at, confirmed_at)
      select sha256(id::text::bytea), id, now(), now(), now() from users`)
    await client.query(`
      insert into jobs (source, title, description, category, published_at, arrived_at, updated_at, fingerprint)
      select 'bench', 'A dashboard ' || n, repeat('We need a dashboard for our bakery. ', 20) || n, 'Web Development',
        now(), now(), now(), sha256(n::text::bytea) from generate_series(1, ${4 * PEOPLE}) n`)
    await client.query(`
      insert into notifications (user_id, job_id, created_at)
      select u.id, j.id, now() from (select id, row_number() over () as n from users) u
      cross join generate_series(0, 2) as more
      join (select id, row_number() over () as n from jobs) j on j.n = u.n + more`)
  })
}

/** Writes as fast as possible over four connections until it is stopped, and returns the number of statements. */
function writeUntil(url: string) {
  let going = true
  let written = 0
  const all = [1, 2, 3, 4].map((number) =>
    withClient(url, async (client) => {
      while (going) {
        await client.query(
          `update profiles set about = about || '.' where id in (select id from profiles offset $1 limit 5)`,
          [(written * 7 + number) % PEOPLE],
        )
        await client.query(
          `insert into newsletter_subscribers (email, asked_at) values (gen_random_uuid() || '@example.com', now())`,
        )
        written += 2
      }
    }),
  )
  return {
    async stop() {
      going = false
      await Promise.all(all)
      return written
    },
  }
}
