import { Button, Modal } from '@mantine/core'
import { useLocation, useNavigate } from 'react-router'
import style from './Settings.module.css'
import { texts } from './texts.ts'

interface PasswordChangedProps {
  opened: boolean
  /** Closes it, where somebody stays on the page. */
  onClose: () => void
}

/** Says that the password was changed; from the settings it leads to the dashboard (spec §2 "Settings"). */
export function PasswordChanged({ opened, onClose }: PasswordChangedProps) {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  // Without a plan the dashboard would lead to the plans.
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
