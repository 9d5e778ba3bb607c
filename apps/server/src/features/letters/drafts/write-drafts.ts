/**
 * Writes the planned drafts of a job: for each person the letter that `generateLetter` would write for an empty request,
 * with the same author, but without the quota. The job is read once for all of them, and people are read and drafts
 * stored for several at once. The built-in writer composes in threads.
 */

import { createBatchLoader } from '../../../platform/batch-loader.ts'
import { DAY, SECOND } from '../../../platform/clock.ts'
import { Refusal } from '../../../platform/http/refusal.ts'
import type { Subscription } from '../../../platform/http/serve.ts'
import type { UserId } from '../../../platform/ids.ts'
import { giveWay } from '../../../platform/precedence.ts'
import { RetryTask } from '../../../platform/queue.ts'
import type { FeatureWorld } from '../../../platform/world.ts'
import { findNames } from '../../accounts/index.ts'
import { findBriefedJob, findFits, readBrief } from '../../jobs/index.ts'
import { findProfilesOfOwners } from '../../profiles/index.ts'
import { type Author, ProviderError } from '../author.ts'
import { openAiCompatibleAuthor } from '../authors/openai-compatible.ts'
import { findPostFrequencies } from '../evidence/evidence.ts'
import { findChangesOfProfiles } from '../evidence/queries.ts'
import { chooseModel, type LetterPorts } from '../letters.ts'
import { openModelMeter } from '../model/metrics.ts'
import { findOwnAuthors, type OwnAuthor } from '../own-model/own-author.ts'
import { findExamples } from '../prepare-letter.ts'
import { composeDraft, type DraftedJob, type DraftMaterial } from './compose-draft.ts'
import {
  deleteDraft,
  findPlannedDrafts,
  type PlannedDraft,
  storeDrafts,
  type WrittenDraft,
} from './queries.ts'
import { type ComposeInThread, openDraftThreads } from './threads.ts'

/** What writing drafts depends on. */
interface DraftPorts extends Pick<LetterPorts, 'db' | 'clock' | 'log' | 'models'> {
  /** The model service; undefined where the built-in writer writes. */
  service: Author | undefined
  openJobInThreads: ReturnType<typeof openDraftThreads>
  subscriptionOf: (person: UserId) => Promise<Subscription | null>
  findOwnAuthors: (people: readonly UserId[]) => Promise<Map<UserId, OwnAuthor>>
  store: (draft: WrittenDraft) => Promise<unknown>
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
    service: service && openAiCompatibleAuthor(service, { meter }),
    openJobInThreads: openDraftThreads(world.log),
    findOwnAuthors: (people) => findOwnAuthors({ ...world, meter }, people),
    store: createBatchLoader(async (drafts: readonly WrittenDraft[]) => {
      await giveWay()
      await world.db.transaction().execute((tx) => storeDrafts(tx, drafts))
      return drafts.map(({ id }) => id)
    }, STORED_TOGETHER),
  }
  return (jobs, signal) => writeDrafts(ports, jobs, signal)
}

/** How many drafts are written at once. With a model, most of the time of a draft is waiting. */
const AT_ONCE = 16
/** How many people are read at once. */
const READ_AT_ONCE = 100
/** Milliseconds in which written drafts are collected, to be stored at once. */
const STORED_TOGETHER = 50
/** The longest time that a model or a thread may take for one draft. */
const TIMEOUT = 120 * SECOND
/** A draft that could not be written for this long is given up: the job is no longer new. */
const GIVE_UP_AFTER = DAY

/**
 * Writes the planned drafts of some jobs. Each is stored a moment after it is written, so only drafts that were being
 * written at the moment of a kill are written again.
 * @throws RetryTask when a draft could not be written, or when `signal` stopped the work
 */
async function writeDrafts(ports: DraftPorts, jobs: readonly string[], signal: AbortSignal): Promise<void> {
  let failed = 0
  for (const jobId of jobs) {
    const planned = await findPlannedDrafts(ports.db, jobId)
    const [first] = planned
    const post = first && (await findBriefedJob(ports.db, first.user_id as UserId, jobId))
    if (!post) continue
    const frequencies = await findPostFrequencies(ports.db, post)
    let known: DraftedJob | undefined
    const job: JobToWriteFor = {
      jobId,
      composeInThread: ports.openJobInThreads({ post, frequencies }),
      read: () => {
        known ??= { post, brief: readBrief(post), frequencies }
        return known
      },
      nextTurn: createTurns(),
    }
    const storing: Promise<unknown>[] = []
    const read = createReader(planned, (drafts) => readWriters(ports, jobId, drafts))
    const drafts = planned.entries()
    const write = async () => {
      for (const [index, draft] of drafts) {
        const done = signal.aborted
          ? undefined
          : await logFailure(ports, signal, async () => {
              const written = await writeDraft(ports, draft, await read(index), job, signal)
              if (written === null) await deleteDraft(ports.db, draft.id)
              else storing.push(logFailure(ports, signal, () => ports.store(written)))
              return true
            })
        if (!done) failed += 1
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, write))
    failed += (await Promise.all(storing)).filter((stored) => stored === undefined).length
  }
  if (failed > 0) throw new RetryTask(`${failed} drafts are not written.`)
}

