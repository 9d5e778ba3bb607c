/** A queue that cannot store the result of a task, or cannot look for its first one, ends and starts again. */
import { sql } from 'kysely'
import { pino } from 'pino'
import { afterAll, expect, test } from 'vitest'
import { addTask, startWorker } from './queue.ts'
import { createTestDatabase } from './testing/database.ts'

const { database } = await createTestDatabase()
const { database: failingAtStart } = await createTestDatabase()
const { db } = database
const lines: string[] = []
const log = pino({ level: 'error' }, { write: (line: string) => void lines.push(line) })
const begun: string[] = []
const endings = new Map<string, () => void>()
const worker = await startWorker(
  database,
  {
    held: async (payload) => {
      const { name } = payload as { name: string }
      begun.push(name)
      await new Promise<void>((resolve) => endings.set(name, resolve))
    },
  },
  log,
  { deadAfter: 2 },
)
afterAll(() => worker.stop())

const add = (name: string) => addTask(db, 'held', { name })
const end = (name: string) => endings.get(name)!()
const stored = async () => {
  const { rows } = await sql<{ name: string }>`
    select payload ->> 'name' as name from graphile_worker._private_jobs order by name`.execute(db)
  return rows.map(({ name }) => name)
}

test('starts again after a result could not be stored and other tasks ended, and runs the task again', async () => {
  await sql`
    create function refuse_result() returns trigger language plpgsql as $$
      begin
        if old.payload ->> 'name' = 'refused' then raise exception 'no space left on device'; end if;
        return old;
      end $$`.execute(db)
  await sql`create trigger refuse_result before delete on graphile_worker._private_jobs
    for each row execute function refuse_result()`.execute(db)
  for (const name of ['refused', 'a', 'b', 'c']) await add(name)
  await expect.poll(() => begun.toSorted()).toEqual(['a', 'b', 'c', 'refused'])

  end('refused')
  await expect.poll(() => lines.join('')).toContain('Failed to complete jobs')
  await sql`drop trigger refuse_result on graphile_worker._private_jobs`.execute(db)
  end('a')
  await expect.poll(stored).toEqual(['b', 'c', 'refused'])
  end('b')
  await expect.poll(stored).toEqual(['c', 'refused'])
  end('c')
  await expect.poll(stored).toEqual(['refused'])

  await add('next')
  await expect.poll(() => begun).toContain('next')
  end('next')
  await expect.poll(() => begun.filter((name) => name === 'refused')).toHaveLength(2)
  end('refused')
  await expect.poll(stored).toEqual([])
})

test('starts again after it could not look for its first task', async () => {
  const { db } = failingAtStart
  // graphile-worker inserts the names of new tasks before it looks for the first one.
  await sql`
    create function refuse_name() returns trigger language plpgsql as $$
      begin raise exception 'no space left on device'; end $$`.execute(db)
  await sql`create trigger refuse_name before insert on graphile_worker._private_tasks
    for each row execute function refuse_name()`.execute(db)
  const warnings: string[] = []
  const warned = pino({ level: 'warn' }, { write: (line: string) => void warnings.push(line) })
  let ran = 0
  const started = await startWorker(failingAtStart, { counted: async () => void ran++ }, warned)
  try {
    await expect.poll(() => warnings.join('')).toContain('the queue ended unexpectedly')
    await sql`drop trigger refuse_name on graphile_worker._private_tasks`.execute(db)
    await addTask(db, 'counted', {})
    await expect.poll(() => ran).toBe(1)
  } finally {
    await started.stop()
  }
})
