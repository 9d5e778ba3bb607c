/**
 * Work that outlives a request: graphile-worker in our own database. A task is added in the transaction
 * of the fact that causes it, wakes a worker in milliseconds, and is tried again until it succeeds.
 * What the tasks do is in the features.
 *
 * graphile-worker gives a killed worker's tasks back after four hours. Ours beat every 5 s, and whoever
 * sees a beat older than 15 s gives them back: within 20 s of the kill somebody works on.
 */
import { setTimeout as wait } from 'node:timers/promises'
import {
  parseCronItems,
  Logger as QueueLogger,
  type Runner,
  type RunnerOptions,
  run,
  runMigrations,
} from 'graphile-worker'
import { sql } from 'kysely'
import type { Database, Db } from './db/database.ts'
import type { Log } from './log.ts'

/** What a task does. It may run twice, and it throws to be tried again. `signal` fires as soon as we are to stop. */
export type Task = (payload: unknown, context: { signal: AbortSignal }) => Promise<void>

/** How a task is added. `runAt` is in the machine's time; a `key` makes it the only one of its key. */
export interface TaskOptions {
  runAt?: Date
  key?: string
  /** With a key that waits already: leave its time alone. */
  keepTime?: boolean
  /** Tasks of the same queue are done one after the other, across all processes. */
  queue?: string
}

/** A task that is added at fixed times of the machine's clock, once for all processes. It has no payload. */
export interface Schedule {
  task: string
  /** Minute, hour, day, month and day of the week, in UTC: '10 3 * * *' is daily at 3:10. */
  cron: string
  /** A time that passed without a worker is made up for at the start, if it was within so many milliseconds. */
  catchUp?: number
}

const HEARTBEAT_INTERVAL = 5_000
const DEAD_AFTER_SECONDS = 15
const RESTART_DELAY = 1_000

/** Brings the queue's own tables up to date. */
export async function migrateQueue(database: Database): Promise<void> {
  await runMigrations({ pgPool: database.pool, logger: silent })
}

/** Adds a task; in a transaction it exists only if that commits. */
export async function addTask(
  db: Db,
  name: string,
  payload: object,
  options: TaskOptions = {},
): Promise<void> {
  const mode = options.keepTime ? 'preserve_run_at' : 'replace'
  await sql`select graphile_worker.add_job(
    ${name}, ${JSON.stringify(payload)}::json,
    queue_name => ${options.queue ?? null}, run_at => ${options.runAt ?? null}::timestamptz,
    job_key => ${options.key ?? null}, job_key_mode => ${mode}
  )`.execute(db)
}

/** Drops the waiting tasks of these names (LIKE patterns) that are due by now; returns how many. */
export async function deleteDueTasks(db: Db, names: string[]): Promise<number> {
  const { rows } = await sql<{ id: string }>`
    select graphile_worker.complete_jobs(array(
      select j.id from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
      where t.identifier like any(${names}::text[]) and j.run_at <= now() and j.locked_at is null))`.execute(
    db,
  )
  return rows.length
}

/** Brings every waiting task forward: the product's clock has been moved (TEST_CLOCK). */
export async function bringTasksForward(db: Db, seconds: number): Promise<void> {
  await sql`update graphile_worker._private_jobs set run_at = run_at - make_interval(secs => ${seconds}) where locked_at is null`.execute(
    db,
  )
}

/**
 * Works on tasks until stopped; `stop` lets running ones finish. When the database goes away the queue
 * ends itself; it is started again until it holds.
 */
export async function startWorker(
  database: Database,
  tasks: Record<string, Task>,
  log: Log,
  { concurrency = 4, schedules = [] }: { concurrency?: number; schedules?: readonly Schedule[] } = {},
): Promise<{ stop(): Promise<void> }> {
  const stopping = new AbortController()
  let shift = await startRunner()
  const shifts = (async () => {
    while (!stopping.signal.aborted) {
      await shift.ended.catch((error: unknown) => log.warn({ err: error }, 'the queue broke off'))
      while (!stopping.signal.aborted) {
        await wait(RESTART_DELAY, undefined, { signal: stopping.signal }).catch(() => {})
        try {
          if (!stopping.signal.aborted) shift = await startRunner()
          break
        } catch {
          // The database is not back yet; the next round tries again.
        }
      }
    }
  })()
  return {
    async stop() {
      stopping.abort()
      await shift.stop()
      await shifts
    },
  }

  async function startRunner() {
    const runner = await run(optionsFor(database, tasks, log, { concurrency, schedules }))
    const beat = startHeartbeat(runner, database.db, log)
    const ended = runner.promise.finally(() => beat.stop())
    // It is waited for above; until then a rejection must not count as unhandled.
    ended.catch(() => {})
    const stop = async () => {
      await runner.stop().catch(() => {})
      await ended.catch(() => {})
    }
    return { ended, stop }
  }
}

