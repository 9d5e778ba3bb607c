/** Stores dismissed suggestions in this browser until the person logs out. */
import { useState } from 'react'
import { readList, storeList } from '../../persistence.ts'

const isText = (value: unknown): value is string => typeof value === 'string'
const loadDismissed = () => readList('dismissedAdvice', isText) ?? []

/** Returns the ids of the dismissed suggestions of one profile. */
export function useDismissedSuggestions(profile: string) {
  const prefix = `${profile}:`
  const read = () =>
    loadDismissed().flatMap((one) => (one.startsWith(prefix) ? [one.slice(prefix.length)] : []))
  const [dismissed, setDismissed] = useState(read)

  function store(ids: string[]) {
    const others = loadDismissed().filter((one) => !one.startsWith(prefix))
    storeList('dismissedAdvice', [...others, ...ids.map((id) => prefix + id)])
    setDismissed(ids)
  }

  return {
    dismissed,
    dismiss: (id: string) => store([...dismissed, id]),
    restore: () => store([]),
  }
}
