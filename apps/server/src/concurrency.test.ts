/** Tests that the pool has enough connections for all tasks that may run at once and for concurrent requests. */
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { connectionsOf, tasksAtOnce } from './concurrency.ts'
import type { Config } from './config.ts'
import { openDatabase } from './platform/db/database.ts'
import { openLog } from './platform/log.ts'
import { addTask, startWorker } from './platform/queue.ts'
import { copyTemplate } from './platform/testing/database.ts'

const sized = (role: Config['role'], sources: number) =>
  ({ role, sources: Array.from({ length: sources }, () => 'x') }) as unknown as Config

test('answers twenty requests while every task holds a transaction', async () => {
  const config = sized('all', 60)
  const { url, drop } = await copyTemplate()
  const database = openDatabase(url, { connections: connectionsOf(config) })
  const tasks = tasksAtOnce(config)
  const everyone = Promise.withResolvers<void>()
  const finished = Promise.withResolvers<void>()
  let holding = 0
  let done = 0
  const hold = async () => {
    await database.db.transaction().execute(async (tx) => {
      await sql`select 1`.execute(tx)
      if (++holding === tasks) everyone.resolve()
      await everyone.promise
    })
    if (++done === tasks) finished.resolve()
  }
  for (let task = 0; task < tasks; task++) await addTask(database.db, 'hold', {}, { key: `hold ${task}` })
  const worker = await startWorker(database, { hold }, openLog('silent', false), { concurrency: tasks })
  await everyone.promise
  const requests = Array.from({ length: 20 }, () => sql`select pg_sleep(0.05)`.execute(database.db))
  await expect(Promise.all(requests)).resolves.toHaveLength(20)
  await finished.promise
  await worker.stop()
  await database.close()
  await drop()
})

test('opens no more connections than PostgreSQL accepts by default', () => {
  expect(connectionsOf(sized('all', 1))).toBe(27)
  expect(connectionsOf(sized('all', 200))).toBe(66)
  expect(connectionsOf(sized('web', 200))).toBe(20)
  expect(connectionsOf(sized('worker', 200)) + connectionsOf(sized('web', 200))).toBeLessThan(97)
})
