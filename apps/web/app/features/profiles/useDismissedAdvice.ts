/** Stores dismissed advice in this browser until the person logs out. */
import { useState } from 'react'
import { keepList, kept } from '../../stored.ts'

const isText = (value: unknown): value is string => typeof value === 'string'
const loadDismissed = () => kept('dismissedAdvice', isText) ?? []

/** Returns the dismissed advice of one profile by the ids of its rules. */
export function useDismissedAdvice(profile: string) {
  const prefix = `${profile}:`
  const read = () =>
    loadDismissed().flatMap((one) => (one.startsWith(prefix) ? [one.slice(prefix.length)] : []))
  const [dismissed, setDismissed] = useState(read)

  function store(rules: string[]) {
    const others = loadDismissed().filter((one) => !one.startsWith(prefix))
    keepList('dismissedAdvice', [...others, ...rules.map((rule) => prefix + rule)])
    setDismissed(rules)
  }

  return {
    dismissed,
    dismiss: (rule: string) => store([...dismissed, rule]),
    restore: () => store([]),
  }
}
