import { type FormEvent, useState } from 'react'
import { findInvalidFields } from './fieldErrors.ts'

/**
 * Checks a form's fields when it is submitted and keeps what is wrong by the fields' names, so that it stands at the
 * field and is read out with it, where the browser would show a bubble for a moment. The first field at fault takes
 * the focus; `onValid` is called when there is none. A field's fault goes when something is typed into it.
 */
export function useFormValidation(onValid: (event: FormEvent<HTMLFormElement>) => unknown) {
  const [errors, setErrors] = useState<Record<string, string>>({})

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const invalid = findInvalidFields(event.currentTarget)
    setErrors(Object.fromEntries(invalid.map(({ field, error: fault }) => [field.name, fault])))
    if (invalid[0]) invalid[0].field.focus()
    else onValid(event)
  }

  function onInput({ target }: FormEvent<HTMLFormElement>) {
    if (!(target instanceof HTMLInputElement) || !(target.name in errors)) return
    setErrors(({ [target.name]: _gone, ...others }) => others)
  }

  return { faults: errors, form: { noValidate: true, onSubmit, onInput } }
}
