/** Escaping texts of strangers within the lengths that services accept. */
import { oneLine } from '../texts.ts'

/** Makes one line whose escaped form has at most `most` UTF-16 units, cut between two characters. */
export function escapeLine(
  text: string,
  escapeCharacter: (character: string) => string,
  most: number,
): string {
  let escaped = ''
  for (const character of oneLine(text, most)) {
    const next = escapeCharacter(character)
    if (escaped.length + next.length > most - 1) return `${escaped}…`
    escaped += next
  }
  return escaped
}

/**
 * Writes an http(s) address so that it can't end the link that it is put into: brackets, bars and spaces are encoded.
 * Returns undefined for other addresses.
 */
export function encodeLink(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined
  const { protocol, href } = new URL(address)
  if (protocol !== 'https:' && protocol !== 'http:') return undefined
  return href.replace(/[|()<>[\]\\*_~`"'\s]/g, (character) => percentEncode(character))
}

const percentEncode = (character: string) =>
  `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`
