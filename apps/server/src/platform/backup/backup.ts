/**
 * Creates a backup while the server runs. It reads one snapshot, so that it is consistent however much is
 * written at the time.
 */
import pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import {
  type Header,
  listOf,
  migrationsOf,
  ONE_FORM,
  quoted,
  sumOf,
  tablesOf,
  WAITING_TASKS,
} from './contents.ts'
import { BackupRefused, type Piece, writeBackup } from './file.ts'

/** The counts of a finished backup. */
export interface Backup {
  tables: number
  rows: number
  bytes: number
}

/** Writes the whole database at `url` to `file`, with the data folder's secret if there is one. */
export async function makeBackup(
  url: string,
  file: string,
  secret: string | null,
  at: Date,
): Promise<Backup> {
  const client = new pg.Client({ connectionString: url, keepAlive: true })
  await client.connect()
  const done = { tables: 0, rows: 0 }
  try {
    await client.query(ONE_FORM)
    await client.query('begin isolation level repeatable read read only')
    const migrations = await migrationsOf(client)
    if (!migrations.includes('0028_restoration'))
      throw new BackupRefused('This database is older than the program. Start Gigbell once to migrate it.')
    const { rows } = await client.query<{ hash: Buffer }>('select hash from secret_check')
    const secretCheck = rows[0]?.hash.toString('hex') ?? null
    const header: Header = { at: at.toISOString(), migrations, secret, secretCheck }
    const bytes = await writeBackup(file, piecesOf(client, header, done))
    return { ...done, bytes }
  } finally {
    await client.end()
  }
}

async function* piecesOf(
  client: pg.Client,
  header: Header,
  done: { tables: number; rows: number },
): AsyncGenerator<Piece> {
  yield { says: { header } }
  for (const table of await tablesOf(client)) {
    yield { says: { table } }
    yield* copied(client, `copy ${quoted(table.name)} (${listOf(table.columns)}) to stdout`)
    const sum = await sumOf(client, table)
    yield { says: { sum } }
    done.tables += 1
    done.rows += sum.rows
  }
  yield { says: { tasks: true } }
  yield* copied(client, `copy (${WAITING_TASKS}) to stdout`)
  // Sequences are read after the snapshot was taken: they may be ahead of their tables, but never behind.
  const { rows: counters } = await client.query(
    `select sequencename as name, last_value as value from pg_sequences
     where schemaname = 'public' and last_value is not null`,
  )
  yield { says: { counters } }
}

async function* copied(client: pg.Client, statement: string): AsyncGenerator<Piece> {
  for await (const rows of client.query(copyTo(statement))) yield { rows: rows as Buffer }
}
