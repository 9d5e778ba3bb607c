/** Which statements PostgreSQL keeps, on each connection. */
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { createTestDatabase } from '../testing/database.ts'
import type { Db } from './database.ts'
import { prepared } from './prepared.ts'

const { database } = await createTestDatabase()

/** Finds the statements that the connection has prepared, in the order of their preparation. */
async function findPrepared(db: Db): Promise<string[]> {
  const { rows } = await sql<{
    statement: string
  }>`select statement from pg_prepared_statements order by prepare_time`.execute(db)
  return rows.map(({ statement }) => statement)
}

test('a marked statement is prepared once, and another one never', async () => {
  await database.db.connection().execute(async (db) => {
    const twice = async (n: number) =>
      (await sql<{ twice: number }>`${prepared} select ${n}::int * 2 as twice`.execute(db)).rows[0]!.twice
    for (const n of [1, 2, 3, 4, 5, 6, 7]) expect(await twice(n)).toBe(2 * n)
    const users = db.selectFrom('users').modifyFront(prepared).select('id').where('email', '=', 'nobody')
    expect(await users.execute()).toEqual([])
    await sql`select ${1}::int`.execute(db)
    expect(await findPrepared(db)).toEqual([
      '/* prepared */ select $1::int * 2 as twice',
      expect.stringMatching(/^select \/\* prepared \*\/ "id"/),
    ])
    await expect(sql`${prepared} select ${'x'}::int`.execute(db)).rejects.toThrow('invalid input syntax')
    expect(await twice(8)).toBe(16)
  })
})
