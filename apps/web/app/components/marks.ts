/**
 * Where the words that made a job fit stand in its text. The server names them as they stand there
 * ('bakeries' where the alert says bakery); here they are found again, in whatever case.
 */

/** A stretch of a text, marked or not. */
export interface Stretch {
  text: string
  marked: boolean
}

/** A word with what skills carry inside and behind: 'node.js', 'c++', 'c#', '.net'. */
const WORD = /\.?[\p{L}\p{N}]+(?:[.+#'’-]?[\p{L}\p{N}]+)*[+#]*/gu

/** The text in stretches, with every place of the words and phrases marked. */
export function markWords(text: string, wanted: readonly string[]): Stretch[] {
  const phrases = wanted
    .map((one) => [...one.matchAll(WORD)].map(([word]) => word.toLowerCase()))
    .filter((words) => words.length > 0)
  const found = [...text.matchAll(WORD)].map(({ 0: word, index }) => ({
    from: index,
    to: index + word.length,
    // 'full-stack' is found by its parts too.
    is: new Set([word, ...(word.match(/[\p{L}\p{N}]+/gu) ?? [])].map((one) => one.toLowerCase())),
  }))

  const stretches: Stretch[] = []
  let at = 0
  for (let here = 0; here < found.length; here++) {
    const length = Math.max(
      0,
      ...phrases
        .filter((words) => words.every((one, step) => found[here + step]?.is.has(one)))
        .map((words) => words.length),
    )
    const last = found[here + length - 1]
    if (length === 0 || !last) continue
    const { from } = found[here]!
    if (from > at) stretches.push({ text: text.slice(at, from), marked: false })
    stretches.push({ text: text.slice(from, last.to), marked: true })
    at = last.to
    here += length - 1
  }
  if (at < text.length) stretches.push({ text: text.slice(at), marked: false })
  return stretches
}

/** How much of a text is shown before its first marked word, when that stands too far down to be seen. */
const LEAD = 60
const FAR = 140

/** The text from a little before its first marked word, so that two lines show why it fits. */
export function fromFirstMark(text: string, wanted: readonly string[]): string {
  const [first, second] = markWords(text, wanted)
  if (!first || first.marked || !second || first.text.length < FAR) return text
  const from = first.text.length - LEAD
  const space = text.indexOf(' ', from)
  return `… ${text.slice(space === -1 || space >= first.text.length ? from : space + 1)}`
}
