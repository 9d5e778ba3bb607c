/**
 * Finds the certificates that a profile lists by their names alone: "Certificates: SC-300, AZ-500", "PL-300 since 2021".
 * Certificates that a sentence describes are in conditions.ts. English only.
 */
import { joinList, splitLine } from '../../../platform/text.ts'

/** The names under which examining bodies list their certificates. */
const NAME =
  /(?<![\p{L}\d-])(?:(?:AZ|DP|AI|PL|MB|SC|MS|MD|DA)-\d{3}|CKAD?|CKS|CCN[AP]|CISSP|CISA|CISM|OSCP|CEH|RHCS?[AE]|LPIC-\d|PMP|PRINCE2|PSM ?I{1,3}|PSPO ?I{1,3}|CSM|ITIL(?: ?(?:v\d|\d))?(?: Foundation)?|TOGAF(?: ?\d[\d.]*)?|ISTQB(?: (?:Foundation|Advanced)(?: Level)?)?|ACCA|CFA(?: Level I{1,3})?|FinOps Certified Practitioner|Azure (?:Solutions Architect Expert|(?:Administrator|Developer|Data Engineer|Data Scientist|AI Engineer|Network Engineer|Security Engineer) Associate)|DevOps Engineer Expert|Cybersecurity Architect Expert|(?:Security Engineer|Identity and Access Administrator) Associate|Terraform Associate|AWS (?:Certified )?(?:Solutions Architect|Developer|SysOps Administrator|DevOps Engineer|Cloud Practitioner|Data Engineer)(?: [–-] | )?(?:Associate|Professional)?|(?:Solutions Architect|SysOps Administrator) (?:Associate|Professional))(?![\p{L}\d-])/gu

/** What is not, not yet or no longer held, or is only the subject of a course. */
const NOT_HELD =
  /\b(?:no|not|never|expired|lapsed|until|till|valid|planned|planning|preparing|booked|studying|studied for|learning|next|failed|exam prep|courses?|teach|taught|trained|training|delivered?|(?:MCT|trainer) |training for|students?|candidates?|someday|working (?:on|towards)|in progress|pending)\b|n['’]t\b/i

/** Sentences that say of certificates, and of nothing else, that the person holds them: after a label, after "I hold", with a year. */
function listsHeld(sentence: string): boolean {
  const rest = sentence.replace(NAME, '#').trim()
  const [, listed = ''] =
    rest.match(
      /^(?:(?:Microsoft|AWS|Azure|Google|current|active) )?(?:certificat\p{Ll}*|certs?|certified(?: in)?)(?: held| in force)?: (.+)$/iu,
    ) ?? []
  return HELD.some((form) => form.test(rest)) || ONLY_NAMES.test(listed)
}
/** What says that a certificate ("#") is the person's own. */
const HELD = [
  /^I(?:['’]m| am| hold| have| passed| also hold)(?: also)? (?:the |an? |both |certified )?#/,
  /^I\b[^#]{3,80} and (?:passed|hold) #/,
  /\(# since (?:19|20)\d\d\)/,
  /(?:^|; )#,? (?:since (?:19|20)\d\d|certified\b|renewed)/i,
  /^#(?:(?:,| and) [\p{L} #]{1,40})? certs?\b/u,
  // "AZ-104 and AZ-140"
  /^#(?:(?:,| and) #)+\.?$/,
]
const ONLY_NAMES =
  /^(?=.*#)(?:#|and|since|renewed|passed|in|(?:19|20)\d\d|\d{3}|\p{Lu}[\p{L}\d.+-]{0,20}|[\s,;.()/–-])+$/u

/** What the certificates of a body are about, as the title of a post names it. */
const SUBJECTS: [certificate: RegExp, subject: RegExp][] = [
  [/^AWS/, /\b(?:AWS|Amazon Web Services)\b/i],
  [/^(?:(?:AZ|AI|DP|SC)-|Azure\b)/, /\bAzure\b/i],
  [/^(?:PL|DA|MB)-/, /\b(?:Power ?(?:BI|Apps|Platform|Automate)|Dynamics)\b/i],
  [/^CK/, /\b(?:Kubernetes|k8s|EKS|AKS|GKE)\b/i],
  [/^Terraform/, /\bTerraform\b/i],
]

/** Returns "I hold AZ-305." where the title of a post names what the certificates of a profile are about; null elsewhere. */
export function nameCertificatesFor(title: string, about: string): string | null {
  const names = findCertificates(about).filter((name) =>
    SUBJECTS.some(([certificate, subject]) => certificate.test(name) && subject.test(title)),
  )
  return wordCertificates(names)
}

/** Returns "I hold AZ-305 and AZ-500."; null where the text lists none. */
export function nameCertificates(about: string): string | null {
  return wordCertificates(findCertificates(about))
}

const wordCertificates = (names: readonly string[]) =>
  names.length === 0 ? null : `I hold ${joinList(names.slice(0, MOST))}.`

/** "AZ-104 (Azure Administrator)", "PL-300 and CKA (both current)" */
const REMARK_IN_BRACKETS = /(?<=-\d{3}) \([^()]*\)| \((?:both|all) (?:current|valid|active)\)/g

/** The names of the certificates that the text says are held. */
function findCertificates(about: string): string[] {
  const names = about
    .split('\n')
    .flatMap((line) => splitLine(line))
    .map((sentence) => sentence.replace(REMARK_IN_BRACKETS, ''))
    .filter((sentence) => listsHeld(sentence) && !NOT_HELD.test(sentence))
    .flatMap((sentence) => sentence.match(NAME) ?? [])
  return [...new Set(names.map((name) => name.trim().replace(OF_AWS, 'AWS $&')))]
}

/** Certificates of AWS that people list without its name. */
const OF_AWS = /^(?:Solutions Architect|SysOps Administrator)\b/

/** A letter is no CV. */
const MOST = 4
