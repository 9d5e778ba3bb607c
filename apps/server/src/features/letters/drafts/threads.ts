/**
 * The threads in which the built-in writer composes drafts. A draft takes milliseconds of processor time, and those for a
 * job that many alerts match would slow down requests and notifications of the same process.
 */
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { Piscina } from 'piscina'
import { MINUTE } from '../../../platform/clock.ts'
import type { ThreadJob, ThreadTask } from './built-in-thread.ts'
import type { ComposedDraft, DraftedJob, DraftMaterial } from './compose-draft.ts'

/** One processor is left to the event loop, and the database has work too. */
const THREADS = Math.min(4, Math.max(1, availableParallelism() - 1))
/** On Linux: the priority of the threads is lower than that of the process by so much. */
const NICENESS = 5
/** A thread takes a second or two to start and about 150 MB, so it stays for a while. */
const IDLE_TIMEOUT = 10 * MINUTE

/** A thread has its next drafts already when it finishes one. */
const AT_ONCE = 4

/** Composes the drafts of one job. */
export type ComposeInThread = (material: DraftMaterial, today: Date) => Promise<ComposedDraft>

/** Opens the threads; they start with the first draft, and end when they are not needed or the process ends. */
export function openDraftThreads(): (job: Pick<DraftedJob, 'post' | 'frequencies'>) => ComposeInThread {
  const threads = new Piscina<ThreadTask, ComposedDraft>({
    filename: join(import.meta.dirname, 'built-in-thread.ts'),
    minThreads: 0,
    maxThreads: THREADS,
    idleTimeout: IDLE_TIMEOUT,
    niceIncrement: NICENESS,
    concurrentTasksPerWorker: AT_ONCE,
  })
  return ({ post, frequencies }) => {
    const job = JSON.stringify({ post, frequencies: [...frequencies] } satisfies ThreadJob)
    return (material, today) => threads.run({ job, material, today })
  }
}
