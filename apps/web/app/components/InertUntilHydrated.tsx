import { type ReactNode, useSyncExternalStore } from 'react'

const never = () => () => {}

/** False in a page that was rendered at build, until React has taken it over. */
const useIsHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

/**
 * Around the controls of a page rendered at build: nobody presses a button or sends a form (with what was typed in its
 * address) before the app handles it.
 */
export function InertUntilHydrated({ children }: { children: ReactNode }) {
  return (
    <div inert={!useIsHydrated()} style={{ display: 'contents' }}>
      {children}
    </div>
  )
}
