/**
 * Ingests posts: each post becomes a new job, updates the job it became before, or joins the job of the same post
 * from another source. A batch is one transaction: its jobs, their origins, the counts of skills and whatever the
 * arrival listener writes are stored together or not at all. Reading sources is in poll.ts.
 *
 * One lock for all processes protects the decision which job a post belongs to. It costs nothing, because counting
 * jobs (job_totals) serializes concurrent inserts anyway, and with a single lock there can be no deadlock.
 */
import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { type Clock, DAY } from '../../platform/clock.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import { runUrgently } from '../../platform/precedence.ts'
import { sendSignal } from '../../platform/signals.ts'
import { detectSkills, type KnownSkill } from '../jobs/index.ts'
import { findCategory, type JobDraft, scopeToOwner, toDraft, UnusablePost } from './mapping.ts'
import type { Post } from './post.ts'
import * as queries from './queries.ts'
import { findReposts, indexChangedPosts, insertPostGroups } from './reposts/post-groups.ts'

/** The signal that jobs have arrived, with `JobsArrived` as its JSON payload. */
export const JOBS_ARRIVED = 'jobs_arrived'
/** How many jobs have arrived, and the person they belong to (null: everybody sees them). */
export interface JobsArrived {
  added: number
  owner: string | null
}

/** Called with the ids of new jobs, in the transaction that inserts them. */
export type ArrivalListener = (tx: Tx, jobIds: string[]) => Promise<void>

/** The result of ingesting posts: the ids of new jobs, counts, and the posts that could not be stored, with the reason. */
export interface IngestResult {
  added: string[]
  updated: number
  unchanged: number
  refused: { item: string; fault: string }[]
}

/** 200 posts take 0.1 s (titles only) to 0.4 s (long texts). Larger batches are hardly faster and hold the lock longer. */
export const BATCH_SIZE = 200
/** A copy from another source appears within days; the same text after weeks is a new job. */
const SAME_POST_PERIOD = 7 * DAY
const DEFAULT_CATEGORY = 'Other'

/**
 * Ingests posts. Known posts change nothing, and a post that cannot be stored does not affect the others.
 * @param owner the person whose account found the posts; the jobs then belong to this person alone
 */
export async function ingest(
  { db, clock }: { db: Db; clock: Clock },
  source: string,
  posts: Post[],
  onArrived: ArrivalListener = async () => {},
  owner: string | null = null,
): Promise<IngestResult> {
  const result: IngestResult = { added: [], updated: 0, unchanged: 0, refused: [] }
  for (let from = 0; from < posts.length; from += BATCH_SIZE) {
    const now = clock.now()
    const drafts = new Map<string, JobDraft>()
    for (const post of posts.slice(from, from + BATCH_SIZE)) {
      try {
        const draft = toDraft(post, source, now, owner)
        // When an id occurs twice in a batch, the later post is the newer version.
        if (drafts.delete(originOf(draft))) result.unchanged++
        drafts.set(originOf(draft), draft)
      } catch (error) {
        if (!(error instanceof UnusablePost)) throw error
        result.refused.push({ item: post.source_id ?? post.title.slice(0, 80), fault: error.message })
      }
    }
    await ingestOrHalve([...drafts.values()])

    async function ingestOrHalve(batch: JobDraft[]): Promise<void> {
      if (batch.length === 0) return
      try {
        const ingested = await runUrgently(() =>
          db.transaction().execute((tx) => ingestBatch(tx, batch, owner, now, onArrived)),
        )
        result.added.push(...ingested.added)
        result.updated += ingested.updated
        result.unchanged += ingested.unchanged
      } catch (error) {
        // An invalid value (class 22) or an exceeded limit (class 54) is caused by one post, which halving the batch
        // finds in a few steps. Any other error, such as a lost connection, is not caused by a post.
        if (!/^(22|54)/.test((error as { code?: string }).code ?? '')) throw error
        if (batch.length === 1)
          result.refused.push({
            item: batch[0]!.sourceId,
            fault: `It cannot be stored: ${(error as Error).message}`,
          })
        else {
          const half = Math.ceil(batch.length / 2)
          await ingestOrHalve(batch.slice(0, half))
          await ingestOrHalve(batch.slice(half))
        }
      }
    }
  }
  return result
}

/**
 * Stores a draft that its owner has added: a new job, or the update of the job it became before. Returns the job's id. No
 * alert looks at it, because its owner has read it.
 */
