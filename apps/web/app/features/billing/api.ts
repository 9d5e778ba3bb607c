/** The calls of plans, the trial and the current subscription. */
import { billing } from '@gigbell/contract'
import { isRejectedWithValue } from '@reduxjs/toolkit'
import { api, call, isCallFailure, unwrapData, unwrapList } from '../../api.ts'
import { startListening } from '../../listenerMiddleware.ts'
import type { RootState } from '../../store.ts'
import { removeAllCheckouts } from './checkoutStorage.ts'

export const billingApi = api.injectEndpoints({
  endpoints: (build) => ({
    plans: build.query(unwrapList(() => call(billing.plans))),
    currentSubscription: build.query({
      ...unwrapData(() => call(billing.current)),
      providesTags: ['Subscription'],
    }),
    startTrial: build.mutation({
      ...unwrapData(() => call(billing.startTrial)),
      invalidatesTags: (_done, error) => (error ? [] : ['Subscription']),
    }),
    addSubscription: build.mutation({
      ...unwrapData((body: { planId: string; paymentIntentId: string }) => call(billing.add, { body })),
      invalidatesTags: (_done, error) => (error ? [] : ['Subscription']),
    }),
    cancel: build.mutation({
      ...unwrapData((subscriptionId: string) => call(billing.cancel, { body: { subscriptionId } })),
      invalidatesTags: ['Subscription'],
    }),
    resume: build.mutation({
      ...unwrapData((subscriptionId: string) => call(billing.resume, { body: { subscriptionId } })),
      invalidatesTags: ['Subscription'],
    }),
    changePlan: build.mutation({
      ...unwrapData((body: { subscriptionId: string; planId: string }) => call(billing.change, { body })),
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
