/**
 * Stores the page that a person requested before they could open it. After they logged in, signed up or chose a plan,
 * they are redirected to it. Session storage keeps it over a reload and a redirect to a provider, in its own tab only.
 * The guards store it. It is removed when the person logs out or somebody else logs in.
 */
const REQUESTED = 'requestedPage'
const LAST = 'lastPage'
const OWNER = 'pagesOwner'
/** The keys of this module in session storage. */
export const REQUESTED_PAGE_KEYS = [REQUESTED, LAST, OWNER]
/** A page's address can have a text that another app has shared (features/jobs/shared). */
const MAX_LENGTH = 32_000
/** The default page after a login, which need not be stored. */
const HOME = '/dashboard'
/** Pages that are never stored: they redirect signed-in people to the stored page. */
const SIGN_IN_PAGES = ['/login', '/signup']

/**
 * Returns the path, query and fragment of an address on this site. Returns nothing for other sites (`//evil.example`,
 * `/\evil.example`), for other schemes (`javascript:`) and for texts that a browser would read as such.
 */
export function addressOnThisSite(value: string | null): string | undefined {
  if (!value?.startsWith('/') || value.length > MAX_LENGTH) return undefined
  // Browsers read a backslash as a slash and leave out tabs and line breaks.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern must match them
  if (/[\\\u0000-\u0020\u007f]/.test(value)) return undefined
  const base = 'https://here.invalid'
  if (!URL.canParse(value, base)) return undefined
  const { origin, pathname, search, hash } = new URL(value, base)
  // `/.//evil.example` becomes `//evil.example`.
  if (origin !== base || pathname.startsWith('//') || SIGN_IN_PAGES.includes(pathname)) return undefined
  return pathname + search + hash
}

/** Stores a page until the person has opened it. */
export function storeRequestedPage(page: string): void {
  const address = addressOnThisSite(page)
  if (address && address !== HOME && address !== `${HOME}/`) write(REQUESTED, address)
}

/** Returns the requested page, if any. */
export const requestedPage = (): string | undefined => read(REQUESTED)

/** Returns the page of the dashboard that was last open in this tab, if any. */
export const lastPage = (): string | undefined => read(LAST)

/** Removes both pages, so that the next person is not redirected to them. */
export function removeStoredPages(): void {
  write(REQUESTED, null)
  write(LAST, null)
}

/**
 * Removes the requested page when it is open, or any page of the dashboard. It stays while other pages are open, such
 * as the checkout or the account. A page of the dashboard is stored, so that the plans can link back to it.
 */
export function recordOpenedPage(page: string): void {
  const inDashboard = pathOf(page) === HOME || page.startsWith(`${HOME}/`)
  if (inDashboard) write(LAST, page)
  if (inDashboard || pathOf(page) === pathOf(requestedPage() ?? '')) write(REQUESTED, null)
}

/**
 * Stores whose pages are stored from now on, and removes those of another person. They stay when a session expires,
 * for the same person's next login. A page that a visitor requests belongs to the person who logs in next (`null`).
 */
export function setPageOwner(person: string | null): void {
  try {
    const before = sessionStorage.getItem(OWNER)
    if (before !== null && before !== person) removeStoredPages()
    if (person === null) sessionStorage.removeItem(OWNER)
    else sessionStorage.setItem(OWNER, person)
  } catch {
    // Storage is forbidden, so no page is stored either.
  }
}

const pathOf = (page: string) => page.split(/[?#]/, 1)[0]

/** Validates what it reads, because other scripts can write to the storage. */
function read(name: string): string | undefined {
  try {
    return addressOnThisSite(sessionStorage.getItem(name))
  } catch {
    return undefined
  }
}

function write(name: string, page: string | null): void {
  try {
    if (page === null) sessionStorage.removeItem(name)
    else sessionStorage.setItem(name, page)
  } catch {
    // Storage is forbidden: people are redirected to the dashboard instead.
  }
}
