/**
 * Wrong passwords at login, noted for whose account was tried. Time must not tell whether an address is known:
 * for an unknown one the same is done for nobody, one task more, and what the task does comes some moments later,
 * never at once, where the next call could measure it.
 */
import { randomInt } from 'node:crypto'
import { z } from 'zod'
import type { Db } from '../../platform/db/database.ts'
import type { Origin } from '../../platform/http/origin.ts'
import type { UserId } from '../../platform/ids.ts'
import { addTask, type Task } from '../../platform/queue.ts'
import { type ActivityPorts, noting } from './activity.ts'
import { isThere } from './queries.ts'

/** A wrong password is noted within so many milliseconds. */
const LATER = 2000

const Payload = z.object({ user: z.uuid(), at: z.iso.datetime(), address: z.string(), device: z.string() })

/** Has a wrong password noted for a person, or for nobody. */
export async function askForFailedLogin(db: Db, user: UserId, from: Origin, now: Date): Promise<void> {
  const runAt = new Date(Date.now() + randomInt(LATER))
  await addTask(db, 'note_failed_login', { user, at: now.toISOString(), ...from }, { runAt })
}

/** The task that notes it. Run twice, it notes it twice: no harm is done by that. */
export const failedLoginTasks = (ports: ActivityPorts): Record<string, Task> => ({
  async note_failed_login(payload) {
    const { user, at, ...from } = Payload.parse(payload)
    const person = user as UserId
    await noting({ ...ports, clock: { now: () => new Date(at) } }, async (tx, note) => {
      if (await isThere(tx, person)) await note(person, 'login_failed', from)
    })
  },
})
