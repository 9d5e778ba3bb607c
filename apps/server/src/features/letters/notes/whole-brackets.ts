/**
 * Keeps the brackets of additional information whole: "(a row of flaps, ask them which mood they want)" is one part, although it has an
 * order in it, and half a bracket says something else. A bracket with a private part is private.
 */
import type { Note } from '@gigbell/contract'
import type { PlacedNote } from './learned/join-clauses.ts'
import { placeNotes } from './learned/judge-notes.ts'

/** A bracket that is not closed within so many parts was forgotten. */
const MOST_PARTS = 5

/** Returns the parts of a text; those that a bracket joins are one part, or up to three where only the bracket is private. */
export function keepBrackets(text: string, notes: readonly Note[]): Note[] {
  const placed = placeNotes(text, notes)
  const kept: Note[] = []
  for (let at = 0; at < placed.length; at++) {
    const end = findEnd(text, placed, at)
    kept.push(...(end === null ? [toNote(placed[at]!)] : joinParts(text, placed.slice(at, end + 1))))
    if (end !== null) at = end
  }
  return kept
}

const toNote = ({ quote, kind }: PlacedNote): Note => ({ quote, kind })

/** The place of the part that closes the bracket which the part at `at` opens; null where that part opens none. */
function findEnd(text: string, notes: readonly PlacedNote[], at: number): number | null {
  const { from, to } = notes[at]!
  if (!isOpen(text.slice(from, to))) return null
  const last = Math.min(notes.length, at + MOST_PARTS) - 1
  for (let end = at + 1; end <= last; end++) {
    const joined = text.slice(from, notes[end]!.to)
    if (/\n/.test(joined)) return null
    if (!isOpen(joined)) return end
  }
  return null
}

/** The place of the first bracket that a text does not close. */
const openingOf = (text: string) => {
  for (let at = text.indexOf('('); at >= 0; at = text.indexOf('(', at + 1))
    if (isOpen(text.slice(at))) return at
  return -1
}

const count = (text: string, sign: string) => text.split(sign).length - 1
const isOpen = (text: string) => count(text, '(') > count(text, ')')

/** The place after the bracket that closes the one at `opened`, with those inside it. */
function findClosing(text: string, opened: number): number {
  let at = text.indexOf(')', opened) + 1
  while (at > 0 && isOpen(text.slice(opened, at))) {
    const next = text.indexOf(')', at) + 1
    if (next === 0) return at
    at = next
  }
  return at
}

function joinParts(text: string, parts: readonly PlacedNote[]): Note[] {
  const [first] = parts
  const last = parts.at(-1)
  if (!first || !last) return []
  const whole = text.slice(first.from, last.to)
  if (parts.every(({ kind }) => kind === 'fact')) return [{ quote: whole, kind: 'fact' }]
  if (!parts.some(({ kind }) => kind === 'private')) return parts.map(toNote)
  const opened = first.from + openingOf(text.slice(first.from, first.to))
  const closed = findClosing(text, opened)
  const before = text.slice(first.from, opened).trim()
  const after = text.slice(closed, last.to).replace(/^[\s.,;:!]+/, '')
  return [
    ...(before === '' ? [] : [{ quote: before, kind: first.kind }]),
    { quote: text.slice(opened, closed), kind: 'private' as const },
    ...(/[\p{L}\d]/u.test(after) ? [{ quote: after, kind: last.kind }] : []),
  ]
}
