/**
 * Passwords: their hashes, and the refusal of those that are guessed first (the most common ones of leaked lists, and
 * the owner's name or address). Hashes are argon2id (RFC 9106) with OWASP's minimum, which is the library's default:
 * 19 MiB, 2 passes, 1 lane. The list is a dependency of the server only and never reaches a browser.
 */
import { hash, verify } from '@node-rs/argon2'
import { dictionary } from '@zxcvbn-ts/language-common'
import { invalidField } from '../../platform/http/refusal.ts'

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

/** What a guesser may know of the owner of a password. */
export interface PasswordOwner {
  email: string
  firstName: string
  lastName: string
}

/** The form field of the password. */
type PasswordField = 'password' | 'newPassword'

/** The contract refuses shorter ones, so half of the list can be left out. */
const MIN_LENGTH = 8

/** About 18,000 of the list's 49,000 entries: more than the 10,000 most common ones of any list. */
const commonPasswords = new Set(dictionary['passwords-common'].filter((word) => word.length >= MIN_LENGTH))

/**
 * Refuses a password that is easy to guess, with the reason.
 * @throws Refusal validation_failed
 */
export function refuseWeakPassword(password: string, owner: PasswordOwner, field: PasswordField): void {
  const reason = findWeakness(password.normalize('NFKC').toLowerCase(), owner)
  if (reason) throw invalidField(field, reason)
}

function findWeakness(password: string, owner: PasswordOwner): string | null {
  if (new Set(password).size === 1) return 'Password can’t be one character repeated.'
  if (commonPasswords.has(password))
    return 'This password is one of the most common ones, which are guessed first. Please choose another.'
  if (isRepeatedPattern(password) || isSequence(password))
    return 'Password can’t be a sequence, such as 12341234 or abcdefgh. Please choose another.'
  if (collectNames(owner).has(lettersAndDigits(password)) || collectNames(owner).has(letters(password)))
    return 'Password can’t be your name or your e-mail address. Please choose another.'
  return null
}

/** "12341234", "abcabcabc": the list has no regular patterns, however common they are. */
const isRepeatedPattern = (password: string) => /^(.{1,4})\1+$/u.test(password)

/** "abcdefgh", "87654321", "1234567890". */
function isSequence(password: string): boolean {
  const codes = [...password.replaceAll('90', '9:').replaceAll('09', ':9')].map(
    (sign) => sign.codePointAt(0)!,
  )
  const steps = new Set(codes.slice(1).map((code, index) => code - codes[index]!))
  return steps.size === 1 && (steps.has(1) || steps.has(-1))
}

/** The owner's names as they could be written in a password: "ada.field@example.com", "Field, Ada". */
function collectNames({ email, firstName, lastName }: PasswordOwner): Set<string> {
  const local = email.split('@')[0] ?? ''
  const names = [
    email,
    local,
    local.split('+')[0] ?? '',
    firstName,
    lastName,
    firstName + lastName,
    lastName + firstName,
  ].map((name) => name.normalize('NFKC').toLowerCase())
  return new Set([...names.map(lettersAndDigits), ...names.map(letters)].filter((name) => name !== ''))
}

const lettersAndDigits = (words: string) => words.replace(/[^\p{L}\p{N}]/gu, '')
/** "ada-1990!" is Ada's name too. */
const letters = (words: string) => words.replace(/\P{L}/gu, '')
