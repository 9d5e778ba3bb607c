import { forgetPlaces } from './askedPlace.ts'

const OWNER = 'pagesOwner'

/**
 * Stores whose pages are stored from now on, and removes those of another person. They stay when a session expires,
 * for the same person's next login. A page that a visitor requests belongs to the person who logs in next (`null`).
 */
export function notePlaceOwner(person: string | null): void {
  try {
    const before = sessionStorage.getItem(OWNER)
    if (before !== null && before !== person) forgetPlaces()
    if (person === null) sessionStorage.removeItem(OWNER)
    else sessionStorage.setItem(OWNER, person)
  } catch {
    // Storage is forbidden, so no page is stored either.
  }
}