export async function ingestAdded(tx: Tx, draft: JobDraft, now: Date): Promise<string> {
  await ingestBatch(tx, [draft], draft.owner, now, async () => {})
  const [stored] = await queries.findStoredPosts(tx, [draft])
  if (!stored) throw new Error('An added job was not stored.')
  return stored.id
}

/** A post of a mail, and the id that it has at its source, if the mail names it. */
export interface MailedDraft {
  draft: JobDraft
  publishedAs: string | null
}

/**
 * Stores the drafts of a mail that are new to their owner. Known are those that a former mail or the owner has brought, and
 * those that `source` has brought for everybody or for the owner.
 */
export async function ingestMailed(
  tx: Tx,
  mailed: MailedDraft[],
  { owner, source, now }: { owner: string; source: string; now: Date },
  onArrived: ArrivalListener,
): Promise<void> {
  await queries.lockIngestion(tx)
  const drafts = mailed.map(({ draft }) => draft)
  const ids = mailed.flatMap(({ publishedAs }) => publishedAs ?? [])
  const known = new Set((await queries.findStoredPosts(tx, drafts)).map((post) => post.origin))
  const published = await queries.findStoredIds(
    tx,
    source,
    ids.flatMap((id) => [id, scopeToOwner(owner, id)]),
  )
  const isPublished = (id: string | null) =>
    id !== null && (published.has(id) || published.has(scopeToOwner(owner, id)))
  const fresh = mailed.filter(
    ({ draft, publishedAs }) => !known.has(originOf(draft)) && !isPublished(publishedAs),
  )
  if (fresh.length === 0) return
  await ingestBatch(
    tx,
    fresh.map(({ draft }) => draft),
    owner,
    now,
    onArrived,
  )
}

async function ingestBatch(
  tx: Tx,
  batch: JobDraft[],
  owner: string | null,
  now: Date,
  onArrived: ArrivalListener,
) {
  await queries.lockIngestion(tx)
  const stored = new Map((await queries.findStoredPosts(tx, batch)).map((post) => [post.origin, post]))
  const skillsOf = await findSkills(tx, batch)
  const fresh = batch.filter((draft) => !stored.has(originOf(draft)))
  const jobOf = await assignJobs(tx, fresh, now)
  const arrivals = fresh.flatMap((draft) => {
    const job = jobOf.get(draft)!
    return job.isNew ? [toJobRow(job.id, draft, skillsOf.get(draft)!)] : []
  })
  const changes = batch.flatMap((draft) => {
    const before = stored.get(originOf(draft))
    // A job has the text of its first source. Edits of another source's copy change nothing.
    if (!before || (before.source !== draft.source && !draft.added)) return []
    const after = toJobRow(before.id, draft, skillsOf.get(draft)!)
    if (draft.skills.size === 0 && hasSameText(before, after)) {
      // The skills were detected in this same text. That more skills are known now is not an edit.
      after.skill_ids = before.skill_ids
      after.skill_names = before.skill_names
      after.category = draft.category ?? before.category
    }
    // The first stated date stays: a source that changes its dates must not reorder the list.
    if (before.published_known || !after.published_known) {
      after.published_at = before.published_at
      after.published_known = before.published_known
    }
    return hasSameValues(before, after) ? [] : [{ before, after }]
  })

  const grouped = await findReposts(tx, arrivals, now)
  await queries.insertJobs(tx, grouped, now)
  await insertPostGroups(tx, grouped, now)
  await queries.insertOrigins(
    tx,
    fresh.map((draft) => ({ ...draft, jobId: jobOf.get(draft)!.id })),
  )
  const changed = changes.map(({ after }) => after)
  await queries.updateJobs(tx, changed, now)
  await indexChangedPosts(
    tx,
    changes.flatMap(({ before, after }) => (hasSameText(before, after) ? [] : [after])),
  )
  // The sites that people name are not sources: their names are shown as they were entered.
  const ofSources = [...arrivals, ...changed].filter((job) => !job.added_by_owner)
  await queries.saveSourceDescriptions(tx, ofSources)
  // The choices that filters offer to everybody do not include the jobs of one person.
  if (owner === null) {
    await queries.updateSkillCounts(
      tx,
      [...arrivals, ...changed].flatMap((job) => job.skill_ids),
      changes.flatMap(({ before }) => before.skill_ids),
    )
    await queries.insertFilterChoices(tx, [...arrivals, ...changed])
  }
  const added = arrivals.map((job) => job.id)
  if (added.length > 0) {
    await onArrived(tx, added)
    const arrived: JobsArrived = { added: added.length, owner }
    await sendSignal(tx, JOBS_ARRIVED, JSON.stringify(arrived))
  }
  return { added, updated: changes.length, unchanged: batch.length - arrivals.length - changes.length }
}

