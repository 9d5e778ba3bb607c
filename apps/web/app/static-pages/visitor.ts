/** Parts that depend on the visitor or the time: the color scheme, the session, and the age of the sample job. */
import { relativeTime } from '../components/time.ts'
import { clearTabData, EXPIRED } from '../sessionData.ts'
import { readText, storageKeys } from '../storage.ts'

/** Follows the system's color scheme while the page is open; the page's inline script set the first one. */
export function followColorScheme() {
  const dark = window.matchMedia('(prefers-color-scheme: dark)')
  dark.addEventListener('change', () => {
    const chosen = readText(localStorage, 'mantine-color-scheme-value')
    if (chosen === 'light' || chosen === 'dark') return
    document.documentElement.dataset.mantineColorScheme = dark.matches ? 'dark' : 'light'
  })
}

/** Shows the dashboard's link instead of login and sign-up while the browser holds a session, in any tab. */
export function followSession() {
  const show = () => {
    const signedIn = readText(localStorage, storageKeys.token) !== null
    for (const element of document.querySelectorAll<HTMLElement>('[data-for]'))
      element.hidden = (element.dataset.for === 'signed-in') !== signedIn
  }
  show()
  window.addEventListener('storage', ({ key }) => {
    show()
    // The tab may have shown the dashboard before, whose session has ended in another tab.
    const hasEnded = key === storageKeys.token && readText(localStorage, storageKeys.token) === null
    if (hasEnded) clearTabData(readText(localStorage, EXPIRED) !== null)
  })
  // The browser may restore the page from its cache, from before a sign-in.
  window.addEventListener('pageshow', show)
}

/** Updates the age of the sample job every second. */
export function countSeconds() {
  const place = document.querySelector<HTMLElement>('[data-seconds]')
  if (!place) return
  let seconds = Number(place.dataset.seconds)
  setInterval(() => {
    seconds += 1
    place.textContent = relativeTime(new Date(0).toISOString(), seconds * 1000)
  }, 1000)
}
