/** Passwords as argon2id hashes (RFC 9106; OWASP's minimum: 19 MiB, 2 passes, 1 lane, the library's defaults). */
import { hash, verify } from '@node-rs/argon2'

/** Hashes a password. The hash includes its salt and costs. */
export const hashPassword = (password: string): Promise<string> => hash(password)

/**
 * Whether a password matches a hash. Without a hash (unknown address, account without a password) it verifies a
 * dummy hash, so that the answer takes the same time.
 */
export async function passwordFits(kept: string | null | undefined, password: string): Promise<boolean> {
  nobodys ??= hash('no password has this hash')
  const fits = await verify(kept ?? (await nobodys), password)
  return fits && kept != null
}
let nobodys: Promise<string> | undefined