function optionsFor(
  database: Database,
  tasks: Record<string, Task>,
  log: Log,
  { concurrency, schedules }: { concurrency: number; schedules: readonly Schedule[] },
): RunnerOptions {
  return {
    pgPool: database.pool,
    concurrency,
    noHandleSignals: true,
    // Tasks for now wake us by NOTIFY; this is how late one planned for later may start.
    pollInterval: 500,
    logger: queueLogger(log),
    parsedCronItems: cronItemsOf(schedules),
    // In batches, a task's end that can't be written down ends the queue, which is begun again. One by one,
    // it would be an unhandled rejection, and end the process.
    // A task is told of a stop at once; what it can't leave half done it ends, and how long that may take it knows.
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0, gracefulShutdownAbortTimeout: 0 } },
    taskList: Object.fromEntries(
      Object.entries(tasks).map(([name, task]) => [
        name,
        async (payload: unknown, helpers: { abortSignal?: AbortSignal }) => {
          await task(payload, { signal: helpers.abortSignal ?? AbortSignal.timeout(600_000) })
        },
      ]),
    ),
  }
}

/** The key keeps a task that is late from being done twice in a row. */
function cronItemsOf(schedules: readonly Schedule[]) {
  return parseCronItems(
    schedules.map(({ task, cron, catchUp }) => ({
      task,
      match: cron,
      options: { jobKey: task, backfillPeriod: catchUp ?? 0 },
    })),
  )
}

/** Tells that our workers live, and gives back what dead ones held. */
function startHeartbeat(runner: Runner, db: Db, log: Log) {
  // A task is locked in the name of its worker's pool.
  const workers = new Set<string>()
  runner.events.on('worker:getJob:start', ({ worker }) => workers.add(worker.workerPool.id))
  const once = async () => {
    try {
      await recordHeartbeat(db, [...workers])
      const rescued = await releaseTasksOfDeadWorkers(db)
      if (rescued > 0) log.warn({ tasks: rescued }, 'took over what a dead worker held')
    } catch (error) {
      log.warn({ err: error }, 'the worker could not beat')
    }
  }
  let last = once()
  const timer = setInterval(() => {
    last = once()
  }, HEARTBEAT_INTERVAL)
  return {
    async stop() {
      clearInterval(timer)
      await last
    },
  }
}

async function recordHeartbeat(db: Db, workers: string[]): Promise<void> {
  if (workers.length === 0) return
  await sql`insert into worker_beats (worker, seen_at) select unnest(${workers}::text[]), now()
    on conflict (worker) do update set seen_at = now()`.execute(db)
}

/** Gives back the tasks of workers that no longer beat; returns how many. Machine time, so TEST_CLOCK kills nobody. */
export async function releaseTasksOfDeadWorkers(db: Db): Promise<number> {
  const { rows } = await sql<{ worker: string }>`
    select distinct locked_by as worker from graphile_worker._private_jobs
    where locked_at < now() - make_interval(secs => ${DEAD_AFTER_SECONDS})
      and not exists (
        select from worker_beats
        where worker = locked_by and seen_at > now() - make_interval(secs => ${DEAD_AFTER_SECONDS}))`.execute(
    db,
  )
  if (rows.length === 0) return 0
  const dead = rows.map((row) => row.worker)
  await sql`select graphile_worker.force_unlock_workers(${dead}::text[])`.execute(db)
  await sql`delete from worker_beats where seen_at < now() - interval '1 day'`.execute(db)
  return rows.length
}

const silent = new QueueLogger(() => () => {})

/** The queue's own words in our log, one level down: its "info" is our "debug". */
function queueLogger(log: Log): QueueLogger {
  return new QueueLogger(() => (level, message) => {
    if (level === 'error') log.error(message)
    else if (level === 'warning') log.warn(message)
    else log.debug(message)
  })
}
