/** Returns the names of a person that are known, in one line. */
export const joinNames = (...names: (string | undefined)[]): string => names.filter(Boolean).join(' ')

/** Returns the first character of each name in capitals; a character may be several code units. */
export function initials(...names: (string | undefined)[]): string {
  return names.map((name) => [...(name?.trim() ?? '')][0]?.toLocaleUpperCase() ?? '').join('')
}
