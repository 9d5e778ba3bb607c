/**
 * The subscription state (spec §3 "Subscription state", §4). `status` follows the fetch of the current subscription:
 * idle → loading → succeeded or failed. A refresh (for example after a letter was generated) stays `succeeded`,
 * because `loading` covers the whole screen. The plans' loading state is in the RTK Query cache; the plans
 * themselves are stored here as `allSubscriptions`.
 */

import type { CurrentSubscription, Plan } from '@gigbell/contract'
import { createSlice, isAnyOf } from '@reduxjs/toolkit'
import type { CallFailure } from '../../api.ts'
import { sharedTexts } from '../../components/texts.ts'
import { loggedOut } from '../../loggedOut.ts'
import { accountsApi, sessionTaken } from '../accounts/index.ts'
import { billingApi } from './api.ts'

type Status = 'idle' | 'loading' | 'succeeded' | 'failed'

/** The plans and the person's subscription. */
export interface SubscriptionState {
  allSubscriptions: Plan[]
  currentSubscription: CurrentSubscription | null
  hasUserUsedTrial: boolean
  status: Status
  error: CallFailure | string | null
  cancelStatus: Status
  cancelError: CallFailure | string | null
}

/** The state before anything was fetched. */
export const initialSubscriptionState: SubscriptionState = {
  allSubscriptions: [],
  currentSubscription: null,
  hasUserUsedTrial: false,
  status: 'idle',
  error: null,
  cancelStatus: 'idle',
  cancelError: null,
}

const { login, signUp, exchange, me } = accountsApi.endpoints
const { plans, currentSubscription, startTrial, addSubscription, cancel, resume, changePlan } =
  billingApi.endpoints

/** The slice `subscription`. */
export const subscriptionSlice = createSlice({
  name: 'subscription',
  initialState: initialSubscriptionState,
  reducers: {},
  extraReducers: (build) => {
    build.addCase(loggedOut, () => initialSubscriptionState)
    // The previous person's plan must not be shown while the new one is loading.
    build.addCase(sessionTaken, (state, { payload }) => ({
      ...initialSubscriptionState,
      allSubscriptions: state.allSubscriptions,
      hasUserUsedTrial: payload.trialUsed,
    }))
    build.addMatcher(
      isAnyOf(login.matchFulfilled, signUp.matchFulfilled, exchange.matchFulfilled),
      (state, { payload }) => ({
        ...initialSubscriptionState,
        allSubscriptions: state.allSubscriptions,
        hasUserUsedTrial: payload.user.trial_used,
        currentSubscription: payload.subscription ?? null,
      }),
    )
    build.addMatcher(me.matchFulfilled, (state, { payload }) => {
      if (payload?.trial_used) state.hasUserUsedTrial = true
    })
    build.addMatcher(plans.matchFulfilled, (state, { payload }) => {
      state.allSubscriptions = payload
    })
    build.addMatcher(plans.matchRejected, (state, { payload, meta }) => {
      if (!meta.condition && payload) state.error = payload
    })
    build.addMatcher(currentSubscription.matchPending, (state) => {
      if (state.status !== 'succeeded') state.status = 'loading'
    })
    build.addMatcher(currentSubscription.matchFulfilled, (state, { payload }) => {
      state.status = 'succeeded'
      state.error = null
      state.currentSubscription = payload
      if (payload?.name === 'Trial') state.hasUserUsedTrial = true
    })
    build.addMatcher(currentSubscription.matchRejected, (state, { payload, meta }) => {
      if (meta.condition) return // nothing was sent: a fetch is already running
      if (state.status !== 'succeeded') state.status = 'failed'
      state.error = payload ?? sharedTexts.errors.any
    })
    build.addMatcher(startTrial.matchFulfilled, (state, { payload }) => {
      state.status = 'succeeded'
      state.error = null
      state.currentSubscription = payload
      state.hasUserUsedTrial = true
    })
    build.addMatcher(
      isAnyOf(
        addSubscription.matchFulfilled,
        cancel.matchFulfilled,
        resume.matchFulfilled,
        changePlan.matchFulfilled,
      ),
      (state, { payload }) => {
        if (!payload) return // the refresh that follows has the data
        state.status = 'succeeded'
        state.error = null
        state.currentSubscription = payload
      },
    )
    build.addMatcher(cancel.matchPending, (state) => {
      state.cancelStatus = 'loading'
      state.cancelError = null
    })
    build.addMatcher(cancel.matchFulfilled, (state) => {
      state.cancelStatus = 'succeeded'
    })
    build.addMatcher(cancel.matchRejected, (state, { payload }) => {
      state.cancelStatus = 'failed'
      state.cancelError = payload ?? sharedTexts.errors.any
    })
    build.addMatcher(startTrial.matchRejected, (state, { payload }) => {
      state.error = payload?.message ? payload : sharedTexts.errors.any
    })
  },
})

/**
 * Returns what choosing `plan` means next to the current one: the first paid plan, an upgrade, which is paid now and
 * replaces it, or a later change, which costs no more and starts when the current period ends.
 */
export function planChangeKind(
  plan: Plan,
  current: CurrentSubscription | null,
): 'first' | 'upgrade' | 'later' {
  if (plan.price === 0 || !current || current.price === 0 || current.id === plan.id) return 'first'
  return plan.price > current.price ? 'upgrade' : 'later'
}
