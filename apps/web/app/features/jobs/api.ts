/** The calls of jobs: the list with search and filters, one job, and the options of the filters. */
import type { AnswerOf, CallOf, DataOf, Job, JobPage } from '@gigbell/contract'
import { jobs as rows } from '@gigbell/contract'
import { api, call, outlivingPage, unwrapData } from '../../api.ts'
import { keepCopies } from '../../offline/copies.ts'
import { persistList } from '../../persistence.ts'
import { countFilters, isDefaultList, type JobList } from './listQuery.ts'
import type { MarkChange } from './mine/marks.ts'

/** How many jobs a page of the list has (spec §7 "Job list defaults"); the dashboard fetches as many, to share the cache. */
const PAGE = 50

/** How long a list stays in memory after its screen was left, so that Back shows it unchanged. */
const HALF_AN_HOUR = 30 * 60

/** How many jobs the command menu shows. */
const MAX_FOUND = 5

type JobChoices = DataOf<typeof rows.choices>

/** Returns the call for a list: the search endpoint handles filters and sorting, the list endpoint the rest. */
const askFor = ({ page = 1, search, ...filters }: JobList) =>
  countFilters(filters) > 0 || filters.sort !== undefined || filters.mine !== undefined
    ? call(rows.search, { query: { page, limit: PAGE, search, ...filters } })
    : call(rows.list, { query: { page, limit: PAGE, search } })

/** The tag of the lists without hidden jobs. */
export const shownLists = { type: 'Job', id: 'shown' } as const

/** The tag of single jobs, which have the id and the status of the person's letter. */
export const openedJobs = { type: 'Job', id: 'opened' } as const

const none: JobPage = { data: [], totalPages: 0, totalItems: 0, position: '' }

const filled = (answer: Partial<JobPage> | null): JobPage => ({
  ...none,
  ...answer,
  data: answer?.data ?? [],
})

export const jobsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** A page of jobs. */
    jobs: build.query<JobPage, JobList>({
      query: askFor,
      transformResponse: filled,
      keepUnusedDataFor: HALF_AN_HOUR,
      providesTags: (_page, _failure, { mine }) => (mine === 'hidden' ? ['Job'] : ['Job', shownLists]),
    }),
    /** The current first page, fetched next to the one that is shown (useNewJobs.ts). */
    arrivals: build.query<JobPage, JobList>({
      query: askFor,
      transformResponse: filled,
      keepUnusedDataFor: 0,
    }),
    job: build.query({
      ...unwrapData((id: string) => call(rows.detail, { params: { id } })),
      keepUnusedDataFor: HALF_AN_HOUR,
      providesTags: ['Job', openedJobs],
    }),
    /** Saves, hides or marks a job as seen, or undoes it (mine/marksSlice.ts). */
    changeMine: build.mutation({
      ...unwrapData(({ id, change }: { id: string; change: MarkChange }) =>
        outlivingPage(call(rows.changeMine, { params: { id }, body: change })),
      ),
    }),
    /** Adds a post that the person has read elsewhere; the same address again updates it. */
    addJob: build.mutation({
      ...unwrapData((body: CallOf<typeof rows.add>['body']) => call(rows.add, { body })),
      invalidatesTags: (_done, error) => (error ? [] : ['Job']),
    }),
    /** The first jobs that a search finds, for the command menu. */
    foundJobs: build.query<Job[], string>({
      query: (search) => call(rows.search, { query: { page: 1, limit: MAX_FOUND, search } }),
      transformResponse: (answer: Partial<JobPage> | null) => answer?.data ?? [],
      providesTags: ['Job'],
    }),
    jobChoices: build.query<JobChoices, void>({
      query: () => call(rows.choices),
      transformResponse: (answer: AnswerOf<typeof rows.choices> | null) => ({
        categories: answer?.data?.categories ?? [],
        sources: answer?.data?.sources ?? [],
        source_names: answer?.data?.source_names ?? {},
      }),
      keepUnusedDataFor: HALF_AN_HOUR,
    }),
  }),
})

export const {
  useAddJobMutation,
  useJobsQuery,
  useJobQuery,
  useLazyJobQuery,
  useFoundJobsQuery,
  useJobChoicesQuery,
} = jobsApi

keepCopies({ jobs: 4, job: 50 })

// The default list is stored: the next visit shows it first (spec §3 "cached job list").
persistList('jobsList', jobsApi.endpoints.jobs.matchFulfilled, ({ payload, meta }) =>
  isDefaultList(meta.arg.originalArgs) ? payload.data : undefined,
)

/** Returns whether a stored value can be shown as a job; other versions of the app may have written it. */
export function isJob(value: unknown): value is Job {
  const job = value as Partial<Job> | null
  return (
    typeof job === 'object' &&
    job !== null &&
    [job.id, job.category_id, job.title, job.description, job.source, job.source_name].every(
      (part) => typeof part === 'string',
    ) &&
    !Number.isNaN(Date.parse(String(job.ts_publish))) &&
    Array.isArray(job.skills) &&
    job.skills.every((skill) => typeof skill?.id === 'string' && typeof skill.name === 'string')
  )
}
