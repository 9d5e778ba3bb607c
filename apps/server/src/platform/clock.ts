/**
 * The product's clock, which decides what is due or expired. It is passed as an argument, so that tests can
 * set the time and TEST_CLOCK can move it in a running product. The machine's own time (`Date.now()`) is used
 * only for what depends on it, such as when the queue runs a task and how old a gateway's signature is.
 */

/** Returns the product's time. */
export interface Clock {
  now(): Date
}

/** A clock that is `offset` milliseconds ahead of the machine's. */
export interface MovableClock extends Clock {
  /** Sets the offset in milliseconds. */
  setOffset(milliseconds: number): void
}

/** Returns a clock with the machine's time, which can be moved forward. */
export function systemClock(): MovableClock {
  let ahead = 0
  return {
    now: () => new Date(Date.now() + ahead),
    setOffset(milliseconds) {
      ahead = milliseconds
    },
  }
}

export const SECOND = 1000
export const MINUTE = 60 * SECOND
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR
