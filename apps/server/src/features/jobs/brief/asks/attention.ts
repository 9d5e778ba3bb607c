/** Finds a check of attention in a sentence: "Start with mango", "What is 7 + 5?" The rules are in attention-rules.ts. */
import type { Ask } from '@gigbell/contract'
import { tagSentence } from '../tagged-sentence.ts'
import { APPLICANT, PRODUCT_REQUIREMENT, SAY } from '../traps/fragments.ts'
import { compilePattern } from '../traps/pattern.ts'
import { ATTENTION_RULES } from './attention-rules.ts'
import { describeAsk } from './describe.ts'
import { findWantedText, isTextOfWork } from './wanted-text.ts'

/** A check of attention: its kind, and what it wants in one sentence. */
export type AttentionCheck = Pick<Ask, 'kind' | 'asks'>

/** Every rule needs one of these, or a word in capitals. Most sentences have none. */
const HINT =
  /#\w|\b(?:number|greet|hello|name)\b|["“”«»‘[*#]|(?<!\w)['’]|\d{3}|\d\s?[+*×x÷/–-]\s?\d|\b(?:plus|minus|times)\b|\b(?:words?|phrases?|code|keyword|sentence|line|emojis?|text|hashtag|symbol|character|letter|pass(?:word|phrase|code)|secret|magic|hidden|favou?rite|human|real person|(?:ro)?bots?\b|proof|prove|attention|read|poem|haiku|joke|recipe|limerick|riddle|fact|rhyme|pun|smiley|unicorn|top|beginning|start|first|opening|end\b|bottom|subject|super ?hero|animal|fruit|colou?r|vegetable|cartoon|planet|day|time|otters?|penguins?|llamas?|proposals?|repl(?:y|ies)|responses?|messages?|apply|applications?|bids?|answers?|pitch|note|introduction|submission|palabras?|frase|código|número|mots?\b|wort\b|wörter|satz|kennwort|codewort|begriff|palavra|parola|codice)|\bI(?:['’]?m| am)\b/i
const CAPITALS = /\b[A-Z]{3}/

/** "If a lead answers …" */
const IF_OTHERS_SAY =
  /\b(?:if|when|once) (?:an?|the|any|somebody|someone|they|he|she|it|nobody|people|users?|customers?)\b.{0,30}\b(?:answers?|says?|writes?|asks?|types?|replies|responds?|clicks?|chooses?|selects?|enters?)\b/i
/** "Our IVR asks …" */
const PRODUCT_SPEAKS =
  /^\W{0,3}(?:the|our|this|that|an?|each|every|my) (?!(?:proposal|application|letter|bid|reply|response|message|applicant|candidate|freelancer)s?\b)[\w-]+(?: [\w-]+){0,3} (?:asks?|says|shows?|displays?|prompts?|responds?|answers?|plays?|sends?|prints?|greets?|speaks?)\b/i
/** What a letter is to contain is no part of the sentence that wants it. */
const LITERAL_TEXT = /["“„«][^"“”„«»\n]{1,200}["”“»]|\b[A-Z]{4,}(?: [A-Z]{3,})*\b/g

/** The first half of an instruction that is broken by a line end. */
const BROKEN_INSTRUCTION = compilePattern(String.raw`\b${SAY}\b.{0,60}\b(?:with|word|phrase|code|line)\b`)
/** A check that wants an answer rather than a certain text. */
const WANTS_ANSWER =
  /\bfavou?rite\b|\byou\b.{0,200}\b(?:what|which|how|who)\b|\b(?:what|which|how|who)\b.{0,200}\byour?\b/i
/** "To prove that you are human, tell me the color of grass." */
const ASKS_FOR_ANSWER = /(?:^|, |\bplease )(?:tell (?:me|us)|name|answer)\b/i
/** Without one of these names, a check wants no certain text. */
const NAMES_TEXT =
  /\b(?:words?|phrases?|code\w*|keyword|passwords?|passphrase|numbers?|emojis?|hashtag|token|palabra|frase|mot|Wort|Codewort|Kennwort|Satz|parola|palavra)\b/iu

/** "Start with the sentence “My favorite cheese is ...”": the rest of it is an answer. */
const UNFINISHED = /["“]([^"”\n]{3,80}?)\s?(?:\.{3,}|…|_{3,})["”]/

/**
 * Finds the check of attention in a sentence; null for an ordinary sentence. `before` is the previous sentence.
 */
export function findAttentionCheck(sentence: string, before: string): AttentionCheck | null {
  const check = findCheck(sentence, before)
  const begun = check?.kind === 'word' ? sentence.match(UNFINISHED)?.[1] : undefined
  return begun === undefined
    ? check
    : { kind: 'question', asks: `The post asks you to complete “${begun} …”.` }
}

function findCheck(sentence: string, before: string): AttentionCheck | null {
  if (!(HINT.test(sentence) || CAPITALS.test(sentence) || /[:=]\s*$/.test(before))) return null
  if (PRODUCT_REQUIREMENT.test(sentence) || PRODUCT_SPEAKS.test(sentence) || IF_OTHERS_SAY.test(sentence))
    return null
  const tagged = tagSentence(sentence.replace(LITERAL_TEXT, ' "" '))
  const wanted = findWantedText(tagged, sentence)
  for (const rule of ATTENTION_RULES) {
    const match = sentence.match(rule.when)
    if (!match || rule.unless?.test(sentence)) continue
    const asks = rule.describe(match, sentence)
    if (rule.kind === 'other' && wanted?.kind === 'word') return wanted
    if (rule.kind === 'word' && isTextOfWork(tagged)) continue
    if (rule.kind !== 'word' || asks.includes('“')) return { kind: rule.kind, asks }
    if (WANTS_ANSWER.test(sentence))
      return { kind: 'question', asks: describeAsk({ kind: 'question', quote: sentence }) }
    if (NAMES_TEXT.test(sentence)) return { kind: 'word', asks }
    if (ASKS_FOR_ANSWER.test(sentence)) return { kind: 'question', asks }
  }
  if (wanted) return wanted
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
