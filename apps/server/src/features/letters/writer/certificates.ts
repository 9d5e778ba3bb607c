/**
 * Finds the certificates that a profile lists by their names alone: "Certificates: SC-300, AZ-500", "PL-300 since 2021".
 * Certificates that a sentence describes are in conditions.ts. English only.
 */
import { countWords, joinList, splitLine } from '../../../platform/text.ts'

/** The names under which examining bodies list their certificates. */
const NAME =
  /(?<![\p{L}\d-])(?:(?:AZ|DP|AI|PL|MB|SC|MS|MD|DA)-\d{3}|CKAD?|CKS|CCN[AP]|CISSP|CISA|CISM|OSCP|CEH|RHCS?[AE]|LPIC-\d|PMP|PRINCE2|PSM ?I{1,3}|PSPO ?I{1,3}|CSM|ITIL(?: ?(?:v\d|\d))?(?: Foundation)?|TOGAF(?: ?\d[\d.]*)?|ISTQB(?: (?:Foundation|Advanced)(?: Level)?)?|ACCA|CFA(?! Level)|FinOps Certified Practitioner|Azure (?:Solutions Architect Expert|(?:Administrator|Developer|Data Engineer|Data Scientist|AI Engineer|Network Engineer|Security Engineer) Associate)|DevOps Engineer Expert|Cybersecurity Architect Expert|(?:Security Engineer|Identity and Access Administrator) Associate|Terraform Associate|AWS (?:Certified )?(?:Solutions Architect|Developer|SysOps Administrator|DevOps Engineer|Cloud Practitioner|Data Engineer)(?: [–-] | )?(?:Associate|Professional)?|AWS (?:Certified )?(?:Advanced Networking|Security|Database|Machine Learning|Data Analytics)(?: [–-] | )Specialty|(?:Solutions Architect|SysOps Administrator) (?:Associate|Professional))(?![\p{L}\d-])/gu

/** Whether a text names a certificate. */
export const namesCertificate = (text: string): boolean => text.search(NAME) !== -1

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
  /^#(?:(?:,| and) #)* certified\.?$/,
  // "I am a developer with 4 years of experience, PL-300 certified"
  /, # certified$/,
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

/** Returns "I hold the AZ-305 certificate." where the title of a post names what the certificates of a profile are about; null elsewhere. */
export function nameCertificatesFor(title: string, about: string): string | null {
  const names = findCertificates(about).filter((name) =>
    SUBJECTS.some(([certificate, subject]) => certificate.test(name) && subject.test(title)),
  )
  return wordCertificates(names)
}

/** Returns "I hold the certificates AZ-305 and AZ-500."; null where the text lists none. */
export function nameCertificates(about: string): string | null {
  return wordCertificates(findCertificates(about))
}

function wordCertificates(listed: readonly string[]): string | null {
  const names = listed.map((name) => name.replace(/^Certified: /, ''))
  if (names.length === 0) return null
  return names.length === 1
    ? `I hold the ${names[0]} certificate.`
    : `I hold the certificates ${joinList(names.slice(0, MOST))}.`
}

/**
 * Returns the certificates of a profile in a sentence, also those of bodies that are not known here: a list after a label,
 * or a sentence in which the person says that they hold them. Those about something else than `post` are left out. Null
 * where there are none.
 */
export function tellCertificates(about: string, post: string): string | null {
  const isOfPost = (name: string) =>
    SUBJECTS.every(([certificate, subject]) => !certificate.test(name) || subject.test(post))
  const sentences = about
    .split('\n')
    .flatMap((line) => splitLine(line.replace(/^[\s•*–-]+/, '')))
    .map((sentence) => sentence.trim().replace(/\.$/, ''))
  for (const sentence of sentences) {
    const whole = isOfPost(sentence) ? tellWhole(sentence) : null
    if (whole) return whole
    const names = NOT_HELD.test(sentence) ? [] : readList(sentence).filter(isOfPost)
    if (names.length > 0) return wordCertificates(names)
  }
  return wordCertificates(findCertificates(about).filter(isOfPost))
}

/** Returns what a sentence says of the person's certificates, as a sentence of the letter. */
function tellWhole(sentence: string): string | null {
  if (countWords(sentence) > MOST_WORDS) return null
  const [held] = sentence.match(SAYS_HELD) ?? []
  if (held && !NOT_HELD.test(held)) return `${sentence}.`
  const [, ofBody] = sentence.match(OF_BODY) ?? []
  if (ofBody && !NOT_HELD.test(ofBody)) return `I am ${ofBody}.`
  const [, one] = sentence.match(ONE) ?? []
  return one && !NOT_HELD.test(sentence) ? `I hold the ${one} certificate.` : null
}

/** The names in a list of certificates; none where one of them is no name. */
function readList(sentence: string): string[] {
  const [, labelled, certified] = sentence.match(LISTED) ?? []
  const parts = (labelled ?? certified ?? '').replace(AFTER_LIST, '').split(/, and |, (?![^(]*\))/)
  // "MCSE Data Management and Analytics, DP-300": only the last "and" joins two names.
  const names = [...parts.slice(0, -1), ...(parts.at(-1) ?? '').split(/ and (?![^(]*\))/)]
    .filter((name) => !/\([^()]*\b(?:retired|expired|lapsed)\b/.test(name))
    .map((name) => name.trim().replace(/,? (?:since|passed(?: in)?) (?:19|20)\d\d$/, ''))
  return names.every((name) => LISTED_NAME.test(name)) ? names : []
}

/** "Certifications: Professional Web Developer, Architecture Specialist", "Certified OSCP (2020) and eCPPT" */
const LISTED = /^(?:[Mm]y )?(?:[Cc]ertificat\p{L}*|[Cc]erts?|[Cc]ertified): (.+)$|^[Cc]ertified (\p{Lu}.+)$/u
/** ", and I keep them current", ", both renewed in 2023" */
const AFTER_LIST =
  /,? (?:and|but|though|both|all)(?: of)?(?: them| which)? (?:I|renewed|current|valid|in|since|are|the)\b.*$|[;:].*$/
const LISTED_NAME = /^\p{Lu}?\p{Ll}?\p{Lu}[^,;:.()]{0,60}(?:\([^()]{2,30}\))?$/u
/** "I hold the Quickbase Expert Builder certification and have delivered over 70 apps" */
const SAYS_HELD =
  /^I (?:hold|have) (?:the |an? |both |two |three |four )[^.:;]{3,80}\bcertifi(?:cates?|cations?)\b/
/** "AWS certified (Solutions Architect Associate, DevOps Professional)" */
const OF_BODY = /^(\p{Lu}[\p{L}\d-]* [Cc]ertified \([^()]{3,80}\))/u
/** "AWS Certified Data Analytics – Specialty", "AWS Certified Database Specialty (2021)" */
const ONE = /^(\p{Lu}[\p{L}\d-]* Certified (?!.* and )\p{Lu}[^,;:.()]{3,60}?)(?: \((?:19|20)\d\d\))?$/u
/** A longer sentence says something else, too. In words. */
const MOST_WORDS = 28

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
