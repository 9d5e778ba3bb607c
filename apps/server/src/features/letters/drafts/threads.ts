/**
 * The threads in which the built-in writer composes drafts. A draft takes milliseconds of processor time, and those for a
 * job that many alerts match would slow down requests and notifications of the same process.
 */
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { Piscina } from 'piscina'
import { MINUTE } from '../../../platform/clock.ts'
import type { Log } from '../../../platform/log.ts'
import type { ThreadJob, ThreadTask } from './built-in-thread.ts'
import type { ComposedDraft, DraftedJob, DraftMaterial } from './compose-draft.ts'

/** One processor is left to the event loop, where there are several, and the database has work too. */
const THREADS = Math.min(4, Math.max(1, availableParallelism() - 1))
/** The priority of the threads is lower than that of the process by so much. Elsewhere it would change the whole process. */
const NICENESS = process.platform === 'linux' ? 5 : 0
/** A thread takes a second or two to start and about 150 MB, so it stays for a while. */
const IDLE_TIMEOUT = 10 * MINUTE

/** A thread has its next drafts already when it finishes one. */
const AT_ONCE = 4

/**
 * Composes a draft of one job. It fails when `signal` fires.
 * @throws the error of the writer or of its thread, or the reason of the signal
 */
export type ComposeInThread = (
  material: DraftMaterial,
  options: { today: Date; signal: AbortSignal },
) => Promise<ComposedDraft>

/** Returns the function of a job that composes its drafts. Threads start with the first draft, and end after a pause or with the process. */
export function openDraftThreads(
  log: Log,
): (job: Pick<DraftedJob, 'post' | 'frequencies'>) => ComposeInThread {
  let threads = openThreads()

  function openThreads() {
    const opened = new Piscina<ThreadTask, ComposedDraft>({
      filename: join(import.meta.dirname, 'built-in-thread.ts'),
      minThreads: 0,
      maxThreads: THREADS,
      idleTimeout: IDLE_TIMEOUT,
      niceIncrement: NICENESS,
      concurrentTasksPerWorker: AT_ONCE,
    })
    opened.on('error', (err) => {
      log.error({ err }, 'a thread for drafts failed')
      replace(opened)
    })
    return opened
  }

  /** A thread that died leaves its queue behind, and one that hangs can only be ended: others take their place. */
  function replace(failed: Piscina<ThreadTask, ComposedDraft>) {
    if (threads !== failed) return
    threads = openThreads()
    void failed.destroy()
  }

  return ({ post, frequencies }) => {
    let job: string | undefined
    return async (material, { today, signal }) => {
      job ??= JSON.stringify({ post, frequencies: [...frequencies] } satisfies ThreadJob)
      const used = threads
      try {
        return await Promise.race([used.run({ job, material, today }), rejectWhen(signal)])
      } catch (error) {
        if (signal.aborted) replace(used)
        throw error
      }
    }
  }
}

const rejectWhen = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    if (signal.aborted) reject(signal.reason)
    else signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
