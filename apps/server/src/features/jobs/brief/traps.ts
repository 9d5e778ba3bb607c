/**
 * Finds traps: lines of a post that are aimed at machines, and text that is hidden from people. It works by rules,
 * without a model. The rules are in traps/rules.ts, hidden characters in traps/hidden.ts. What a post asks of people is
 * found in asks.ts.
 */
import type { Trap } from '@gigbell/contract'
import { splitLine } from '../../../platform/text.ts'
import { findHiddenTraps, unmask } from './traps/hidden.ts'
import { describeMachineOrder } from './traps/rules.ts'

/** No ordinary post has more traps. */
const MAX_TRAPS = 20

/** Returns the traps of a post in its order, each quoted once. */
export function findTraps(post: string): Trap[] {
  const traps = findHiddenTraps(post)
  const seen = new Set(traps.map((trap) => trap.quote))
  for (const sentence of splitPost(post)) {
    if (traps.length >= MAX_TRAPS) break
    // A repeated sentence was checked the first time.
    if (seen.has(sentence)) continue
    seen.add(sentence)
    const asks = describeMachineOrder(unmask(sentence))
    if (asks) traps.push({ quote: sentence, asks })
  }
  return traps
}

function* splitPost(post: string): Generator<string> {
  for (const line of post.toWellFormed().split(/[\n\r\u2028\u2029]+/)) yield* splitLine(line)
}
