/** Work that is asked for again and again, done once for all who asked meanwhile, and tried again when it fails. */
import { setTimeout as wait } from 'node:timers/promises'

/** How long a failed try is let rest, in milliseconds. */
const RETRY_DELAY = 500

/** Such work. */
export interface CoalescedWork {
  /** Has it done soon: after the run that may be under way. */
  request(): void
  /** Resolves when the run that is under way, if any, has ended. */
  idle(): Promise<void>
  /** Lets the run under way end, and begins no other. */
  stop(): Promise<void>
}

/** Makes `work` such work. */
export function coalesce(work: () => Promise<void>, failed: (error: unknown) => void): CoalescedWork {
  const stopping = new AbortController()
  let asked = false
  let running: Promise<void> | undefined
  let run: Promise<void> | undefined
  const loop = async () => {
    while (asked && !stopping.signal.aborted) {
      asked = false
      try {
        run = work()
        await run
      } catch (error) {
        failed(error)
        asked = true
        await wait(RETRY_DELAY, undefined, { signal: stopping.signal }).catch(() => {})
      } finally {
        run = undefined
      }
    }
    running = undefined
  }
  return {
    request() {
      asked = true
      running ??= loop()
    },
    async idle() {
      await run?.catch(() => {})
    },
    async stop() {
      stopping.abort()
      await running
    },
  }
}
