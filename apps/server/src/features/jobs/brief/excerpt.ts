/**
 * The part of a very long post that asks, flags and needs are read from. People read no more of it either, and a brief
 * takes milliseconds for any length.
 */
const BEGINNING = 7500
const END = 2000

/** Returns the beginning and the end of a text, each up to a line end or a blank where possible. */
export function readExcerpt(text: string): string {
  if (text.length <= BEGINNING + END) return text
  const beginning = text.slice(0, BEGINNING)
  const end = text.slice(-END)
  const cut = Math.max(beginning.lastIndexOf('\n'), beginning.lastIndexOf(' '))
  const start = end.search(/\s/)
  return `${cut > 0 ? beginning.slice(0, cut) : beginning}\n${start >= 0 ? end.slice(start) : end}`
}
