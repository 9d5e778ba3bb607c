/** The options of step 1: the person's profiles and the models of their plan, with the current selection. */

import type { Fit } from '@gigbell/contract'
import { useLocation, useSearchParams } from 'react-router'
import { type ProfileTitle, useProfileTitlesQuery } from '../profiles/index.ts'
import { useModelsQuery } from './api.ts'
import { type ChosenProfile, chooseProfile } from './chooseProfile.ts'
import type { LetterDraft } from './draft.ts'
import { texts } from './texts.ts'

/** The options and the selection. */
export interface LetterOptions {
  profiles: ProfileTitle[] | undefined
  /** The selected profile, and why it is selected. */
  choice: ChosenProfile | undefined
  profilesFailed: boolean
  retryingProfiles: boolean
  retryProfiles: () => void
  models: string[]
  /** The selected model, or the first of the plan. */
  model: string
  /** Whether a model is connected to the server, else the built-in writer is used; undefined while loading. */
  connected: boolean | undefined
  /** Whether the person has a model of their own, which writes all of their letters. */
  own: boolean
}

/** Loads the options and resolves the selection of a draft. `best` is the fit of the profile that fits best. */
export function useLetterOptions(draft: LetterDraft, best: Fit | null | undefined): LetterOptions {
  const [address] = useSearchParams()
  const { state } = useLocation() as { state: { profile?: unknown } | null }
  const linked = typeof state?.profile === 'string' ? state.profile : null
  const titles = useProfileTitlesQuery()
  // The plan may have changed since, and with it the models.
  const { data } = useModelsQuery(undefined, { refetchOnMountOrArgChange: true })
  const models = data && data.models.length > 0 ? data.models : [texts.generator.defaultModel]
  return {
    profiles: titles.data,
    choice: chooseProfile(draft, {
      profiles: titles.data ?? [],
      named: address.get('profile') ?? linked,
      best,
    }),
    profilesFailed: titles.isError,
    retryingProfiles: titles.isFetching,
    retryProfiles: titles.refetch,
    models,
    model: models.find((model) => model === draft.model) ?? models[0] ?? texts.generator.defaultModel,
    connected: data?.connected,
    own: data?.own ?? false,
  }
}
