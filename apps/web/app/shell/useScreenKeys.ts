/** The keys of one screen. `/`, `?` and `g` are keys of all screens (useShortcuts.ts). */
import { useEffect, useEffectEvent } from 'react'
import { isTyping } from './useShortcuts.ts'

/** What the keys do, by the key. A function returns false when the key keeps its usual effect. */
export type ScreenKeys = Readonly<Record<string, () => unknown>>

/** Calls the function of a pressed key, except in fields and dialogs, and with a modifier key. */
export function useScreenKeys(keys: ScreenKeys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || isTyping(event)) return
    const act = Object.hasOwn(keys, event.key) ? keys[event.key] : undefined
    if (act && act() !== false) event.preventDefault()
  })
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', pressed)
    return () => document.removeEventListener('keydown', pressed)
  }, [])
}
