/** Puts the words that a post wants to see into a letter, where the person has agreed to it. */
import type { Ask } from '@gigbell/contract'

/** An apostrophe inside a word opens no quotation, and one inside the quotation does not end it: “I’m detail oriented”. */
const QUOTED = /["“”„«»*`]([^"“”„«»*`\n]{1,60})["“”»*`]|(?<![\p{L}\d])['‘’]([^'‘’\n]{1,60})['’](?![\p{L}\d])/u
/** "My favorite cheese is ..." is to be completed by the person. */
const UNFINISHED = /(?:\.{2,}|…|_{2,})$/
const NAMED =
  /\b(?:the )?(?:word|words|phrase|code|keyword|code ?word|password|wort|mot|palabra)s?:?\s+(?:is |of |as )?(?!(?:words?|to|in|at|for|on|you|we|i|that|which|and|or|of|from|here|below|above|is|will|must|should)\b)([\p{L}\p{N}+&#-]{2,30})/iu
/** "The code word to give in order to be read will be TERN26": a word in capitals or with a figure after its verb. */
const NAMED_LATER =
  /\b(?:[Kk]ey ?word|[Cc]ode ?word|[Cc]ode|[Pp]assword|[Ss]ecret word)\b[^.,\n]{0,70}? (?:is|will be|shall be|would be) (?=\S*\p{Lu}|\S*\d)([\p{L}\p{N}+&#-]{2,30})/u
const AFTER_VERB =
  /\b(?:start|begin|open|end|finish|write|put|type|say|include|mention|add|reply|respond|answer|schreib\w*|commence\w*|escrib\w*)\b[^.\n]{0,60}?\b(?:with|by|:|mit|par|con)\s+([\p{Lu}\d][\p{L}\p{N}+*&# -]{1,30}?)(?=[.,;!\n]|$| (?:at|in|on|so|to|as)\b)/iu
const SUM = /(\d{1,4}\s?[x×*+-]\s?\d{1,4})/

/** Returns the text that an ask of kind `word` wants; null if it is not clear. */
export function findWantedWord({ quote }: Ask): string | null {
  const quoted = quote.match(QUOTED)
  const found =
    quoted?.[1] ??
    quoted?.[2] ??
    quote.match(NAMED)?.[1] ??
    quote.match(NAMED_LATER)?.[1] ??
    quote.match(AFTER_VERB)?.[1] ??
    quote.match(SUM)?.[1] ??
    quote.match(/\b(?:write|put|add|include|mention|say|type)\s+(\p{Lu}[\p{L}\d]{2,20})\b/u)?.[1]
  if (UNFINISHED.test(found?.trim() ?? '')) return null
  const word = found?.trim().replace(/[.,;:!]+$/, '')
  if (!word) return null
  return /\b(?:all caps|capital letters|uppercase|in caps)\b/i.test(quote) ? word.toUpperCase() : word
}

/** Whether the word belongs at the end of the letter instead of its beginning. */
export function wantsEnd({ quote }: Ask): boolean {
  return (
    /\b(?:end|bottom|last (?:word|line)|close|sign off|finish|ende|fin|final)\b/i.test(quote) &&
    !/\b(?:start|begin|first|top)\b/i.test(quote)
  )
}
