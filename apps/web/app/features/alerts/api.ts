/** The calls of alerts: list, changes, preview and suggestions. Lists with matches are read again when jobs match. */
import type { AlertChange, AlertPreview, AnswerOf, CallOf } from '@gigbell/contract'
import { alertHealth as healthRows, alerts as rows } from '@gigbell/contract'
import { api, call, outlivingPage, unwrapData, unwrapList } from '../../api.ts'
import { startListening } from '../../listenerMiddleware.ts'
import { matchesArrived } from '../notifications/index.ts'

/** A new alert as it is sent; omitted fields have the server's defaults. */
export type AlertInput = CallOf<typeof rows.create>['body']

export const alertsApi = api.injectEndpoints({
  endpoints: (build) => ({
    alerts: build.query({
      ...unwrapList(() => call(rows.list)),
      providesTags: ['Alert', 'AlertMatch'],
    }),
    createAlert: build.mutation({
      ...unwrapData((body: AlertInput) => call(rows.create, { body })),
      invalidatesTags: (_done, error) => (error ? [] : ['Alert']),
    }),
    /** Updates the cache immediately, and reverts it when the server refuses. */
    changeAlert: build.mutation({
      ...unwrapData(({ id, change }: { id: string; change: AlertChange }) =>
        outlivingPage(call(rows.change, { params: { id }, body: change })),
      ),
      async onQueryStarted({ id, change }, { dispatch, queryFulfilled }) {
        const shown = dispatch(
          alertsApi.util.updateQueryData('alerts', undefined, (list) => {
            const alert = list.find((one) => one.id === id)
            if (alert) Object.assign(alert, change)
          }),
        )
        await queryFulfilled.catch(() => shown.undo())
      },
      // A 404 means that it was deleted elsewhere, so the list is refreshed as well.
      invalidatesTags: (_done, error) => (error && error.status !== 404 ? [] : ['Alert']),
    }),
    /** Shows the new state immediately, and reverts it when the server refuses. */
    snoozeAlert: build.mutation({
      ...unwrapData(({ id, until }: { id: string; until: string | null }) =>
        outlivingPage(call(rows.snooze, { params: { id }, body: { until } })),
      ),
      async onQueryStarted({ id, until }, { dispatch, queryFulfilled }) {
        const shown = dispatch(
          alertsApi.util.updateQueryData('alerts', undefined, (list) => {
            const alert = list.find((one) => one.id === id)
            if (alert) alert.snoozed_until = until
          }),
        )
        await queryFulfilled.catch(() => shown.undo())
      },
      invalidatesTags: (_done, error) => (error && error.status !== 404 ? [] : ['Alert']),
    }),
    deleteAlert: build.mutation({
      ...unwrapData((id: string) => call(rows.remove, { params: { id } })),
      invalidatesTags: (_done, error) => (error && error.status !== 404 ? [] : ['Alert']),
    }),
    /** Previews the form's matches; a query, so that the same form is not counted twice. */
    alertPreview: build.query<AlertPreview, CallOf<typeof rows.preview>['body']>({
      query: (body) => call(rows.preview, { body }),
      transformResponse: (answer: AnswerOf<typeof rows.preview> | null) =>
        answer?.data ?? { matches_7d: 0, sample: [] },
      keepUnusedDataFor: 30,
    }),
    alertHealth: build.query({
      ...unwrapList(() => call(healthRows.list)),
      providesTags: ['Alert', 'AlertMatch'],
    }),
    /** Not refreshed by a change of the alert: the changes stay while one of them is applied, and can be undone. */
    improvements: build.query({
      ...unwrapList(({ id, job }: { id: string; job: string | undefined }) =>
        call(healthRows.improvements, { params: { id }, query: { job } }),
      ),
      keepUnusedDataFor: 0,
    }),
    alertSuggestions: build.query({
      ...unwrapList(() => call(rows.suggestions)),
      providesTags: ['Profile', 'Alert'],
    }),
  }),
})

startListening({
  actionCreator: matchesArrived,
  effect: (_, { dispatch }) => void dispatch(api.util.invalidateTags(['AlertMatch'])),
})

export const {
  useAlertsQuery,
  useCreateAlertMutation,
  useChangeAlertMutation,
  useDeleteAlertMutation,
  useSnoozeAlertMutation,
  useAlertHealthQuery,
  useImprovementsQuery,
  useAlertPreviewQuery,
  useAlertSuggestionsQuery,
} = alertsApi
