/** Compares two texts word by word, for versions of a letter, texts that were changed in two places, and suggestions. */

/** A part of the compared texts: in both, only in the first, or only in the second. */
export interface DiffPart {
  kind: 'same' | 'removed' | 'added'
  text: string
}

/** Beyond this number of changed words the middle counts as replaced: finding the shortest way would take too long. */
const MAX_CHANGES = 1000

/** Returns the parts of both texts in order. Words and the space between them are compared one by one. */
export function diffWords(before: string, after: string): DiffPart[] {
  const [one, other] = [splitWords(before), splitWords(after)]
  let start = 0
  while (start < one.length && start < other.length && one[start] === other[start]) start++
  let end = 0
  const shorter = Math.min(one.length, other.length) - start
  while (end < shorter && one[one.length - 1 - end] === other[other.length - 1 - end]) end++

  const middle = compareWords(one.slice(start, one.length - end), other.slice(start, other.length - end))
  return joinParts([
    ...one.slice(0, start).map(sameWord),
    ...middle,
    ...one.slice(one.length - end).map(sameWord),
  ])
}

const sameWord = (text: string): DiffPart => ({ kind: 'same', text })

const splitWords = (text: string) => text.split(/(\s+)/).filter((word) => word !== '')

/**
 * Finds the shortest list of changes (E. W. Myers, "An O(ND) difference algorithm"): `furthest` has, for each difference
 * of the positions in both texts, how far the first text was read with the present number of changes.
 */
function compareWords(one: string[], other: string[]): DiffPart[] {
  const rounds: Map<number, number>[] = []
  let furthest = new Map([[1, 0]])
  for (let changes = 0; changes <= Math.min(one.length + other.length, MAX_CHANGES); changes++) {
    rounds.push(new Map(furthest))
    const next = new Map(furthest)
    for (let shift = -changes; shift <= changes; shift += 2) {
      let at = isAddition(furthest, shift, changes)
        ? (furthest.get(shift + 1) ?? 0)
        : (furthest.get(shift - 1) ?? 0) + 1
      while (at < one.length && at - shift < other.length && one[at] === other[at - shift]) at++
      next.set(shift, at)
      if (at >= one.length && at - shift >= other.length) return traceBack(rounds, one, other)
    }
    furthest = next
  }
  return [
    { kind: 'removed', text: one.join('') },
    { kind: 'added', text: other.join('') },
  ]
}

/** Returns whether the best way to a position comes from an added word, not from a removed one. */
const isAddition = (furthest: Map<number, number>, shift: number, changes: number) =>
  shift === -changes ||
  (shift !== changes && (furthest.get(shift - 1) ?? -1) < (furthest.get(shift + 1) ?? -1))

/** Follows the way back from the end of both texts, and returns it from the beginning. */
function traceBack(rounds: Map<number, number>[], one: string[], other: string[]): DiffPart[] {
  const parts: DiffPart[] = []
  let [left, right] = [one.length, other.length]
  for (let changes = rounds.length - 1; changes >= 0; changes--) {
    const furthest = rounds[changes]!
    const shift = left - right
    const before = isAddition(furthest, shift, changes) ? shift + 1 : shift - 1
    const from = changes === 0 ? 0 : (furthest.get(before) ?? 0)
    while (
      left > from &&
      right > from - before &&
      left > 0 &&
      right > 0 &&
      one[left - 1] === other[right - 1]
    ) {
      parts.push(sameWord(one[--left]!))
      right--
    }
    if (changes === 0) break
    if (before === shift + 1) parts.push({ kind: 'added', text: other[--right]! })
    else parts.push({ kind: 'removed', text: one[--left]! })
  }
  return parts.reverse()
}

/** Joins neighbors of the same kind. */
function joinParts(parts: DiffPart[]): DiffPart[] {
  const joined: DiffPart[] = []
  for (const part of parts) {
    const last = joined.at(-1)
    if (last?.kind === part.kind) last.text += part.text
    else if (part.text !== '') joined.push({ ...part })
  }
  return joined
}
