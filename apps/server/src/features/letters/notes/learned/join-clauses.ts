/**
 * Makes the parts of the additional information out of its judged clauses. Which clauses are facts is decided in judge-notes.ts.
 */
import type { Note } from '@gigbell/contract'
import type { JudgedClause } from './note-features.ts'

/** A part of the text by the rules, with its place. */
export interface PlacedNote extends Note {
  from: number
  to: number
}

/** A clause with its learned score as a fact. */
export interface ScoredClause {
  clause: JudgedClause
  score: number
}

/** "Endpoints are expensive), I use a provider" begins inside brackets: what they hold belongs to the part before. */
function withoutHalfBracket(quote: string): string {
  const closed = quote.indexOf(')')
  const isHalf = closed >= 0 && !quote.slice(0, closed).includes('(')
  const rest = isHalf ? quote.slice(closed + 1).replace(/^[,;. ]+/, '') : quote
  const opened = rest.lastIndexOf('(')
  return opened >= 0 && !rest.slice(opened).includes(')') ? rest.slice(0, opened).trimEnd() : rest
}

/** "In 2 weeks (1,600 USD" ends before the bracket that closes it. */
const closeBracket = (quote: string, rest: string) =>
  rest.startsWith(')') && quote.lastIndexOf('(') > quote.lastIndexOf(')') ? `${quote})` : quote

/** Such a part was cut off inside a sentence: "for long term I would", "and RPC not included" after "gas fee". */
const ENDS_INSIDE = /\b(?:I|we|you|it|would|could|can|will|should|and|or|but|for|to|with|of|the|an?)$/i
const BEGINS_INSIDE = /^(?:and|or) (?:\p{L}+ ){1,3}not \p{L}+[.]?$/iu

/** Returns a part for each run of clauses of one kind. `likely` says of each clause whether it is a fact. */
export function joinClauses(
  text: string,
  note: PlacedNote,
  clauses: readonly ScoredClause[],
  likely: readonly boolean[],
): Note[] {
  const isFact = likely.map(
    (isLikelyFact, at) =>
      isLikelyFact &&
      (likely[at + 1] !== false || !ENDS_INSIDE.test(clauses[at]!.clause.text)) &&
      (likely[at - 1] !== false || !BEGINS_INSIDE.test(clauses[at]!.clause.text)),
  )
  const starts = clauses.flatMap((_, at) => (at === 0 || isFact[at] !== isFact[at - 1] ? [at] : []))
  if (!isFact.includes(true)) return [{ quote: note.quote, kind: 'private' }]
  if (!isFact.includes(false)) return [{ quote: note.quote, kind: 'fact' }]
  const parts = starts.map((start, at): Note => {
    const from = at === 0 ? note.from : clauses[start]!.clause.from
    const next = starts[at + 1]
    const to = next === undefined ? note.to : clauses[next - 1]!.clause.to
    const asked = text[to] === '?' ? to + 1 : to
    const quote = closeBracket(text.slice(from, asked).trim(), text.slice(asked))
    return {
      quote: isFact[start] && at > 0 ? withoutHalfBracket(quote) : quote,
      kind: isFact[start] ? 'fact' : 'private',
    }
  })
  return parts.filter(({ quote }) => quote !== '')
}
