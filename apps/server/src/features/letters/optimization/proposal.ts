/**
 * What the rules of the optimization read, what they propose, and which proposals become suggestions: only those that
 * the person's own words cover, that lower no score, and that a profile accepts.
 */
import { isDeepStrictEqual } from 'node:util'
import { type ListedCard, type Profile, ProfileInput, type Suggestion } from '@gigbell/contract'
import { hashText } from '../../../platform/text.ts'
import type { Demand } from '../../jobs/index.ts'
import type { OwnWords } from './own-words.ts'
import { scoreProfile } from './score.ts'

/** What suggestions are made of. */
export interface Basis {
  profile: Profile
  /** The evidence cards that are switched on, confirmed facts included. */
  cards: ListedCard[]
  /** What recent posts that fit the profile ask for. */
  demand: Demand
  /** The texts of letters that clients have answered, the most successful ones first. */
  letters: string[]
  own: OwnWords
  today: Date
}

type Field = Suggestion['field']

/**
 * A change of one field with its reason; `after` is null where only the person can decide or add something. What a model
 * has written may join the person's words with ordinary ones.
 */
export type Proposal = {
  [F in Field]: { kind: string; field: F; why: string; after: Profile[F] | null; byModel?: true }
}[Field]

/** Fewer posts tell nothing about what is usual. */
export const ENOUGH_POSTS = 10

/** Returns the proposals that pass as suggestions: those that can be applied first, by what they add to the score. */
export function toSuggestions(
  proposals: readonly Proposal[],
  { profile, own, demand }: Pick<Basis, 'profile' | 'own' | 'demand'>,
): Suggestion[] {
  const score = scoreProfile(profile, demand)
  return proposals
    .map((proposal) => ({ proposal, gain: gainOf(proposal, profile, demand, score) }))
    .filter(
      ({ proposal, gain }) => proposal.after === null || (gain >= 0 && isAcceptable(proposal, profile, own)),
    )
    .sort(
      (one, other) =>
        Number(one.proposal.after === null) - Number(other.proposal.after === null) || other.gain - one.gain,
    )
    .map(({ proposal }) => toSuggestion(proposal, profile))
}

function gainOf(proposal: Proposal, profile: Profile, demand: Demand, score: number): number {
  return proposal.after === null ? 0 : scoreProfile(applyProposal(profile, proposal), demand) - score
}

/** Returns the profile with the proposed value in its field. */
export function applyProposal(
  profile: Profile,
  { field, after }: Pick<Proposal, 'field' | 'after'>,
): Profile {
  return { ...profile, [field]: after }
}

function isAcceptable(proposal: Proposal, profile: Profile, own: OwnWords): boolean {
  const { field, after } = proposal
  // The sign of a currency in the person's text becomes its code, and a link gets its https://.
  const isOwn =
    field === 'rate' || (proposal.byModel ? own.hasAllNames(toText(after)) : own.hasAll(toText(after)))
  return (
    isOwn &&
    !isDeepStrictEqual(after, profile[field]) &&
    ProfileInput.safeParse(applyProposal(profile, proposal)).success
  )
}

const toText = (value: unknown): string =>
  typeof value === 'string'
    ? value
    : typeof value === 'object' && value !== null
      ? Object.values(value).map(toText).join('\n')
      : String(value ?? '')

function toSuggestion({ kind, field, why, after }: Proposal, profile: Profile): Suggestion {
  const id = `${kind}-${hashText(`${why}\n${JSON.stringify(after)}`).toString(36)}`
  return { id, field, why, before: profile[field], after } as Suggestion
}
