/**
 * Recognizes texts that must not appear in a letter, such as the instructions for the model, however they are
 * spaced, capitalized or encoded.
 */

/** A match of this many letters and digits is no coincidence. */
const LEAK_LENGTH = 30
/** A match of this many may be the beginning of a leak. */
const SUSPICION_LENGTH = 12

/** Recognizes the secrets that it was created for. */
export interface LeakDetector {
  /** Adds a text to what was said before, and returns whether a secret appears in it. */
  add(text: string): boolean
  /** Returns whether a text may contain the beginning of a secret. */
  mayBegin(text: string): boolean
}

/** Creates a detector. Secrets with fewer than SUSPICION_LENGTH letters and digits are too common to recognize. */
export function createLeakDetector(secrets: readonly string[]): LeakDetector {
  const encoded = secrets
    .flatMap(encodings)
    .map(reduce)
    .filter((text) => text.length >= SUSPICION_LENGTH)
  const short = encoded.filter((text) => text.length < LEAK_LENGTH)
  const stretches = new Set(encoded.flatMap((text) => stretchesOf(text, LEAK_LENGTH)))
  const beginnings = new Set(encoded.flatMap((text) => stretchesOf(text, SUSPICION_LENGTH)))
  let recent = ''
  return {
    add(text) {
      recent += reduce(text)
      const found =
        stretchesOf(recent, LEAK_LENGTH).some((part) => stretches.has(part)) ||
        short.some((secret) => recent.includes(secret))
      recent = recent.slice(-LEAK_LENGTH)
      return found
    },
    mayBegin: (text) => stretchesOf(reduce(text), SUSPICION_LENGTH).some((part) => beginnings.has(part)),
  }
}

/** Every part of `length` characters. */
function stretchesOf(text: string, length: number): string[] {
  return Array.from({ length: Math.max(0, text.length - length + 1) }, (_, at) => text.slice(at, at + length))
}

/** Leaves only letters and digits, in lower case. */
function reduce(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
}

/** A secret as it is, reversed, in ROT13, in hexadecimal, and in Base64 at each of its three alignments. */
function encodings(secret: string): string[] {
  const bytes = Buffer.from(secret)
  return [
    secret,
    [...secret].reverse().join(''),
    rotate13(secret),
    bytes.toString('hex'),
    // The first and last characters of the shifted forms depend on what surrounds the secret.
    ...[0, 1, 2].map((shift) =>
      Buffer.concat([Buffer.alloc(shift), bytes])
        .toString('base64')
        .slice(shift === 0 ? 0 : 4, -4),
    ),
  ]
}

function rotate13(text: string): string {
  return text.replace(/[a-z]/gi, (letter) => {
    const first = letter <= 'Z' ? 65 : 97
    return String.fromCharCode(((letter.charCodeAt(0) - first + 13) % 26) + first)
  })
}
