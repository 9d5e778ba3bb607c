/** The calls of profiles and of known skills. */
import type { AnswerOf, Profile, ProfileInput } from '@gigbell/contract'
import { jobs, profiles } from '@gigbell/contract'
import { api, call, unwrapData, unwrapList } from '../../api.ts'
import { keepCopies } from '../../offline/copies.ts'
import { persistList, readList } from '../../persistence.ts'

/** A profile as an option (spec §3 "Job profile option"). */
export type ProfileTitle = Pick<Profile, 'id' | 'title'>

/** How many skills are fetched at once; typing finds the rest. */
const MAX_SKILLS = 100

const TEN_MINUTES = 600

const profilesApi = api.injectEndpoints({
  endpoints: (build) => ({
    profiles: build.query({
      ...unwrapList(() => call(profiles.list)),
      providesTags: ['Profile'],
    }),
    profileTitles: build.query({
      ...unwrapList(() => call(profiles.titles)),
      providesTags: ['Profile'],
    }),
    createProfile: build.mutation({
      ...unwrapData((body: ProfileInput) => call(profiles.create, { body })),
      onQueryStarted: (_profile, { dispatch, queryFulfilled }) =>
        afterSuccess(queryFulfilled, (created) =>
          dispatch(
            profilesApi.util.updateQueryData('profiles', undefined, (list) => void list.push(created)),
          ),
        ),
      invalidatesTags: (_done, error) => (error ? [] : ['Profile', 'Subscription', 'Job']),
    }),
    updateProfile: build.mutation({
      ...unwrapData(({ id, profile }: { id: string; profile: ProfileInput }) =>
        call(profiles.update, { params: { id }, body: profile }),
      ),
      onQueryStarted: ({ id }, { dispatch, queryFulfilled }) =>
        afterSuccess(queryFulfilled, (updated) =>
          dispatch(
            profilesApi.util.updateQueryData('profiles', undefined, (list) =>
              list.map((profile) => (profile.id === id ? updated : profile)),
            ),
          ),
        ),
      invalidatesTags: (_done, error) => (error ? [] : ['Profile', 'Evidence', 'Optimization', 'Job']),
    }),
    deleteProfile: build.mutation({
      ...unwrapData((id: string) => call(profiles.remove, { params: { id } })),
      onQueryStarted: (id, { dispatch, queryFulfilled }) =>
        afterSuccess(queryFulfilled, () =>
          dispatch(
            profilesApi.util.updateQueryData('profiles', undefined, (list) =>
              list.filter((profile) => profile.id !== id),
            ),
          ),
        ),
      // A 404 means that it was deleted elsewhere, so the list is refreshed as well.
      invalidatesTags: (_done, error) =>
        error && error.status !== 404 ? [] : ['Profile', 'Subscription', 'Job'],
    }),
    /** Proposes values for the form from a pasted text; nothing is stored. */
    importProfile: build.mutation({
      ...unwrapData((text: string) => call(profiles.import, { body: { text } })),
    }),
    /** The known skills that contain the search, most used first. */
    skills: build.query({
      ...unwrapList((search: string) => call(jobs.skills, { query: { search, limit: MAX_SKILLS } })),
      keepUnusedDataFor: TEN_MINUTES,
    }),
    /** The names of all known skills by id: alerts and addresses have only ids. */
    skillNames: build.query<Record<string, string>, void>({
      query: () => call(jobs.skills),
      transformResponse: (answer: AnswerOf<typeof jobs.skills> | null) =>
        Object.fromEntries((answer?.data ?? []).map(({ id, name }) => [id, name])),
      keepUnusedDataFor: TEN_MINUTES,
    }),
  }),
})

/** Updates the cached list when the call succeeds, before the refetch that follows. */
async function afterSuccess<T>(fulfilled: Promise<{ data: T | null }>, change: (data: T) => void) {
  try {
    const { data } = await fulfilled
    if (data) change(data)
  } catch {
    // The call failed: the form shows the error, and the list stays unchanged.
  }
}

persistList('profilesList', profilesApi.endpoints.profiles.matchFulfilled, (action) => action.payload)

/** A profile as a visit has stored it. Older versions stored no projects, rate or availability. */
type StoredProfile = Omit<Profile, 'projects' | 'rate' | 'availability'> & Partial<Profile>

/** Returns the stored profiles of the last visit, shown until the fetch succeeds. */
export const cachedProfiles = () =>
  readList('profilesList', isStoredProfile)?.map(
    (profile): Profile => ({ projects: [], rate: null, availability: '', ...profile }),
  )

function isStoredProfile(value: unknown): value is StoredProfile {
  const profile = value as StoredProfile | null
  return (
    typeof profile === 'object' &&
    profile !== null &&
    [profile.id, profile.title, profile.about].every((text) => typeof text === 'string') &&
    Array.isArray(profile.skills) &&
    profile.skills.every((skill) => typeof skill === 'string') &&
    Array.isArray(profile.languages) &&
    profile.languages.every((language) => typeof language?.label === 'string') &&
    typeof profile.profile_links === 'object' &&
    profile.profile_links !== null &&
    (profile.projects === undefined || Array.isArray(profile.projects))
  )
}

keepCopies({ profileTitles: 1 })

export const {
  useProfilesQuery,
  useProfileTitlesQuery,
  useCreateProfileMutation,
  useUpdateProfileMutation,
  useDeleteProfileMutation,
  useImportProfileMutation,
  useSkillsQuery,
  useSkillNamesQuery,
} = profilesApi
