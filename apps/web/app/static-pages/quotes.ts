/** Finds the quotes of a post in its text. */

/** A part of a text; `kind` is set for a quoted one. */
export interface QuotedSegment<Kind extends string> {
  text: string
  kind?: Kind
}

/** Splits a text where quotes begin and end; the segments joined are the text. A quote within another one is left out. */
export function splitAtQuotes<Kind extends string>(
  text: string,
  quotes: readonly { quote: string; kind: Kind }[],
): QuotedSegment<Kind>[] {
  const found = quotes
    .map(({ quote, kind }) => ({ kind, from: text.indexOf(quote), length: quote.length }))
    .filter(({ from, length }) => from !== -1 && length > 0)
    .sort((one, other) => one.from - other.from || other.length - one.length)
  const segments: QuotedSegment<Kind>[] = []
  let at = 0
  for (const { kind, from, length } of found) {
    if (from < at) continue
    if (from > at) segments.push({ text: text.slice(at, from) })
    segments.push({ text: text.slice(from, from + length), kind })
    at = from + length
  }
  if (at < text.length) segments.push({ text: text.slice(at) })
  return segments
}
