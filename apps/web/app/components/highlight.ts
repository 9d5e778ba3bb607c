/**
 * Highlights the words in a text that matched an alert. The server returns them in the form the text uses
 * ('bakeries' where the alert says bakery); they are found again here regardless of case.
 */

/** A part of a text, highlighted or not. */
export interface TextSegment {
  text: string
  highlighted: boolean
}

/** A word, including the signs that names of skills contain: 'node.js', 'c++', 'c#', '.net'. */
const WORD = /\.?[\p{L}\p{N}]+(?:[.+#'’-]?[\p{L}\p{N}]+)*[+#]*/gu

/** Splits a text into segments so that every occurrence of the words and phrases is highlighted. */
export function highlightWords(text: string, words: readonly string[]): TextSegment[] {
  const phrases = words
    .map((one) => [...one.matchAll(WORD)].map(([word]) => word.toLowerCase()))
    .filter((words) => words.length > 0)
  const tokens = [...text.matchAll(WORD)].map(({ 0: word, index }) => ({
    from: index,
    to: index + word.length,
    // 'full-stack' also matches by its parts.
    is: new Set([word, ...(word.match(/[\p{L}\p{N}]+/gu) ?? [])].map((one) => one.toLowerCase())),
  }))

  const stretches: TextSegment[] = []
  let at = 0
  for (let here = 0; here < tokens.length; here++) {
    const length = Math.max(
      0,
      ...phrases
        .filter((words) => words.every((one, step) => tokens[here + step]?.is.has(one)))
        .map((words) => words.length),
    )
    const last = tokens[here + length - 1]
    if (length === 0 || !last) continue
    const { from } = tokens[here]!
    if (from > at) stretches.push({ text: text.slice(at, from), highlighted: false })
    stretches.push({ text: text.slice(from, last.to), highlighted: true })
    at = last.to
    here += length - 1
  }
  if (at < text.length) stretches.push({ text: text.slice(at), highlighted: false })
  return stretches
}
