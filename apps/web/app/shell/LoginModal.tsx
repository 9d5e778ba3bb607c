import { Button, Modal } from '@mantine/core'
import { Link } from 'react-router'
import { copy } from '../copy.ts'
import style from './LandingHeader.module.css'

interface LoginModalProps {
  opened: boolean
  onClose: () => void
}

/** What LOGIN opens: the way to the login page (spec §2 "Public landing"). */
export function LoginModal({ opened, onClose }: LoginModalProps) {
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={copy.login.title}
      size="sm"
      closeButtonProps={{ 'aria-label': copy.landing.close }}
    >
      <p className={style.loginText}>{copy.landing.loginText}</p>
      <div className={style.loginButtons}>
        <Button component={Link} to="/login" variant="next" data-autofocus>
          {copy.landing.loginNow}
        </Button>
        <p>
          {copy.login.noAccount} <Link to="/signup">{copy.login.toSignUp}</Link>
        </p>
      </div>
    </Modal>
  )
}
