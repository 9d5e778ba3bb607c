/** A cache in memory that forgets what was used least recently. */
export interface RecentCache<Key, Value> {
  get(key: Key): Value | undefined
  set(key: Key, value: Value): void
}

/** Creates a cache of at most `size` values. */
export function createRecentCache<Key, Value>(size: number): RecentCache<Key, Value> {
  // A map iterates in the order of insertion, so the first key is the one that was used least recently.
  const values = new Map<Key, Value>()
  return {
    get(key) {
      const value = values.get(key)
      if (value !== undefined) {
        values.delete(key)
        values.set(key, value)
      }
      return value
    },
    set(key, value) {
      values.delete(key)
      values.set(key, value)
      if (values.size > size) values.delete(values.keys().next().value!)
    },
  }
}
