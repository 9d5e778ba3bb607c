/** The call of the sources tab. */
import { sources as rows } from '@gigbell/contract'
import { api, call, unwrapList } from '../../api.ts'

const sourcesApi = api.injectEndpoints({
  endpoints: (build) => ({
    sources: build.query(unwrapList(() => call(rows.list))),
  }),
})

export const { useSourcesQuery } = sourcesApi
