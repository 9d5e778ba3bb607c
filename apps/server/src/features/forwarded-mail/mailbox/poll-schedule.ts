/** Schedules when a mailbox is read next. The task itself is in poll.ts. */
import { createHash } from 'node:crypto'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/db/database.ts'
import type { UserId } from '../../../platform/ids.ts'
import { addTask } from '../../../platform/queue.ts'

/** The name of the task that reads a mailbox. */
export const POLL_MAILBOX = 'poll_mailbox'

/**
 * All mailboxes share this many named queues, so that slow servers occupy no more than two of the worker's four places.
 * A queue for each person would slow down the search for the next task (platform/queue.ts).
 */
const QUEUES = 2

/** Schedules the next time that a person's mailbox is read. With `keepTime` one that is scheduled stays as it is. */
export function schedulePoll(
  { db, clock }: { db: Db; clock: Clock },
  person: UserId,
  at: Date,
  { keepTime = false }: { keepTime?: boolean } = {},
): Promise<void> {
  const pause = Math.max(0, at.getTime() - clock.now().getTime())
  const queue = createHash('sha256').update(person).digest()[0]! % QUEUES
  return addTask(
    db,
    POLL_MAILBOX,
    { person },
    {
      runAt: new Date(Date.now() + pause),
      key: `${POLL_MAILBOX} ${person}`,
      queue: `${POLL_MAILBOX} ${queue}`,
      keepTime,
    },
  )
}
