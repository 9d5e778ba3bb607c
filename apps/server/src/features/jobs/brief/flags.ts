/** Finds red flags: lines of a post that warn of its client. */
import type { Flag } from '@gigbell/contract'
import { splitLine } from '../../../platform/text.ts'

const RULES: { kind: Flag['kind']; when: RegExp; why: string }[] = [
  {
    kind: 'off_platform',
    when: /\b(?:contact|message|text|reach|write|add)\b.{0,30}\b(?:whatsapp|telegram)\b/i,
    why: 'Clients who move the talk to a private chat often want to avoid the protection of the marketplace.',
  },
  {
    kind: 'pay_to_work',
    when: /\b(?:pay|deposit|transfer)\b.{0,40}\b(?:registration|training|security|refundable) (?:fee|deposit)\b/i,
    why: 'Honest clients do not charge applicants.',
  },
  {
    kind: 'credentials',
    when: /\b(?:send|give|share|provide)\b.{0,30}\byour\b.{0,20}\b(?:login|password|bank account)\b/i,
    why: 'Nobody needs your account or its password to hire you.',
  },
  {
    kind: 'unpaid_sample',
    when: /\b(?:unpaid|free) (?:trial|test|sample)\b/i,
    why: 'The client asks for work without pay.',
  },
]

/** Returns the red flags of a post, in its order. */
export function findFlags(post: string): Flag[] {
  return post.split('\n').flatMap((line) =>
    splitLine(line).flatMap((quote) => {
      const rule = RULES.find(({ when }) => when.test(quote))
      return rule ? [{ kind: rule.kind, quote, why: rule.why }] : []
    }),
  )
}
