import { type FormEvent, useState } from 'react'

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
    if (invalid[0]) invalid[0].field.focus()
    else onValid(event)
  }

  function onInput({ target }: FormEvent<HTMLFormElement>) {
    if (!(target instanceof HTMLInputElement) || !(target.name in errors)) return
    setErrors(({ [target.name]: _gone, ...others }) => others)
  }

  return { faults: errors, form: { noValidate: true, onSubmit, onInput } }
}

/** The properties of a field that its error text depends on. */
interface FieldState {
  type: string
  validity: Pick<ValidityState, 'valid' | 'valueMissing' | 'typeMismatch'>
  /** The browser's own error text. */
  validationMessage: string
}

const texts = {
  missing: 'Fill in this field.',
  email: 'Enter a full email address, such as name@example.com.',
}

/** Returns the error text of a field, or nothing when it is valid. Rare errors keep the browser's own text. */
export function fieldErrorText({ type, validity, validationMessage }: FieldState): string | undefined {
  if (validity.valid) return undefined
  if (validity.valueMissing) return texts.missing
  if (validity.typeMismatch && type === 'email') return texts.email
  return validationMessage
}

/** Returns the invalid fields of a form in document order. */
function findInvalidFields(form: HTMLFormElement): { field: HTMLInputElement; error: string }[] {
  return [...form.elements]
    .filter((element) => element instanceof HTMLInputElement)
    .flatMap((field) => {
      const error = fieldErrorText(field)
      return error === undefined ? [] : [{ field, error }]
    })
}
