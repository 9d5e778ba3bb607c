/**
 * Generates a letter: finds the profile and the job, reserves a letter of the quota, reads the brief, the cards and
 * the notes, lets an author write, checks the text and stores the letter. A letter that fails on the way is not
 * counted.
 */
import type { LetterRequest, WrittenLetter } from '@gigbell/contract'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/database.ts'
import { invalidField, notFound, Refusal } from '../../platform/http/refusal.ts'
import type { Person, Subscription } from '../../platform/http/serve.ts'
import type { UserId } from '../../platform/ids.ts'
import type { Log } from '../../platform/log.ts'
import type { Model } from '../../settings.ts'
import { findBriefedJob, findFit, type PostBrief, readBrief } from '../jobs/index.ts'
import { findProfile } from '../profiles/index.ts'
import { type Author, ProviderError } from './author.ts'
import { composeLetter, type PreparedLetter } from './compose-letter.ts'
import { findJobSnapshot } from './history/queries.ts'
import { type OwnAuthor, OwnModelError } from './own-model/own-author.ts'
import { prepareLetter } from './prepare-letter.ts'
import { reserveLetter } from './quota.ts'

/** What the generation of letters depends on. */
export interface LetterPorts {
  db: Db
  clock: Clock
  log: Log
  /** The models that users can choose, in the order they are offered. */
  models: Model[]
  author: Author
  /** Finds the author of a person's own model, which then writes in place of `author` and of the plan's models. */
  findOwnAuthor: (person: UserId) => Promise<OwnAuthor | undefined>
  /** Writes when `author` fails and the person has agreed to it. */
  fallback: Author
}

/** Returns the models that a plan includes. */
export function availableModels(models: Model[], { plan }: Subscription): Model[] {
  return models.filter((model) => !model.advanced || plan.advanced_models)
}

/**
 * Generates a letter. `onText`, if given, receives it piece by piece; `onRestart` is called when these pieces
 * are discarded because another author writes the letter from the beginning. `signal` fires when the client disconnects.
 * @throws Refusal validation_failed, model_unknown, model_not_in_plan, not_found, plan_limit_reached, provider_failed
 */
export async function generateLetter(
  ports: LetterPorts,
  { person, subscription }: { person: Person; subscription: Subscription },
  request: LetterRequest,
  {
    signal,
    onText,
    onRestart,
  }: { signal: AbortSignal; onText?: (piece: string) => void; onRestart?: () => void },
): Promise<WrittenLetter> {
  const { db, log } = ports
  const own = await ports.findOwnAuthor(person.id)
  const author = own?.author ?? ports.author
  const model = own
    ? { label: own.model, providerModel: own.model }
    : chooseModel(ports.models, subscription, request.aiModel)
  const profile = await findProfile(db, person.id, request.portfolio)
  if (!profile) throw notFound('profile')
  const [post, snapshot, fit] = await Promise.all([
    findBriefedJob(db, person.id, request.jobId),
    findJobSnapshot(db, person.id, request.jobId),
    findFit(db, person.id, { job: request.jobId, profile: profile.id }, ports.clock.now()),
  ])
  if (!post || !snapshot) throw notFound('job')
  const brief = readBrief(post)
  refuseUnknownAsks(brief, request.obey ?? [])
  const prepared = await prepareLetter(
    db,
    { person: person.id, profile, jobId: request.jobId, post, brief },
    request,
    { author, today: ports.clock.now() },
  )
  refuseUnknownWorks(prepared, request.works ?? [])
  const reservation = await reserveLetter(ports, {
    person: person.id,
    subscription,
    job: { ...snapshot, job_id: request.jobId },
    profile,
    isRewrite: request.previousText !== undefined,
  })
  try {
    const { text, writer, unsupported, evidence, asks } = await composeLetter(
      { author, fallback: request.fallback ? { author: ports.fallback, log } : undefined },
      prepared,
      {
        variation: reservation.variation,
        dropUnsupported: request.unsupported === 'drop',
        providerModel: model.providerModel,
        signal,
        onText,
        onRestart,
      },
    )
    const { letterId, left } = await reservation.commit({
      text,
      fit: fit?.score ?? null,
      model: model.label,
      writer,
      extraInformation: request.extraInformation,
    })
    return {
      data: text,
      letterId,
      model: model.label,
      writer,
      proposals_left: left,
      traps: brief.traps,
      unsupported,
      asks,
      evidence,
      notes: prepared.notes,
    }
  } catch (error) {
    await reservation.release()
    if (!(error instanceof ProviderError)) throw error
    // The service's own message may hold a key or text of the post, so only our own message is logged.
    if (!signal.aborted) log.warn({ fault: error.message }, 'model service failed')
    const fault =
      error instanceof OwnModelError ? `Your own model failed. ${error.why}` : 'The writing service failed.'
    throw new Refusal('provider_failed', `${fault} The letter was not counted; please try again.`)
  }
}

/**
 * Chooses the model of a letter: the one of this label, or the first that the plan includes.
 * @throws Refusal model_unknown, model_not_in_plan
 */
export function chooseModel(models: Model[], subscription: Subscription, label: string | undefined): Model {
  const allowed = availableModels(models, subscription)
  if (label === undefined) {
    const first = allowed[0]
    if (!first) throw new Refusal('model_not_in_plan', 'Your plan includes no model. Larger plans do.')
    return first
  }
  const model = models.find((one) => one.label === label)
  if (!model)
    throw new Refusal('model_unknown', `There is no model called ${label}.`, {
      fields: { aiModel: `There is no model called ${label}.` },
    })
  if (!allowed.includes(model))
    throw new Refusal('model_not_in_plan', `${label} is part of the premium plan.`)
  return model
}

function refuseUnknownAsks(brief: PostBrief, obey: string[]): void {
  const unknown = obey.find((id) => !brief.asks.some((ask) => ask.id === id && ask.kind === 'word'))
  if (unknown !== undefined) throw invalidField('obey', 'The post has no such request.')
}

/** A card's id depends on its text, so that a work that was edited after it was chosen is unknown, too. */
function refuseUnknownWorks({ task }: PreparedLetter, works: string[]): void {
  const isWork = (id: string) =>
    task.cards.some(({ card }) => card.id === id && (card.kind === 'project' || card.kind === 'work'))
  if (!works.every(isWork))
    throw invalidField('works', 'A chosen work was changed or switched off. Please choose again.')
}
