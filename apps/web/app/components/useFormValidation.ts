import { type FormEvent, useState } from 'react'
import { findInvalidFields } from './formErrors.ts'

/**
 * Validates a form on submit and returns its errors by field name, so that they are shown at the fields and read
 * out by screen readers instead of the browser's bubbles. The first invalid field gets the focus; `onValid` is called
 * when there is none. Typing into a field clears its error.
 */
export function useFormValidation(onValid: (event: FormEvent<HTMLFormElement>) => unknown) {
  const [errors, setErrors] = useState<Record<string, string>>({})

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const invalid = findInvalidFields(event.currentTarget)
    setErrors(Object.fromEntries(invalid.map(({ field, error: fault }) => [field.name, fault])))
    if (invalid[0]) focusField(invalid[0].field)
    else onValid(event)
  }

  function onInput({ target }: FormEvent<HTMLFormElement>) {
    if (!(target instanceof HTMLInputElement) || !(target.name in errors)) return
    setErrors(({ [target.name]: _gone, ...others }) => others)
  }

  return { faults: errors, form: { noValidate: true, onSubmit, onInput } }
}

/** Focuses a field. The parts of the form that contain it are opened, because a hidden field can't have the focus. */
function focusField(field: HTMLInputElement) {
  for (let part = field.closest('details'); part; part = part.parentElement?.closest('details') ?? null)
    part.open = true
  field.focus()
}
