/**
 * Reminders of letters: a task of the queue for each time that is set. A task whose time has been changed or removed finds
 * another one at the letter, and does nothing.
 */
import type { Clock } from '../../../platform/clock.ts'
import type { Db, Tx } from '../../../platform/db/database.ts'
import { addTask } from '../../../platform/queue.ts'
import { createReminder } from '../../notifications/index.ts'
import { claimReminder } from './queries.ts'

/** The name of the task that creates a reminder. */
export const REMIND_OF_LETTER = 'remind_of_letter'

/** The payload of the task. */
interface ReminderTask {
  letter: string
  /** The time for which it was added. */
  at: string
}

/** Adds the task of a reminder, which replaces that of a former time. The queue runs by the machine's time. */
export async function scheduleReminder(tx: Tx, letter: string, at: Date, now: Date): Promise<void> {
  const task: ReminderTask = { letter, at: at.toISOString() }
  const runAt = new Date(Date.now() + at.getTime() - now.getTime())
  await addTask(tx, REMIND_OF_LETTER, task, { key: `${REMIND_OF_LETTER} ${letter}`, runAt })
}

/** Creates a reminder, once for each time that was set, even if the task runs twice. */
export async function remindOfLetter(
  { db, clock }: { db: Db; clock: Clock },
  payload: unknown,
): Promise<void> {
  const { letter, at: time } = payload as ReminderTask
  const at = new Date(time)
  await db.transaction().execute(async (tx) => {
    const claimed = await claimReminder(tx, letter, at)
    if (!claimed) return
    const { user_id: person, job_id: job, title } = claimed
    await createReminder(tx, { person, letter: { id: letter, title }, job, at }, clock.now())
  })
}
