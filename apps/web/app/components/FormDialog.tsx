/**
 * A form in a dialog, a full page on small screens: its buttons stay in view, and what was changed and not
 * saved isn't thrown away without a question. The fields and the sending belong to who uses it.
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

/** What happens when the dialog is asked to close; empty while there is no form in it. */
const Closing = createContext<RefObject<(() => void) | null>>({ current: null })

interface FormDialogProps {
  opened: boolean
  title: string
  size: string
  onClose: () => void
  /** A `DialogForm`, or what stands there until it can be filled. */
  children: ReactNode
}

/** The dialog. Its form decides whether it closes at once. */
export function FormDialog({ opened, title, size, onClose, children }: FormDialogProps) {
  const small = useMediaQuery(SMALL, undefined, { getInitialValueInEffect: false })
  const closing = useRef<(() => void) | null>(null)
  return (
    <Modal
      opened={opened}
      onClose={() => (closing.current ?? onClose)()}
      title={title}
      size={size}
      fullScreen={small}
      closeButtonProps={{ 'aria-label': sharedTexts.close }}
      classNames={{ body: style.body }}
    >
      <Closing value={closing}>{children}</Closing>
    </Modal>
  )
}

interface DialogFormProps {
  /** What was entered before and not saved stands in it again; said at the top. */
  restored: boolean
  /** True when something would be lost by closing. */
  changed: boolean
  /** It is being sent: the dialog stays. */
  busy: boolean
  /** Why it could not be saved, above the buttons. */
  failure: ReactNode
  submit: string
  cancel: string
  /** The browser's own bubbles are off: what is wrong with a field stands at the field (useFieldFaults.ts). */
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
  onInput?: (event: FormEvent<HTMLFormElement>) => void
  /** It is given up: nothing would be lost, or the person doesn't want it. */
  onLeave: () => void
  children: ReactNode
}

/** The form in a `FormDialog`. */
export function DialogForm(props: DialogFormProps) {
  const { restored, changed, busy, failure, submit, cancel, onSubmit, onInput, onLeave, children } = props
  const closing = use(Closing)
  const [asking, setAsking] = useState(false)

  function close() {
    // Escape reaches both dialogs, this one first: the question alone goes.
    if (busy || asking) return
    if (!changed) onLeave()
    // A moment later: the same press of Escape would close the question again.
    else setTimeout(() => setAsking(true))
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
      {restored && (
        <p className={style.restored} role="status">
          {sharedTexts.unsaved.kept}
        </p>
      )}
      {children}
      <div className={style.foot}>
        <p role="alert" className={style.error} hidden={!failure}>
          {failure}
        </p>
        <Button onClick={close}>{cancel}</Button>
        {/* A field takes what was typed when it is left, and the form may grow by it: were that when the button is
            pressed and not when it is let go, it would slip away from under the pointer. */}
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
        opened={asking}
        title={sharedTexts.unsaved.title}
        text={sharedTexts.unsaved.text}
        yes={sharedTexts.unsaved.discard}
        no={sharedTexts.unsaved.keep}
        danger
        onYes={onLeave}
        onNo={() => setAsking(false)}
      />
    </form>
  )
}
