/** Finds a check of attention in a sentence: "Start with mango", "What is 7 + 5?" The rules are in attention-rules.ts. */
import type { Ask } from '@gigbell/contract'
import { APPLICANT, PRODUCT_REQUIREMENT, SAY } from '../traps/fragments.ts'
import { compilePattern } from '../traps/pattern.ts'
import { ATTENTION_RULES } from './attention-rules.ts'
import { describeAsk } from './describe.ts'

/** A check of attention: its kind, and what it wants in one sentence. */
export type AttentionCheck = Pick<Ask, 'kind' | 'asks'>

/** The first half of an instruction that is broken by a line end. */
const BROKEN_INSTRUCTION = compilePattern(String.raw`\b${SAY}\b.{0,60}\b(?:with|word|phrase|code|line)\b`)
/** A check that wants an answer rather than a certain text. */
const WANTS_ANSWER =
  /\bfavou?rite\b|\byou\b.{0,200}\b(?:what|which|how|who)\b|\b(?:what|which|how|who)\b.{0,200}\byour?\b/i
/** Without one of these names, a check wants no certain text. */
const NAMES_TEXT =
  /\b(?:words?|phrases?|code\w*|keyword|passwords?|passphrase|numbers?|emojis?|hashtag|token|palabra|frase|mot|Wort|Codewort|Kennwort|Satz|parola|palavra)\b/iu

/**
 * Finds the check of attention in a sentence; null for an ordinary sentence. `before` is the previous sentence.
 */
export function findAttentionCheck(sentence: string, before: string): AttentionCheck | null {
  if (PRODUCT_REQUIREMENT.test(sentence)) return null
  for (const rule of ATTENTION_RULES) {
    const match = sentence.match(rule.when)
    if (!match || rule.unless?.test(sentence)) continue
    const asks = rule.describe(match, sentence)
    if (rule.kind !== 'word' || asks.includes('“')) return { kind: rule.kind, asks }
    if (WANTS_ANSWER.test(sentence))
      return { kind: 'question', asks: describeAsk({ kind: 'question', quote: sentence }) }
    if (NAMES_TEXT.test(sentence)) return { kind: 'word', asks }
  }
  // An instruction broken by a colon and a line end: "Start your proposal with:" / "PINEAPPLE".
  if (
    /^(?:[^\s\d]\S{1,29}|["“«'][^"”»]{1,80}["”»'][.!]?)$/.test(sentence) &&
    /[:=]\s*$/.test(before) &&
    BROKEN_INSTRUCTION.test(before)
  ) {
    return APPLICANT.test(before)
      ? { kind: 'word', asks: `The post asks you to write “${sentence.replace(/^["“«']|["”»'.!]+$/g, '')}”.` }
      : null
  }
  return null
}
