/** The visitor's try of the letter writer: the choice of a post loads the rest. */
import { showNotLoaded } from './dialog-buttons.ts'

/** Starts the buttons of the posts. */
export function startLetterTry() {
  const posts = document.querySelector<HTMLElement>('[data-try]')
  const buttons = [...(posts?.querySelectorAll('button') ?? [])]
  let latest = -1
  for (const [at, button] of buttons.entries())
    button.addEventListener('click', async () => {
      latest = at
      for (const other of buttons) other.ariaPressed = String(other === button)
      try {
        const { openDesk } = await import('./letter-desk.ts')
        // Another post may have been chosen while the code was loading.
        if (at === latest) openDesk(posts!, at)
      } catch {
        showNotLoaded()
      }
    })
}
