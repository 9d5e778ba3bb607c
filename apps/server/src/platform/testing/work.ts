/** The waiting work of a test's world, done by the real tasks, and the product's time with it. */
import { Logger, runOnce } from 'graphile-worker'
import { sql } from 'kysely'
import { expect } from 'vitest'
import type { Config } from '../../config.ts'
import { mailTasks, moneyTasks } from '../../work.ts'
import type { Database, Db } from '../db/database.ts'
import type { Keys } from '../keys.ts'
import type { Log } from '../log.ts'
import { bringTasksForward, type Task } from '../queue.ts'
import type { TestClock } from './database.ts'

interface WorkingWorld {
  database: Database
  config: Config
  clock: TestClock
  log: Log
  keys: Keys
}

/** Does every task about money or mail that is due, and what follows from it. */
export async function doWork({ database, config, clock, log, keys }: WorkingWorld): Promise<void> {
  const world = { config, db: database.db, clock: { now: clock.now, setAhead: () => {} }, log, keys }
  const tasks = { ...moneyTasks(world), ...mailTasks(world) }
  await workOn(database, tasks)
}

/** Does what is due of these tasks, and what follows from it. */
export async function workOn(database: Database, tasks: Record<string, Task>): Promise<void> {
  await runOnce({
    pgPool: database.pool,
    noHandleSignals: true,
    logger: quiet,
    taskList: Object.fromEntries(
      Object.entries(tasks).map(([name, task]) => [
        name,
        (payload: unknown) => task(payload, { signal: AbortSignal.timeout(60_000) }),
      ]),
    ),
  })
  // The queue doesn't wait until it has written down how a task ended.
  await expect.poll(() => held(database.db)).toBe(0)
}

/** How many tasks somebody holds. */
async function held(db: Db): Promise<number> {
  const { rows } = await sql<{ held: number }>`
    select count(*) as held from graphile_worker._private_jobs where locked_at is not null`.execute(db)
  return rows[0]?.held ?? 0
}

/** Lets time pass, as TEST_CLOCK does, and does what is due then. */
export async function pass(world: WorkingWorld, milliseconds: number): Promise<void> {
  world.clock.advance(milliseconds)
  await bringTasksForward(world.database.db, milliseconds / 1000)
  await doWork(world)
}

/** Keeps everybody logged in, however long ago their login or last call was. */
export async function keepSessions({
  database: { db },
  clock,
}: Pick<WorkingWorld, 'database' | 'clock'>): Promise<void> {
  const now = clock.now()
  await db.updateTable('sessions').set({ created_at: now, last_used_at: now }).execute()
}

const quiet = new Logger(() => () => {})
