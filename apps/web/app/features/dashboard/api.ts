/** The calls of the dashboard's summary and of recording a visit. */
import { dashboard } from '@gigbell/contract'
import { api, call, unwrapData } from '../../api.ts'
import { keepCopies } from '../../offline/copies.ts'

const HALF_AN_HOUR = 30 * 60

const dashboardApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The summary by the days of a time zone. */
    summary: build.query({
      ...unwrapData((time_zone: string) => call(dashboard.summary, { query: { time_zone } })),
      keepUnusedDataFor: HALF_AN_HOUR,
      providesTags: ['Profile', 'Alert', 'Letter'],
    }),
    noteVisit: build.mutation<unknown, void>({ query: () => call(dashboard.visit) }),
  }),
})

keepCopies({ summary: 1 })

const { useSummaryQuery } = dashboardApi
export const { useNoteVisitMutation } = dashboardApi

/** Loads the summary by the days of this device's time zone. `fresh` refetches when the screen is opened. */
export function useSummary({ fresh = false, skip = false }: { fresh?: boolean; skip?: boolean } = {}) {
  return useSummaryQuery(Intl.DateTimeFormat().resolvedOptions().timeZone, {
    refetchOnMountOrArgChange: fresh,
    skip,
  })
}
