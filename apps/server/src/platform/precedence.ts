/**
 * Lets work that people wait for pass work in the background of the same process. The queue's priorities decide only
 * which task begins first; here long work in the background pauses while urgent work runs.
 */
import { setImmediate, setTimeout as wait } from 'node:timers/promises'

/** Long urgent work, such as the import of many posts, slows background work down, but does not stop it. In milliseconds. */
const MAX_PAUSE = 100

let running = 0
let idle: Promise<void> = Promise.resolve()
let becomeIdle = () => {}

/** Runs urgent work. Calls may overlap. */
export async function runUrgently<Result>(work: () => Promise<Result>): Promise<Result> {
  if (running === 0)
    idle = new Promise((resolve) => {
      becomeIdle = resolve
    })
  running += 1
  try {
    return await work()
  } finally {
    running -= 1
    if (running === 0) becomeIdle()
  }
}

/** Returns in a later turn of the event loop, as soon as no urgent work runs in this process. */
export async function giveWay(): Promise<void> {
  await setImmediate()
  if (running === 0) return
  const enough = new AbortController()
  await Promise.race([idle, wait(MAX_PAUSE, undefined, { signal: enough.signal }).catch(() => {})])
  enough.abort()
}
