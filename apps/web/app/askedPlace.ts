/**
 * The place somebody asked for and was not let through to yet: it is kept while they log in, sign up, sign in with a
 * provider or choose a plan, and they are led there afterwards. It is kept in session storage, so that it
 * survives a reload and the way to a provider and back, and stays in its own tab. The guards keep it; logging out
 * forgets it, and so does somebody else's login (placeOwner.ts).
 */
const ASKED = 'askedPlace'
const LAST = 'lastPlace'
const LONGEST = 2000
/** Where people get to without asking: it is where they end up anyway. */
const HOME = '/dashboard'
/** Nobody is led back to the pages that lead there. */
const WAYS_IN = ['/login', '/signup']

/**
 * A place as an address of this site alone, or nothing where it is none: other sites (`//evil.example`,
 * `/\evil.example`), other schemes (`javascript:`) and what a browser would read as such are refused.
 */
export function placeHere(value: string | null): string | undefined {
  if (!value?.startsWith('/') || value.length > LONGEST) return undefined
  // Browsers read a backslash as a slash and leave out tabs and line breaks.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
  if (/[\\\u0000-\u0020\u007f]/.test(value)) return undefined
  const nowhere = 'https://here.invalid'
  if (!URL.canParse(value, nowhere)) return undefined
  const { origin, pathname, search, hash } = new URL(value, nowhere)
  // `/.//evil.example` becomes `//evil.example`.
  if (origin !== nowhere || pathname.startsWith('//') || WAYS_IN.includes(pathname)) return undefined
  return pathname + search + hash
}

/** Keeps a place until somebody has arrived there; the dashboard itself needs no keeping. */
export function keepAskedPlace(place: string): void {
  const here = placeHere(place)
  if (here && here !== HOME && here !== `${HOME}/`) write(ASKED, here)
}

/** The place that was asked for, if there is one. */
export const askedPlace = (): string | undefined => read(ASKED)

/** Where in the dashboard somebody was last, in this tab. */
export const lastPlace = (): string | undefined => read(LAST)

/** Forgets both: whoever comes next didn't ask for anything. */
export function forgetPlaces(): void {
  write(ASKED, null)
  write(LAST, null)
}

/**
 * Forgets the place that was asked for once somebody stands there, or anywhere in the dashboard. On the pages on the
 * way to it (the checkout, their account) it stays. A place in the dashboard is the one to come back to from the plans.
 */
export function arrivedAt(place: string): void {
  const inDashboard = pathOf(place) === HOME || place.startsWith(`${HOME}/`)
  if (inDashboard) write(LAST, place)
  if (inDashboard || pathOf(place) === pathOf(askedPlace() ?? '')) write(ASKED, null)
}

const pathOf = (place: string) => place.split(/[?#]/, 1)[0]

/** Everything read is checked: other programs can write there too. */
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
    // Where nothing may be stored, the way leads to the dashboard.
  }
}
