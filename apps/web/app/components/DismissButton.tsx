import type { ComponentProps } from 'react'
import style from './DismissButton.module.css'
import { CloseIcon } from './icons.ts'

/** A button with a cross that closes a message or a dialog; `aria-label` is its label. */
export function DismissButton(props: Omit<ComponentProps<'button'>, 'className'> & { 'aria-label': string }) {
  return (
    <button type="button" className={style.button} {...props}>
      <CloseIcon />
    </button>
  )
}
