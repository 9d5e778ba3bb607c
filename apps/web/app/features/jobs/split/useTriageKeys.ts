/** The keys of the split layout. `/`, `?` and `g` are keys of all screens (shell/useShortcuts.ts). */
import { useEffect, useEffectEvent } from 'react'
import { isTyping } from '../../../shell/useShortcuts.ts'

/** What the keys do, by the key. A function returns false when the key keeps its usual effect. */
export type TriageKeys = Record<'j' | 'k' | 's' | 'x' | 'u' | 'l' | 'a' | 'Enter' | 'Escape', () => unknown>

/** Calls the function of a pressed key, except in fields and dialogs, and with a modifier key. */
export function useTriageKeys(keys: TriageKeys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || isTyping(event)) return
    if (!Object.hasOwn(keys, event.key)) return
    if (keys[event.key as keyof TriageKeys]() !== false) event.preventDefault()
  })
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', pressed)
    return () => document.removeEventListener('keydown', pressed)
  }, [])
}
