/**
 * The contents of a backup: every table of ours with all rows, the sequences, the waiting tasks, and the
 * secret of the data folder. Tables and columns are read from the database, so that a new table is included
 * automatically.
 */
import type pg from 'pg'

/** A table of ours and its stored columns, without generated ones. */
export interface Table {
  name: string
  columns: string[]
}

/** The number of rows of a table, and a checksum that does not depend on their order. */
export interface TableChecksum {
  rows: number
  sum: string
}

/** The beginning of a backup. */
export interface BackupHeader {
  at: string
  /** The migrations of the database. */
  migrations: string[]
  /** The secret of the data folder; null if the operator sets APP_SECRET. */
  secret: string | null
  /** The hash that identifies the secret (keys.ts), in hex; null if no server was started. */
  secretCheck: string | null
}

/** These tables describe a running program or the schema itself. */
const EXCLUDED_TABLES = ['kysely_migration', 'kysely_migration_lock', 'worker_beats', 'worker_heartbeats']

/** Makes values independent of the server's settings. */
export const PORTABLE_SETTINGS =
  "set datestyle = 'ISO, YMD'; set intervalstyle = 'iso_8601'; set timezone = 'UTC'; set extra_float_digits = 1; set bytea_output = 'hex'; set statement_timeout = 0; set search_path = public"

/** Returns our tables, each after those that it references. */
export async function readTables(client: pg.ClientBase): Promise<Table[]> {
  const { rows: tables } = await client.query<Table & { refers: string[] }>(
    `select c.relname as name,
       array(select a.attname::text from pg_attribute a
         where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' order by a.attnum) as columns,
       array(select f.relname::text from pg_constraint k join pg_class f on f.oid = k.confrelid
         where k.conrelid = c.oid and k.contype = 'f' and k.confrelid <> c.oid) as refers
     from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
       and c.relname <> all($1) order by c.relname`,
    [EXCLUDED_TABLES],
  )
  const ordered: Table[] = []
  const placed = new Set<string>()
  while (ordered.length < tables.length) {
    const next = tables.filter(
      ({ name, refers }) => !placed.has(name) && refers.every((one) => placed.has(one)),
    )
    if (next.length === 0) throw new Error('Tables with circular references cannot be restored in order.')
    for (const { name, columns } of next) {
      placed.add(name)
      ordered.push({ name, columns })
    }
  }
  return ordered
}

/** Returns the migrations of a database; none if it is not ours. */
export async function readMigrations(client: pg.ClientBase): Promise<string[]> {
  const { rows: found } = await client.query(`select to_regclass('public.kysely_migration') as name`)
  if (!found[0]?.name) return []
  const { rows } = await client.query<{ name: string }>('select name from kysely_migration order by name')
  return rows.map(({ name }) => name)
}

/** Counts the rows of a table and computes a checksum of all stored columns. */
export async function computeChecksum(
  client: pg.ClientBase,
  { name, columns }: Table,
): Promise<TableChecksum> {
  const { rows } = await client.query<{ rows: number; sum: string }>(
    `select count(*)::int as rows, coalesce(sum(hashtextextended(row(${quoteNames(columns)})::text, 0)::numeric), 0)::text as sum
     from ${quoteName(name)}`,
  )
  return rows[0]!
}

/** Selects the waiting tasks as rows of one JSON column. Tasks that have failed permanently are left out. */
export const WAITING_TASKS = `
  select json_build_object('identifier', t.identifier, 'payload', j.payload, 'queue_name', q.queue_name,
    'run_at', j.run_at, 'max_attempts', j.max_attempts, 'job_key', j.key, 'priority', j.priority) as task
  from graphile_worker._private_jobs j
  join graphile_worker._private_tasks t on t.id = j.task_id
  left join graphile_worker._private_job_queues q on q.id = j.job_queue_id
  where j.attempts < j.max_attempts order by j.id`

/** Quotes a name for SQL. */
export const quoteName = (name: string) => `"${name.replaceAll('"', '""')}"`

/** Quotes a list of names for SQL. */
export const quoteNames = (names: string[]) => names.map(quoteName).join(', ')
