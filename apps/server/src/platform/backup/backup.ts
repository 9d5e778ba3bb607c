/**
 * Creates a backup while the server runs. It reads one snapshot, so that it is consistent however much is
 * written at the time.
 */
import pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import {
  type BackupHeader,
  computeChecksum,
  PORTABLE_SETTINGS,
  quoteName,
  quoteNames,
  readMigrations,
  readTables,
  WAITING_TASKS,
} from './contents.ts'
import { BackupError, type BackupPart, writeBackup } from './file.ts'

/** The counts of a finished backup. */
export interface BackupCounts {
  tables: number
  rows: number
  bytes: number
}

/** Writes the whole database at `url` to `file`, with the data folder's secret if there is one. */
export async function createBackup(
  url: string,
  file: string,
  secret: string | null,
  at: Date,
): Promise<BackupCounts> {
  const client = new pg.Client({ connectionString: url, keepAlive: true })
  await client.connect()
  const done = { tables: 0, rows: 0 }
  try {
    await client.query(PORTABLE_SETTINGS)
    await client.query('begin isolation level repeatable read read only')
    const migrations = await readMigrations(client)
    if (!migrations.includes('0028_restoration'))
      throw new BackupError('This database is older than the program. Start Gigbell once to migrate it.')
    const { rows } = await client.query<{ hash: Buffer }>('select hash from secret_check')
    const secretCheck = rows[0]?.hash.toString('hex') ?? null
    const header: BackupHeader = { at: at.toISOString(), migrations, secret, secretCheck }
    const bytes = await writeBackup(file, readParts(client, header, done))
    return { ...done, bytes }
  } finally {
    await client.end()
  }
}

async function* readParts(
  client: pg.Client,
  header: BackupHeader,
  done: { tables: number; rows: number },
): AsyncGenerator<BackupPart> {
  yield { marker: { header } }
  for (const table of await readTables(client)) {
    yield { marker: { table } }
    yield* copyRows(client, `copy ${quoteName(table.name)} (${quoteNames(table.columns)}) to stdout`)
    const sum = await computeChecksum(client, table)
    yield { marker: { sum } }
    done.tables += 1
    done.rows += sum.rows
  }
  yield { marker: { tasks: true } }
  yield* copyRows(client, `copy (${WAITING_TASKS}) to stdout`)
  // Sequences are read after the snapshot was taken: they may be ahead of their tables, but never behind.
  const { rows: counters } = await client.query(
    `select sequencename as name, last_value as value from pg_sequences
     where schemaname = 'public' and last_value is not null`,
  )
  yield { marker: { counters } }
}

async function* copyRows(client: pg.Client, statement: string): AsyncGenerator<BackupPart> {
  for await (const rows of client.query(copyTo(statement))) yield { rows: rows as Buffer }
}
