import { Button, Modal } from '@mantine/core'
import { useNavigate } from 'react-router'
import { copy } from '../../../copy.ts'
import style from './Settings.module.css'

/** Says that the password was changed; there is one way on from here (spec §2 "Settings"). */
export function PasswordChanged({ opened }: { opened: boolean }) {
  const navigate = useNavigate()
  const goOn = () => navigate('/dashboard')
  return (
    <Modal opened={opened} onClose={goOn} title={copy.settings.done} size="sm" withCloseButton={false}>
      <p>{copy.settings.doneText}</p>
      <div className={style.ok}>
        <Button variant="next" onClick={goOn} data-autofocus>
          {copy.settings.ok}
        </Button>
      </div>
    </Modal>
  )
}
