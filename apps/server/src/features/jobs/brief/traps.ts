/**
 * Finds traps: lines of a post that are aimed at machines, and text that is hidden from people. It works by rules,
 * without a model. The rules are in traps/rules.ts, hidden characters in traps/hidden.ts. What a post asks of people is
 * found in asks.ts.
 */
import type { Trap } from '@gigbell/contract'
import { splitLine } from '../../../platform/text.ts'
import { isRequest } from './asks/applicants.ts'
import { findAttentionCheck } from './asks/attention.ts'
import { readSentencesInPost } from './asks/segments.ts'
import { isLearnedTrap } from './learned/decide.ts'
import { findHiddenTraps, unmask } from './traps/hidden.ts'
import { describeMachineOrder, FOR_TOOLS } from './traps/rules.ts'

/** After this many characters, only sentences that name machines or their orders are read. Few posts are longer. */
const FULLY_READ = 10_000
const NAMES_MACHINE =
  /\b(?:ignor|disregard|forget|overrid|prompt|instruction|AIs?\b|LLM|GPT|chat ?gpt|language model|bots?\b|assistant|vtaber)|[^ -ɏ\t’‘“”–—•…]/i

/** No ordinary post has more traps. */
const MAX_TRAPS = 20

/** Returns the traps of a post, each quoted once: those that the rules know, and then those that only the model does. */
export function findTraps(post: string): Trap[] {
  const traps = findTrapsByRules(post)
  // The first sentence is the title, and that of a post about machines names them.
  for (const sentence of readSentencesInPost(post.slice(0, FULLY_READ)).slice(1)) {
    if (traps.length >= MAX_TRAPS) break
    const isKnown = () =>
      traps.some(({ quote }) => quote.includes(sentence.text) || sentence.text.includes(quote))
    if (isLearnedTrap(sentence) && !isKnown()) traps.push({ quote: sentence.text, asks: FOR_TOOLS })
  }
  return traps
}

function findTrapsByRules(post: string): Trap[] {
  const traps = findHiddenTraps(post)
  let read = 0
  const seen = new Set(traps.map((trap) => trap.quote))
  let before = ''
  for (const line of post.toWellFormed().split(/[\n\r\u2028\u2029]+/)) {
    read += line.length
    if (read > FULLY_READ && !NAMES_MACHINE.test(line)) continue
    const sentences = splitLine(line)
    for (const [at, sentence] of sentences.entries()) {
      if (traps.length >= MAX_TRAPS) return traps
      const around = { before: unmask(before), next: unmask(sentences[at + 1] ?? '') }
      before = sentence
      // A repeated sentence was checked the first time.
      if (seen.has(sentence)) continue
      seen.add(sentence)
      if (read > FULLY_READ && !NAMES_MACHINE.test(sentence)) continue
      const asks = describeMachineOrder(unmask(sentence), around)
      if (asks) traps.push({ quote: sentence, asks })
    }
  }
  return traps
}

/** The length of a hidden part that is read; sources keep no more of it. */
const MAX_HIDDEN_LENGTH = 600

/** Returns what text that people do not see wants of applicants or their tools. Other hidden text is no trap. */
export function findHiddenOrders(hidden: readonly string[]): Trap[] {
  return hidden.flatMap((quote) => {
    const wish = splitLine(quote.slice(0, MAX_HIDDEN_LENGTH))
      .map(describeOrder)
      .find((one) => one !== null)
    return wish ? [{ quote, asks: `People don’t see this text. ${wish}` }] : []
  })
}

function describeOrder(sentence: string): string | null {
  const plain = unmask(sentence)
  const order = describeMachineOrder(plain) ?? findAttentionCheck(plain, '')?.asks
  if (order) return order
  return isRequest(plain, false) ? 'It asks something of applicants.' : null
}
