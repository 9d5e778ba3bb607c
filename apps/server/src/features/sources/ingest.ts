/**
 * Posts in, jobs out: each post becomes a new job, changes the job it was before, or joins the same post
 * of another source. A batch is one transaction: its jobs, where they were seen, the skills' counts and
 * whatever listens to arrivals are written together or not at all. Reading sources is not here (poll.ts).
 *
 * Which job a post belongs to is decided under one lock for all processes. It costs nothing: counting
 * jobs (job_totals) makes concurrent inserts wait for each other anyway, and with a single lock there is no order
 * in which two processes could block one another.
 */
import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { type Clock, DAY } from '../../platform/clock.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import { sendSignal } from '../../platform/signals.ts'
import { type KnownSkill, skillsNamedIn } from './known-skills.ts'
import { categoryOf, type Draft, toDraft, Unusable } from './mapping.ts'
import type { Post } from './post.ts'
import * as queries from './queries.ts'

/** The signal that jobs have arrived; it carries `JobsArrived` as JSON. */
export const JOBS_ARRIVED = 'jobs_arrived'
/** How many arrived, and whose alone they are (null: everybody's). */
export interface JobsArrived {
  added: number
  owner: string | null
}

/** Called in the transaction that brings new jobs, with their ids: what they cause is written with them. */
export type ArrivalListener = (tx: Tx, jobIds: string[]) => Promise<void>

/** What came of the posts. `added` are the ids of jobs that are new; `refused` didn't fit, with the reason. */
export interface Intake {
  added: string[]
  updated: number
  unchanged: number
  refused: { item: string; fault: string }[]
}

/** 200 posts take 0.1 s (bare titles) to 0.4 s (whole texts); larger batches are hardly faster and hold the lock longer. */
export const BATCH = 200
/** Another source's copy of a post turns up within days; the same words after weeks are a new offer. */
const SAME_POST = 7 * DAY
const OTHER = 'Other'
/**
 * Takes posts in. The same posts again change nothing; one that can't be stored never costs the others.
 * @param owner whose alone these jobs are, where they were found with that person's account
 */
export async function ingest(
  { db, clock }: { db: Db; clock: Clock },
  source: string,
  posts: Post[],
  onArrived: ArrivalListener = async () => {},
  owner: string | null = null,
): Promise<Intake> {
  const intake: Intake = { added: [], updated: 0, unchanged: 0, refused: [] }
  for (let from = 0; from < posts.length; from += BATCH) {
    const now = clock.now()
    const drafts = new Map<string, Draft>()
    for (const post of posts.slice(from, from + BATCH)) {
      try {
        const draft = toDraft(post, source, now, owner)
        // The same id twice in a batch: the later post is the newer edition.
        if (drafts.delete(originOf(draft))) intake.unchanged++
        drafts.set(originOf(draft), draft)
      } catch (error) {
        if (!(error instanceof Unusable)) throw error
        intake.refused.push({ item: post.source_id ?? post.title.slice(0, 80), fault: error.message })
      }
    }
    await takeOrHalve([...drafts.values()])

    async function takeOrHalve(batch: Draft[]): Promise<void> {
      if (batch.length === 0) return
      try {
        const taken = await db.transaction().execute((tx) => takeBatch(tx, batch, owner, now, onArrived))
        intake.added.push(...taken.added)
        intake.updated += taken.updated
        intake.unchanged += taken.unchanged
      } catch (error) {
        // What PostgreSQL can't store (class 22) or finds too large (class 54) is one post's fault: by
        // halving it is found in a few steps. Anything else (a lost connection) is not the posts' fault.
        if (!/^(22|54)/.test((error as { code?: string }).code ?? '')) throw error
        if (batch.length === 1)
          intake.refused.push({
            item: batch[0]!.sourceId,
            fault: `It cannot be stored: ${(error as Error).message}`,
          })
        else {
          const half = Math.ceil(batch.length / 2)
          await takeOrHalve(batch.slice(0, half))
          await takeOrHalve(batch.slice(half))
        }
      }
    }
  }
  return intake
}

