/**
 * Finds red flags: lines in which a client wants contact outside the marketplace, money from applicants, their
 * accounts, or work without pay. What the product does with chats, fees, logins and samples is no flag.
 */
import type { Flag } from '@gigbell/contract'
import { HAS_WORD, readSentencesInPost } from './asks/segments.ts'
import { wantsCredentials } from './flags/credentials.ts'
import { wantsOffPlatform } from './flags/off-platform.ts'
import { wantsPayment } from './flags/pay-to-work.ts'
import { wantsUnpaidWork } from './flags/unpaid-sample.ts'
import { decideFlag } from './learned/decide.ts'
import { type TaggedSentence, tagSentence } from './tagged-sentence.ts'

/** No post has more flags that a person would read. */
const MAX_FLAGS = 10

/** Quoted sentences are texts of the work. */
const QUOTATION = /["“„«](?:[^\s"“”„«»]{1,40}\s){3,60}[^\s"“”„«»]{1,40}["”“»]/g

const WHY: Record<Flag['kind'], string> = {
  off_platform:
    'Outside the marketplace its payment protection does not apply, and many marketplaces close accounts for it.',
  pay_to_work: 'An honest client pays you. Nobody has to pay, deposit or buy anything to get work.',
  credentials: 'No client needs your accounts, passwords, codes or identity documents to hire you.',
  unpaid_sample:
    'The client wants finished work before paying. Offer samples of earlier work, or a paid test.',
}

const KINDS: {
  kind: Flag['kind']
  isFound: (sentence: TaggedSentence, context: { text: string; before: TaggedSentence }) => boolean
}[] = [
  { kind: 'credentials', isFound: wantsCredentials },
  { kind: 'pay_to_work', isFound: wantsPayment },
  { kind: 'unpaid_sample', isFound: wantsUnpaidWork },
  { kind: 'off_platform', isFound: wantsOffPlatform },
]

/** "Terms page: membership starts upon payment …" */
const TEXT_OF_WORK =
  /^\W{0,3}[\w '’-]{0,25}\b(?:page|form|text|screen|copy|terms|faq|banner|button|label|headline|popup|tooltip|footer|header)\s?:\s/i

/** Texts about frauds name what a fraud wants. */
const isAboutFraud = (sentence: TaggedSentence) =>
  sentence.has('fraud') && sentence.has('aboutWord', 'workText', 'product')

/** Returns the red flags of a post, in its order. */
export function findFlags(post: string, decide: typeof decideFlag = decideFlag): Flag[] {
  const flags = new Map<string, Flag>()
  let before = tagSentence('')
  for (const one of readSentencesInPost(post)) {
    const quote = one.text
    if (flags.size === MAX_FLAGS) break
    if (!HAS_WORD.test(quote)) continue
    const sentence = tagSentence(quote.replace(QUOTATION, ' '))
    const context = { text: quote, before }
    before = sentence
    if (isAboutFraud(sentence) || TEXT_OF_WORK.test(quote)) continue
    const byRules = KINDS.find(({ isFound }) => isFound(sentence, context))?.kind ?? null
    const kind = decide(one, byRules)
    if (kind && !flags.has(quote)) flags.set(quote, { kind, quote, why: WHY[kind] })
  }
  return [...flags.values()]
}
