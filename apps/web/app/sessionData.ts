/**
 * Removes what a session has left in the browser's storage. The keys that stay are listed, so that a new key of a person
 * can't be forgotten here. Copies of answers are removed by offline/copies.ts.
 */
import { REQUESTED_PAGE_KEYS } from './requestedPage.ts'

/** The key that shows other tabs that the server ended the session, not the person. */
export const EXPIRED = 'expired'

/** The color scheme belongs to the device, and the component library stores it. */
const DEVICE_KEYS = [EXPIRED, 'mantine-color-scheme-value']
/** The message after an account was deleted is shown by the page that opens next (static-pages/account-deleted.ts). */
const VISITOR_KEYS = ['account-deleted']

/**
 * Removes everything of the session from both storages. When the server ended the session, this tab keeps the address of
 * its page, to which the next login returns the same person (requestedPage.ts).
 */
export function clearSessionData(storage: Storage, expired: boolean): void {
  clear(storage, DEVICE_KEYS)
  clearTabData(expired)
}

/** Removes everything of the session from the storage of this tab. */
export function clearTabData(expired: boolean): void {
  if (typeof sessionStorage !== 'undefined')
    clear(sessionStorage, expired ? [...VISITOR_KEYS, ...REQUESTED_PAGE_KEYS] : VISITOR_KEYS)
}

function clear(storage: Storage, kept: readonly string[]) {
  try {
    for (const name of Object.keys(storage)) if (!kept.includes(name)) storage.removeItem(name)
  } catch {
    // Storage is forbidden, so nothing is stored.
  }
}
