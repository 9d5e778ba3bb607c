/**
 * Finds instructions that a post hides for applicants or their tools, so that the person sees them: by rules,
 * without a model. Showing them and keeping the letter from obeying them is not here. The rules are a table in
 * traps/rules.ts, hidden characters are in traps/hidden.ts.
 */
import { hiddenTraps, unmasked } from './traps/hidden.ts'
import { asks } from './traps/rules.ts'
import { splitLine } from './words.ts'

/** `quote` is the sentence as in the post, `asks` one plain sentence that says what it wants. */
export type Trap = { quote: string; asks: string }

/** More than any honest post needs. */
const MOST = 20

/** The instructions for applicants and tools hidden in a post, in the post's order, each quoted once. */
export function findTraps(post: string): Trap[] {
  const traps = hiddenTraps(post)
  const seen = new Set(traps.map((trap) => trap.quote))
  let before = ''
  for (const sentence of pieces(post)) {
    if (traps.length >= MOST) break
    // What stands there a second time was judged the first time.
    if (seen.has(sentence)) continue
    seen.add(sentence)
    const plain = unmasked(sentence)
    const found = asks(plain, before)
    if (found) traps.push({ quote: sentence, asks: found })
    before = plain
  }
  return traps
}

function* pieces(post: string): Generator<string> {
  for (const line of post.toWellFormed().split(/[\n\r\u2028\u2029]+/)) yield* splitLine(line)
}
