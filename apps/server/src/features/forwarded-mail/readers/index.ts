/** Reads the mails of marketplaces: the jobs in their alerts, and what became of a person's proposals. */
import { readSubject, unwrapForwarded } from './forwarding.ts'
import { freelancer } from './freelancer.ts'
import { type MailLine, readHtmlLines, readTextLines } from './mail-lines.ts'
import { isButton, isIntroduction } from './mail-words.ts'
import type { MarketplaceReader } from './marketplace.ts'
import { findMarketplace, type MailFindings, type MailOutcome, type MailText } from './marketplace-mail.ts'
import {
  isInterview,
  type MailKind,
  readKind,
  readLabelledTitle,
  readNamedTitle,
  readQuotedTitle,
  readStatus,
} from './outcomes.ts'
import { peopleperhour } from './peopleperhour.ts'
import { findJobLinks, readPosts } from './posts.ts'
import { upwork } from './upwork.ts'

const marketplaces: readonly MarketplaceReader[] = [upwork, freelancer, peopleperhour]

/** Longer parts are cut; mails of marketplaces have less than 200,000 characters. */
const MAX_PART = 400_000
const MAX_QUOTE = 300
/** The sentence that says what happened is at the beginning of a mail. */
const SENTENCES = 14

/**
 * Reads a mail of a marketplace, or one that a person forwarded by hand. Null if it is of no marketplace. Who has really
 * sent it must be checked before.
 */
export function readMarketplaceMail(mail: MailText): MailFindings | null {
  const parts = [
    ...(mail.html.trim() === '' ? [] : [readHtmlLines(mail.html.slice(0, MAX_PART))]),
    ...(mail.text.trim() === '' ? [] : [readTextLines(mail.text.slice(0, MAX_PART))]),
  ]
  let found: MailFindings | null = null
  for (const lines of parts) {
    const outer = { from: mail.from, subject: mail.subject, lines }
    // In a mail of a marketplace itself, what looks like a forwarded mail is a stranger's message.
    const inner = findMarketplace(mail.from)
      ? { ...outer, subject: readSubject(mail.subject) }
      : unwrapForwarded(outer)
    const marketplace = findReader(inner.from)
    if (!marketplace) continue
    const findings = readInnerMail(inner.subject, inner.lines, marketplace)
    if (findings.posts.length > 0 || findings.outcomes.length > 0) return withDate(findings, mail.date)
    found ??= findings
  }
  return found
}

const findReader = (from: string): MarketplaceReader | undefined =>
  marketplaces.find(({ name }) => name === findMarketplace(from)?.marketplace)

const withDate = (findings: MailFindings, date: Date | null): MailFindings => ({
  ...findings,
  posts: findings.posts.map((post) => ({ ...post, published_at: date?.toISOString() ?? null })),
})

function readInnerMail(
  subject: string,
  lines: readonly MailLine[],
  marketplace: MarketplaceReader,
): MailFindings {
  const plain: MailFindings = { marketplace: marketplace.name, posts: [], outcomes: [] }
  const named = readKind(subject)
  if (named === 'nothing') return plain
  const said = named === 'unknown' ? readKindOfText(lines) : named
  if (said !== 'jobs' && said !== 'invitation' && said !== 'unknown' && said !== 'nothing')
    return { ...plain, outcomes: readOutcome(said, subject, lines, marketplace) }
  const subjectTitle = readQuotedTitle(subject) ?? readNamedTitle(subject)
  const posts = readPosts(lines, marketplace, subjectTitle).filter(
    (post) =>
      said !== 'unknown' || post.type !== null || (Array.isArray(post.skills) && post.skills.length > 0),
  )
  const isForInterview =
    said === 'invitation' &&
    [subject, ...firstTexts(lines)].some((text) => text.length < 300 && isInterview(text))
  return {
    ...plain,
    posts,
    outcomes: isForInterview ? readOutcome('interview', subject, lines, marketplace) : [],
  }
}

const firstTexts = (lines: readonly MailLine[]) =>
  lines.flatMap(({ text }) => (text === '' ? [] : [text])).slice(0, SENTENCES)

/** What the first sentences say, where the subject says nothing. */
function readKindOfText(lines: readonly MailLine[]): MailKind {
  for (const text of firstTexts(lines)) {
    if (text.length > MAX_QUOTE) continue
    const kind = readKind(text)
    if (kind !== 'unknown' && kind !== 'nothing') return kind
  }
  return 'unknown'
}

function readOutcome(
  status: MailOutcome['status'],
  subject: string,
  lines: readonly MailLine[],
  marketplace: MarketplaceReader,
): MailOutcome[] {
  const jobs = findJobLinks(lines, marketplace)
  const sentences = firstTexts(lines)
  const sentence = sentences.find((text) => text.length <= MAX_QUOTE && readStatus(text) === status)
  const jobTitle =
    jobs.find(({ title, isLinked }) => isLinked && title !== null && readStatus(title) === null)?.title ??
    (sentence && readQuotedTitle(sentence)) ??
    readQuotedTitle(subject) ??
    jobs.find(({ title }) => title !== null && !isIntroduction(title) && readStatus(title) === null)?.title ??
    sentences.map(readLabelledTitle).find((title) => title !== null) ??
    readNamedTitle(subject) ??
    sentences.map(readQuotedTitle).find((title) => title !== null)
  if (!jobTitle || isButton(jobTitle)) return []
  const own = jobs.length === 1 ? jobs[0] : jobs.find(({ title }) => title === jobTitle)
  return [{ status, jobTitle, jobUrl: own?.url ?? null, quote: (sentence ?? subject).slice(0, MAX_QUOTE) }]
}
