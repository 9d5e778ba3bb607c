/**
 * Makes the result of a race deterministic: blocks writes to a table until the calls of a test wait for the
 * lock in a given order.
 */
import type { Client } from 'pg'
import { expect } from 'vitest'
import type { Database } from '../db/database.ts'
import { withClient } from './database.ts'

/**
 * Blocks all writes to `table` while `calls` are started, each once the previous one waits for the lock. Then
 * it releases the lock and returns their results.
 */
export async function runInOrder<T>(
  { url }: Database,
  table: string,
  calls: readonly (() => Promise<T>)[],
): Promise<T[]> {
  return runBehindLock(url, calls, (client) => client.query(`lock table ${table} in share mode`))
}

/**
 * Locks a user's row while `calls` are started, each once the previous one waits for the lock. Then it
 * releases the lock and returns their results.
 */
export async function runWithUserLocked<T>(
  { url }: Database,
  person: string,
  calls: readonly (() => Promise<T>)[],
): Promise<T[]> {
  return runBehindLock(url, calls, (client) =>
    client.query('select from users where id = $1 for update', [person]),
  )
}

async function runBehindLock<T>(
  url: string,
  calls: readonly (() => Promise<T>)[],
  hold: (client: Client) => Promise<unknown>,
): Promise<T[]> {
  return withClient(url, async (client) => {
    await client.query('begin')
    await hold(client)
    const started: Promise<T>[] = []
    for (const call of calls) {
      started.push(call())
      await expect.poll(() => countWaiting(url)).toBe(started.length)
    }
    await client.query('commit')
    return Promise.all(started)
  })
}

/** Counts the statements in this database that wait for a lock. */
async function countWaiting(url: string): Promise<number> {
  return withClient(url, async (client) => {
    const { rows } = await client.query(
      `select count(*)::int as waiting from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
    return rows[0].waiting
  })
}
