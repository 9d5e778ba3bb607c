/**
 * Whose the kept places are (askedPlace.ts): a session that expires leaves them for the same person's next login, and
 * nobody else is led there.
 */
import { forgetPlaces } from './askedPlace.ts'

const OWNER = 'placesOf'

/** Notes whose the places are that are kept from now on; those that a visitor asks for are anybody's. */
export function notePlaceOwner(person: string | null): void {
  try {
    const before = sessionStorage.getItem(OWNER)
    if (before !== null && before !== person) forgetPlaces()
    if (person === null) sessionStorage.removeItem(OWNER)
    else sessionStorage.setItem(OWNER, person)
  } catch {
    // Where nothing may be stored, no place is kept either.
  }
}
