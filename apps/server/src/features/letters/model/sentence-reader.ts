/**
 * Divides text that arrives in pieces into sentences, with the marks of each. The sentences joined are the text.
 */
import { findSentenceStarts } from '../../../platform/text.ts'
import type { CardMark } from './card-marks.ts'

/** A sentence with the spaces after it, and the numbers of the cards that are named for it. */
export interface MarkedSentence {
  text: string
  numbers: number[]
}

/** Takes a text in pieces. */
export interface SentenceReader {
  /** Returns the sentences that a piece completes. */
  push(text: string, marks: readonly CardMark[]): MarkedSentence[]
  /** Returns what is left when the text has ended. */
  flush(): MarkedSentence[]
  /** The sentence that is not complete yet. */
  readonly pending: string
}

/** A longer sentence is divided, so that the work for each piece is bounded. */
const MAX_LENGTH = 600

/** Creates a reader for one letter. */
export function createSentenceReader(): SentenceReader {
  let pending = ''
  let start = 0
  let open: CardMark[] = []
  const take = (length: number, isLast = false): MarkedSentence => {
    const text = pending.slice(0, length)
    pending = pending.slice(length)
    start += length
    const own = open.filter(({ at }) => isLast || at < start)
    open = open.filter((mark) => !own.includes(mark))
    return { text, numbers: own.flatMap(({ numbers }) => numbers) }
  }
  return {
    get pending() {
      return pending
    },
    push(text, marks) {
      pending += text
      open.push(...marks)
      const sentences: MarkedSentence[] = []
      for (let end = findEnd(pending); end > 0; end = findEnd(pending)) sentences.push(take(end))
      return sentences
    },
    flush: () => (pending === '' ? [] : [take(pending.length, true)]),
  }
}

/** Returns where the first sentence of a text ends, with the spaces after it; 0 if that is not known yet. */
function findEnd(pending: string): number {
  const text = pending.slice(0, MAX_LENGTH + 1)
  const newline = text.indexOf('\n')
  const line = newline < 0 ? text : text.slice(0, newline)
  const [next] = findSentenceStarts(line)
  if (next !== undefined && next < line.length) return next
  if (newline >= 0) return newline + 1
  if (text.length <= MAX_LENGTH) return 0
  const space = text.lastIndexOf(' ', MAX_LENGTH)
  return space > 0 ? space + 1 : MAX_LENGTH
}
