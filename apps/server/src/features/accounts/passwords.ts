/** Passwords as argon2id hashes (RFC 9106; OWASP's minimum: 19 MiB, 2 passes, 1 lane, the library's defaults). */
import { hash, verify } from '@node-rs/argon2'

/** Hashes a password. The hash includes its salt and costs. */
export const hashPassword = (password: string): Promise<string> => hash(password)

/**
 * Whether a password matches a hash. Without a hash (unknown address, account without a password) it verifies a
 * dummy hash, so that the answer takes the same time.
 */
export async function isPasswordCorrect(
  storedHash: string | null | undefined,
  password: string,
): Promise<boolean> {
  dummyHash ??= hash('no password has this hash')
  const matches = await verify(storedHash ?? (await dummyHash), password)
  return matches && storedHash != null
}
let dummyHash: Promise<string> | undefined
