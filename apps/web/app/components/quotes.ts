/** Finds quotes in the text that they are from. */

/** A part of a text; `found` is the quote that begins and ends where it does. */
export interface QuotedSegment<Quote> {
  text: string
  found?: Quote
}

/** Splits a text where quotes begin and end; the segments joined are the text. A quote that begins within another is left out. */
export function splitAtQuotes<Quote extends { quote: string }>(
  text: string,
  quotes: readonly Quote[],
): QuotedSegment<Quote>[] {
  const places = quotes
    .map((found) => ({ found, from: text.indexOf(found.quote), length: found.quote.length }))
    .filter(({ from, length }) => from !== -1 && length > 0)
    .sort((one, other) => one.from - other.from || other.length - one.length)
  const segments: QuotedSegment<Quote>[] = []
  let at = 0
  for (const { found, from, length } of places) {
    if (from < at) continue
    if (from > at) segments.push({ text: text.slice(at, from) })
    segments.push({ text: text.slice(from, from + length), found })
    at = from + length
  }
  if (at < text.length) segments.push({ text: text.slice(at) })
  return segments
}
