/** The message after an account was deleted, on the landing page that opens next. */
const KEY = 'account-deleted'

/** Makes the next public page of this tab show the message. */
export function requestDeletedMessage() {
  try {
    sessionStorage.setItem(KEY, '1')
  } catch {
    // Without storage the page shows no message.
  }
}

/** Shows the message once; a reload does not repeat it. */
export function showDeletedMessage() {
  const message = document.querySelector<HTMLElement>('[data-account-deleted]')
  if (!message || !takeRequest()) return
  message.hidden = false
  message.querySelector('button')?.addEventListener('click', () => {
    message.hidden = true
  })
}

function takeRequest(): boolean {
  try {
    const requested = sessionStorage.getItem(KEY) !== null
    sessionStorage.removeItem(KEY)
    return requested
  } catch {
    return false
  }
}
