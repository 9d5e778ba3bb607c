/** The call of insights. */
import { insights } from '@gigbell/contract'
import { api, call, unwrapData } from '../../api.ts'
import type { InsightSelection } from './selection.ts'

const insightsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The figures of a selection, by the days of this device's time zone. */
    insights: build.query({
      ...unwrapData((selection: InsightSelection) =>
        call(insights.read, {
          query: { ...selection, time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone },
        }),
      ),
      providesTags: ['Letter', 'Profile'],
    }),
  }),
})

export const { useInsightsQuery } = insightsApi
