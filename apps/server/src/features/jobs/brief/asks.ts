/**
 * Finds the asks of a post: the questions and instructions that it addresses to every applicant. Lines that are aimed
 * at machines are traps (traps.ts); requirements for the product are neither.
 */
import { createHash } from 'node:crypto'
import type { Ask } from '@gigbell/contract'
import { splitLine } from '../../../platform/text.ts'

/** No post that a person reads has more asks. */
const MAX_ASKS = 30

const INSTRUCTION =
  /^\W{0,4}(?:(?:when applying|to apply|in your (?:proposal|application|reply|bid)),? )?(?:please |kindly |also )*(?:include|send|tell us|tell me|mention|attach|share|provide|state|describe|explain|list|let (?:me|us) know|start your|begin your)\b/i
const ADDRESSED = /\byou(?:r|rs)?\b/i

const KINDS: [Ask['kind'], RegExp][] = [
  ['word', /\b(?:start|begin) (?:your|with)\b|\bthe word\b/i],
  ['rate', /\b(?:rates?|price|quote|budget|cost|charge)\b/i],
  [
    'availability',
    /\b(?:availab\w+|when (?:can|could) you (?:start|begin)|hours (?:a|per) week|time ?zone)\b/i,
  ],
  ['attachment', /\b(?:cv|resume|résumé|attach)\b/i],
  ['sample', /\b(?:samples?|examples?|portfolio|links?|previous work|past work)\b/i],
]

/** Returns the asks of a post, in its order. */
export function findAsks(post: string): Ask[] {
  const asks = new Map<string, Ask>()
  for (const line of post.split('\n')) {
    for (const sentence of splitLine(line)) {
      if (asks.size >= MAX_ASKS) return [...asks.values()]
      const isQuestion = sentence.endsWith('?')
      if (!ADDRESSED.test(sentence) || !(isQuestion || INSTRUCTION.test(sentence))) continue
      const kind =
        KINDS.find(([, pattern]) => pattern.test(sentence))?.[0] ?? (isQuestion ? 'question' : 'other')
      const ask = { id: createAskId(kind, sentence), kind, quote: sentence, asks: sentence }
      asks.set(ask.id, ask)
    }
  }
  return [...asks.values()]
}

/** The id of an ask: the same for the same words in any post. */
function createAskId(kind: Ask['kind'], quote: string): string {
  return createHash('sha256').update(`${kind}\n${quote}`).digest('hex').slice(0, 12)
}
