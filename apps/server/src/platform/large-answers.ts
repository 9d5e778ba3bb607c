/**
 * Limits the memory that large answers of other servers use: few are read at a time, and their memory is
 * collected soon. Their size limits are in fetching.ts.
 */
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** A semaphore with a number of permits. */
export interface Semaphore {
  /** Waits for a permit and returns the function that releases it. @throws the signal's reason */
  acquire(signal: AbortSignal): Promise<() => void>
}

/** Creates a semaphore. */
export function createSemaphore(number: number): Semaphore {
  let free = number
  const waiting: (() => void)[] = []
  const leave = () => {
    const next = waiting.shift()
    if (next) next()
    else free++
  }
  return {
    async acquire(signal) {
      signal.throwIfAborted()
      if (free > 0) free--
      else
        await new Promise<void>((resolve, reject) => {
          const come = () => {
            signal.removeEventListener('abort', go)
            resolve()
          }
          const go = () => {
            waiting.splice(waiting.indexOf(come), 1)
            reject(signal.reason)
          }
          signal.addEventListener('abort', go, { once: true })
          waiting.push(come)
        })
      return leave
    },
  }
}

/** By default V8 keeps up to 64 MB of unused buffers, and as much of unused text, before it collects them. */
const COLLECT_AT = 20_000_000
let unusedBytes = 0
let collect: (() => void) | undefined

/**
 * Counts bytes that were read and will be unused soon, and collects garbage once they are many. A collection
 * takes 50 ms; an honest service causes less than one a day.
 */
export function collectAfter(bytes: number): void {
  unusedBytes += bytes
  if (unusedBytes < COLLECT_AT) return
  unusedBytes = 0
  if (!collect) {
    setFlagsFromString('--expose-gc')
    collect = runInNewContext('gc') as () => void
  }
  setImmediate(collect)
}
