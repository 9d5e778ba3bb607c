/** What step 1 offers: the person's profiles and the models of their plan, and which of them are chosen. */

import { type ProfileTitle, useProfileTitlesQuery } from '../profiles/index.ts'
import { useModelsQuery } from './api.ts'
import { texts } from './texts.ts'

/** What can be chosen in step 1, and what is. */
export interface LetterOptions {
  profiles: ProfileTitle[] | undefined
  /** The chosen one; a profile that was deleted since is none. */
  profile: ProfileTitle | undefined
  profilesFailed: boolean
  retryingProfiles: boolean
  retryProfiles: () => void
  models: string[]
  /** The chosen model, else the first that the plan offers. */
  model: string
  /** False where the built-in writer does the work; undefined until the server has said. */
  connected: boolean | undefined
}

/** The choices, and what became of the ones a draft holds. */
export function useLetterOptions(draft: { profile: string; model: string }): LetterOptions {
  const titles = useProfileTitlesQuery()
  // A plan may have changed since: with a larger one come more models.
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
  }
}
