/**
 * Restores a backup into an unused database. All rows are written in one transaction, and each table is
 * compared with its checksum before the commit. A restore that was killed can be repeated.
 */
import { once } from 'node:events'
import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { type Database, knownMigrations, migrate } from '../db/database.ts'
import { migrateQueue } from '../queue.ts'
import {
  type BackupHeader,
  computeChecksum,
  PORTABLE_SETTINGS,
  quoteName,
  quoteNames,
  readMigrations,
  readTables,
  type Table,
  type TableChecksum,
} from './contents.ts'
import { BackupError, readBackup } from './file.ts'

/**
 * Reads the header of a verified backup.
 * @throws BackupError if it is newer than this program
 */
export async function readHeader(file: string): Promise<BackupHeader> {
  for await (const part of readBackup(file)) {
    const header = 'marker' in part && (part.marker.header as BackupHeader | undefined)
    if (!header) break
    const unknown = header.migrations.find((name) => !knownMigrations().includes(name))
    if (unknown)
      throw new BackupError(`${file} was made by a newer Gigbell (${unknown}). Restore it with that one.`)
    return header
  }
  throw new Error('a verified backup has no header')
}

/**
 * Fills the database from a verified backup and migrates it. `onceEmpty` is called when the database is known
 * to be unused, before anything is written.
 * @throws BackupError if the database is in use
 */
export async function restoreInto(
  database: Database,
  file: string,
  onceEmpty: () => void,
): Promise<{ tables: number; rows: number }> {
  const { migrations, at } = await readHeader(file)
  await refuseUsedDatabase(database)
  onceEmpty()
  await migrate(database, () => migrateQueue(database), migrations.at(-1))
  const client = await database.pool.connect()
  let done: { tables: number; rows: number }
  try {
    await client.query(PORTABLE_SETTINGS)
    await client.query('begin')
    done = await loadTables(client, file)
    await client.query('insert into restoration (backup_at) values ($1)', [at])
    await client.query('commit')
    await client.query('analyze')
  } finally {
    // Releasing with true closes the connection, which drops its settings and rolls back.
    client.release(true)
  }
  await migrate(database, () => migrateQueue(database))
  return done
}

/** A started server has stored its secret's hash. Foreign tables have no migrations of ours beside them. */
async function refuseUsedDatabase({ pool }: Database): Promise<void> {
  const client = await pool.connect()
  try {
    const { rows } = await client.query<{ tables: number; check: string | null }>(
      `select count(*)::int as tables, to_regclass('public.secret_check')::text as check from pg_tables where schemaname = 'public'`,
    )
    const { tables, check } = rows[0]!
    const used = check
      ? (await client.query('select from secret_check limit 1')).rowCount !== 0
      : tables > 0 && (await readMigrations(client)).length === 0
    if (used)
      throw new BackupError('the database is not empty. Restore into a new database or another DATA_DIR.')
  } finally {
    client.release()
  }
}

async function loadTables(client: pg.PoolClient, file: string): Promise<{ tables: number; rows: number }> {
  const tables = await readTables(client)
  // The results of the triggers are in the backup themselves.
  for (const { name } of tables) await client.query(`alter table ${quoteName(name)} disable trigger user`)
  await client.query(`truncate ${quoteNames(tables.map(({ name }) => name))}`)
  const done = { tables: 0, rows: 0 }
  let table: Table | undefined
  let into: Awaited<ReturnType<typeof beginCopy>> | undefined
  for await (const part of readBackup(file)) {
    if ('rows' in part) {
      await into?.write(part.rows)
      continue
    }
    await into?.end()
    into = undefined
    const { table: next, sum, tasks, counters } = part.marker as Marker
    if (next) {
      table = next
      into = await beginCopy(client, `copy ${quoteName(next.name)} (${quoteNames(next.columns)}) from stdin`)
    }
    if (sum && table) {
      await compareChecksum(client, table, sum)
      done.tables += 1
      done.rows += sum.rows
    }
    if (tasks) {
      await client.query('create temporary table waiting (number serial, task json) on commit drop')
      into = await beginCopy(client, 'copy waiting (task) from stdin')
    }
    if (counters) await setSequences(client, counters)
  }
  await addTasks(client)
  for (const { name } of tables) await client.query(`alter table ${quoteName(name)} enable trigger user`)
  await client.query('delete from restoration')
  return done
}

interface Marker {
  table?: Table
  sum?: TableChecksum
  tasks?: true
  counters?: { name: string; value: string }[]
}

async function beginCopy(client: pg.PoolClient, statement: string) {
  const stream = client.query(copyFrom(statement))
  const failed = new Promise<never>((_, reject) => stream.once('error', reject))
  failed.catch(() => {})
  return {
    async write(rows: Buffer) {
      if (!stream.write(rows)) await Promise.race([once(stream, 'drain'), failed])
    },
    async end() {
      const finished = once(stream, 'finish')
      stream.end()
      await Promise.race([finished, failed])
    },
  }
}

async function compareChecksum(client: pg.PoolClient, table: Table, expected: TableChecksum): Promise<void> {
  const { rows, sum } = await computeChecksum(client, table)
  if (rows !== expected.rows || sum !== expected.sum)
    throw new Error(`${table.name} was not restored correctly: ${rows} rows of ${expected.rows}`)
}

async function setSequences(
  client: pg.PoolClient,
  counters: { name: string; value: string }[],
): Promise<void> {
  for (const { name, value } of counters)
    await client.query('select setval(format($1, $2::text)::regclass, $3)', ['public.%I', name, value])
}

/** Tasks are added as new ones, so failed attempts before the backup do not count. */
async function addTasks(client: pg.PoolClient): Promise<void> {
  await client.query(`
    select graphile_worker.add_job(task ->> 'identifier', task -> 'payload', queue_name => task ->> 'queue_name',
      run_at => (task ->> 'run_at')::timestamptz, max_attempts => (task ->> 'max_attempts')::int,
      job_key => task ->> 'job_key', priority => (task ->> 'priority')::int)
    from waiting order by number`)
}
