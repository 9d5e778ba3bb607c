/** When the queue polls what. What a poll does is in poll.ts, and who runs the queue in work.ts. */
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/database.ts'
import type { UserId } from '../../platform/ids.ts'
import { addTask } from '../../platform/queue.ts'
import type { Source } from './source.ts'

/** What the task `poll_source` is given. */
export interface PollTask {
  source: string
  /** For whom, where the source is personal. */
  owner?: UserId
}

/**
 * Plans the next poll of a source, in place of one that is planned already. The key makes it one poller across
 * all processes. The polls of a personal source share a queue: its server counts the calls of an address, so
 * its people have their turns one after the other.
 */
export function planPoll(
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
    ...(source.personal ? { queue: `poll ${source.name}` } : {}),
  })
}
