/**
 * A database of its own for each test file, and a clock the test sets. One PostgreSQL serves the whole
 * run (started by server.global.ts); each file gets a copy of a migrated template, which costs 30 ms.
 */
import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, inject } from 'vitest'
import type { Clock } from '../clock.ts'
import { type Database, openDatabase } from '../db/database.ts'

/** A clock that stands still until a test moves it. */
export interface TestClock extends Clock {
  set(time: Date): void
  /** Moves it forward, by milliseconds. */
  advance(milliseconds: number): void
}

/** A clock that shows `start` until it is moved. */
export function testClock(start = new Date('2026-03-02T09:00:00Z')): TestClock {
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

/** A migrated, empty database for this test file, dropped when the file is done. */
export async function testDatabase(): Promise<{ database: Database; clock: TestClock }> {
  const { url, drop } = await copyOfTemplate()
  const database = openDatabase(url, { connections: 30 })
  afterAll(async () => {
    await database.close()
    await drop()
  })
  return { database, clock: testClock() }
}

/** A migrated, empty database of the run's PostgreSQL: where it is reached, and how it is dropped. */
export async function copyOfTemplate(
  server = inject('postgresUrl'),
): Promise<{ url: string; drop(): Promise<unknown> }> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await withClient(server, (client) => client.query(`create database ${name} template ${TEMPLATE}`))
  return {
    url: databaseUrl(server, name),
    drop: () => withClient(server, (client) => client.query(`drop database ${name} with (force)`)),
  }
}

/** The name of the migrated database that tests copy. */
export const TEMPLATE = 'migrated'

/** The address of another database on the same server. */
export function databaseUrl(server: string, name: string): string {
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.toString()
}

/** Runs `work` on one connection to `url`. */
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
