/** Schedules polls in the queue. A poll itself is in poll.ts; the queue runs in work.ts. */
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/database.ts'
import type { UserId } from '../../platform/ids.ts'
import { addTask } from '../../platform/queue.ts'
import type { Source } from './source.ts'

/** The payload of the task `poll_source`. */
export interface PollTask {
  source: string
  /** The person a personal source is polled for. */
  owner?: UserId
}

/**
 * Schedules the next poll of a source and replaces one that is already scheduled. The key ensures that only one
 * process polls a source. The polls of a personal source share a named queue, so they run one after another: its
 * server limits the requests of our address.
 */
export function schedulePoll(
  { db, clock }: { db: Db; clock: Clock },
  source: Source,
  at: Date,
  owner?: UserId,
): Promise<void> {
  const pause = Math.max(0, at.getTime() - clock.now().getTime())
  const task: PollTask = { source: source.name, ...(owner ? { owner } : {}) }
  return addTask(db, 'poll_source', task, {
    runAt: new Date(Date.now() + pause),
    key: owner ? `poll ${source.name} ${owner}` : `poll ${source.name}`,
    ...(source.provider ? { queue: `poll ${source.name}` } : {}),
  })
}
