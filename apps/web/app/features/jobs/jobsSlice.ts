/**
 * The state of jobs (spec §3 "Job state", §4 "Jobs"). RTK Query fetches and caches the jobs; this slice keeps what
 * outlives the list's screen: the list it showed (a job opened from it is rendered from there immediately, and "back
 * to the jobs" returns to it), the selected job, and the view history.
 * `status`: idle → loading on a fetch or while a search is typed → succeeded or failed.
 */

import type { Job, JobPage } from '@gigbell/contract'
import { createSlice, isAnyOf, type PayloadAction, type WithSlice } from '@reduxjs/toolkit'
import type { CallFailure } from '../../api.ts'
import { startListening } from '../../listenerMiddleware.ts'
import { loggedOut } from '../../loggedOut.ts'
import { addReducer, type RootState } from '../../store.ts'
import { sessionTaken } from '../accounts/index.ts'
import { jobsApi } from './api.ts'
import { type JobFilters, type JobList, listPath } from './listQuery.ts'
import { texts } from './texts.ts'
import {
  emptyHistory,
  loadViewHistory,
  recordListView,
  recordOpenedJob,
  saveViewHistory,
  type ViewHistory,
} from './viewHistory.ts'

interface JobsState {
  status: 'idle' | 'loading' | 'succeeded' | 'failed'
  /** The server's answer, or the specification's text when there is none (spec §8). */
  error: CallFailure | string | null
  jobs: Job[]
  /** The dashboard's featured jobs: they open like those of a list, but are no list to go back to. */
  featured: Job[]
  selectedJob: Job | null
  searchTerm: string
  filters: JobFilters
  pagination: { page: number; totalPages: number; totalItems: number }
  seen: ViewHistory
}

/** The state after a reset: no jobs, selection, search or pagination (spec §4 "Jobs"). */
const emptyState: JobsState = {
  status: 'idle',
  error: null,
  jobs: [],
  featured: [],
  selectedJob: null,
  searchTerm: '',
  filters: {},
  pagination: { page: 1, totalPages: 0, totalItems: 0 },
  seen: emptyHistory,
}

const trackedEndpoints = [jobsApi.endpoints.jobs, jobsApi.endpoints.job] as const

const jobsSlice = createSlice({
  name: 'jobs',
  initialState: (): JobsState => ({ ...emptyState, seen: loadViewHistory() }),
  reducers: {
    /** A search is being typed and will be sent after the debounce. */
    searchTyped: (state) => {
      state.status = 'loading'
    },
    /** A list is shown, fetched or from the cache. */
    listShown: {
      prepare: (list: JobList, page: JobPage) => ({ payload: { list, page, now: Date.now() } }),
      reducer(
        state,
        { payload: { list, page, now } }: PayloadAction<{ list: JobList; page: JobPage; now: number }>,
      ) {
        const { search = '', page: number = 1, ...filters } = list
        state.status = 'succeeded'
        state.error = null
        state.jobs = page.data
        state.searchTerm = search
        state.filters = filters
        state.pagination = { page: number, totalPages: page.totalPages, totalItems: page.totalItems }
        state.seen = recordListView(state.seen, now)
      },
    },
    /** The dashboard shows featured jobs. */
    featuredShown: (state, { payload }: PayloadAction<readonly Job[]>) => {
      state.featured = [...payload]
    },
    /** A job's screen is shown. */
    jobShown: (state, { payload }: PayloadAction<Job>) => {
      state.selectedJob = payload
      state.seen = recordOpenedJob(state.seen, payload.id)
    },
  },
  extraReducers: (build) => {
    // The next person to sign in must not see these jobs, searches and visits.
    build.addMatcher(isAnyOf(loggedOut, sessionTaken), () => emptyState)
    build.addMatcher(isAnyOf(trackedEndpoints[0].matchPending, trackedEndpoints[1].matchPending), (state) => {
      state.status = 'loading'
    })
    build.addMatcher(
      isAnyOf(trackedEndpoints[0].matchFulfilled, trackedEndpoints[1].matchFulfilled),
      (state) => {
        state.status = 'succeeded'
        state.error = null
      },
    )
    for (const [fetch, words] of [
      [trackedEndpoints[0], texts.list.failedFetch],
      [trackedEndpoints[1], texts.details.failed],
    ] as const)
      build.addMatcher(fetch.matchRejected, (state, { payload, meta }) => {
        if (meta.condition) return // nothing was sent: a fetch is already running
        state.status = 'failed'
        state.error = payload?.message ? payload : words
      })
  },
  selectors: {
    seen: (state) => state.seen,
    selectedId: (state) => state.selectedJob?.id,
    /** A job as the list it was opened from has it, before it is fetched. */
    known: ({ selectedJob, jobs, featured }, id: string) =>
      [selectedJob, ...jobs, ...featured].find((job) => job?.id === id) ?? undefined,
    /** The address of the list that was shown last. */
    lastListPath: ({ searchTerm, filters, pagination }) =>
      listPath({ ...filters, search: searchTerm, page: pagination.page }),
  },
})

export const { listShown, featuredShown, jobShown, searchTyped } = jobsSlice.actions

/** The slice is added to the store with the code of these screens; until then it has its initial state. */
const { selectors } = jobsSlice.injectInto({ inject: addReducer })
const asJobsRoot = (state: RootState) => state as RootState & Partial<WithSlice<typeof jobsSlice>>

/** The selectors of the slice. */
export const jobsState = {
  seen: (state: RootState) => selectors.seen(asJobsRoot(state)),
  selectedId: (state: RootState) => selectors.selectedId(asJobsRoot(state)),
  known: (state: RootState, id: string) => selectors.known(asJobsRoot(state), id),
  lastList: (state: RootState) => selectors.lastListPath(asJobsRoot(state)),
}

startListening({
  matcher: isAnyOf(listShown, jobShown),
  effect: (_action, { getState }) => {
    const state = getState()
    // A screen that unmounts may dispatch after the session ended.
    if (state.auth.token !== null) saveViewHistory(jobsState.seen(state))
  },
})
