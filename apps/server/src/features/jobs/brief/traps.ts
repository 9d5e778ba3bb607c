/**
 * Finds instructions that a post hides for applicants or their tools ("traps"), so that the user sees them.
 * It works by rules, without a model. The rules are in traps/rules.ts, hidden characters in traps/hidden.ts.
 */
import type { Trap } from '@gigbell/contract'
import { splitLine } from '../../../platform/text.ts'
import { findHiddenTraps, unmask } from './traps/hidden.ts'
import { describeRequest } from './traps/rules.ts'

/** No ordinary post has more traps. */
const MAX_TRAPS = 20

/** Returns the traps of a post in its order, each quoted once. */
export function findTraps(post: string): Trap[] {
  const traps = findHiddenTraps(post)
  const seen = new Set(traps.map((trap) => trap.quote))
  let before = ''
  for (const sentence of splitPost(post)) {
    if (traps.length >= MAX_TRAPS) break
    // A repeated sentence was checked the first time.
    if (seen.has(sentence)) continue
    seen.add(sentence)
    const plain = unmask(sentence)
    const found = describeRequest(plain, before)
    if (found) traps.push({ quote: sentence, asks: found })
    before = plain
  }
  return traps
}

function* splitPost(post: string): Generator<string> {
  for (const line of post.toWellFormed().split(/[\n\r\u2028\u2029]+/)) yield* splitLine(line)
}
