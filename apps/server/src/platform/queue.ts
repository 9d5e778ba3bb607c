/**
 * Work that outlives a request: graphile-worker in our own database. A task is added in the transaction of the fact
 * that causes it, wakes a worker in milliseconds, and is retried until it succeeds. The features define the tasks.
 *
 * graphile-worker returns the tasks of a killed worker after four hours. Here each worker records a heartbeat, and
 * every other worker releases the tasks and queues of those whose heartbeats have stopped.
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
import { type RawBuilder, sql } from 'kysely'
import type { Database, Db } from './db/database.ts'
import type { Log } from './log.ts'

/** The work of a task. It may run twice, and throws to be retried. `signal` aborts as soon as the worker must stop. */
export type Task = (payload: unknown, context: { signal: AbortSignal }) => Promise<void>

/** Thrown by a task to be retried after a failure that is expected, such as a service that does not answer. */
export class RetryTask extends Error {}

/** How a task is added. */
export interface TaskOptions {
  /** In the machine's time. */
  runAt?: Date
  /** There is one waiting task per key: adding it again replaces it. */
  key?: string
  /** Leaves the time of a task that already waits under the key as it is. */
  keepTime?: boolean
  /**
   * Tasks of the same queue run one after the other, across all processes. Suits a few queues only: to find the next
   * task graphile-worker locks the rows of all queues.
   */
  queue?: string
  /** Tasks with a higher number begin after all due ones with a lower number; 0 unless given. */
  priority?: number
  /** Adds the task only if this holds in the database. */
  onlyIf?: RawBuilder<boolean>
  /** How often the task is begun at most, 25 by default. A run that was killed counts. */
  attempts?: number
}

/**
 * A task that is added at fixed times of the machine's clock, once for all processes. It has no payload. It also
 * runs when a worker starts, which makes up for the times that passed without one.
 */
export interface Schedule {
  task: string
  /** Minute, hour, day, month and day of the week, in UTC: '10 3 * * *' is daily at 3:10. */
  cron: string
}

/** How a worker runs. */
export interface WorkerOptions {
  /** How many tasks run at once. */
  concurrency?: number
  schedules?: readonly Schedule[]
  /** A worker without a heartbeat for this many seconds counts as dead. */
  deadAfter?: number
}

