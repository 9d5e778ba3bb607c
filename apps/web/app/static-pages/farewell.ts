/** The last message to somebody who has deleted their account and is led to the landing page. */
const KEY = 'farewell'

/** Asks the next public page of this tab to say goodbye. */
export function requestFarewell() {
  try {
    sessionStorage.setItem(KEY, '1')
  } catch {
    // Where nothing may be stored, the page says nothing.
  }
}

/** Shows the message once; a reload does not repeat it. */
export function showFarewell() {
  const message = document.querySelector<HTMLElement>('[data-farewell]')
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