async function takeBatch(
  tx: Tx,
  batch: Draft[],
  owner: string | null,
  now: Date,
  onArrived: ArrivalListener,
) {
  await queries.lockIntake(tx)
  const stored = new Map((await queries.storedPosts(tx, batch)).map((post) => [post.origin, post]))
  const skillsOf = await resolveSkills(tx, batch)
  const fresh = batch.filter((draft) => !stored.has(originOf(draft)))
  const jobOf = await placesOf(tx, fresh, now)
  const arrivals = fresh.flatMap((draft) => {
    const job = jobOf.get(draft)!
    return job.isNew ? [rowOf(job.id, draft, skillsOf.get(draft)!)] : []
  })
  const changes = batch.flatMap((draft) => {
    const before = stored.get(originOf(draft))
    // A job's words are its first source's; what a second source edits in its copy changes nothing.
    if (!before || before.source !== draft.source) return []
    const after = rowOf(before.id, draft, skillsOf.get(draft)!)
    if (draft.skills.size === 0 && before.title === after.title && before.description === after.description) {
      // Its skills were read off these very words; that more skills are known by now is no edit.
      after.skill_ids = before.skill_ids
      after.skill_names = before.skill_names
      after.category = draft.category ?? before.category
    }
    // The first time given stands: a source that moves its dates must not reorder the list.
    if (before.published_known || !after.published_known) {
      after.published_at = before.published_at
      after.published_known = before.published_known
    }
    return isSame(before, after) ? [] : [{ before, after }]
  })

  await queries.insertJobs(tx, arrivals, now)
  await queries.insertOrigins(
    tx,
    fresh.map((draft) => ({ ...draft, jobId: jobOf.get(draft)!.id })),
  )
  const changed = changes.map(({ after }) => after)
  await queries.updateJobs(tx, changed, now)
  // What everybody is offered to choose from says nothing of one person's jobs.
  if (owner === null) {
    await queries.countSkills(
      tx,
      [...arrivals, ...changed].flatMap((job) => job.skill_ids),
      changes.flatMap(({ before }) => before.skill_ids),
    )
    await queries.rememberChoices(tx, [...arrivals, ...changed])
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
 * The job of each post that is seen for the first time: the same post's from another source, or a new
 * one. A job takes one post a source: within a source the id alone says what is the same.
 */
async function placesOf(
  tx: Tx,
  fresh: Draft[],
  now: Date,
): Promise<Map<Draft, { id: string; isNew: boolean }>> {
  const since = new Date(now.getTime() - SAME_POST)
  const twins = Map.groupBy(await queries.recentTwins(tx, fresh, since), (twin) =>
    twin.fingerprint.toString('hex'),
  )
  const places = new Map<Draft, { id: string; isNew: boolean }>()
  for (const draft of fresh) {
    const print = draft.fingerprint.toString('hex')
    const candidates = twins.get(print) ?? []
    const twin = candidates.find((one) => !one.sources.includes(draft.source) && isNear(one, draft))
    if (twin) {
      twin.sources.push(draft.source)
      places.set(draft, { id: twin.id, isNew: false })
      continue
    }
    const id = randomUUID()
    places.set(draft, { id, isNew: true })
    const { fingerprint, publishedAt: published_at, publishedKnown: published_known } = draft
    twins.set(print, [
      ...candidates,
      { id, fingerprint, published_at, published_known, sources: [draft.source] },
    ])
  }
  return places
}

/** Posted within days of each other, as far as both say when. */
function isNear(twin: queries.Twin, draft: Draft): boolean {
  if (!twin.published_known || !draft.publishedKnown) return true
  return Math.abs(twin.published_at.getTime() - draft.publishedAt.getTime()) <= SAME_POST
}

/** The skills of each post: those it names, else the known ones that stand in its words. */
async function resolveSkills(tx: Tx, batch: Draft[]): Promise<Map<Draft, KnownSkill[]>> {
  const named = new Map<string, string>()
  // Of several spellings the first one met becomes the skill's name.
  for (const [key, name] of batch.flatMap((draft) => [...draft.skills]))
    if (!named.has(key)) named.set(key, name)
  const known = new Map((await queries.skillsByKey(tx, named)).map((skill) => [skill.key, skill]))
  const all = batch.some((draft) => draft.skills.size === 0)
    ? new Map((await queries.knownSkills(tx)).map((skill) => [skill.key, skill]))
    : known
  return new Map(
    batch.map((draft) => [
      draft,
      draft.skills.size > 0
        ? [...draft.skills.keys()].map((key) => known.get(key)!)
        : skillsNamedIn(draft.title, draft.description, all),
    ]),
  )
}

function rowOf(id: string, draft: Draft, skills: KnownSkill[]): queries.JobRow {
  return {
    id,
    owner_id: draft.owner,
    source: draft.source,
    url: draft.url,
    title: draft.title,
    description: draft.description,
    category: draft.category ?? categoryOf(skills.map((skill) => skill.key)) ?? OTHER,
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

const isSame = (before: queries.JobRow, after: queries.JobRow) =>
  (Object.keys(after) as (keyof queries.JobRow)[]).every((name) =>
    isDeepStrictEqual(before[name], after[name]),
  )

const originOf = (draft: Draft) => queries.originKey(draft.source, draft.sourceId)
