/**
 * Optimizes a profile: a score, and suggestions made of what the person has written, confirmed or sent. Nothing is
 * changed: the person applies a suggestion by updating the profile. Without a plan that includes it, it is refused.
 */
import type { Optimization, Profile } from '@gigbell/contract'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/db/database.ts'
import { notFound, Refusal } from '../../../platform/http/refusal.ts'
import type { Person, Subscription } from '../../../platform/http/serve.ts'
import type { UserId } from '../../../platform/ids.ts'
import type { Log } from '../../../platform/log.ts'
import { findDemand } from '../../jobs/index.ts'
import { findProfile } from '../../profiles/index.ts'
import { ProviderError } from '../author.ts'
import { listCards } from '../evidence/evidence.ts'
import { findAnsweredLetters } from '../history/queries.ts'
import { proposeAbout } from './about.ts'
import { createOwnWords } from './own-words.ts'
import { proposeProjects } from './projects.ts'
import { type Basis, type Proposal, toSuggestions } from './proposal.ts'
import { proposeLinks, proposeRate } from './rate-and-links.ts'
import { canRewrite, rewriteAbout, type WritingModel } from './rewrite.ts'
import { scoreProfile } from './score.ts'
import { proposeSkills } from './skills.ts'
import { proposeTitle } from './title.ts'

/** What optimizing depends on. */
export interface OptimizationPorts {
  db: Db
  clock: Clock
  log: Log
  /** Finds the model that writes for a person: their own one, or the first of their plan. */
  findModel: (person: UserId, subscription: Subscription) => Promise<WritingModel | undefined>
  /** Counts a call of a model. Refuses it when the person has made too many. */
  countCall: (person: UserId) => Promise<void>
}

/** How many answered letters are searched for sentences, and the part of each: checking a sentence takes up to a millisecond. */
const MAX_LETTERS = 5
const MAX_LETTER_LENGTH = 4_000

/**
 * Optimizes a profile of a person; with `asksModel` a model is asked for better sentences, if there is one.
 * @throws Refusal not_found, optimization_not_in_plan, too_many_requests
 */
export async function optimizeProfile(
  ports: OptimizationPorts,
  { person, subscription }: { person: Person; subscription: Subscription },
  { id, asksModel, signal }: { id: string; asksModel: boolean; signal: AbortSignal },
): Promise<Optimization> {
  const profile = await findProfile(ports.db, person.id, id)
  if (!profile) throw notFound('profile')
  requireOptimization(subscription)
  const basis = await findBasis(ports, person, profile)
  const model = canRewrite(basis) ? await ports.findModel(person.id, subscription) : undefined
  const written = model && asksModel ? await tryRewriting(ports, person, { basis, model, signal }) : undefined
  return {
    score: scoreProfile(basis.profile, basis.demand),
    writer: written ? 'model' : 'built-in',
    model: model?.name ?? null,
    suggestions: toSuggestions([...(written ?? []), ...propose(basis)], basis),
  }
}

/** Asks the model; undefined when it fails, since the other suggestions do not need it. */
async function tryRewriting(
  { countCall, log }: OptimizationPorts,
  person: Person,
  { basis, model, signal }: { basis: Basis; model: WritingModel; signal: AbortSignal },
): Promise<Proposal[] | undefined> {
  await countCall(person.id)
  try {
    return await rewriteAbout(basis, model, signal)
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error
    if (!signal.aborted) log.warn({ fault: error.message }, 'model service failed')
    return undefined
  }
}

function requireOptimization({ plan }: Subscription): void {
  if (plan.profile_optimization) return
  throw new Refusal(
    'optimization_not_in_plan',
    `The ${plan.name} plan does not include profile optimization. Larger plans do.`,
  )
}

async function findBasis({ db, clock }: OptimizationPorts, person: Person, profile: Profile): Promise<Basis> {
  const [listed, demand, answered] = await Promise.all([
    listCards(db, person.id, profile.id),
    findDemand({ db, clock }, person.id, profile),
    findAnsweredLetters(db, person.id, { limit: MAX_LETTERS }),
  ])
  const cards = listed.filter(({ off }) => !off)
  const letters = answered.map((letter) => letter.slice(0, MAX_LETTER_LENGTH))
  return { profile, cards, demand, letters, own: createOwnWords(profile, cards, letters), today: clock.now() }
}

/** Applies all rules. */
export const propose = (basis: Basis) => [
  ...proposeSkills(basis),
  ...proposeAbout(basis),
  ...proposeTitle(basis),
  ...proposeProjects(basis),
  ...proposeRate(basis),
  ...proposeLinks(basis),
]
