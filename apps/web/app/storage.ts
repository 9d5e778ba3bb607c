/**
 * Reads and writes local storage. The keys and the form of `persist:root` are the specification's (§3). Everything that
 * is read is validated, because older versions, other scripts and people can write there too; invalid values count as
 * absent.
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

/** Writes a value, or removes it (`null`). When storage is full or forbidden, the next visit starts without it. */
export function write(storage: Storage, name: string, value: string | null) {
  try {
    if (value === null) storage.removeItem(name)
    else if (storage.getItem(name) !== value) storage.setItem(name, value)
  } catch {
    // The current visit does not need the stored value.
  }
}

/** Returns a stored text, or null if it cannot be sent as a header. */
export function readText(storage: Storage | undefined, name: string): string | null {
  try {
    const value = storage?.getItem(name)
    return value && /^[\x21-\x7e][\x20-\x7e]*$/.test(value) ? value : null
  } catch {
    return null
  }
}

/** Returns a stored JSON value if `fits` accepts it. */
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

/** Returns the value of a JSON text, or null if it is not valid. */
export function parseJson(json: string | null | undefined): unknown {
  try {
    return json ? JSON.parse(json) : null
  } catch {
    return null
  }
}

/** Returns the plans that were on sale at the last visit. */
export const readPlans = (storage: Storage | undefined): Plan[] =>
  readJson(storage, storageKeys.plans, Array.isArray)?.filter(isPlan) ?? []

/** Returns whether a value is an object and not an array. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Returns whether a value is a plan with the fields that every screen needs. */
export const isPlan = (value: unknown): value is Plan =>
  isRecord(value) &&
  typeof value.id === 'string' &&
  typeof value.name === 'string' &&
  typeof value.price === 'number' &&
  Number.isFinite(value.price)
