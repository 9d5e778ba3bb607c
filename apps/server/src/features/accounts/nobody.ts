/** An id that is nobody's, the same for the same address: what is done for a person can be done for it, at the same cost. */
import type { UserId } from '../../platform/ids.ts'
import type { Keys } from '../../platform/keys.ts'

/** The id of nobody that an unknown address has. */
export function nobodyFor(keys: Keys, email: string): UserId {
  const hex = keys.hash('nobody', email.toLowerCase()).toString('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}` as UserId
}
