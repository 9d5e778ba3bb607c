/** The call of the server's public settings: payments, models, channels, support address. */
import type { AnswerOf, PublicSettings } from '@gigbell/contract'
import { instance } from '@gigbell/contract'
import { api, call } from '../../api.ts'

const instanceApi = api.injectEndpoints({
  endpoints: (build) => ({
    serverSettings: build.query<PublicSettings | null, void>({
      query: () => call(instance.settings),
      transformResponse: (answer: AnswerOf<typeof instance.settings> | null) => answer?.data ?? null,
      // They change only with a restart of the server.
      keepUnusedDataFor: 3600,
    }),
  }),
})

export const { useServerSettingsQuery } = instanceApi
