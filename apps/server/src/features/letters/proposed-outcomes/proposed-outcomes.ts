/**
 * Outcomes of letters that mails of marketplaces report: a client has viewed a proposal, answered it, hired somebody. They
 * are stored as proposals, and only the person's answer changes a letter. How mails are read is in forwarded-mail.
 */
import type { LetterStatus, ProposedOutcome, reportedStatuses } from '@gigbell/contract'
import { type Clock, DAY } from '../../../platform/clock.ts'
import type { Db, Tx } from '../../../platform/db/database.ts'
import { notFound } from '../../../platform/http/refusal.ts'
import type { UserId } from '../../../platform/ids.ts'
import { cleanText } from '../../../platform/text.ts'
import { lockPerson } from '../../accounts/index.ts'
import { sendLetterEvent } from '../../notifications/index.ts'
import { insertStatus, lockEntry, updateEntry } from '../history/queries.ts'
import {
  claimOutcome,
  findLetterOfOutcome,
  findOpenOutcomes,
  findRecentLetters,
  insertOutcome,
} from './queries.ts'

/** What a mail reports of a letter: its job's title and address, the sentence that says so, and when it arrived. */
export interface ReportedOutcome {
  status: (typeof reportedStatuses)[number]
  jobTitle: string
  jobUrl: string | null
  quote: string
  at: Date
}

/** Answers to older letters are rare, and their titles recur. */
const MAX_AGE = 180 * DAY
const MAX_LETTERS = 500
const MAX_QUOTE = 300
const MAX_OPEN = 50

/** How far a letter has come. A report of what it has reached already is no news; `lost` and `withdrawn` end it. */
const STAGES: Record<LetterStatus, number> = {
  draft: 0,
  applied: 1,
  viewed: 2,
  replied: 3,
  interview: 4,
  lost: 5,
  won: 6,
  withdrawn: 6,
}
const isNews = (reported: LetterStatus, present: LetterStatus) => STAGES[reported] > STAGES[present]

/**
 * Proposes reported outcomes for the letters that they are about, and returns how many. A report that fits no letter or
 * several, or whose letter has come as far already, is left out.
 */
export async function proposeOutcomes(
  tx: Tx,
  person: UserId,
  reports: readonly ReportedOutcome[],
): Promise<number> {
  let proposed = 0
  for (const report of reports) {
    const since = new Date(report.at.getTime() - MAX_AGE)
    const letters = await findRecentLetters(tx, person, { since, limit: MAX_LETTERS })
    const letter = findLetterOf(report, letters)
    if (!letter || !isNews(report.status, letter.status)) continue
    const quote = cleanText(report.quote).replace(/\s+/g, ' ').slice(0, MAX_QUOTE)
    if (!(await insertOutcome(tx, letter.id, { ...report, quote }))) continue
    proposed++
    // Open screens read the reports again, although the letter itself has not changed.
    await sendLetterEvent(tx, person, { id: letter.id, version: letter.version, status: letter.status })
  }
  return proposed
}

type RecentLetter = Awaited<ReturnType<typeof findRecentLetters>>[number]

/**
 * The letter for the job of this address, or else the only one for a job of this title. A letter whose address is another
 * one is for another job, and of a sent letter and drafts for one job the sent one is meant.
 */
function findLetterOf(
  { jobUrl, jobTitle }: ReportedOutcome,
  letters: readonly RecentLetter[],
): RecentLetter | undefined {
  const address = addressOf(jobUrl)
  const title = plainTitle(jobTitle)
  const byAddress = letters.filter(({ job_url }) => address !== null && addressOf(job_url) === address)
  const byTitle = letters.filter(
    ({ job_title, job_url }) =>
      title !== '' &&
      plainTitle(job_title ?? '') === title &&
      (address === null || addressOf(job_url) === null),
  )
  const found = byAddress.length > 0 ? byAddress : byTitle
  const sent = found.filter(({ status }) => status !== 'draft')
  return [sent, found].find(({ length }) => length === 1)?.[0]
}

/** Host and path: marketplaces add to the address where it was clicked. */
function addressOf(url: string | null): string | null {
  if (url === null || !URL.canParse(url)) return null
  const { hostname, pathname } = new URL(url)
  return `${hostname.replace(/^www\./, '')}${pathname.replace(/\/$/, '')}`
}

const plainTitle = (title: string) =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}+#]+/gu, ' ')
    .trim()

/** Lists the reports that a person has not answered and that are still news. */
export async function listProposedOutcomes(db: Db, person: UserId): Promise<ProposedOutcome[]> {
  const open = await findOpenOutcomes(db, person, { stages: STAGES, limit: MAX_OPEN })
  return open.map(({ id, letter_id, title, status, quote, reported_at }) => ({
    id,
    letter: { id: letter_id, title },
    status,
    quote,
    at: reported_at.toISOString(),
  }))
}

/**
 * Accepts or dismisses a report. Accepting gives the letter its status at the time of the mail, unless the letter has come
 * as far meanwhile.
 * @throws Refusal not_found, also for a report that is answered already
 */
export async function answerOutcome(
  { db, clock }: { db: Db; clock: Clock },
  person: UserId,
  id: string,
  accept: boolean,
): Promise<void> {
  const now = clock.now()
  await db.transaction().execute(async (tx) => {
    // Locks are taken in the order of a deletion: the person, the letter, what belongs to it.
    await lockPerson(tx, person)
    const letterId = await findLetterOfOutcome(tx, person, id)
    const letter = letterId && (await lockEntry(tx, person, letterId))
    const outcome = letter && (await claimOutcome(tx, letter.id, id, now))
    if (!letter || !outcome) throw notFound('outcome')
    if (!accept || !isNews(outcome.status, letter.status)) return
    const { status, reported_at } = outcome
    await insertStatus(tx, letter.id, status, reported_at)
    const { version } = await updateEntry(tx, letter.id, { status }, now)
    await sendLetterEvent(tx, person, { id: letter.id, version, status })
  })
}
