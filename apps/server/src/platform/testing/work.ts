/** The waiting work of a test's world, done by the real tasks, and the product's time with it. */
import { Logger, runOnce } from 'graphile-worker'
import type { Config } from '../../config.ts'
import { mailTasks, moneyTasks } from '../../work.ts'
import type { Database } from '../db/database.ts'
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
}

/** Lets time pass, as TEST_CLOCK does, and does what is due then. */
export async function pass(world: WorkingWorld, milliseconds: number): Promise<void> {
  world.clock.advance(milliseconds)
  await bringTasksForward(world.database.db, milliseconds / 1000)
  await doWork(world)
}

const quiet = new Logger(() => () => {})
