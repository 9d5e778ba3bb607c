/**
 * Finds instructions that a post hides for applicants or their tools ("traps"), so that the user sees them.
 * It works by rules, without a model. The rules are in traps/rules.ts, hidden characters in traps/hidden.ts.
 */
import { hiddenTraps, unmasked } from './traps/hidden.ts'
import { asks } from './traps/rules.ts'
import { splitLine } from './words.ts'

/** `quote` is a literal part of the post, `asks` is one plain sentence that says what it wants. */
export type Trap = { quote: string; asks: string }

/** No ordinary post has more traps. */
const MOST = 20

/** Returns the traps of a post in its order, each quoted once. */
export function findTraps(post: string): Trap[] {
  const traps = hiddenTraps(post)
  const seen = new Set(traps.map((trap) => trap.quote))
  let before = ''
  for (const sentence of pieces(post)) {
    if (traps.length >= MOST) break
    // A repeated sentence was checked the first time.
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
