/** Changes a letter's text at a click: removes a sentence, inserts an answer, or puts in a word that the post asks for. */

/** A sentence ends here if white space and a capital letter, a digit or a quotation mark follow, or the line ends. */
const SENTENCE_END = /[.!?…]["'”’)]{0,2}(?=\s+["'“‘(]?[\p{Lu}\p{N}]|\s*$)/gmu

/** Abbreviations that end with a period within a sentence. */
const ABBREVIATION = /(?:^|[\s(])(?:e\.g|i\.e|etc|vs|approx|ca|no|mr|mrs|ms|dr|st|z\.b|u\.a)\.$/i

/** More characters than an abbreviation and the sign before it. */
const LONGEST_ABBREVIATION = 10

/** A last paragraph of at most so many words is a signature. */
const SIGNATURE_WORDS = 6

/** Returns the sentence of the letter that contains the quote, or the quote itself if the letter doesn't contain it. */
export function sentenceAround(letter: string, quote: string): string {
  const place = sentencePlace(letter, quote)
  return place ? letter.slice(...place) : quote
}

/** Removes the sentence that contains the quote, and the paragraph if it has no other one. */
export function removeSentence(letter: string, quote: string): string {
  const place = sentencePlace(letter, quote)
  if (!place) return letter
  const before = letter.slice(0, place[0]).replace(/[ \t]+$/, '')
  const after = letter.slice(place[1])
  const rest = before === '' || before.endsWith('\n') ? before + after.replace(/^[ \t]+/, '') : before + after
  return rest.replaceAll(/\n{3,}/g, '\n\n').trim()
}

function sentencePlace(letter: string, quote: string): [from: number, to: number] | undefined {
  const start = quote === '' ? -1 : letter.indexOf(quote)
  if (start === -1) return undefined
  const line = letter.lastIndexOf('\n', start - 1) + 1
  const quoteEnd = start + quote.trimEnd().length
  const lineEnd = letter.indexOf('\n', quoteEnd - 1)
  const end = lineEnd === -1 ? letter.length : lineEnd
  const ends = [...letter.slice(line, end).matchAll(SENTENCE_END)]
    .map(({ 0: mark, index }) => line + index + mark.length)
    .filter((at) => !ABBREVIATION.test(letter.slice(Math.max(line, at - LONGEST_ABBREVIATION), at)))
  const previous = ends.filter((at) => at <= start).at(-1) ?? line
  const from = previous + letter.slice(previous, end).search(/\S|$/)
  return [from, ends.find((at) => at >= quoteEnd) ?? end]
}

/** Inserts an answer as a paragraph before the signature, or at the end. */
export function insertAnswer(letter: string, answer: string): string {
  const sentence = /[.!?…]$/.test(answer.trim()) ? answer.trim() : `${answer.trim()}.`
  const paragraphs = letter.trimEnd().split(/\n{2,}/)
  const last = paragraphs.at(-1) ?? ''
  const isSignature =
    paragraphs.length > 1 && last.split(/\s+/).length <= SIGNATURE_WORDS && !/[.!?]$/.test(last)
  const at = isSignature ? paragraphs.length - 1 : paragraphs.length
  return paragraphs.toSpliced(at, 0, sentence).join('\n\n').trim()
}

/** Puts a word that the post asks for at the beginning of the letter, or at its end where the post says so. */
export function insertWord(letter: string, word: string, where: 'start' | 'end'): string {
  return where === 'start' ? `${word}\n\n${letter.trimStart()}` : `${letter.trimEnd()}\n\n${word}`
}
