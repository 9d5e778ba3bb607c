/** First letters of names in capitals, whole characters also where they are more than one code unit. */
export function initials(...names: (string | undefined)[]): string {
  return names.map((name) => [...(name?.trim() ?? '')][0]?.toLocaleUpperCase() ?? '').join('')
}
