/** Runs the tasks of a test product and advances its time. */
import { Logger, runOnce } from 'graphile-worker'
import { sql } from 'kysely'
import { Registry } from 'prom-client'
import { expect } from 'vitest'
import type { Config } from '../../config.ts'
import { features } from '../../features/index.ts'
import type { Clock } from '../clock.ts'
import type { Database, Db } from '../db/database.ts'
import { openFetcher } from '../fetching.ts'
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

/** Runs every due task about money or mail, and the tasks that these add. */
export async function runDueTasks(world: WorkingWorld): Promise<void> {
  await runTasks(world.database, tasksIn(world, ['accounts', 'billing', 'newsletter', 'referrals']))
}

/** The tasks of the features of these names. */
export function tasksIn(
  { database, config, clock, log, keys }: Omit<WorkingWorld, 'clock'> & { clock: Clock },
  names: string[],
): Record<string, Task> {
  const movable = { now: clock.now, setOffset: () => {} }
  const fetcher = openFetcher(config)
  const metrics = new Registry()
  const world = { config, db: database.db, clock: movable, log, keys, fetcher, metrics }
  const chosen = features.filter(({ name }) => names.includes(name))
  return Object.assign({}, ...chosen.map(({ tasks }) => tasks?.(world, features)))
}

/** Runs the given tasks that are due, and the tasks that follow. */
export async function runTasks(database: Database, tasks: Record<string, Task>): Promise<void> {
  await runOnce({
    pgPool: database.pool,
    noHandleSignals: true,
    logger: silentLogger,
    taskList: Object.fromEntries(
      Object.entries(tasks).map(([name, task]) => [
        name,
        (payload: unknown) => task(payload, { signal: AbortSignal.timeout(60_000) }),
      ]),
    ),
  })
  // The queue does not wait until it has stored the result of a task.
  await expect.poll(() => countLocked(database.db)).toBe(0)
}

/** Counts the locked tasks. */
async function countLocked(db: Db): Promise<number> {
  const { rows } = await sql<{ held: number }>`
    select count(*) as held from graphile_worker._private_jobs where locked_at is not null`.execute(db)
  return rows[0]?.held ?? 0
}

/** Advances the time, as TEST_CLOCK does, and runs the tasks that are due. */
export async function advanceTime(world: WorkingWorld, milliseconds: number): Promise<void> {
  world.clock.advance(milliseconds)
  await bringTasksForward(world.database.db, milliseconds / 1000)
  await runDueTasks(world)
}

/** Keeps all users signed in, however old their sessions are. */
export async function renewSessions({
  database: { db },
  clock,
}: Pick<WorkingWorld, 'database' | 'clock'>): Promise<void> {
  const now = clock.now()
  await db.updateTable('sessions').set({ created_at: now, last_used_at: now }).execute()
}

const silentLogger = new Logger(() => () => {})
