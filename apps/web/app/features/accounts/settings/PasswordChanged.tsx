import { Button, Modal } from '@mantine/core'
import { useLocation, useNavigate } from 'react-router'
import style from './Settings.module.css'
import { texts } from './texts.ts'

interface PasswordChangedProps {
  opened: boolean
  /** Called when the page stays open. */
  onClose: () => void
}

/** Confirms that the password was changed; in the settings, OK opens the dashboard (spec §2 "Settings"). */
export function PasswordChanged({ opened, onClose }: PasswordChangedProps) {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  // Without a plan the dashboard would redirect to the plans.
  const goOn = () => (pathname.startsWith('/dashboard') ? navigate('/dashboard') : onClose())
  return (
    <Modal opened={opened} onClose={goOn} title={texts.done} size="sm" withCloseButton={false}>
      <p>{texts.doneText}</p>
      <div className={style.ok}>
        <Button variant="next" onClick={goOn} data-autofocus>
          {texts.ok}
        </Button>
      </div>
    </Modal>
  )
}
