import { type FormEvent, useState } from 'react'
import { fieldsAtFault } from './fieldFaults.ts'

/**
 * Checks a form's fields when it is submitted and keeps what is wrong by the fields' names, so that it stands at the
 * field and is read out with it, where the browser would show a bubble for a moment. The first field at fault takes
 * the focus; `onValid` is called when there is none. A field's fault goes when something is typed into it.
 */
export function useFieldFaults(onValid: (event: FormEvent<HTMLFormElement>) => unknown) {
  const [faults, setFaults] = useState<Record<string, string>>({})

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const found = fieldsAtFault(event.currentTarget)
    setFaults(Object.fromEntries(found.map(({ field, fault }) => [field.name, fault])))
    if (found[0]) found[0].field.focus()
    else onValid(event)
  }

  function onInput({ target }: FormEvent<HTMLFormElement>) {
    if (!(target instanceof HTMLInputElement) || !(target.name in faults)) return
    setFaults(({ [target.name]: _gone, ...others }) => others)
  }

  return { faults, form: { noValidate: true, onSubmit, onInput } }
}
