/**
 * Keeps what strangers send from piling up in memory: few large answers at a time, and what they leave
 * behind given back. What is read, and how much of it, is not here (fetching.ts).
 */
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** A room with a number of seats. */
export interface Semaphore {
  /** Waits for a seat; what comes back leaves it. @throws the signal's reason */
  acquire(signal: AbortSignal): Promise<() => void>
}

/** Opens a room. */
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

/** Left to itself, V8 lets 64 MB of dead buffers stand, and as much of dead text, before it looks. */
const ENOUGH = 20_000_000
let dead = 0
let collect: (() => void) | undefined

/**
 * Counts bytes that were read and will be dropped, and has memory collected where they have become many.
 * It takes 50 ms, for more than a day's answers of an honest service.
 */
export function freeAfter(bytes: number): void {
  dead += bytes
  if (dead < ENOUGH) return
  dead = 0
  if (!collect) {
    setFlagsFromString('--expose-gc')
    collect = runInNewContext('gc') as () => void
  }
  setImmediate(collect)
}
