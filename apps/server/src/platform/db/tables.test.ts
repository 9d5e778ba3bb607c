/** The shapes the compiler knows (tables.ts) against the tables that the migrations make. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { createTestDatabase } from '../testing/database.ts'

const { database } = await createTestDatabase()

/** Each table's columns as tables.ts names them. Types leave no trace in a running program, so its text is read. */
function written(): Record<string, string[]> {
  const text = readFileSync(join(import.meta.dirname, 'tables.ts'), 'utf8')
  const tables = text.slice(text.indexOf('export interface Tables {'))
  return Object.fromEntries(
    [...tables.matchAll(/^ {2}(\w+): \{\n(.*?)^ {2}\}/gms)].map(([, table, columns]) => [
      table,
      [...columns!.matchAll(/^ {4}(\w+)\??:/gm)].map(([, column]) => column!).sort(),
    ]),
  )
}

test('every table and every column there is stands in tables.ts, and none besides', async () => {
  const { rows } = await sql<{ table: string; columns: string[] }>`
    select table_name::text as table, array_agg(column_name::text) as columns from information_schema.columns
    where table_schema = 'public' and table_name not like 'kysely_%' group by table_name`.execute(database.db)
  const made = Object.fromEntries(rows.map(({ table, columns }) => [table, columns.sort()]))
  expect(written()).toEqual(made)
})
