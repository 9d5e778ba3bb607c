/**
 * Writes the planned drafts of a job: for each person the letter that `generateLetter` would write for an empty request,
 * with the same author, but without the quota. The job is read once for all of them.
 */

import { DAY, SECOND } from '../../../platform/clock.ts'
import { Refusal } from '../../../platform/http/refusal.ts'
import type { Subscription } from '../../../platform/http/serve.ts'
import type { UserId } from '../../../platform/ids.ts'
import { RetryTask } from '../../../platform/queue.ts'
import { countWords } from '../../../platform/text.ts'
import type { FeatureWorld } from '../../../platform/world.ts'
import { type BriefedJob, findBriefedJob, findFit, type PostBrief, readBrief } from '../../jobs/index.ts'
import { findProfile } from '../../profiles/index.ts'
import { ProviderError } from '../author.ts'
import { builtInAuthor } from '../authors/built-in.ts'
import { openAiCompatibleAuthor } from '../authors/openai-compatible.ts'
import { composeLetter, prepareLetter } from '../compose-letter.ts'
import { chooseModel, type LetterPorts } from '../letters.ts'
import { openModelMeter } from '../model/metrics.ts'
import { findOwnAuthor } from '../own-model/own-author.ts'
import { deleteDraft, findPlannedDrafts, type PlannedDraft, storeDraft } from './queries.ts'

/** What writing drafts depends on. */
interface DraftPorts extends Omit<LetterPorts, 'fallback'> {
  subscriptionOf: (person: UserId) => Promise<Subscription | null>
}

/** Creates the function that writes the planned drafts of some jobs, as the worker runs it. */
export function createDraftWriter(
  world: FeatureWorld,
  subscriptionOf: DraftPorts['subscriptionOf'],
): (jobs: readonly string[], signal: AbortSignal) => Promise<void> {
  const { models, modelPrices, openai: service } = world.config
  const meter = openModelMeter(world.metrics, modelPrices)
  const ports: DraftPorts = {
    ...world,
    models,
    subscriptionOf,
    author: service ? openAiCompatibleAuthor(service, { meter }) : builtInAuthor,
    findOwnAuthor: (person) => findOwnAuthor({ ...world, meter }, person),
  }
  return (jobs, signal) => writeDrafts(ports, jobs, signal)
}

/** How many drafts are written at once. Most of the time of a draft is waiting, for the database or for a model. */
const AT_ONCE = 16
/** The longest time that a model may take for one draft. */
const TIMEOUT = 120 * SECOND
/** A draft that could not be written for this long is given up: the job is no longer new. */
const GIVE_UP_AFTER = DAY

/**
 * Writes the planned drafts of some jobs. Each is stored as soon as it is written, so only a draft that was being
 * written at the moment of a kill is written again.
 * @throws RetryTask when a draft could not be written, or when `signal` stopped the work
 */
async function writeDrafts(ports: DraftPorts, jobs: readonly string[], signal: AbortSignal): Promise<void> {
  let failed = 0
  for (const jobId of jobs) {
    const planned = await findPlannedDrafts(ports.db, jobId)
    const [first] = planned
    const post = first && (await findBriefedJob(ports.db, first.user_id as UserId, jobId))
    if (!post) continue
    const job = { jobId, post, brief: readBrief(post) }
    const write = async () => {
      for (let next = planned.pop(); next; next = planned.pop()) {
        if (signal.aborted || !(await writeOrLog(ports, next, job, signal))) failed += 1
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, write))
  }
  if (failed > 0) throw new RetryTask(`${failed} drafts are not written.`)
}

/** A job that drafts are written for. */
interface DraftedJob {
  jobId: string
  post: BriefedJob
  brief: PostBrief
}

/** Writes one draft; false when the author failed and it is to be tried again. */
async function writeOrLog(
  ports: DraftPorts,
  draft: PlannedDraft,
  job: DraftedJob,
  signal: AbortSignal,
): Promise<boolean> {
  try {
    if (!(await writeDraft(ports, draft, job, signal))) await deleteDraft(ports.db, draft.id)
    return true
  } catch (error) {
    if (signal.aborted) return false
    // The service's own message may hold a key or text of the post, so only our own message is logged.
    if (error instanceof ProviderError)
      ports.log.warn({ fault: error.message }, 'a draft could not be written')
    else ports.log.error({ err: error }, 'a draft could not be written')
    return false
  }
}

/** Writes and stores one draft; false when it may no longer be written. */
async function writeDraft(
  ports: DraftPorts,
  draft: PlannedDraft,
  { jobId, post, brief }: DraftedJob,
  stopped: AbortSignal,
): Promise<boolean> {
  const { db } = ports
  const person = draft.user_id as UserId
  const now = ports.clock.now()
  if (now.getTime() - draft.planned_at.getTime() > GIVE_UP_AFTER) return false
  const [profile, subscription, own, fit] = await Promise.all([
    findProfile(db, person, draft.profile_id),
    ports.subscriptionOf(person),
    ports.findOwnAuthor(person),
    findFit(db, person, { job: jobId, profile: draft.profile_id }, now),
  ])
  if (!profile || !subscription) return false
  const model = own ? { label: own.model, providerModel: own.model } : findPlanModel(ports, subscription)
  if (!model) return false
  const author = own?.author ?? ports.author
  const prepared = await prepareLetter(
    db,
    { person, profile, jobId, post, brief },
    { extraInformation: '', notes: undefined },
    { author, today: now },
  )
  const { text, writer, unsupported, asks } = await composeLetter(
    { author, fallback: undefined, log: ports.log },
    prepared,
    {
      variation: 0,
      dropUnsupported: false,
      providerModel: model.providerModel,
      signal: AbortSignal.any([stopped, AbortSignal.timeout(TIMEOUT)]),
    },
  )
  await db.transaction().execute((tx) =>
    storeDraft(tx, {
      ...{ id: draft.id, text, writer, model: model.label, fit: fit?.score ?? null },
      words: countWords(text),
      unsupported: unsupported.length,
      unanswered: asks.filter(({ answered }) => !answered).length,
    }),
  )
  return true
}

/** Returns the first model that the plan includes; undefined without one. */
function findPlanModel({ models }: DraftPorts, subscription: Subscription) {
  try {
    return chooseModel(models, subscription, undefined)
  } catch (error) {
    if (error instanceof Refusal) return undefined
    throw error
  }
}
