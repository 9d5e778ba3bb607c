/**
 * Mails with which a mail provider asks whether it may forward mails to an address. Without the code or the link in it,
 * nobody can turn on forwarding. Gmail sends one; Outlook.com forwards without asking.
 */
import { isWithin, type Proof } from './authenticity.ts'
import type { MailText } from './readers/marketplace-mail.ts'

/** What a person needs to turn on forwarding. */
export interface Confirmation {
  code: string | null
  link: string | null
}

const SENDER = 'forwarding-noreply@google.com'
/** Who signs them. */
export const CONFIRMING_DOMAIN = 'google.com'
/** The link that allows forwarding. The mail has another one, to `/mail/uf-`, that withdraws it. */
const LINK = /https:\/\/mail(?:-settings)?\.google\.com\/mail\/vf-[\w%.~-]{1,500}/

/** Returns the confirmation that a mail contains; null if it is another mail, or not proven to be Gmail's. */
export function readConfirmation(mail: MailText, proof: Proof): Confirmation | null {
  if (proof.from !== SENDER || !proof.signedBy.some((domain) => isWithin(domain, CONFIRMING_DOMAIN)))
    return null
  const text = mail.text === '' ? mail.html : mail.text
  const link = LINK.exec(text)?.[0] ?? null
  // The subject begins with the code in every language.
  const code = /\(#?\s?(\d{6,12})\)/.exec(mail.subject)?.[1] ?? null
  return link === null && code === null ? null : { code, link }
}
