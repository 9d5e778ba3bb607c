/**
 * Servers and workers of one product on one PostgreSQL, to be killed or stopped. They share a database and a file whose
 * lines are the jobs; processes remove their folders when they end.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import { type Database, openDatabase } from '../../apps/server/src/platform/db/database.ts'
import { openEmbedded } from '../../apps/server/src/platform/db/embedded.ts'
import { databaseUrl, withClient } from '../../apps/server/src/platform/testing/database.ts'
import { createDataFolder, type ProductProcess, startProduct } from '../product-process.ts'

/** A running process, and the database and source that it uses. */
export interface Processes {
  database: Database
  /** An import file that is read every second. */
  file: string
  running: ReadonlySet<ProductProcess>
  /** Starts another process with the shared settings. */
  start(ROLE: 'web' | 'worker'): Promise<ProductProcess>
}

/** Opens a database called `name`; processes that still run at the end of the test file are killed. */
export async function processesOn(name: string, settings: Record<string, string>): Promise<Processes> {
  const folder = createDataFolder()
  const file = join(folder.path, 'jobs.ndjson')
  writeFileSync(file, '')
  const postgres = await openEmbedded(folder.path, { durable: false })
  await withClient(postgres.url, (client) => client.query(`create database ${name}`))
  const url = databaseUrl(postgres.url, name)
  const database = openDatabase(url, { connections: 3 })
  const running = new Set<ProductProcess>()
  afterAll(async () => {
    await Promise.all([...running].map((product) => product.kill()))
    await database.close()
    await postgres.stop()
    folder.remove()
  })
  return {
    database,
    file,
    running,
    async start(ROLE) {
      const own = createDataFolder()
      const product = await startProduct({
        ROLE,
        DATABASE_URL: url,
        DATA_DIR: own.path,
        DEMO: '0',
        APP_SECRET: `the secret of the processes of ${name}`,
        JOB_SOURCES: `file:${file}`,
        POLL_SECONDS: '1',
        ALLOW_PRIVATE_ADDRESSES: '1',
        ...settings,
      })
      product.process.once('exit', () => {
        own.remove()
        running.delete(product)
      })
      running.add(product)
      return product
    },
  }
}
