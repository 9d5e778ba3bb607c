/**
 * The product's clock, by which everything that is due, lasts or has passed is decided. It is handed on as an
 * argument, so that a test can decide what time it is, and TEST_CLOCK can move it for a running product. The
 * machine's own time (`Date.now()`) is left to what runs by it, such as when the queue
 * runs a task and how old a gateway's signature is.
 */

/** Tells the product's time. */
export interface Clock {
  now(): Date
}

/** A clock that runs with the machine's, `ahead` milliseconds before it. */
export interface MovableClock extends Clock {
  /** Sets how far it runs ahead, in milliseconds. */
  setAhead(milliseconds: number): void
}

/** The machine's time, movable forward. */
export function systemClock(): MovableClock {
  let ahead = 0
  return {
    now: () => new Date(Date.now() + ahead),
    setAhead(milliseconds) {
      ahead = milliseconds
    },
  }
}

export const SECOND = 1000
export const MINUTE = 60 * SECOND
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR
