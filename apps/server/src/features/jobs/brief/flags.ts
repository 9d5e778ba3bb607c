/**
 * Finds red flags: lines in which a client wants contact outside the marketplace, money from applicants, their
 * accounts, or work without pay. What the product does with chats, fees, logins and samples is no flag.
 */
import type { Flag } from '@gigbell/contract'
import { readLines } from './asks/segments.ts'
import { wantsCredentials } from './flags/credentials.ts'
import { wantsOffPlatform } from './flags/off-platform.ts'
import { wantsPayment } from './flags/pay-to-work.ts'
import { wantsUnpaidWork } from './flags/unpaid-sample.ts'
import { TaggedSentence } from './tagged-sentence.ts'

/** No post has more flags that a person would read. */
const MAX_FLAGS = 10

const WHY: Record<Flag['kind'], string> = {
  off_platform:
    'Outside the marketplace its payment protection does not apply, and many marketplaces close accounts for it.',
  pay_to_work: 'An honest client pays you. Nobody has to pay, deposit or buy anything to get work.',
  credentials: 'No client needs your accounts, passwords, codes or identity documents to hire you.',
  unpaid_sample:
    'The client wants finished work before paying. Offer samples of earlier work, or a paid test.',
}

const KINDS: { kind: Flag['kind']; isFound: (sentence: TaggedSentence, text: string) => boolean }[] = [
  { kind: 'credentials', isFound: wantsCredentials },
  { kind: 'pay_to_work', isFound: wantsPayment },
  { kind: 'unpaid_sample', isFound: wantsUnpaidWork },
  { kind: 'off_platform', isFound: wantsOffPlatform },
]

/** Returns the red flags of a post, in its order. */
export function findFlags(post: string): Flag[] {
  const flags = new Map<string, Flag>()
  for (const line of readLines(post)) {
    for (const { text: quote } of line.segments) {
      if (flags.size === MAX_FLAGS) return [...flags.values()]
      const sentence = new TaggedSentence(quote)
      const kind = KINDS.find(({ isFound }) => isFound(sentence, quote))?.kind
      if (kind && !flags.has(quote)) flags.set(quote, { kind, quote, why: WHY[kind] })
    }
  }
  return [...flags.values()]
}
