import { type ReactNode, useSyncExternalStore } from 'react'

const never = () => () => {}

/** Returns false in a page that was rendered at build until React has hydrated it. */
const useIsHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

/**
 * Disables the controls of a page rendered at build until the app handles them: before that, a form would be sent with
 * its values in the address.
 */
export function InertUntilHydrated({ children }: { children: ReactNode }) {
  return (
    <div inert={!useIsHydrated()} style={{ display: 'contents' }}>
      {children}
    </div>
  )
}
