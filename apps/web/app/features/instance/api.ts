/** The call of the server's public settings: payments, models, channels, support address. */
import { instance } from '@gigbell/contract'
import { api, call, unwrapData } from '../../api.ts'

const instanceApi = api.injectEndpoints({
  endpoints: (build) => ({
    serverSettings: build.query({
      ...unwrapData(() => call(instance.settings)),
      // They change only with a restart of the server.
      keepUnusedDataFor: 3600,
    }),
  }),
})

export const { useServerSettingsQuery } = instanceApi
