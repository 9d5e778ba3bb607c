/** Returns the first character of each name in capitals; a character may be several code units. */
export function initials(...names: (string | undefined)[]): string {
  return names.map((name) => [...(name?.trim() ?? '')][0]?.toLocaleUpperCase() ?? '').join('')
}
