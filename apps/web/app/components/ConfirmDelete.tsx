import { useState } from 'react'
import { messageOf } from '../api.ts'
import style from './Confirm.module.css'
import { LazyConfirm } from './LazyConfirm.tsx'

interface ConfirmDeleteProps<Item extends { id: string }> {
  /** The item to delete; absent while the dialog is closed. */
  item: Item | undefined
  /** Returns the dialog's heading. */
  title: (thing: Item) => string
  /** Says what will be lost. */
  text: string
  /** The label of the deleting button. */
  yes: string
  /** The error text when the server gives none. */
  failed: string
  /** The deletion, as RTK Query's mutation hook returns it. */
  deletion: readonly [
    remove: (id: string) => PromiseLike<{ error?: unknown }>,
    state: { isLoading: boolean; error?: unknown; reset: () => void },
  ]
  onClose: () => void
  onDeleted: (thing: Item) => void
}

/** Asks for confirmation before deleting an item, and shows a failure in the dialog. */
export function ConfirmDelete<Thing extends { id: string }>(props: ConfirmDeleteProps<Thing>) {
  const { item: thing, title, text, yes, failed, deletion, onClose, onDeleted } = props
  const [remove, { isLoading, error, reset }] = deletion
  const [shown, setShown] = useState(thing)
  // The texts stay while the dialog fades out.
  if (thing && thing !== shown) setShown(thing)

  function close() {
    reset()
    onClose()
  }

  async function confirm() {
    if (!thing || isLoading) return
    const answer = await remove(thing.id)
    if (answer.error) return
    close()
    onDeleted(thing)
  }

  return (
    <LazyConfirm
      opened={thing !== undefined}
      title={shown ? title(shown) : ''}
      text={text}
      yes={yes}
      danger
      busy={isLoading}
      onYes={confirm}
      onNo={close}
    >
      <p role="alert" className={style.error} hidden={!error}>
        {error ? messageOf(error, failed) : null}
      </p>
    </LazyConfirm>
  )
}
