import { Button, Modal } from '@mantine/core'
import { Link } from 'react-router'
import { sharedTexts } from '../components/texts.ts'
import { texts as accountTexts } from '../features/accounts/texts.ts'
import style from './LandingHeader.module.css'
import { shellTexts } from './texts.ts'

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
      title={accountTexts.login.title}
      size="sm"
      closeButtonProps={{ 'aria-label': sharedTexts.close }}
    >
      <p className={style.loginText}>{shellTexts.landing.loginText}</p>
      <div className={style.loginButtons}>
        <Button component={Link} to="/login" variant="next" data-autofocus>
          {shellTexts.landing.loginNow}
        </Button>
        <p>
          {accountTexts.login.noAccount} <Link to="/signup">{accountTexts.login.toSignUp}</Link>
        </p>
      </div>
    </Modal>
  )
}
