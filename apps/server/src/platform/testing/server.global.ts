/**
 * Starts one PostgreSQL for a test run, with the migrated template that every test file copies. It does not
 * flush to disk, which makes it several times faster.
 */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { migrate, openDatabase } from '../db/database.ts'
import { openEmbedded } from '../db/embedded.ts'
import { migrateQueue } from '../queue.ts'
import { databaseUrl, TEMPLATE, withClient } from './database.ts'

export default async function setup(project: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), 'gigbell-test-'))
  // A temporary folder is readable by its owner only, but PostgreSQL may run as another user (embedded.ts).
  chmodSync(folder, 0o755)
  const postgres = await openEmbedded(folder, { durable: false, connections: 500 })
  await withClient(postgres.url, (client) => client.query(`create database ${TEMPLATE}`))
  const template = openDatabase(databaseUrl(postgres.url, TEMPLATE))
  await migrate(template, () => migrateQueue(template))
  await template.close()
  project.provide('postgresUrl', postgres.url)
  return async () => {
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
