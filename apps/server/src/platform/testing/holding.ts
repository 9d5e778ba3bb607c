/**
 * Makes a race come out the same way every time: holds back what is about to write to a table, until the calls
 * of a test wait in the order they were made in.
 */
import type { Client } from 'pg'
import { expect } from 'vitest'
import type { Database } from '../db/database.ts'
import { withClient } from './database.ts'

/**
 * Holds back every write to `table` while `calls` are started, each once the one before waits for a lock. Then
 * lets all go on, in that order, and returns what they came to.
 */
export async function inOrder<T>(
  { url }: Database,
  table: string,
  calls: readonly (() => Promise<T>)[],
): Promise<T[]> {
  return inTurn(url, calls, (client) => client.query(`lock table ${table} in share mode`))
}

/**
 * Holds a person's row while `calls` are started, each once the one before waits for it. Then lets all go on, in that
 * order, and returns what they came to.
 */
export async function withPersonHeld<T>(
  { url }: Database,
  person: string,
  calls: readonly (() => Promise<T>)[],
): Promise<T[]> {
  return inTurn(url, calls, (client) => client.query('select from users where id = $1 for update', [person]))
}

async function inTurn<T>(
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
      await expect.poll(() => waiting(url)).toBe(started.length)
    }
    await client.query('commit')
    return Promise.all(started)
  })
}

/** How many statements in this database wait for a lock. */
async function waiting(url: string): Promise<number> {
  return withClient(url, async (client) => {
    const { rows } = await client.query(
      `select count(*)::int as waiting from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
    return rows[0].waiting
  })
}
