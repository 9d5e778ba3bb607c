/** Compares tables.ts with the tables that the migrations create. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createTestDatabase } from '../testing/database.ts'
import { generateTables } from '../testing/generate-tables.ts'

const { database } = await createTestDatabase()

test('tables.ts is what npm run tables generates from the migrations', async () => {
  const text = readFileSync(join(import.meta.dirname, 'tables.ts'), 'utf8')
  expect(text).toBe(await generateTables(database.db))
})
