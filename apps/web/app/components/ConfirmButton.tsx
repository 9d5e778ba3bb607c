import { Button } from '@mantine/core'
import { useState } from 'react'
import { LazyConfirm } from './LazyConfirm.tsx'

interface ConfirmButtonProps {
  /** The label of the button and of the one that confirms. */
  label: string
  /** What the button does and to what, where several buttons have the same label. */
  accessibleLabel?: string
  /** The dialog's heading. */
  title: string
  /** Says what will be lost. */
  text: string
  className?: string | undefined
  /** The action is running. */
  busy: boolean
  action: () => PromiseLike<unknown>
}

/** A button for an action that can't be undone: it asks first, and the dialog closes when the action has ended. */
export function ConfirmButton({
  label,
  accessibleLabel,
  title,
  text,
  className,
  busy,
  action,
}: ConfirmButtonProps) {
  const [confirming, setConfirming] = useState(false)

  async function confirm() {
    await action()
    setConfirming(false)
  }

  return (
    <>
      <Button
        variant="subtle"
        className={className}
        aria-label={accessibleLabel}
        onClick={() => setConfirming(true)}
      >
        {label}
      </Button>
      <LazyConfirm
        opened={confirming}
        title={title}
        text={text}
        yes={label}
        danger
        busy={busy}
        onYes={confirm}
        onNo={() => setConfirming(false)}
      />
    </>
  )
}
