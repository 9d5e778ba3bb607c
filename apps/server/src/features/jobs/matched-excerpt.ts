/** Shortens the text of a post to the lines around the first word that matched an alert, which the inbox shows. */
import { descriptionLengths, shorten } from './job-rows.ts'
import { splitWords } from './matched-words.ts'

/** How many characters are kept before the first match, and from how many on they are cut. */
const CHARS_BEFORE = 60
const MAX_CHARS_BEFORE = 140

/** Shortens a text to the length of lists: its beginning, or the part from shortly before the first of these words. */
export function excerptFromMatch(text: string, words: readonly string[]): string {
  const first = findFirst(text, words)
  if (first < MAX_CHARS_BEFORE || first === Number.POSITIVE_INFINITY)
    return shorten(text, descriptionLengths.card)
  const from = first - CHARS_BEFORE
  const space = text.indexOf(' ', from)
  const rest = text.slice(space === -1 || space >= first ? from : space + 1).replace(/^[\uDC00-\uDFFF]/, '')
  return shorten(`… ${rest}`, descriptionLengths.card)
}

/** Finds the position of the first of these words and phrases, in any case; infinity if the text has none. */
function findFirst(text: string, words: readonly string[]): number {
  const lowered = text.toLowerCase()
  const positions = words.flatMap((word) => {
    const phrase = splitWords(word.toLowerCase())
    const position = findPhrase(lowered, phrase)
    return position === undefined ? [] : position
  })
  return Math.min(Number.POSITIVE_INFINITY, ...positions)
}

/** A phrase is searched for in as many characters, which includes the signs and spaces between its words. */
const MAX_PHRASE = 300
const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u

/** Finds a phrase of words, which other signs may separate. */
function findPhrase(text: string, phrase: readonly string[]): number | undefined {
  const [first] = phrase
  if (first === undefined) return undefined
  for (let at = text.indexOf(first); at >= 0; at = text.indexOf(first, at + 1)) {
    if (at > 0 && LETTER_OR_DIGIT.test(text[at - 1]!)) continue
    const found = splitWords(text.slice(at, at + MAX_PHRASE))
    if (phrase.every((word, index) => found[index] === word)) return at
  }
  return undefined
}
