/** The call of the sources tab. */
import type { AnswerOf, JobSource } from '@gigbell/contract'
import { sources as rows } from '@gigbell/contract'
import { api, call } from '../../api.ts'

const sourcesApi = api.injectEndpoints({
  endpoints: (build) => ({
    sources: build.query<JobSource[], void>({
      query: () => call(rows.list),
      transformResponse: (answer: AnswerOf<typeof rows.list> | null) => answer?.data ?? [],
    }),
  }),
})

export const { useSourcesQuery } = sourcesApi
