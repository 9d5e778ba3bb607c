/**
 * Reads the labelled posts with letters in this folder, which were invented without knowledge of the rules: which sentences of a
 * letter answer each ask, or that none does. Most of the unanswered asks have a sentence in the letter that looks like an answer: a figure, a date or a tool of an
 * earlier work. The letters of the first set are in unusual words, those of the second one in ordinary ones. The rules were improved
 * with both. Before anybody had read the second set, the rules ticked 69 asks with the labelled sentence, 5 with another one, and 15
 * that the letter does not answer; with earlier rules these were 60, 12 and 29.
 */
import { readNdjson } from './read-ndjson.ts'

/** An ask of a post, in its words, and the sentences that answer it; none where the letter does not. */
interface AskWithAnswers {
  quote: string
  by: string[]
}

/** A post with a letter to it. */
interface LabelledLetter {
  post: string
  letter: string
  asks: AskWithAnswers[]
}

/** Returns the posts and letters of a set. */
export const readLetters = (set: 1 | 2) => readNdjson<LabelledLetter>(`letters-${set}`)
