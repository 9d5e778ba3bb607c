/**
 * A separate database for each test file, and a clock that the test sets. One PostgreSQL serves the whole run
 * (started by server.global.ts); each file gets a copy of a migrated template, which takes 30 ms.
 */
import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, inject } from 'vitest'
import type { Clock } from '../clock.ts'
import { type Database, openDatabase } from '../db/database.ts'

/** A clock that changes only when a test sets it. */
export interface TestClock extends Clock {
  set(time: Date): void
  /** Moves the clock forward by milliseconds. */
  advance(milliseconds: number): void
}

/** Creates a clock that shows `start` until it is moved. */
export function createTestClock(start = new Date('2026-03-02T09:00:00Z')): TestClock {
  let time = start
  return {
    now: () => new Date(time),
    set(next) {
      time = next
    },
    advance(milliseconds) {
      time = new Date(time.getTime() + milliseconds)
    },
  }
}

/** Creates a migrated, empty database for this test file, which is dropped at the end of the file. */
export async function createTestDatabase(): Promise<{ database: Database; clock: TestClock }> {
  const database = openForFile(await copyTemplate(), { connections: 30 })
  return { database, clock: createTestClock() }
}

/** Creates a database without tables for the test of a migration, which is dropped at the end of the file. */
export async function createUnmigratedDatabase(): Promise<Database> {
  return openForFile(await createDatabase(inject('postgresUrl')))
}

function openForFile({ url, drop }: TemporaryDatabase, options?: { connections: number }): Database {
  const database = openDatabase(url, options)
  afterAll(async () => {
    await database.close()
    await drop()
  })
  return database
}

/** Creates a migrated, empty database; returns its address and a function that drops it. */
export function copyTemplate(server = inject('postgresUrl')): Promise<TemporaryDatabase> {
  return createDatabase(server, `template ${TEMPLATE}`)
}

interface TemporaryDatabase {
  url: string
  drop(): Promise<unknown>
}

async function createDatabase(server: string, options = ''): Promise<TemporaryDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await withClient(server, (client) => client.query(`create database ${name} ${options}`))
  return {
    url: databaseUrl(server, name),
    drop: () => withClient(server, (client) => client.query(`drop database ${name} with (force)`)),
  }
}

/** The name of the migrated database that tests copy. */
export const TEMPLATE = 'migrated'

/** Returns the address of another database on the same server. */
export function databaseUrl(server: string, name: string): string {
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.toString()
}

/** Runs `work` with one connection to `url`. */
export async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

declare module 'vitest' {
  interface ProvidedContext {
    /** The PostgreSQL of this run. */
    postgresUrl: string
  }
}
