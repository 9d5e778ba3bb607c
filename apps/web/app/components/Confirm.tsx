import { Button, Modal } from '@mantine/core'
import type { ReactNode } from 'react'
import style from './Confirm.module.css'
import { sharedTexts } from './texts.ts'

interface ConfirmProps {
  opened: boolean
  title: string
  text: string
  /** The word on the button that goes ahead. */
  yes?: string
  /** The word on the button that doesn't; it has the focus first. */
  no?: string
  /** True while it is being done: the dialog stays, and it is too late for a no. */
  busy?: boolean
  /** Colours the button as one that takes something away. */
  danger?: boolean
  /** Below the text: why it didn't work, say. */
  children?: ReactNode
  onYes: () => void
  onNo: () => void
}

const keepOpen = () => {}

/** Asks before something that can't be undone at once. */
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
