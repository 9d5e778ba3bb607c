import type { ReactNode } from 'react'

/** The `h1` of a screen, which gets the focus after a navigation (shell/FollowRoute.tsx). */
export function PageTitle({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <h1 tabIndex={-1} className={className}>
      {children}
    </h1>
  )
}
