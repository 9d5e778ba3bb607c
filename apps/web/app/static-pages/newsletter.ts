/** The newsletter's form: checks the address, sends it, and answers below the field. */
import { newsletter } from '@gigbell/contract'
import { type CallFailure, fieldError } from '../callFailure.ts'
import { findInvalidFields } from '../components/formErrors.ts'
import { sharedTexts } from '../components/texts.ts'
import { texts } from '../features/landing/texts.ts'
import { callPublic } from './calls.ts'

/** Starts the form. */
export function startNewsletterForm() {
  const form = document.querySelector<HTMLFormElement>('#newsletter form')
  const field = form?.querySelector('input')
  const button = form?.querySelector('button')
  const answer = form?.querySelector<HTMLElement>('[role="status"]')
  if (!form || !field || !button || !answer) return

  function say(text: string, failed: boolean) {
    answer!.textContent = text
    answer!.dataset.failed = String(failed)
    if (failed) field!.setAttribute('aria-invalid', 'true')
    else field!.removeAttribute('aria-invalid')
  }

  form.noValidate = true
  form.addEventListener('input', () => say('', false))
  form.addEventListener('submit', async (event) => {
    event.preventDefault()
    const [invalid] = findInvalidFields(form)
    if (invalid) {
      say(invalid.error, true)
      field.focus()
      return
    }
    button.disabled = true
    button.ariaBusy = 'true'
    try {
      const { message } = await callPublic(newsletter.subscribe, { email: field.value.trim() })
      form.reset()
      say(message, false)
    } catch (failure) {
      say(reasonOf(failure as CallFailure), true)
      field.focus()
    } finally {
      button.disabled = false
      button.ariaBusy = null
    }
  })
}

function reasonOf(failure: CallFailure): string {
  if (failure.status === 0) return sharedTexts.errors.unreachable
  return fieldError(failure, 'email') ?? failure.message ?? texts.newsletter.failed
}