/** Together with the pause between two heartbeats below 20 s: the work of a killed worker continues by then. */
const DEAD_AFTER_SECONDS = 15
const HEARTBEATS_UNTIL_DEAD = 5
/** In milliseconds. */
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
    job_key => ${options.key ?? null}, job_key_mode => ${mode}, priority => ${options.priority ?? null}::integer,
    max_attempts => ${options.attempts ?? null}::integer
  ) where ${options.onlyIf ?? sql`true`}`.execute(db)
}

/** Adds each scheduled task once, to run now. One that already waits stays as it is. */
export async function addScheduledTasks(db: Db, schedules: readonly Schedule[]): Promise<void> {
  for (const { task } of schedules) await addTask(db, task, {}, { key: task, keepTime: true })
}

/** Deletes the waiting tasks of these names (LIKE patterns) that are due by now; returns how many. */
export async function deleteDueTasks(db: Db, names: string[]): Promise<number> {
  const { rows } = await sql<{ id: string }>`
    select graphile_worker.complete_jobs(array(
      select j.id from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
      where t.identifier like any(${names}::text[]) and j.run_at <= now() and j.locked_at is null))`.execute(
    db,
  )
  return rows.length
}

/** Brings every waiting task forward, after the product's clock has been moved (TEST_CLOCK). */
export async function bringTasksForward(db: Db, seconds: number): Promise<void> {
  await sql`update graphile_worker._private_jobs set run_at = run_at - make_interval(secs => ${seconds}) where locked_at is null`.execute(
    db,
  )
}

/**
 * Runs tasks until stopped; `stop` lets running ones finish. The queue ends itself when the database connection is
 * lost; it is then restarted until that succeeds.
 */
export async function startWorker(
  database: Database,
  tasks: Record<string, Task>,
  log: Log,
  { concurrency = 4, schedules = [], deadAfter = DEAD_AFTER_SECONDS }: WorkerOptions = {},
): Promise<{ stop(): Promise<void> }> {
  const stopping = new AbortController()
  let runner = await startRunner()
  const restarts = (async () => {
    while (!stopping.signal.aborted) {
      await runner.ended.catch((error: unknown) => log.warn({ err: error }, 'the queue ended unexpectedly'))
      while (!stopping.signal.aborted) {
        await wait(RESTART_DELAY, undefined, { signal: stopping.signal }).catch(() => {})
        try {
          if (!stopping.signal.aborted) runner = await startRunner()
          break
        } catch {
          // The database is not back yet; the next iteration tries again.
        }
      }
    }
  })()
  return {
    async stop() {
      stopping.abort()
      await runner.stop()
      await restarts
    },
  }

  async function startRunner() {
    await addScheduledTasks(database.db, schedules)
    const started = await run(createRunnerOptions(database, tasks, log, { concurrency, schedules }))
    const heartbeat = startHeartbeat(started, database.db, log, deadAfter)
    const stopRunner = () => void started.stop().catch(() => {})
    const ended = Promise.race([
      started.promise,
      rejectAfterFailedStart(started),
      rejectAfterLostResult(started, concurrency),
    ]).finally(() => {
      stopRunner()
      return heartbeat.stop()
    })
    // The loop above awaits it; until then a rejection must not count as unhandled.
    ended.catch(() => {})
    const stop = () => {
      stopRunner()
      return ended.catch(() => {})
    }
    return { ended, stop }
  }
}

function createRunnerOptions(
  database: Database,
  tasks: Record<string, Task>,
  log: Log,
  { concurrency, schedules }: { concurrency: number; schedules: readonly Schedule[] },
): RunnerOptions {
  return {
    pgPool: database.pool,
    concurrency,
    noHandleSignals: true,
    // Tasks that are due at once wake the worker by NOTIFY; this is how late a scheduled one may start.
    pollInterval: 500,
    logger: createQueueLogger(log),
    parsedCronItems: createCronItems(schedules),
    // In batches, a result that cannot be stored ends the queue, which is then restarted. Stored one by one, it
    // would be an unhandled rejection and end the process.
    // The abort signal fires as soon as the worker is asked to stop; each task decides how long it may still take.
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

/**
 * Rejects when the queue could not look for its first task. graphile-worker reads the ids of the tasks then, and keeps a
 * failure: it would never find a task again.
 */
function rejectAfterFailedStart({ events }: Runner): Promise<never> {
  return new Promise((_resolve, reject) => {
    const stopWatching = () => {
      events.off('worker:getJob:error', fail)
      events.off('worker:getJob:empty', stopWatching)
      events.off('job:start', stopWatching)
    }
    const fail = ({ error }: { error: unknown }) => {
      stopWatching()
      reject(error)
    }
    events.on('worker:getJob:error', fail)
    events.on('worker:getJob:empty', stopWatching)
    events.on('job:start', stopWatching)
  })
}

/**
 * Rejects when the queue could not store the result of a task, which ends it, and all its workers have stopped. The queue's
 * own promise may stay pending then: graphile-worker miscounts the results that it stores until its end, and waits for
 * more of them.
 */
function rejectAfterLostResult({ events }: Runner, workers: number): Promise<never> {
  return new Promise((_resolve, reject) => {
    let lost: unknown
    let running = workers
    const rejectWhenStopped = () => {
      if (lost !== undefined && running === 0) reject(lost)
    }
    events.on('pool:fatalError', ({ error }) => {
      lost ??= error
      rejectWhenStopped()
    })
    events.on('worker:stop', () => {
      running -= 1
      rejectWhenStopped()
    })
  })
}

/** The key prevents a late task from running twice in a row. */
function createCronItems(schedules: readonly Schedule[]) {
  return parseCronItems(
    schedules.map(({ task, cron }) => ({
      task,
      match: cron,
      options: { jobKey: task, backfillPeriod: 0 },
    })),
  )
}

/** Records that this process's workers are alive, and releases the tasks of dead ones. */
function startHeartbeat(runner: Runner, db: Db, log: Log, deadAfter: number) {
  // Tasks are locked in the name of a worker's pool.
  const workers = new Set<string>()
  runner.events.on('worker:getJob:start', ({ worker }) => workers.add(worker.workerPool.id))
  const sendHeartbeat = async () => {
    try {
      await recordHeartbeat(db, [...workers])
      const released = await releaseTasksOfDeadWorkers(db, deadAfter)
      if (released > 0) log.warn({ workers: released }, 'released the tasks of dead workers')
    } catch (error) {
      log.warn({ err: error }, 'the heartbeat of the worker failed')
    }
  }
  let last = sendHeartbeat()
  const timer = setInterval(
    () => {
      last = sendHeartbeat()
    },
    (deadAfter * 1000) / HEARTBEATS_UNTIL_DEAD,
  )
  return {
    async stop() {
      clearInterval(timer)
      await last
    },
  }
}

async function recordHeartbeat(db: Db, workers: string[]): Promise<void> {
  if (workers.length === 0) return
  await sql`insert into worker_heartbeats (worker, seen_at) select unnest(${workers}::text[]), now()
    on conflict (worker) do update set seen_at = now()`.execute(db)
}

/**
 * Releases the tasks and the queues that workers without heartbeats hold; returns how many workers those were. It
 * goes by the machine's time, so moving the product's clock kills no worker.
 */
export async function releaseTasksOfDeadWorkers(
  db: Db,
  deadAfter: number = DEAD_AFTER_SECONDS,
): Promise<number> {
  const { rows } = await sql<{ worker: string }>`
    with locks as (
      select locked_by as worker, locked_at from graphile_worker._private_jobs where locked_at is not null
      union all
      select locked_by, locked_at from graphile_worker._private_job_queues where locked_at is not null
    )
    select distinct worker from locks
    where locked_at < now() - make_interval(secs => ${deadAfter})
      and not exists (select from worker_heartbeats where worker_heartbeats.worker = locks.worker
        and seen_at > now() - make_interval(secs => ${deadAfter}))`.execute(db)
  if (rows.length === 0) return 0
  const dead = rows.map((row) => row.worker)
  await sql`select graphile_worker.force_unlock_workers(${dead}::text[])`.execute(db)
  await sql`delete from worker_heartbeats where seen_at < now() - interval '1 day'`.execute(db)
  return rows.length
}

const silent = new QueueLogger(() => () => {})

/** Writes the messages of the queue to our log: its "info" as "debug", and so the failures that tasks expect. */
function createQueueLogger(log: Log): QueueLogger {
  return new QueueLogger(() => (level, message, meta) => {
    if (level === 'error' && !(meta?.error instanceof RetryTask)) log.error(message)
    else if (level === 'warning') log.warn(message)
    else log.debug(message)
  })
}
