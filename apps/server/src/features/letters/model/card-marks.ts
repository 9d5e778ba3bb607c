/**
 * Removes the marks with which a model names the cards of its sentences ("[c3]") from text that arrives in
 * pieces. A mark may be divided between pieces. What the marks mean is decided in citations.ts.
 */

/** A mark that was removed. */
export interface CardMark {
  /** Its position in the text without marks. */
  at: number
  /** The numbers it names, counted from 1. */
  numbers: number[]
}

/** Takes a text in pieces. */
export interface MarkReader {
  /** Returns the text that is known to be no part of a mark; `marks` are those that were found in between. */
  push(piece: string): { text: string; marks: CardMark[] }
  /** Returns the rest when the text has ended. */
  flush(): { text: string; marks: CardMark[] }
}

/**
 * Models also write "(c3)", "[card 3]", "[c3, c5]" and "【c3】". Spaces before a mark belong to
 * it; the lookbehind keeps a long row of spaces linear.
 */
const MARK =
  /(?<![ \t])[ \t]*(?:[[【](?:cards? )?(?:c ?)?|\((?:cards? c ?|c ?|cards? ))(\d{1,3}(?:(?:, ?| and |; ?| )(?:c ?)?\d{1,3}){0,9})[\]】)]/gi
/** The beginning of something that can become a mark. */
const UNFINISHED = /(?<![ \t])[ \t]*(?:[[【(][cards\d ,;n]{0,60})?$/i

/** Creates a reader of marks for one letter. */
export function createMarkReader(): MarkReader {
  let pending = ''
  let written = 0
  const read = (whole: string) => {
    const marks: CardMark[] = []
    let text = ''
    let from = 0
    for (const match of whole.matchAll(MARK)) {
      text += whole.slice(from, match.index)
      from = match.index + match[0].length
      marks.push({ at: written + text.length, numbers: (match[1]!.match(/\d+/g) ?? []).map(Number) })
    }
    text += whole.slice(from)
    written += text.length
    return { text, marks }
  }
  return {
    push(piece) {
      pending += piece
      const end = pending.search(UNFINISHED)
      const ready = pending.slice(0, end)
      pending = pending.slice(end)
      return read(ready)
    },
    flush() {
      const rest = pending
      pending = ''
      return read(rest)
    },
  }
}
