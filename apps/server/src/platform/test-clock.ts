/**
 * TEST_CLOCK: moves the product's clock forward in every process, so that trials and periods end. The offset
 * is a row of the database; other processes learn about a change by NOTIFY.
 */
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { MovableClock } from './clock.ts'
import type { Db } from './db/database.ts'
import { addScheduledTasks, bringTasksForward, type Schedule } from './queue.ts'
import { type Listener, listenToSignals, sendSignal } from './signals.ts'

const CHANNEL = 'clock_moved'

/** Registers `POST /api/test/clock { advance: seconds }`, which accepts 1 second to 10 years. */
export function serveTestClock(
  app: FastifyInstance,
  db: Db,
  clock: MovableClock,
  schedules: readonly Schedule[],
): void {
  const Advance = z.object({ advance: z.number().int().min(1).max(315_360_000) })
  app.post('/api/test/clock', { schema: { body: Advance } }, async (request) => {
    const { advance } = request.body as z.infer<typeof Advance>
    await db.transaction().execute(async (tx) => {
      await tx
        .updateTable('clock_offset')
        .set((row) => ({ seconds: row('seconds', '+', advance) }))
        .execute()
      await sendSignal(tx, CHANNEL)
    })
    await readOffset(db, clock)
    // The clock must be moved first: a task that starts at the old time would find nothing due and schedule
    // itself as far ahead again.
    await bringTasksForward(db, advance)
    // Their times are those of the machine's clock, which has not moved.
    await addScheduledTasks(db, schedules)
    return { data: { now: clock.now().toISOString() } }
  })
}

/** Sets the clock by the stored offset, and again whenever another process changes it. */
export async function followTestClock(url: string, db: Db, clock: MovableClock): Promise<Listener> {
  await readOffset(db, clock)
  return listenToSignals(url, { [CHANNEL]: () => void readOffset(db, clock).catch(() => {}) })
}

async function readOffset(db: Db, clock: MovableClock): Promise<void> {
  const { seconds } = await db.selectFrom('clock_offset').select('seconds').executeTakeFirstOrThrow()
  clock.setOffset(seconds * 1000)
}
