import { lazy } from 'react'
import { copy } from '../copy.ts'
import { logOut } from '../features/accounts/index.ts'
import { OnDemand } from '../parts/OnDemand.tsx'
import { useAppDispatch } from '../store.ts'

// 25 kB that no first screen need wait for.
const Confirm = lazy(async () => ({ default: (await import('../parts/Confirm.tsx')).Confirm }))

interface LogoutDialogProps {
  opened: boolean
  onClose: () => void
  /** Where logging out leads from here. */
  to: '/login' | '/'
}

/** Asks before logging out (spec §2 "Sidebar", §4 "Logout"). */
export function LogoutDialog({ opened, onClose, to }: LogoutDialogProps) {
  const dispatch = useAppDispatch()
  return (
    <OnDemand wanted={opened}>
      {(open) => (
        <Confirm
          opened={open}
          title={copy.shell.confirmLogout}
          text={copy.shell.confirmLogoutText}
          onNo={onClose}
          onYes={() => dispatch(logOut(to))}
        />
      )}
    </OnDemand>
  )
}
