/** The placeholder id of an unknown address, so that work for it costs the same as for a person. */
import type { UserId } from '../../platform/ids.ts'
import type { Keys } from '../../platform/keys.ts'

/** The id that stands for an unknown address. It is always the same for the same address. */
export function placeholderUserId(keys: Keys, email: string): UserId {
  const hex = keys.hash('nobody', email.toLowerCase()).toString('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}` as UserId
}
