/** The calls of plans, the trial and the current subscription. */
import type { AnswerOf, CurrentSubscription, Plan } from '@gigbell/contract'
import { billing } from '@gigbell/contract'
import { isRejectedWithValue } from '@reduxjs/toolkit'
import { api, call, isCallFailure } from '../../api.ts'
import { startListening } from '../../listenerMiddleware.ts'
import type { RootState } from '../../store.ts'
import { removeAllCheckouts } from './checkoutStorage.ts'

export const billingApi = api.injectEndpoints({
  endpoints: (build) => ({
    plans: build.query<Plan[], void>({
      query: () => call(billing.plans),
      transformResponse: (answer: AnswerOf<typeof billing.plans> | null) => answer?.data ?? [],
    }),
    currentSubscription: build.query<CurrentSubscription | null, void>({
      query: () => call(billing.current),
      transformResponse: (answer: AnswerOf<typeof billing.current> | null) => answer?.data ?? null,
      providesTags: ['Subscription'],
    }),
    startTrial: build.mutation<CurrentSubscription | null, void>({
      query: () => call(billing.startTrial),
      transformResponse: (answer: AnswerOf<typeof billing.startTrial> | null) => answer?.data ?? null,
      invalidatesTags: (_done, error) => (error ? [] : ['Subscription']),
    }),
    addSubscription: build.mutation<CurrentSubscription | null, { planId: string; paymentIntentId: string }>({
      query: (body) => call(billing.add, { body }),
      transformResponse: (answer: AnswerOf<typeof billing.add> | null) => answer?.data ?? null,
      invalidatesTags: (_done, error) => (error ? [] : ['Subscription']),
    }),
    cancel: build.mutation<CurrentSubscription | null, string>({
      query: (subscriptionId) => call(billing.cancel, { body: { subscriptionId } }),
      transformResponse: (answer: AnswerOf<typeof billing.cancel> | null) => answer?.data ?? null,
      invalidatesTags: ['Subscription'],
    }),
    resume: build.mutation<CurrentSubscription | null, string>({
      query: (subscriptionId) => call(billing.resume, { body: { subscriptionId } }),
      transformResponse: (answer: AnswerOf<typeof billing.resume> | null) => answer?.data ?? null,
      invalidatesTags: ['Subscription'],
    }),
    changePlan: build.mutation<CurrentSubscription | null, { subscriptionId: string; planId: string }>({
      query: (body) => call(billing.change, { body }),
      transformResponse: (answer: AnswerOf<typeof billing.change> | null) => answer?.data ?? null,
      invalidatesTags: ['Subscription'],
    }),
  }),
})

export const {
  usePlansQuery,
  useCurrentSubscriptionQuery,
  useStartTrialMutation,
  useAddSubscriptionMutation,
  useCancelMutation,
  useResumeMutation,
  useChangePlanMutation,
} = billingApi

// The plan ended meanwhile: fetches the subscription again, and the guard redirects to the plans.
startListening({
  matcher: isRejectedWithValue,
  effect: ({ payload }, { dispatch }) => {
    if (isCallFailure(payload) && payload.code === 'subscription_required') {
      dispatch(api.util.invalidateTags(['Subscription']))
    }
  },
})

// A stored checkout belongs to one person, and a purchase makes it outdated.
startListening({
  predicate: (action, now: RootState, before: RootState) =>
    now.auth.token !== before.auth.token || billingApi.endpoints.addSubscription.matchFulfilled(action),
  effect: removeAllCheckouts,
})
