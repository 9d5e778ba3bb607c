/**
 * A batch loader: combines calls that are made at the same time into one query. While one batch runs the next one
 * collects, so batches grow with the load, and no result is older than its call.
 */
import { setTimeout as wait } from 'node:timers/promises'
import DataLoader from 'dataloader'

/** In milliseconds: how long a batch may delay the next one, so that a hanging connection does not stop all calls. */
const MAX_WAIT = 20
const MAX_BATCH_SIZE = 500

/**
 * Makes a function that loads one from `loadMany`, which loads many in their order. Nothing is cached. With a `pause` in
 * milliseconds the first call of a batch waits that long for others, for work that nobody waits for.
 */
export function createBatchLoader<Key, Value>(
  loadMany: (keys: readonly Key[]) => Promise<Value[]>,
  pause?: number,
): (key: Key) => Promise<Value> {
  let previous: Promise<unknown> | undefined
  const loader = new DataLoader<Key, Value>(
    (keys) => {
      const values = loadMany(keys)
      const done = values.then(
        () => {},
        () => {},
      )
      previous = done
      void done.then(() => {
        if (previous === done) previous = undefined
      })
      return values
    },
    {
      cache: false,
      maxBatchSize: MAX_BATCH_SIZE,
      batchScheduleFn: (begin) => {
        if (pause !== undefined) setTimeout(begin, pause)
        else if (previous) void Promise.race([previous, wait(MAX_WAIT)]).then(begin)
        else setImmediate(begin)
      },
    },
  )
  return (key) => loader.load(key)
}
