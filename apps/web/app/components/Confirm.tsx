import { Button, Modal } from '@mantine/core'
import type { ReactNode } from 'react'
import style from './Confirm.module.css'
import { sharedTexts } from './texts.ts'

interface ConfirmProps {
  opened: boolean
  title: string
  text: string
  /** The label of the confirming button. */
  yes?: string
  /** The label of the canceling button, which has the focus first. */
  no?: string
  /** The confirmed action is running: the dialog stays open and can't be canceled. */
  busy?: boolean
  /** Colors the button as destructive. */
  danger?: boolean
  /** Shown below the text, for example an error. */
  children?: ReactNode
  onYes: () => void
  onNo: () => void
}

const keepOpen = () => {}

/** Asks for confirmation before an action that can't be undone. */
export function Confirm({ opened, title, text, yes, no, busy, danger, children, onYes, onNo }: ConfirmProps) {
  return (
    <Modal opened={opened} onClose={busy ? keepOpen : onNo} title={title} size="sm" withCloseButton={false}>
      <p>{text}</p>
      {children}
      <div className={style.buttons}>
        <Button onClick={onNo} disabled={busy} data-autofocus>
          {no ?? sharedTexts.confirm.cancel}
        </Button>
        <Button variant={danger ? 'danger' : 'filled'} onClick={onYes} loading={busy}>
          {yes ?? sharedTexts.confirm.yes}
        </Button>
      </div>
    </Modal>
  )
}
