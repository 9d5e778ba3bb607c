import { useState } from 'react'
import { messageOf } from '../api.ts'
import style from './Confirm.module.css'
import { ConfirmLater } from './ConfirmLater.tsx'

interface ConfirmDeleteProps<Thing extends { id: string }> {
  /** What is in question; absent while nothing is asked. */
  thing: Thing | undefined
  /** The dialog's heading, from the thing's name. */
  title: (thing: Thing) => string
  /** What will be lost. */
  text: string
  /** The word on the button that deletes. */
  yes: string
  /** Why it failed, where the server doesn't say. */
  failed: string
  /** What deletes it, as RTK Query's mutation hook gives it. */
  deletion: readonly [
    remove: (id: string) => PromiseLike<{ error?: unknown }>,
    state: { isLoading: boolean; error?: unknown; reset: () => void },
  ]
  onClose: () => void
  onDeleted: (thing: Thing) => void
}

/** Asks before something of the person's is deleted; where that fails, says so in the dialog. */
export function ConfirmDelete<Thing extends { id: string }>(props: ConfirmDeleteProps<Thing>) {
  const { thing, title, text, yes, failed, deletion, onClose, onDeleted } = props
  const [remove, { isLoading, error, reset }] = deletion
  const [shown, setShown] = useState(thing)
  // The words stay while the dialog fades.
  if (thing && thing !== shown) setShown(thing)

  function close() {
    reset()
    onClose()
  }

  async function go() {
    if (!thing || isLoading) return
    const answer = await remove(thing.id)
    if (answer.error) return
    close()
    onDeleted(thing)
  }

  return (
    <ConfirmLater
      opened={thing !== undefined}
      title={shown ? title(shown) : ''}
      text={text}
      yes={yes}
      danger
      busy={isLoading}
      onYes={go}
      onNo={close}
    >
      <p role="alert" className={style.error} hidden={!error}>
        {error ? messageOf(error, failed) : null}
      </p>
    </ConfirmLater>
  )
}
