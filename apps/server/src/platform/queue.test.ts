/** The queue: a task exists only if its transaction commits, and the tasks of a dead worker are released. */
import { sql } from 'kysely'
import { pino } from 'pino'
import { afterAll, expect, test } from 'vitest'
import { addTask, bringTasksForward, releaseTasksOfDeadWorkers, startWorker } from './queue.ts'
import { createTestDatabase } from './testing/database.ts'

const { database } = await createTestDatabase()
const { db } = database
const log = pino({ level: 'silent' })
const done: string[] = []
let finish = () => {}
const worker = await startWorker(
  database,
  {
    note: async (payload) => {
      done.push((payload as { text: string }).text)
    },
    daily: async () => {
      done.push('daily')
    },
    long: async () => {
      done.push('long begun')
      await new Promise<void>((resolve) => {
        finish = resolve
      })
      done.push('long ended')
    },
    fail_once: async (payload) => {
      const { text } = payload as { text: string }
      done.push(text)
      if (done.filter((one) => one === text).length === 1) throw new Error('the first time fails')
    },
  },
  log,
  { schedules: [{ task: 'daily', cron: '0 0 * * *' }] },
)
afterAll(() => worker.stop())

test('runs a task whose transaction commits, and none whose transaction rolls back', async () => {
  await db.transaction().execute((tx) => addTask(tx, 'note', { text: 'kept' }))
  await expect(
    db.transaction().execute(async (tx) => {
      await addTask(tx, 'note', { text: 'rolled back' })
      throw new Error('no')
    }),
  ).rejects.toThrow('no')
  await addTask(db, 'note', { text: 'after' })
  await expect.poll(() => done).toContain('after')
  expect(done).toContain('kept')
  expect(done).not.toContain('rolled back')
})

test('retries a task that throws', async () => {
  await addTask(db, 'fail_once', { text: 'again' })
  await expect.poll(() => done.filter((one) => one === 'again').length).toBe(2)
})

test('keeps one waiting task per key, with its latest time', async () => {
  const soon = new Date(Date.now() + 3_600_000)
  await addTask(db, 'note', { text: 'keyed' }, { key: 'only one', runAt: soon })
  await addTask(db, 'note', { text: 'keyed' }, { key: 'only one', runAt: soon })
  const { rows } = await sql`select 1 from graphile_worker.jobs where key = 'only one'`.execute(db)
  expect(rows).toHaveLength(1)
})

test('runs a scheduled task once at the first start', async () => {
  await expect.poll(() => done).toContain('daily')
  expect(done.filter((one) => one === 'daily')).toHaveLength(1)
})

test('brings waiting tasks forward when the clock is moved', async () => {
  await addTask(db, 'note', { text: 'tomorrow' }, { runAt: new Date(Date.now() + 86_400_000) })
  await bringTasksForward(db, 86_400)
  await expect.poll(() => done).toContain('tomorrow')
})

test('releases the tasks and queues of a dead worker, and none of a living one', async () => {
  for (const who of ['dead', 'living'])
    await addTask(db, 'note', { text: who }, { runAt: new Date(Date.now() + 3_600_000), queue: who })
  await sql`update graphile_worker._private_jobs
    set locked_by = payload ->> 'text', locked_at = now() - interval '60 seconds', run_at = now()
    where payload ->> 'text' in ('dead', 'living')`.execute(db)
  await sql`update graphile_worker._private_job_queues
    set locked_by = queue_name, locked_at = now() - interval '60 seconds'`.execute(db)
  // Its heartbeat is in the future, so it stays alive however long this test takes.
  await sql`insert into worker_heartbeats values ('living', now() + interval '1 day')`.execute(db)
  await releaseTasksOfDeadWorkers(db)
  await expect.poll(() => done).toContain('dead')
  expect(done).not.toContain('living')
})

test('leaves a long task with its worker while that sends heartbeats', async () => {
  await addTask(db, 'long', {})
  await expect.poll(() => done).toContain('long begun')
  try {
    const { rows } = await sql<{ locked_by: string }>`
      update graphile_worker._private_jobs set locked_at = now() - interval '60 seconds'
      where locked_by <> 'living' returning locked_by`.execute(db)
    const heartbeats = () => db.selectFrom('worker_heartbeats').select('worker').execute()
    await expect.poll(heartbeats).toContainEqual({ worker: rows[0]?.locked_by })
    expect(await releaseTasksOfDeadWorkers(db)).toBe(0)
  } finally {
    finish()
  }
  await expect.poll(() => done).toContain('long ended')
  expect(done.filter((one) => one === 'long begun')).toHaveLength(1)
})
