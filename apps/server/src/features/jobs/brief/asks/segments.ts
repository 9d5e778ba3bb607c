/**
 * Splits a post into lines and sentences for the search for asks. Questions within quotation marks belong to somebody
 * else ("the bot answers "Where is my order?""), so their marks are masked. Which sentence is an ask is decided in
 * ../asks.ts.
 */

import { remember } from '../../../../platform/remember.ts'
import type { SentenceInPost } from '../learned/sentence-features.ts'
import { QUOTATION } from '../traps/fragments.ts'

/** A sentence: a literal part of the post, and the same part with masked quotations. */
export interface Segment {
  text: string
  /** As long as `text`; what is in quotation marks has no question mark. */
  masked: string
}

/** A line of a post with its sentences. `bullet` tells that the line begins with a list mark. */
export interface PostLine {
  segments: readonly Segment[]
  bullet: boolean
  /** The line without its list mark. */
  text: string
}

/** A row of marks has no word, and is no sentence. */
export const HAS_WORD = /[\p{L}\p{N}]/u

/** No person reads a longer line as one sentence; patterns for sentences rely on this limit. */
const MAX_SEGMENT_LENGTH = 600

const LIST_MARK =
  /^\s{0,20}(?:[-–—*•·▪●○◦‣>→✓✔+~☑✅👉➡🔹🔸]{1,4}\s{0,4}|\(?\d{1,2}\s?[.):-](?=\s|\p{L})\s{0,4}|\(?[a-z][.)]\s{1,4}|(?:q|question|frage|pregunta)\s?\d{1,2}\s?[.):-]\s{0,4}|#{1,6}\s{1,4})/iu
/** The lookbehind lets a row of marks match only from its first one, so that long rows take linear time. */
const SEGMENT_END =
  /(?<![.!?…])(?:[.!…]{1,10}["”’)\]]{0,2}\s{1,20}(?=["“„‘'([¿¡]?[\p{Lu}\p{N}\p{Lo}]|i\b|(?<=\p{L}{3}[.!…]{1,3}\s{1,2})\p{Ll}{2})|(?:[.!]{0,5}\?[?!]{0,10})["”’)\]]{0,2}(?:\s{1,20}|(?=\p{L}))|[。！？؟]\s{0,20})/gu
/** Lines that begin with a small letter do without capitals at all. */
const CARELESS_SEGMENT_END =
  /(?<![.!?…])(?:[.!…]{1,10}["”’)\]]{0,2}\s{1,20}(?=[\p{L}\p{N}"“])|(?:[.!]{0,5}\?[?!]{0,10})["”’)\]]{0,2}(?:\s{1,20}|(?=\p{L})))/gu
const ABBREVIATION =
  /\b(?:e\.g|i\.e|etc|vs|approx|incl|no|mr|mrs|ms|dr|st|inc|ltd|co|min|max|est|ref|nr|z\.B|ca)\.$/i

/** Returns the lines of a post that have any text. */
export function* readLines(post: string): Generator<PostLine> {
  for (const raw of post.split(/[\n\r\u2028\u2029]+/)) {
    const line = raw.trim()
    if (line === '') continue
    const mark = line.match(LIST_MARK)?.[0] ?? ''
    const text = line.slice(mark.length).trim()
    if (text !== '') yield { segments: splitLine(text), bullet: mark !== '', text }
  }
}

/** Returns the sentences of a post, each with the ones around it. */
export function readSentencesInPost(post: string): SentenceInPost[] {
  const sentences = [...readLines(post)].flatMap(({ segments, bullet }) =>
    segments.map(({ text }, at) => ({ text, bullet: bullet && at === 0 })),
  )
  return sentences.map((sentence, at) => ({
    ...sentence,
    before: sentences[at - 1]?.text ?? '',
    next: sentences[at + 1]?.text ?? '',
  }))
}

/** The lines of a post are split for its asks, its traps and its flags. */
const MAX_REMEMBERED = 300

/** Splits one line into sentences. */
const splitLine = remember(MAX_REMEMBERED, (line): readonly Segment[] => {
  const masked = maskQuotations(line)
  const segments: Segment[] = []
  let from = 0
  const isCareless = /^\p{Ll}/u.test(line)
  for (const match of masked.matchAll(isCareless ? CARELESS_SEGMENT_END : SEGMENT_END)) {
    const end = match.index + match[0].trimEnd().length
    if (ABBREVIATION.test(masked.slice(Math.max(from, end - 8), end))) continue
    add(end)
    from = match.index + match[0].length
  }
  add(line.length)
  return segments

  function add(to: number): void {
    const start = from + (line.slice(from, to).length - line.slice(from, to).trimStart().length)
    for (let at = start; at < to; at += MAX_SEGMENT_LENGTH) {
      const end = Math.min(to, at + MAX_SEGMENT_LENGTH)
      const text = line.slice(at, end).trimEnd()
      if (text !== '') segments.push({ text, masked: masked.slice(at, at + text.length) })
    }
  }
})

function maskQuotations(line: string): string {
  if (!line.includes('?')) return line
  return line.replace(QUOTATION, (quotation) => quotation.replaceAll('?', '.'))
}
