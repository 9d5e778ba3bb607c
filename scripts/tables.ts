/** `npm run tables`: generates apps/server/src/platform/db/tables.ts from the migrations. */
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrate, openDatabase } from '../apps/server/src/platform/db/database.ts'
import { openEmbedded } from '../apps/server/src/platform/db/embedded.ts'
import { generateTables } from '../apps/server/src/platform/testing/generate-tables.ts'

const file = 'apps/server/src/platform/db/tables.ts'
const folder = mkdtempSync(join(tmpdir(), 'gigbell-tables-'))
// PostgreSQL may run as another user (embedded.ts).
chmodSync(folder, 0o755)
const postgres = await openEmbedded(folder, { durable: false })
const database = openDatabase(postgres.url)
try {
  await migrate(database, async () => {})
  writeFileSync(file, await generateTables(database.db))
} finally {
  await database.close()
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
}
console.log(`${file} is written.`)
