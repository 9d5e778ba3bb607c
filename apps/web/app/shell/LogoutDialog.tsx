import { LazyConfirm } from '../components/LazyConfirm.tsx'
import { logOut } from '../features/accounts/index.ts'
import { useAppDispatch } from '../store.ts'
import { shellTexts } from './texts.ts'

interface LogoutDialogProps {
  opened: boolean
  onClose: () => void
  /** The page to open after logging out. */
  to: '/login' | '/'
}

/** Asks before logging out (spec §2 "Sidebar", §4 "Logout"). */
export function LogoutDialog({ opened, onClose, to }: LogoutDialogProps) {
  const dispatch = useAppDispatch()
  return (
    <LazyConfirm
      opened={opened}
      title={shellTexts.confirmLogout}
      text={shellTexts.confirmLogoutText}
      onNo={onClose}
      onYes={() => dispatch(logOut(to))}
    />
  )
}
