/**
 * Generates a letter: finds the profile and the job, reserves a letter of the quota, reads the brief, the cards and
 * the notes, lets an author write, checks the text and stores the letter. A letter that fails on the way is not
 * counted.
 */
import { setImmediate } from 'node:timers/promises'
import type { LetterRequest, WrittenLetter } from '@gigbell/contract'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/database.ts'
import { invalidField, notFound, Refusal } from '../../platform/http/refusal.ts'
import type { Person, Subscription } from '../../platform/http/serve.ts'
import type { UserId } from '../../platform/ids.ts'
import type { Log } from '../../platform/log.ts'
import type { Model } from '../../settings.ts'
import { findName } from '../accounts/index.ts'
import { findAnsweredAsks, findBriefedJob, findFit, type PostBrief, readBrief } from '../jobs/index.ts'
import { findProfile } from '../profiles/index.ts'
import { type Author, type Citation, type LetterTask, ProviderError } from './author.ts'
import { writeWithFallback } from './authors/fallback.ts'
import { applyCitations, isSupported } from './citations.ts'
import { checkClaims } from './claims.ts'
import { findRankedCards } from './evidence/evidence.ts'
import { findAnsweredLetters, findJobSnapshot } from './history/queries.ts'
import { chooseOptions } from './letter-options.ts'
import { leaveOut, readLeftOut } from './notes/left-out.ts'
import { readSignature } from './notes/style.ts'
import { factsOf, readNotes } from './notes.ts'
import { type OwnAuthor, OwnModelError } from './own-model/own-author.ts'
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

/** The number of earlier letters that show a model the style of the person. */
const MAX_EXAMPLES = 2

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
  const notes = readNotes(request.extraInformation, request.notes)
  const shown = leaveOut(readLeftOut(notes), {
    cards: await findRankedCards(db, person.id, profile, post),
    profile,
  })
  const name = await findName(db, person.id)
  const signature = readSignature(notes)
  const cards = shown.cards.map(({ card }) => card)
  const task: LetterTask = {
    job: post,
    profile: shown.profile,
    person: signature ? { firstName: signature, lastName: '' } : name,
    brief,
    cards: shown.cards,
    notes: notes.filter(({ kind }) => kind !== 'private'),
    options: chooseOptions(request, notes, brief, profile),
    // Only a model learns from examples.
    answeredLetters:
      author.name === 'model'
        ? await findAnsweredLetters(db, person.id, { except: request.jobId, limit: MAX_EXAMPLES })
        : [],
    previousText: request.previousText,
    variation: 0,
  }
  const reservation = await reserveLetter(ports, {
    person: person.id,
    subscription,
    job: { ...snapshot, job_id: request.jobId },
    profile,
    isRewrite: request.previousText !== undefined,
  })
  try {
    const fallback = request.fallback ? ports.fallback : undefined
    const basis = {
      cards,
      facts: factsOf(notes),
      job: post,
      name: `${name.firstName} ${name.lastName} ${signature ?? ''}`.trim(),
      today: ports.clock.now(),
    }
    const citations: Citation[] = []
    const { text, writer } = await writeWithFallback(
      { author, fallback, log },
      { ...task, variation: reservation.variation },
      {
        providerModel: model.providerModel,
        signal,
        onText,
        onRestart,
        keep: request.unsupported === 'drop' ? (sentence) => isSupported(sentence, basis) : undefined,
        onCitation: (sentence) => citations.push(sentence),
      },
    )
    // A letter that a service has finished is paid for, so it is stored even if the client has just left.
    if (writer === 'built-in') signal.throwIfAborted()
    // Each of these checks reads up to 100,000 characters. The event loop handles other requests in
    // between.
    await setImmediate()
    const { unsupported, evidence } = applyCitations(
      text,
      checkClaims(text, basis),
      writer === author.name ? citations : [],
      basis,
    )
    await setImmediate()
    const asks = findAnsweredAsks(brief.asks, text)
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
      notes,
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

function chooseModel(models: Model[], subscription: Subscription, label: string | undefined): Model {
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
