/**
 * Stores the page that a person requested before they could open it. After they logged in, signed up or chose a plan,
 * they are redirected to it. Session storage keeps it over a reload and a redirect to a provider, in its own tab only.
 * The guards store it. It is removed when the person logs out or somebody else logs in.
 */
const ASKED = 'requestedPage'
const LAST = 'lastPage'
const LONGEST = 2000
/** The default page after a login, which need not be stored. */
const HOME = '/dashboard'
/** Pages that are never stored: they redirect signed-in people to the stored page. */
const WAYS_IN = ['/login', '/signup']

/**
 * Returns the path, query and fragment of an address on this site. Returns nothing for other sites (`//evil.example`,
 * `/\evil.example`), for other schemes (`javascript:`) and for texts that a browser would read as such.
 */
export function placeHere(value: string | null): string | undefined {
  if (!value?.startsWith('/') || value.length > LONGEST) return undefined
  // Browsers read a backslash as a slash and leave out tabs and line breaks.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern must match them
  if (/[\\\u0000-\u0020\u007f]/.test(value)) return undefined
  const nowhere = 'https://here.invalid'
  if (!URL.canParse(value, nowhere)) return undefined
  const { origin, pathname, search, hash } = new URL(value, nowhere)
  // `/.//evil.example` becomes `//evil.example`.
  if (origin !== nowhere || pathname.startsWith('//') || WAYS_IN.includes(pathname)) return undefined
  return pathname + search + hash
}

/** Stores a page until the person has opened it. */
export function keepAskedPlace(place: string): void {
  const here = placeHere(place)
  if (here && here !== HOME && here !== `${HOME}/`) write(ASKED, here)
}

/** Returns the requested page, if any. */
export const askedPlace = (): string | undefined => read(ASKED)

/** Returns the page of the dashboard that was last open in this tab, if any. */
export const lastPlace = (): string | undefined => read(LAST)

/** Removes both pages, so that the next person is not redirected to them. */
export function forgetPlaces(): void {
  write(ASKED, null)
  write(LAST, null)
}

/**
 * Removes the requested page when it is open, or any page of the dashboard. It stays while other pages are open, such
 * as the checkout or the account. A page of the dashboard is stored, so that the plans can link back to it.
 */
export function arrivedAt(place: string): void {
  const inDashboard = pathOf(place) === HOME || place.startsWith(`${HOME}/`)
  if (inDashboard) write(LAST, place)
  if (inDashboard || pathOf(place) === pathOf(askedPlace() ?? '')) write(ASKED, null)
}

const pathOf = (place: string) => place.split(/[?#]/, 1)[0]

/** Validates what it reads, because other scripts can write to the storage. */
function read(name: string): string | undefined {
  try {
    return placeHere(sessionStorage.getItem(name))
  } catch {
    return undefined
  }
}

function write(name: string, place: string | null): void {
  try {
    if (place === null) sessionStorage.removeItem(name)
    else sessionStorage.setItem(name, place)
  } catch {
    // Storage is forbidden: people are redirected to the dashboard instead.
  }
}
