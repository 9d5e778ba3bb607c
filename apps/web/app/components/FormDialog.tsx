/**
 * A form in a dialog, which fills small screens. Its buttons stay in view, and unsaved changes are discarded only
 * after a confirmation. The fields and the submission belong to the caller.
 */

import { Button, Modal } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import {
  createContext,
  type FormEvent,
  type ReactNode,
  type RefObject,
  use,
  useEffect,
  useRef,
  useState,
} from 'react'
import { Confirm } from './Confirm.tsx'
import style from './FormDialog.module.css'
import { sharedTexts } from './texts.ts'

const SMALL = '(max-width: 47.99em)'

/** Holds what handles a request to close the dialog; empty while the dialog has no form. */
const CloseRequest = createContext<RefObject<(() => void) | null>>({ current: null })

interface FormDialogProps {
  opened: boolean
  title: string
  size: string
  onClose: () => void
  /** A `DialogForm`, or a placeholder while it is loading. */
  children: ReactNode
}

/** The dialog. Its form decides whether it closes immediately. */
export function FormDialog({ opened, title, size, onClose, children }: FormDialogProps) {
  const small = useMediaQuery(SMALL, undefined, { getInitialValueInEffect: false })
  const closeRequest = useRef<(() => void) | null>(null)
  return (
    <Modal
      opened={opened}
      onClose={() => (closeRequest.current ?? onClose)()}
      title={title}
      size={size}
      fullScreen={small}
      closeButtonProps={{ 'aria-label': sharedTexts.close }}
      classNames={{ content: style.content, body: style.body }}
    >
      <CloseRequest value={closeRequest}>{children}</CloseRequest>
    </Modal>
  )
}

interface DialogFormProps {
  /** Unsaved values from an earlier visit were restored, which is said at the top. */
  restored: boolean
  /** Closing would lose changes. */
  changed: boolean
  /** The form is being submitted: the dialog stays open. */
  busy: boolean
  /** The error, shown above the buttons. */
  failure: ReactNode
  submit: string
  cancel: string
  /** The browser's validation is off: errors are shown at the fields (useFormValidation.ts). */
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
  onInput?: (event: FormEvent<HTMLFormElement>) => void
  /** The form is closed without saving. */
  onLeave: () => void
  children: ReactNode
}

/** The form inside a `FormDialog`. */
export function DialogForm(props: DialogFormProps) {
  const { restored, changed, busy, failure, submit, cancel, onSubmit, onInput, onLeave, children } = props
  const closing = use(CloseRequest)
  const [confirming, setConfirming] = useState(false)

  function close() {
    // Escape reaches both dialogs, this one first: only the confirmation closes.
    if (busy || confirming) return
    if (!changed) onLeave()
    // Deferred, because the same press of Escape would close the confirmation again.
    else setTimeout(() => setConfirming(true))
  }
  useEffect(() => {
    closing.current = close
    return () => {
      closing.current = null
    }
  })

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!busy) onSubmit(event)
  }

  return (
    <form className={style.form} onSubmit={send} onInput={onInput} noValidate>
      <div className={style.fields}>
        {restored && (
          <p className={style.restored} role="status">
            {sharedTexts.unsaved.restored}
          </p>
        )}
        {children}
      </div>
      <div className={style.foot}>
        <p role="alert" className={style.error} hidden={!failure}>
          {failure}
        </p>
        <Button onClick={close}>{cancel}</Button>
        {/* Some fields commit their text on blur, and the form may grow by it. The blur is delayed until the mouse
            button is released, so that the submit button doesn't move away from under the pointer. */}
        <Button
          type="submit"
          variant="next"
          loading={busy}
          onMouseDown={(event) => event.preventDefault()}
          onClick={(event) => event.currentTarget.focus()}
        >
          {submit}
        </Button>
      </div>
      <Confirm
        opened={confirming}
        title={sharedTexts.unsaved.title}
        text={sharedTexts.unsaved.text}
        yes={sharedTexts.unsaved.discard}
        no={sharedTexts.unsaved.keep}
        danger
        onYes={onLeave}
        onNo={() => setConfirming(false)}
      />
    </form>
  )
}
