/**
 * What the person orders to tell the client in so many words: "say clearly that …", "explain in two sentences: …", and advice to
 * the client: "they should check with a lawyer first". Orders to ask are in own-asks.ts.
 */
import { upperFirst } from '../../jobs/index.ts'
import { type Form, wordForm } from './forms.ts'
import { addressClient } from './questions.ts'
import { LIE, OTHER_TRUTH, SECRET } from './signals.ts'

const PLEASE = '(?:(?:please|pls|also|and|but|just|so),? )*'
const WHOM = '(?: (?:to )?(?:them|him|her|the client))?'
/** "clearly", "in one or two sentences", "in a friendly way" */
const MANNER =
  '(?:,? (?:clearly|openly|plainly|politely|nicely|gently|kindly|honestly|briefly|shortly|up ?front|right away|(?:very )?short|in (?:one|two|a few|1|2)(?:(?: (?:or|to) |-)(?:two|three|2|3))?(?: short)? (?:lines?|sentences?|words?)|in an? (?:\\p{L}+ )?(?:friendly|polite|nice|short|simple|calm) (?:way|tone|sentence|manner)))'
/** "say that …" and "mention that …" are in kinds.ts: what follows them may be a trick. */
const EXPLAIN = '(?:explain|stress|point out|warn|remind)'
const TELL = `(?:say|write|state|tell|${EXPLAIN})`
/** The beginnings of statements that tell only the tool what to say: "why I left", "it", "about my rate". */
const TO_THE_TOOL =
  '(?!(?:why|how|what|which|who|where|when|if|whether|about|it|this|so|for|to|in|at|as|yes|no$|my (?:rate|price)|the (?:truth|real|reason|rate|price))\\b)'

const isPrivate = (said: string): boolean =>
  [SECRET, LIE, OTHER_TRUTH].some((sign) => sign.test(said)) ||
  /^(?:they|he|she|the (?:client|post|budget|guy))\b(?! (?:will |would )?(?:needs?|should|must|can|has to|have to)\b)/i.test(
    said,
  )

/** "no promises about the price, and that they should …" becomes "I make no promises about the price, and you should …" */
function tellStatement(said: string): string {
  const told = addressClient(said.replace(/,? and that (?=\p{L})/giu, ', and '), '')
    .replace(
      /^no (promises?|guarantees?) (?=about|on|for|of)/i,
      (_, what: string) => `I make no ${what.toLowerCase()} `,
    )
    .replace(/, you should (?=\p{L})/iu, '; you should ')
  return upperFirst(told.replace(/[.!]*$/, '.'))
}

/** The orders with the statement that they name. */
const ORDERED_STATEMENTS: Form[] = [
  {
    // "Explain in two sentences: Java 7 has no such suites", "say clearly that the first month is a test"
    form: new RegExp(
      `^${PLEASE}(?:${EXPLAIN}${WHOM}(?:${MANNER})*|${TELL}${WHOM}(?:${MANNER})+)(?::| that(?! (?:is|was|one)\\b)|, that) ${TO_THE_TOOL}(\\S+ \\S+ .{3,400})$`,
      'isu',
    ),
    isPrivate: (part) => isPrivate(part.replace(/^.*?(?::| that) /is, '')),
    word: (said = '') => tellStatement(said),
  },
  {
    // "say clearly no promises about the price"
    form: new RegExp(
      `^${PLEASE}${TELL}${WHOM}(?:${MANNER})+ ${TO_THE_TOOL}(?!that\\b)(\\S+ \\S+ .{3,400})$`,
      'isu',
    ),
    isPrivate,
    word: (said = '') => tellStatement(said),
  },
  {
    // "make it clear that I don't do design", "be clear that the licence is extra"
    form: new RegExp(
      `^${PLEASE}(?:make (?:it )?(?:very )?clear|be clear)(?: to (?:them|him|her))?,? (?:that (?!no\\b)|(?=I\\b|we\\b))${TO_THE_TOOL}(\\S+ \\S+ .{3,400})$`,
      'isu',
    ),
    isPrivate: (part) => isPrivate(part.replace(/^.*? clear(?: to \S+)?,? (?:that )?/is, '')),
    word: (said = '') => tellStatement(said),
  },
  {
    // "they should check that with a lawyer first", "he will need a paid RPC or his own node"
    form: /^(?:and |but |so )?((?:they|he|she|the client) (?:(?:really |also )?(?:should|must|have to|has to) (?:also |first |then |please )?(?:check|test|verify|confirm|measure|rotate|change|update|upgrade|register|renew|back up|make sure|ask (?!for\b|me\b))|(?:will|would) (?:also )?need (?:an?|the|his|her|their|at least|some) )(?!.*\b(?:money|deposit|payment|review|me|I|my)\b)[^;!?]{4,140})$/iu,
    isPrivate: (part) => [SECRET, LIE].some((sign) => sign.test(part)),
    word: (advice = '') => tellStatement(advice.replace(/^the client/i, 'they')),
  },
]

/** The statement that a part orders to say, as a sentence to the client; null for other parts. */
export const tellOrderedStatement = (part: string): string | null => wordForm(part, ORDERED_STATEMENTS)
