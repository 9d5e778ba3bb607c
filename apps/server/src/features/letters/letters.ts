/**
 * Generates a letter: finds the profile and the job, reserves a letter of the quota, lets an author write,
 * checks the claims and stores the letter. A letter that fails on the way is not counted.
 */
import { setImmediate } from 'node:timers/promises'
import type { LetterRequest, Profile, WrittenLetter } from '@gigbell/contract'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/database.ts'
import { notFound, Refusal } from '../../platform/http/refusal.ts'
import type { Person, Subscription } from '../../platform/http/serve.ts'
import type { Log } from '../../platform/log.ts'
import type { Model } from '../../settings.ts'
import { findName } from '../accounts/index.ts'
import { findJob, findTraps } from '../jobs/index.ts'
import { findProfile } from '../profiles/index.ts'
import { type Author, type LetterBrief, ProviderError } from './author.ts'
import { writeWithFallback } from './authors/fallback.ts'
import { findUnsupportedClaims } from './claims.ts'
import { reserveLetter } from './quota.ts'

/** What the generation of letters depends on. */
export interface LetterPorts {
  db: Db
  clock: Clock
  log: Log
  /** The models that users can choose, in the order they are offered. */
  models: Model[]
  author: Author
  /** Writes when `author` fails and the person has agreed to it. */
  fallback: Author
}

/** Returns the models that a plan includes. */
export function availableModels(models: Model[], { plan }: Subscription): Model[] {
  return models.filter((model) => !model.advanced || plan.advanced_models)
}

/**
 * Generates a letter. `onText`, if given, receives it piece by piece; `onRestart` is called when these pieces
 * become void because another author begins anew. `signal` fires when the client disconnects.
 * @throws Refusal model_unknown, model_not_in_plan, not_found, plan_limit_reached, provider_failed
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
  const { db, author, log } = ports
  const model = chooseModel(ports.models, subscription, request.aiModel)
  const profile = await findProfile(db, person.id, request.portfolio)
  if (!profile) throw notFound('profile')
  const job = await findJob(db, person.id, request.jobId)
  if (!job) throw notFound('job')
  const reservation = await reserveLetter(ports, {
    person: person.id,
    subscription,
    job: job.id,
    profile: profile.id,
    isRewrite: request.previousText !== undefined,
  })
  const { title, description, category_id: category } = job
  const skills = job.skills.map((skill) => skill.name)
  try {
    const brief: LetterBrief = {
      job: { title, description, category, skills },
      profile,
      person: await findName(db, person.id),
      extraInformation: request.extraInformation,
      previousText: request.previousText,
      variation: reservation.variation,
    }
    const fallback = request.fallback ? ports.fallback : undefined
    const { text, writer } = await writeWithFallback({ author, fallback, log }, brief, {
      providerModel: model.providerModel,
      signal,
      onText,
      onRestart,
    })
    signal.throwIfAborted()
    // Each of these checks reads up to 100,000 characters. The event loop handles other requests in
    // between.
    await setImmediate()
    const unsupported = findUnsupportedClaims(
      text,
      toClaimProfile(profile),
      brief.extraInformation,
      brief.job,
    )
    await setImmediate()
    const traps = findTraps(`${title}\n\n${description}`)
    const { letterId, left } = await reservation.commit({
      text,
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
      traps,
      unsupported,
    }
  } catch (error) {
    await reservation.release()
    if (!(error instanceof ProviderError)) throw error
    // The service's own message may hold a key or text of the post, so only our own message is logged.
    if (!signal.aborted) log.warn({ fault: error.message }, 'model service failed')
    throw new Refusal(
      'provider_failed',
      'The writing service failed. The letter was not counted; please try again.',
    )
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

function toClaimProfile(profile: Profile) {
  return {
    title: profile.title,
    about: profile.about,
    skills: profile.skills,
    languages: profile.languages.map((language) => language.label),
    links: Object.values(profile.profile_links).filter((link) => link !== ''),
  }
}
