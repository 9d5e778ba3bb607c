/** The call of insights, which is repeated when a letter changes in any session. */
import { insights } from '@gigbell/contract'
import { api, call, unwrapData } from '../../api.ts'
import { startListening } from '../../listenerMiddleware.ts'
import { letterChanged } from '../notifications/index.ts'
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
      providesTags: ['Insight', 'Letter', 'Profile'],
    }),
  }),
})

startListening({
  actionCreator: letterChanged,
  effect: (_, { dispatch }) => void dispatch(api.util.invalidateTags(['Insight'])),
})

export const { useInsightsQuery } = insightsApi
