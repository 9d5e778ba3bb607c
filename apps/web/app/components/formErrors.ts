/** The errors of a form's fields, without React: the public pages check their form by the same rules. */

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
export function findInvalidFields(form: HTMLFormElement): { field: HTMLInputElement; error: string }[] {
  return [...form.elements]
    .filter((element) => element instanceof HTMLInputElement)
    .flatMap((field) => {
      const error = fieldErrorText(field)
      return error === undefined ? [] : [{ field, error }]
    })
}
