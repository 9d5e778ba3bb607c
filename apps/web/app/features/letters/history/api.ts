/** The calls of stored letters: the list, one letter, its changes and versions, and the export. */
import type { CallOf, Letter, LetterPage } from '@gigbell/contract'
import { letterHistory, proposedOutcomes } from '@gigbell/contract'
import { api, call, unwrapData, unwrapList } from '../../../api.ts'
import { type DataFile, readFileName } from '../../../components/dataFile.ts'
import { startListening } from '../../../listenerMiddleware.ts'
import { keepCopies } from '../../../offline/copies.ts'
import type { AppDispatch, RootState } from '../../../store.ts'
import { openedJobs } from '../../jobs/index.ts'
import { letterChanged } from '../../notifications/index.ts'
import type { LetterList } from './letterList.ts'

/** How many letters a page has. */
export const PAGE_SIZE = 20

/** A change as it is sent; `version` is the one that the change was made to. */
export type LetterChange = CallOf<typeof letterHistory.change>['body']

/** An application as it is sent. */
export type NewApplication = CallOf<typeof letterHistory.add>['body']

const noLetters: LetterPage = { data: [], totalPages: 0, totalItems: 0 }

const historyApi = api.injectEndpoints({
  endpoints: (build) => ({
    letters: build.query<LetterPage, LetterList>({
      query: (list) => call(letterHistory.list, { query: { ...list, limit: PAGE_SIZE } }),
      transformResponse: (answer: LetterPage | null) => answer ?? noLetters,
      providesTags: ['Letter'],
    }),
    letter: build.query({
      ...unwrapData((id: string) => call(letterHistory.read, { params: { id } })),
      providesTags: ['Letter'],
    }),
    /** The versions of the text; another `version` of the letter is another list. */
    letterVersions: build.query({
      ...unwrapList(({ id }: { id: string; version: number }) =>
        call(letterHistory.versions, { params: { id } }),
      ),
      keepUnusedDataFor: 0,
      providesTags: ['Letter'],
    }),
    changeLetter: build.mutation({
      ...unwrapData(({ id, change }: { id: string; change: LetterChange }) =>
        call(letterHistory.change, { params: { id }, body: change }),
      ),
      async onQueryStarted({ change }, { dispatch, getState, queryFulfilled }) {
        const { data } = await queryFulfilled.catch(() => ({ data: null }))
        if (!data) return
        const before = cachedCopies(getState() as RootState, data.id)
        dispatch(showLetter(data))
        if (change.status) dispatch(api.util.invalidateTags([openedJobs]))
        // Lists of one status no longer have it, or have it now.
        if (before.some(({ status }) => status !== data.status)) dispatch(api.util.invalidateTags(['Letter']))
      },
      invalidatesTags: (_done, error) => (error?.status === 404 ? ['Letter'] : []),
    }),
    proposedOutcomes: build.query({
      ...unwrapList(() => call(proposedOutcomes.list)),
      providesTags: ['ProposedOutcome'],
    }),
    decideOutcome: build.mutation({
      ...unwrapData(({ id, accept }: { id: string; accept: boolean }) =>
        call(proposedOutcomes.answer, { params: { id }, body: { accept } }),
      ),
      async onQueryStarted({ id }, { dispatch, queryFulfilled }) {
        const done = await queryFulfilled.then(
          () => true,
          () => false,
        )
        if (!done) return
        dispatch(
          historyApi.util.updateQueryData('proposedOutcomes', undefined, (all) =>
            all.filter((one) => one.id !== id),
          ),
        )
      },
      // A 404 means that it was decided elsewhere.
      invalidatesTags: (_done, error) =>
        error && error.status !== 404 ? [] : ['ProposedOutcome', 'Letter', openedJobs],
    }),
    addApplication: build.mutation({
      ...unwrapData((body: NewApplication) => call(letterHistory.add, { body })),
      invalidatesTags: (_done, error) => (error ? [] : ['Letter', openedJobs]),
    }),
    deleteLetter: build.mutation({
      ...unwrapData((id: string) => call(letterHistory.remove, { params: { id } })),
      // A 404 means that it was deleted elsewhere, so the list is refreshed as well.
      invalidatesTags: (_done, error) => (error && error.status !== 404 ? [] : ['Letter', openedJobs]),
    }),
    exportLetters: build.mutation<DataFile, void>({
      query: () => ({
        ...call(letterHistory.exportCsv),
        responseHandler: (response) => (response.ok ? response.text() : response.json()),
      }),
      transformResponse: (text: string, meta) => ({
        name: readFileName(meta?.response?.headers.get('content-disposition'), 'letters.csv'),
        text,
        type: 'text/csv',
      }),
    }),
  }),
})

/** Returns every cached copy of a letter. */
function cachedCopies(state: RootState, id: string): Letter[] {
  const { letter, letters } = historyApi.endpoints
  const lists = historyApi.util.selectCachedArgsForQuery(state, 'letters')
  const listed = lists.flatMap((list) => letters.select(list)(state).data?.data ?? [])
  return [letter.select(id)(state).data, ...listed].filter((copy) => copy?.id === id) as Letter[]
}

/** Replaces the older cached copies of a letter; lists keep their order until they are loaded again. */
const showLetter = (letter: Letter) => (dispatch: AppDispatch, getState: () => RootState) => {
  const { updateQueryData, selectCachedArgsForQuery } = historyApi.util
  const isOlder = (copy: Letter | null) => copy?.id === letter.id && copy.version <= letter.version
  dispatch(updateQueryData('letter', letter.id, (copy) => (isOlder(copy) ? letter : undefined)))
  for (const list of selectCachedArgsForQuery(getState(), 'letters'))
    dispatch(
      updateQueryData('letters', list, ({ data }) => {
        const at = data.findIndex(isOlder)
        if (at >= 0) data[at] = letter
      }),
    )
}

// The session's own changes are in the cache already, mostly before their events arrive.
startListening({
  actionCreator: letterChanged,
  effect: ({ payload: change }, { dispatch, getState }) => {
    dispatch(api.util.invalidateTags(['ProposedOutcome']))
    const copies = change?.status ? cachedCopies(getState(), change.id) : []
    if (change && copies.length > 0 && copies.every(({ version }) => version >= change.version)) return
    dispatch(api.util.invalidateTags(['Letter', openedJobs]))
  },
})

keepCopies({ letters: 6, letter: 50 })

/** Changes a letter outside of a component. */
export const { changeLetter } = historyApi.endpoints

export const {
  useLettersQuery,
  useLetterQuery,
  useLetterVersionsQuery,
  useLazyLetterQuery,
  useChangeLetterMutation,
  useProposedOutcomesQuery,
  useDecideOutcomeMutation,
  useAddApplicationMutation,
  useDeleteLetterMutation,
  useExportLettersMutation,
} = historyApi
