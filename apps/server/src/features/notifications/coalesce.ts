/** Coalesced work: requests that arrive while it runs cause one more run, and a failed run is repeated. */
import { setTimeout as wait } from 'node:timers/promises'

/** In milliseconds. */
const RETRY_DELAY = 500

/** Work whose requests are coalesced. */
export interface CoalescedWork {
  /** Requests a run, after the current one if there is one. */
  request(): void
  /** Resolves when the current run, if any, has ended. */
  idle(): Promise<void>
  /** Waits for the current run and starts no other. */
  stop(): Promise<void>
}

/** Coalesces the requests for `work`. */
export function coalesce(work: () => Promise<void>, onError: (error: unknown) => void): CoalescedWork {
  const stopping = new AbortController()
  let requested = false
  let running: Promise<void> | undefined
  let run: Promise<void> | undefined
  const loop = async () => {
    while (requested && !stopping.signal.aborted) {
      requested = false
      try {
        run = work()
        await run
      } catch (error) {
        onError(error)
        requested = true
        await wait(RETRY_DELAY, undefined, { signal: stopping.signal }).catch(() => {})
      } finally {
        run = undefined
      }
    }
    running = undefined
  }
  return {
    request() {
      requested = true
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
