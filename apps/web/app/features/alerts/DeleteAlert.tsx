import type { Alert } from '@gigbell/contract'
import { lazy, useState } from 'react'
import { messageOf } from '../../api.ts'
import { OnDemand } from '../../parts/OnDemand.tsx'
import { keepDraft } from '../../stored.ts'
import style from './Alerts.module.css'
import { useDeleteAlertMutation } from './api.ts'
import { words } from './words.ts'

const Confirm = lazy(async () => ({ default: (await import('../../parts/Confirm.tsx')).Confirm }))

interface DeleteAlertProps {
  /** The alert in question; absent while nothing is asked. */
  alert: Alert | undefined
  onClose: () => void
  /** The card and its button are gone then: the focus needs another place. */
  onDeleted: () => void
}

/** Asks before an alert is deleted; where that fails, says so in the dialog. */
export function DeleteAlert({ alert, onClose, onDeleted }: DeleteAlertProps) {
  const [remove, { isLoading, error, reset }] = useDeleteAlertMutation()
  const [shown, setShown] = useState(alert)
  // The words stay while the dialog fades.
  if (alert && alert !== shown) setShown(alert)

  function close() {
    reset()
    onClose()
  }

  async function go() {
    if (!alert || isLoading) return
    const answer = await remove(alert.id)
    if (answer.error) return
    keepDraft(`alert:${alert.id}`, null)
    close()
    onDeleted()
  }

  return (
    <OnDemand wanted={alert !== undefined}>
      {(opened) => (
        <Confirm
          opened={opened}
          title={words.deleteTitle(shown?.name ?? '')}
          text={words.deleteText}
          yes={words.delete}
          danger
          busy={isLoading}
          onYes={go}
          onNo={close}
        >
          <p role="alert" className={style.error} hidden={!error}>
            {error && messageOf(error, words.deleteFailed)}
          </p>
        </Confirm>
      )}
    </OnDemand>
  )
}
