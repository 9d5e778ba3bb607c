/**
 * What a backup holds: every table of ours with all its rows, where its counters are, the tasks that wait, and the
 * secret of the data folder. Which tables and columns there are is read from the database, so that a new table is in
 * the next backup without anybody thinking of it.
 */
import type pg from 'pg'

/** A table of ours, with the columns that are stored in it (generated columns are computed again). */
export interface Table {
  name: string
  columns: string[]
}

/** What can be compared of a table: how many rows, and a sum over all of them in no order. */
export interface Sum {
  rows: number
  sum: string
}

/** What stands at the beginning of a backup. */
export interface Header {
  at: string
  /** The migrations of its database. */
  migrations: string[]
  /** The secret that was made for the data folder; null where the operator's own is set (APP_SECRET). */
  secret: string | null
  /** The hash by which another secret is told (keys.ts), in hex; null where no server was started. */
  secretCheck: string | null
}

/** Their content is about a running program, or about the schema itself. */
const LEFT_OUT = ['kysely_migration', 'kysely_migration_lock', 'worker_beats']

/** One way to write values, whatever the server and its settings. */
export const ONE_FORM =
  "set datestyle = 'ISO, YMD'; set intervalstyle = 'iso_8601'; set timezone = 'UTC'; set extra_float_digits = 1; set bytea_output = 'hex'; set statement_timeout = 0; set search_path = public"

/** Our tables, so ordered that a table comes after those it refers to. */
export async function tablesOf(client: pg.ClientBase): Promise<Table[]> {
  const { rows: tables } = await client.query<Table & { refers: string[] }>(
    `select c.relname as name,
       array(select a.attname::text from pg_attribute a
         where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' order by a.attnum) as columns,
       array(select f.relname::text from pg_constraint k join pg_class f on f.oid = k.confrelid
         where k.conrelid = c.oid and k.contype = 'f' and k.confrelid <> c.oid) as refers
     from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
       and c.relname <> all($1) order by c.relname`,
    [LEFT_OUT],
  )
  const ordered: Table[] = []
  const placed = new Set<string>()
  while (ordered.length < tables.length) {
    const next = tables.filter(
      ({ name, refers }) => !placed.has(name) && refers.every((one) => placed.has(one)),
    )
    if (next.length === 0)
      throw new Error('Tables that refer to each other in a circle cannot be restored in turn.')
    for (const { name, columns } of next) {
      placed.add(name)
      ordered.push({ name, columns })
    }
  }
  return ordered
}

/** The migrations a database has; none where it isn't one of ours. */
export async function migrationsOf(client: pg.ClientBase): Promise<string[]> {
  const { rows: found } = await client.query(`select to_regclass('public.kysely_migration') as name`)
  if (!found[0]?.name) return []
  const { rows } = await client.query<{ name: string }>('select name from kysely_migration order by name')
  return rows.map(({ name }) => name)
}

/** Counts and sums a table's rows, by all that is stored in them. */
export async function sumOf(client: pg.ClientBase, { name, columns }: Table): Promise<Sum> {
  const { rows } = await client.query<{ rows: number; sum: string }>(
    `select count(*)::int as rows, coalesce(sum(hashtextextended(row(${listOf(columns)})::text, 0)::numeric), 0)::text as sum
     from ${quoted(name)}`,
  )
  return rows[0]!
}

/** The tasks that wait, as rows of one column of JSON. What was given up waits no more. */
export const WAITING_TASKS = `
  select json_build_object('identifier', t.identifier, 'payload', j.payload, 'queue_name', q.queue_name,
    'run_at', j.run_at, 'max_attempts', j.max_attempts, 'job_key', j.key, 'priority', j.priority) as task
  from graphile_worker._private_jobs j
  join graphile_worker._private_tasks t on t.id = j.task_id
  left join graphile_worker._private_job_queues q on q.id = j.job_queue_id
  where j.attempts < j.max_attempts order by j.id`

/** A name as SQL takes it. */
export const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`

/** Names as SQL takes them. */
export const listOf = (names: string[]) => names.map(quoted).join(', ')
