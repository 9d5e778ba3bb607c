/** What is wrong with a form's fields by the rules that they state themselves (`required`, `type`, `minLength`). */

/** What of a field decides whether its value is good. */
interface FieldState {
  type: string
  validity: Pick<ValidityState, 'valid' | 'valueMissing' | 'typeMismatch'>
  /** The browser's own sentence. */
  validationMessage: string
}

const texts = {
  missing: 'Fill in this field.',
  email: 'Enter a full email address, such as name@example.com.',
}

/** The sentence for one field, or nothing where its value is good. The rarer faults keep the browser's own sentence. */
export function fieldErrorText({ type, validity, validationMessage }: FieldState): string | undefined {
  if (validity.valid) return undefined
  if (validity.valueMissing) return texts.missing
  if (validity.typeMismatch && type === 'email') return texts.email
  return validationMessage
}

/** The fields at fault in a form, in the order in which they stand. */
export function findInvalidFields(form: HTMLFormElement): { field: HTMLInputElement; error: string }[] {
  return [...form.elements]
    .filter((element) => element instanceof HTMLInputElement)
    .flatMap((field) => {
      const error = fieldErrorText(field)
      return error === undefined ? [] : [{ field, error }]
    })
}