/** A job whose drafts are being written, with the two ways to compose one. */
interface JobToWriteFor {
  jobId: string
  /** Lets the built-in writer compose a draft. */
  composeInThread: ComposeInThread
  /** Reads once what drafts by models are composed with. */
  read: () => DraftedJob
  nextTurn: () => Promise<void>
}

/** What is read about the person in whose name a draft is written. */
interface DraftWriter extends Pick<DraftMaterial, 'changes'> {
  stored: DraftMaterial['stored'] | undefined
  name: DraftMaterial['name'] | undefined
  subscription: Subscription | null
  own: OwnAuthor | undefined
  fit: number | null
}

/** Reads the people of some drafts, in the order of the drafts. */
async function readWriters(
  ports: DraftPorts,
  jobId: string,
  drafts: readonly PlannedDraft[],
): Promise<DraftWriter[]> {
  const { db } = ports
  const people = drafts.map(({ user_id }) => user_id as UserId)
  const owned = drafts.map(({ user_id, profile_id }) => ({ owner: user_id as UserId, id: profile_id }))
  const compared = owned.map(({ owner, id }) => ({ person: owner, profile: id }))
  const [profiles, changes, names, subscriptions, ownAuthors, fits] = await Promise.all([
    findProfilesOfOwners(db, people),
    findChangesOfProfiles(db, owned),
    findNames(db, people),
    Promise.all(people.map((person) => ports.subscriptionOf(person))),
    ports.findOwnAuthors(people),
    findFits(db, jobId, compared, ports.clock.now()),
  ])
  return owned.map(({ owner, id }, index) => ({
    stored: profiles.get(owner)?.find(({ profile }) => profile.id === id),
    changes: changes.get(id) ?? [],
    name: names.get(owner),
    subscription: subscriptions[index] ?? null,
    own: ownAuthors.get(owner),
    fit: fits[index]?.score ?? null,
  }))
}

/**
 * Creates a function that returns what is read for the draft at an index, called in the order of the indexes. Drafts are
 * read in groups, and the next group is read while letters are written for the former one.
 */
function createReader(
  planned: readonly PlannedDraft[],
  readMany: (drafts: readonly PlannedDraft[]) => Promise<DraftWriter[]>,
): (index: number) => Promise<DraftWriter> {
  const groups = new Map<number, Promise<DraftWriter[]>>()
  const readGroup = (at: number) => {
    const known = groups.get(at)
    if (known) return known
    const reading = readMany(planned.slice(at * READ_AT_ONCE, (at + 1) * READ_AT_ONCE))
    // A failure is thrown for each draft of the group; before that it must not count as unhandled.
    reading.catch(() => {})
    groups.set(at, reading)
    return reading
  }
  return async (index) => {
    const at = Math.floor(index / READ_AT_ONCE)
    const group = readGroup(at)
    groups.delete(at - 1)
    if ((at + 1) * READ_AT_ONCE < planned.length) readGroup(at + 1)
    return (await group)[index % READ_AT_ONCE]!
  }
}

/**
 * Creates a function whose calls return one after the other, each in a later turn of the event loop. Preparing a letter
 * for a model takes milliseconds: requests are handled between two letters, and while jobs arrive none is begun or handed to a
 * thread.
 */
function createTurns(): () => Promise<void> {
  let last: Promise<unknown> = Promise.resolve()
  return async () => {
    last = last.then(giveWay)
    await last
  }
}

/** Runs a part of the work on one draft; undefined when it failed and the draft is to be tried again. */
async function logFailure<Result>(
  { log }: DraftPorts,
  signal: AbortSignal,
  work: () => Promise<Result>,
): Promise<Result | undefined> {
  try {
    return await work()
  } catch (error) {
    if (signal.aborted) return undefined
    // The service's own message may hold a key or text of the post, so only our own message is logged.
    if (error instanceof ProviderError) log.warn({ fault: error.message }, 'a draft could not be written')
    else log.error({ err: error }, 'a draft could not be written')
    return undefined
  }
}

/** Writes one draft; null when it may no longer be written. */
async function writeDraft(
  ports: DraftPorts,
  draft: PlannedDraft,
  { stored, changes, name, subscription, own, fit }: DraftWriter,
  job: JobToWriteFor,
  stopped: AbortSignal,
): Promise<WrittenDraft | null> {
  const person = draft.user_id as UserId
  const today = ports.clock.now()
  if (today.getTime() - draft.planned_at.getTime() > GIVE_UP_AFTER) return null
  if (!stored || !name || !subscription) return null
  const model = own ? { label: own.model, providerModel: own.model } : findPlanModel(ports, subscription)
  if (!model) return null
  const author = own?.author ?? ports.service
  const answeredLetters = author ? await findExamples(ports.db, person, { author, jobId: job.jobId }) : []
  const material: DraftMaterial = { stored, changes, name, answeredLetters }
  await job.nextTurn()
  const signal = AbortSignal.any([stopped, AbortSignal.timeout(TIMEOUT)])
  const composed = author
    ? await composeDraft(author, job.read(), material, {
        today,
        signal,
        providerModel: model.providerModel,
      })
    : await job.composeInThread(material, { today, signal })
  return { ...composed, id: draft.id, model: model.label, fit }
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
