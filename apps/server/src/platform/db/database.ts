/**
 * The database as the features see it: a pool of connections behind Kysely, and the migrations that update any
 * database, new or old, to the current schema. Where PostgreSQL comes from is in embedded.ts.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Kysely, PostgresDialect, sql, type Transaction } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import pg from 'pg'
import { PreparingClient } from './prepared.ts'
import type { Tables } from './tables.ts'

/** A handle for queries: the pool, or one transaction. Features take it as their first argument. */
export type Db = Kysely<Tables>
/** A handle inside a transaction, for changes that must be complete or not happen at all. */
export type Tx = Transaction<Tables>

/** The pool and the objects that are built on it. */
export interface Database {
  db: Db
  pool: pg.Pool
  url: string
  close(): Promise<void>
}

// Counts and sums arrive as bigint and numeric. Ours stay far below 2^53, so numbers are exact.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number)

/**
 * Opens a pool. It connects when first used and drops connections idle for 10 s, so an idle server is small.
 * A statement that runs past 30 s is ended: a request must never hang on it.
 */
export function openDatabase(
  url: string,
  options: { connections?: number; onError?: (error: Error) => void } = {},
): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: options.connections ?? 20,
    idleTimeoutMillis: 10_000,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 30_000,
    keepAlive: true,
    Client: PreparingClient,
  })
  // A connection that breaks is replaced by the pool; without a listener it would end the process.
  const onError = options.onError ?? (() => {})
  pool.on('error', onError)
  pool.on('connect', (client) => client.on('error', onError))
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  return { db, pool, url, close: () => db.destroy() }
}

/** The number of the advisory lock. It must never change. */
const MIGRATION_LOCK = 4_918_274

/**
 * Applies the missing migrations of migrations/*.sql in their order, all in one transaction. Several processes may
 * start at once: one migrates, the others wait for it. `alsoUnderLock` is for parts that migrate themselves.
 * @param upTo the last migration to apply, if not all of them (a backup is restored with the schema it had)
 */
export async function migrate(
  database: Database,
  alsoUnderLock: () => Promise<void>,
  upTo?: string,
): Promise<void> {
  const migrator = new Migrator({
    db: database.db,
    provider: { getMigrations: async () => readMigrations() },
  })
  const lockHolder = await database.pool.connect()
  try {
    // Waits for another process's migration, however long it takes.
    await lockHolder.query('set statement_timeout = 0')
    await lockHolder.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await refuseNewer(lockHolder)
    const { error } = upTo ? await migrator.migrateTo(upTo) : await migrator.migrateToLatest()
    if (error) throw error
    await alsoUnderLock()
  } finally {
    await lockHolder
      .query(`reset statement_timeout; select pg_advisory_unlock(${MIGRATION_LOCK})`)
      .finally(() => lockHolder.release())
  }
}

/** The names of the migrations that this program knows, in their order. */
export const knownMigrations = () => Object.keys(readMigrations()).sort()

/** Thrown for a database that a newer program has changed; its message is one line for the operator. */
export class NewerDatabase extends Error {}

/** Refuses a database that a newer version of the program has migrated, which this one would damage. */
async function refuseNewer(lockHolder: pg.PoolClient): Promise<void> {
  const { rows: tables } = await lockHolder.query("select to_regclass('kysely_migration') as present")
  if (tables[0].present === null) return
  const { rows } = await lockHolder.query<{ name: string }>('select name from kysely_migration order by name')
  const known = knownMigrations()
  const newer = rows.filter(({ name }) => !known.includes(name)).at(-1)
  if (newer)
    throw new NewerDatabase(
      `the database was changed by a newer version of Gigbell (${newer.name}). Start that version, or restore a backup from before the upgrade.`,
    )
}

function readMigrations(): Record<string, Migration> {
  const folder = join(import.meta.dirname, '../migrations')
  const files = readdirSync(folder).filter((file) => file.endsWith('.sql'))
  return Object.fromEntries(
    files.map((file) => [
      file.slice(0, -'.sql'.length),
      {
        up: async (db: Kysely<unknown>) => {
          // An index over a million rows takes longer than any request may.
          await sql`set local statement_timeout = 0`.execute(db)
          await sql.raw(readFileSync(join(folder, file), 'utf8')).execute(db)
        },
      },
    ]),
  )
}
