/** Fills in the operator's contact address, which the server knows and the built page does not. */
import { serverSettings } from './calls.ts'

/** Shows the address, or why it is missing. */
export async function loadContact() {
  const place = document.querySelector<HTMLElement>('[data-contact]')
  if (!place) return
  const show = (state: 'loading' | 'failed' | 'none' | 'known') => {
    for (const text of place.querySelectorAll<HTMLElement>('[data-state]'))
      text.hidden = text.dataset.state !== state
  }
  try {
    const { support_email: address } = await serverSettings()
    const link = place.querySelector('a')
    if (address !== null && link) {
      link.href = `mailto:${address}`
      link.textContent = address
    }
    show(address === null ? 'none' : 'known')
  } catch {
    show('failed')
  }
}