/**
 * Assigns a job to each new post: the job of the same post from another source, or a new one. A job has at most one
 * post of each source, because within a source the id alone identifies a post.
 */
async function assignJobs(
  tx: Tx,
  fresh: JobDraft[],
  now: Date,
): Promise<Map<JobDraft, { id: string; isNew: boolean }>> {
  const since = new Date(now.getTime() - SAME_POST_PERIOD)
  const copies = Map.groupBy(await queries.findRecentCopies(tx, fresh, since), (copy) =>
    copy.fingerprint.toString('hex'),
  )
  const assigned = new Map<JobDraft, { id: string; isNew: boolean }>()
  for (const draft of fresh) {
    const fingerprintHex = draft.fingerprint.toString('hex')
    const candidates = copies.get(fingerprintHex) ?? []
    const copy = candidates.find((one) => !one.sources.includes(draft.source) && isPublishedNear(one, draft))
    if (copy) {
      copy.sources.push(draft.source)
      assigned.set(draft, { id: copy.id, isNew: false })
      continue
    }
    const id = randomUUID()
    assigned.set(draft, { id, isNew: true })
    const { fingerprint, publishedAt: published_at, publishedKnown: published_known } = draft
    copies.set(fingerprintHex, [
      ...candidates,
      { id, fingerprint, published_at, published_known, sources: [draft.source] },
    ])
  }
  return assigned
}

/** Tells whether two posts were published within days of each other, if both dates are known. */
function isPublishedNear(copy: queries.CopyCandidate, draft: JobDraft): boolean {
  if (!copy.published_known || !draft.publishedKnown) return true
  return Math.abs(copy.published_at.getTime() - draft.publishedAt.getTime()) <= SAME_POST_PERIOD
}

/** Finds the skills of each post: those it names, or the known skills that its text names. */
async function findSkills(tx: Tx, batch: JobDraft[]): Promise<Map<JobDraft, KnownSkill[]>> {
  const named = new Map<string, string>()
  // Of several spellings of a new skill, the first one becomes its name.
  for (const [key, name] of batch.flatMap((draft) => [...draft.skills]))
    if (!named.has(key)) named.set(key, name)
  const known = new Map((await queries.findOrCreateSkills(tx, named)).map((skill) => [skill.key, skill]))
  const all = batch.some((draft) => draft.skills.size === 0)
    ? new Map((await queries.findMostUsedSkills(tx)).map((skill) => [skill.key, skill]))
    : known
  return new Map(
    batch.map((draft) => [
      draft,
      draft.skills.size > 0
        ? [...draft.skills.keys()].map((key) => known.get(key)!)
        : detectSkills(draft.title, draft.description, all),
    ]),
  )
}

function toJobRow(id: string, draft: JobDraft, skills: KnownSkill[]): queries.JobRow {
  return {
    id,
    owner_id: draft.owner,
    added_by_owner: draft.added,
    source: draft.source,
    url: draft.url,
    title: draft.title,
    description: draft.description,
    hidden_text: draft.hiddenText,
    category: draft.category ?? findCategory(skills.map((skill) => skill.key)) ?? DEFAULT_CATEGORY,
    type: draft.type,
    level: draft.level,
    budget_min: draft.budgetMin,
    budget_max: draft.budgetMax,
    currency: draft.currency,
    location: draft.location,
    applicants: draft.applicants,
    client: draft.client,
    skill_ids: skills.map((skill) => skill.id),
    skill_names: skills.map((skill) => skill.name),
    published_at: draft.publishedAt,
    published_known: draft.publishedKnown,
    fingerprint: draft.fingerprint,
  }
}

const hasSameText = (before: queries.JobRow, after: queries.JobRow) =>
  before.title === after.title && before.description === after.description

const hasSameValues = (before: queries.JobRow, after: queries.JobRow) =>
  (Object.keys(after) as (keyof queries.JobRow)[]).every((name) =>
    isDeepStrictEqual(before[name], after[name]),
  )

const originOf = (draft: JobDraft) => queries.originKey(queries.originSource(draft), draft.sourceId)
