/**
 * Decides by the rules and by the learned scores together. A rule that matches counts like a score of its own, so that a
 * sentence which the model finds unlikely is not taken for one rule's sake, and one that no rule knows can be found. The
 * figures are the best of five sets of posts, each judged by weights that were learned from the others (decision 0025).
 */
import type { Ask, Flag } from '@gigbell/contract'
import type { SentenceInPost } from './sentence-features.ts'
import { askKinds, judgeAsk, judgeSentence } from './sentence-model.ts'

/** What the rules say of a sentence: lists of asks and checks of attention are certain. */
export type RulesOnAsk = 'no' | 'yes' | 'certainly'

/** How much a matching rule counts. */
const RULE_COUNTS = { ask: 2.5, flag: 2, kind: 2 } as const
/** What the sum has to exceed. Without a rule, an ask or a trap has to be more certain. */
const LEAST = { ask: -0.5, unknownAsk: 0.1, flag: 0.3, trap: 0.5 } as const

const flagKinds = ['off_platform', 'pay_to_work', 'credentials', 'unpaid_sample'] as const

/** Whether a sentence asks applicants for something. */
export function decideAsk(sentence: SentenceInPost, byRules: RulesOnAsk): boolean {
  const scores = judgeSentence(sentence)
  if (scores === null || byRules === 'certainly') return byRules !== 'no'
  if (byRules === 'yes') return scores.ask + RULE_COUNTS.ask > LEAST.ask
  return scores.ask > LEAST.unknownAsk && scores.ask > scores.trap
}

/** Whether a sentence that no rule knows is aimed at machines. */
export function isLearnedTrap(sentence: SentenceInPost): boolean {
  const scores = judgeSentence(sentence)
  return scores !== null && scores.trap > LEAST.trap && scores.trap > scores.ask
}

/** Returns the red flag that a sentence is; null if it is none. `byRules` is the one that a rule names. */
export function decideFlag(sentence: SentenceInPost, byRules: Flag['kind'] | null): Flag['kind'] | null {
  const scores = judgeSentence(sentence)
  if (scores === null) return byRules
  const sums = flagKinds.map((kind) => scores[kind] + (kind === byRules ? RULE_COUNTS.flag : 0))
  const most = Math.max(...sums)
  return most > LEAST.flag ? (flagKinds[sums.indexOf(most)] ?? null) : null
}

/** Words of Spanish, French and German: the weights were learned mostly from English texts, so the rules decide in these languages. */
const OTHER_LANGUAGE =
  /[¿¡ñß]|(?<!\p{L})(?:por favor|indica|tu|su|el|las?|los|una|qué|cuál|cuánto|votre|vos|vous|merci|nous|les?|quel(?:le)?|und|Sie|Ihre?n?|bitte|wie|wann|können)(?!\p{L})/iu

/** Returns what an ask wants. `before` are the words before it, `byRules` is the kind that the rules name. */
export function decideAskKind(quote: string, before: string, byRules: Ask['kind']): Ask['kind'] {
  const scores = judgeAsk(quote, before)
  if (scores === null || (OTHER_LANGUAGE.test(quote) && byRules !== 'question')) return byRules
  const sums = askKinds.map((kind) => scores[kind] + (kind === byRules ? RULE_COUNTS.kind : 0))
  const kind = askKinds[sums.indexOf(Math.max(...sums))] ?? byRules
  // "No portfolio, no reply" is about the form of applications, and wants a portfolio.
  return kind === 'other' && byRules !== 'question' ? byRules : kind
}
