/** Recognizes a sentence of which a note wants every part to be said, in polite or plain words. */
import { UNSAID } from './forms.ts'
import { isPrivateAnyway } from './kinds.ts'
import { SECRET } from './signals.ts'

/** "I don't do bots, and nobody can promise a place, say it politely": both halves are to be said. */
export function isWholeToSay(sentence: string): boolean {
  const [, said] = SAYS_NOT.test(sentence) ? [] : (sentence.match(SAYS_KINDLY) ?? [])
  return (
    said !== undefined &&
    ![SECRET, UNSAID].some((sign) => sign.test(said)) &&
    !isPrivateAnyway(said.replace(NO_PROMISE, ''))
  )
}

/** "nobody can promise a place" is a sign of what is private elsewhere. */
const NO_PROMISE = /\b(?:nobody|no one) (?:can|could) (?:guarantee|promise)\b/gi
/** "better not say it openly" */
const SAYS_NOT = /(?:n['’]?t|\b(?:not|never|no need to|without|rather than)) (?:please )?(?:say|put|write)\b/i
const SAYS_KINDLY =
  /^((?:I|nobody|no one|this|that|the) .{8,160}?)[,;:]? (?:and |but |so )?(?:please |pls )?(?:say|put|write) (?:it|that|this) (?:politely|nicely|kindly|gently|clearly|plainly|openly|honestly)(?: (?:but|and) \p{L}+)?[.!]*$/iu
