/** Random numbers that are the same for the same seed. */

/** A sequence of numbers from a seed. */
export interface Chance {
  /** Returns a number from 0 to just below 1. */
  next(): number
  /** Returns true with this probability. */
  is(probability: number): boolean
  /** Returns a whole number below `end`. */
  below(end: number): number
  /** Returns one of these values. */
  of<T>(list: readonly T[]): T
}

/** Creates the sequence of a seed (mulberry32). */
export function chanceOf(seed: number): Chance {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (end: number) => Math.floor(next() * end)
  return { next, below, is: (probability) => next() < probability, of: (list) => list[below(list.length)]! }
}
