/**
 * The marks (saved, hidden, seen) that were changed since the app was opened. They apply to a job wherever it is shown: in
 * the cached lists, in the stored list of the last visit, and on its own screen. A change is shown at once; when it fails,
 * removing it from the pending changes restores what was there before.
 */
import type { Job, JobOfMine } from '@gigbell/contract'
import { createSlice, isAnyOf, nanoid, type PayloadAction, type WithSlice } from '@reduxjs/toolkit'
import type { CallFailure } from '../../../api.ts'
import { startListening } from '../../../listenerMiddleware.ts'
import { loggedOut } from '../../../loggedOut.ts'
import { readList, storeList } from '../../../persistence.ts'
import { type AppDispatch, addReducer, type RootState } from '../../../store.ts'
import { sessionTaken } from '../../accounts/index.ts'
import { isJob, jobsApi, shownLists } from '../api.ts'
import { jobShown } from '../jobsSlice.ts'
import { applyPending, type MarkChange, type MarkedJob } from './marks.ts'

type MarkedJobs = Record<string, MarkedJob>

const marksSlice = createSlice({
  name: 'jobMarks',
  initialState: (): MarkedJobs => ({}),
  reducers: {
    changeStarted(state, { payload }: PayloadAction<{ job: Job; key: string; change: MarkChange }>) {
      const { job, key, change } = payload
      state[job.id] ??= { confirmed: job.mine ?? null, confirmedAt: 0, pending: [], failed: null }
      const marked = state[job.id]!
      marked.pending.push({ key, change })
      marked.failed = null
    },
    changeConfirmed(
      state,
      { payload }: PayloadAction<{ id: string; key: string; mine: JobOfMine | null; now: number }>,
    ) {
      const marked = state[payload.id]
      if (!marked) return
      marked.confirmed = payload.mine
      marked.confirmedAt = payload.now
      marked.pending = marked.pending.filter(({ key }) => key !== payload.key)
    },
    changeFailed(
      state,
      { payload }: PayloadAction<{ id: string; key: string; message: string | undefined }>,
    ) {
      const marked = state[payload.id]
      const failed = marked?.pending.find(({ key }) => key === payload.key)
      if (!marked || !failed) return
      marked.pending = marked.pending.filter((one) => one !== failed)
      // A failed mark of a viewed job changes nothing that the person has asked for.
      if (failed.change.seen === undefined) marked.failed = { ...failed, message: payload.message }
    },
  },
  extraReducers: (build) => {
    build.addMatcher(isAnyOf(loggedOut, sessionTaken), () => ({}))
    build.addMatcher(
      isAnyOf(jobsApi.endpoints.jobs.matchFulfilled, jobsApi.endpoints.arrivals.matchFulfilled),
      (state, { payload, meta }) => updateConfirmed(state, payload.data, meta.startedTimeStamp),
    )
    build.addMatcher(jobsApi.endpoints.job.matchFulfilled, (state, { payload, meta }) =>
      updateConfirmed(state, payload ? [payload] : [], meta.startedTimeStamp),
    )
  },
  selectors: {
    all: (state) => state,
    marked: (state, id: string): MarkedJob | undefined => state[id],
  },
})

/** Takes over the marks of fetched jobs, unless they were requested before the latest answer about a change. */
function updateConfirmed(state: MarkedJobs, jobs: readonly Job[], requestedAt: number): void {
  for (const job of jobs) {
    const marked = state[job.id]
    if (marked && marked.pending.length === 0 && requestedAt > marked.confirmedAt)
      marked.confirmed = job.mine ?? null
  }
}

const { changeStarted, changeConfirmed, changeFailed } = marksSlice.actions
const { selectors } = marksSlice.injectInto({ inject: addReducer })

const asMarksRoot = (state: RootState) => state as RootState & Partial<WithSlice<typeof marksSlice>>

/** Returns the marks that were changed since the app was opened, by the ids of the jobs. */
export const selectMarkedJobs = (state: RootState) => selectors.all(asMarksRoot(state))

/** Returns the marks of a job that were changed since the app was opened, if any. */
export const selectMarked = (state: RootState, id: string) => selectors.marked(asMarksRoot(state), id)

/** The latest call about each job. Calls are sent one after the other, so that the last change is the one that stays. */
const latestCalls = new Map<string, Promise<unknown>>()

/** Waits until the server has answered all changes that were made so far. */
export const finishChanges = () => Promise.all(latestCalls.values())

/**
 * Changes the marks of a job: shows the change at once and sends it. With `refreshLists` the lists without hidden jobs
 * are fetched again afterwards, because one of them lacks a job that is no longer hidden.
 */
export const changeMarks =
  (job: Job, change: MarkChange, { refreshLists = false } = {}) =>
  async (dispatch: AppDispatch): Promise<void> => {
    const { id } = job
    const key = nanoid()
    dispatch(changeStarted({ job, key, change }))
    const earlier = latestCalls.get(id)
    const call = (async () => {
      await earlier
      return dispatch(jobsApi.endpoints.changeMine.initiate({ id, change }, { track: false }))
    })()
    latestCalls.set(id, call)
    const { data, error } = await call
    if (latestCalls.get(id) === call) latestCalls.delete(id)
    if (error) {
      dispatch(changeFailed({ id, key, message: (error as CallFailure).message }))
      return
    }
    dispatch(changeConfirmed({ id, key, mine: data ?? null, now: Date.now() }))
    if (refreshLists) dispatch(jobsApi.util.invalidateTags([shownLists]))
  }

// The stored list is shown first at the next visit, and must not show a hidden job until it is fetched again.
startListening({
  actionCreator: changeConfirmed,
  effect: ({ payload: { id, mine } }) => {
    if (!mine?.hidden) return
    const stored = readList('jobsList', isJob)
    if (stored?.some((job) => job.id === id)) {
      storeList(
        'jobsList',
        stored.filter((job) => job.id !== id),
      )
    }
  },
})

startListening({
  actionCreator: jobShown,
  effect: ({ payload: job }, { dispatch, getState }) => {
    if (!applyPending(job, selectMarked(getState(), job.id)).seen)
      void dispatch(changeMarks(job, { seen: true }))
  },
})
