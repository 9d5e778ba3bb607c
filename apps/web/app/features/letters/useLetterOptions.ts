/** The options of step 1: the person's profiles and the models of their plan, with the current selection. */

import { type ProfileTitle, useProfileTitlesQuery } from '../profiles/index.ts'
import { useModelsQuery } from './api.ts'
import { texts } from './texts.ts'

/** The options and the selection. */
export interface LetterOptions {
  profiles: ProfileTitle[] | undefined
  /** The selected profile, unless it was deleted. */
  profile: ProfileTitle | undefined
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

/** Loads the options and resolves the selection of a draft. */
export function useLetterOptions(draft: { profile: string; model: string }): LetterOptions {
  const titles = useProfileTitlesQuery()
  // The plan may have changed since, and with it the models.
  const { data } = useModelsQuery(undefined, { refetchOnMountOrArgChange: true })
  const models = data && data.models.length > 0 ? data.models : [texts.generator.defaultModel]
  return {
    profiles: titles.data,
    profile: titles.data?.find(({ id }) => id === draft.profile),
    profilesFailed: titles.isError,
    retryingProfiles: titles.isFetching,
    retryProfiles: titles.refetch,
    models,
    model: models.find((model) => model === draft.model) ?? models[0] ?? texts.generator.defaultModel,
    connected: data?.connected,
    own: data?.own ?? false,
  }
}
