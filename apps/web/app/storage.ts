/**
 * Local storage as the app reads and writes it. The keys and the form of `persist:root` are the specification's (§3).
 * Everything read is checked, since other programs, older versions and people can write there too: what does not fit
 * counts as absent.
 */
import type { Plan } from '@gigbell/contract'

/** The keys of a session; logging out removes them all. */
export const storageKeys = {
  token: 'authToken',
  user: 'userDetails',
  plans: 'allSubscriptions',
  current: 'currentSubscription',
  trialUsed: 'hasUserUsedTrial',
  auth: 'persist:root',
} as const

/** Writes a value, or removes it (`null`). Where storage is full or forbidden, the next visit begins without it. */
export function write(storage: Storage, name: string, value: string | null) {
  try {
    if (value === null) storage.removeItem(name)
    else if (storage.getItem(name) !== value) storage.setItem(name, value)
  } catch {
    // The visit goes on.
  }
}

/** A stored text. A token that cannot be sent as a header is none. */
export function readText(storage: Storage | undefined, name: string): string | null {
  try {
    const value = storage?.getItem(name)
    return value && /^[\x21-\x7e][\x20-\x7e]*$/.test(value) ? value : null
  } catch {
    return null
  }
}

/** A stored JSON value that `fits` accepts. */
export function readJson<T>(
  storage: Storage | undefined,
  name: string,
  fits: (value: unknown) => value is T,
): T | null
export function readJson(
  storage: Storage | undefined,
  name: string,
  fits: (value: unknown) => boolean,
): boolean | null
export function readJson(
  storage: Storage | undefined,
  name: string,
  fits: (value: unknown) => boolean,
): unknown {
  try {
    const value = parseJson(storage?.getItem(name))
    return fits(value) ? value : null
  } catch {
    return null
  }
}

/** The value of a JSON text; `null` where it is none. */
export function parseJson(json: string | null | undefined): unknown {
  try {
    return json ? JSON.parse(json) : null
  } catch {
    return null
  }
}

/** The plans that were on sale at the last visit. */
export const readPlans = (storage: Storage | undefined): Plan[] =>
  readJson(storage, storageKeys.plans, Array.isArray)?.filter(isPlan) ?? []

/** True for an object that is no array. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** True for a plan with what every screen needs of it. */
export const isPlan = (value: unknown): value is Plan =>
  isRecord(value) &&
  typeof value.id === 'string' &&
  typeof value.name === 'string' &&
  typeof value.price === 'number' &&
  Number.isFinite(value.price)
