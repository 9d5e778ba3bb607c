/**
 * Records failed logins for the owner of the account. The time of an answer must not reveal whether an address is
 * known, so an unknown one adds a task too, for a placeholder. The task runs after a random delay, so that the next
 * call can't measure it.
 */
import { randomInt } from 'node:crypto'
import { z } from 'zod'
import type { Db } from '../../platform/db/database.ts'
import type { Origin } from '../../platform/http/origin.ts'
import type { UserId } from '../../platform/ids.ts'
import { addTask, type Task } from '../../platform/queue.ts'
import { type ActivityPorts, withActivity } from './activity.ts'
import { personExists } from './queries.ts'

/** The name of the task. */
export const NOTE_FAILED_LOGIN = 'note_failed_login'

/** The longest delay before a failed login is recorded, in milliseconds. */
const MAX_DELAY = 2000

const Payload = z.object({ user: z.uuid(), at: z.iso.datetime(), address: z.string(), device: z.string() })

/** Schedules the record of a failed login, for a person or for the placeholder of an unknown address. */
export async function scheduleFailedLoginRecord(
  db: Db,
  user: UserId,
  from: Origin,
  now: Date,
): Promise<void> {
  const runAt = new Date(Date.now() + randomInt(MAX_DELAY))
  await addTask(db, NOTE_FAILED_LOGIN, { user, at: now.toISOString(), ...from }, { runAt })
}

/** The task that records a failed login. A repeated run records it twice, which does no harm. */
export const failedLoginTasks = (ports: ActivityPorts): Record<string, Task> => ({
  async [NOTE_FAILED_LOGIN](payload) {
    const { user, at, ...from } = Payload.parse(payload)
    const person = user as UserId
    await withActivity({ ...ports, clock: { now: () => new Date(at) } }, async (tx, note) => {
      if (await personExists(tx, person)) await note(person, 'login_failed', from)
    })
  },
})
