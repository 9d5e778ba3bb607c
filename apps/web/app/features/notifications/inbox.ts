/**
 * The cached inbox: its pages, the latest entries for the bell, marking entries as read, and adding entries that the
 * stream delivers.
 */
import type { AnswerOf, DraftEvent, LetterEvent, Notification, WaitingDraft } from '@gigbell/contract'
import { inbox as rows } from '@gigbell/contract'
import { createAction } from '@reduxjs/toolkit'
import { api, call, outlivingPage } from '../../api.ts'
import type { AppDispatch, RootState } from '../../store.ts'

/** How many entries a page of the inbox has, and how many the bell shows. */
const PAGE_SIZE = 50
const LATEST_SIZE = 5

/** A page of entries, newest first, and the unread count of the whole inbox. */
export type InboxPage = AnswerOf<typeof rows.list>
/** The entries to mark as read. */
type ReadMark = { ids: string[] } | { all: true }

/**
 * Dispatched when jobs arrived. With a position, only lists that were read at another position need a refresh.
 */
export const jobsArrived = createAction<{ position?: string }>('jobs/arrived')

/** Dispatched when jobs matched alerts, once for all that arrive within a moment, and when the stream is opened. */
export const matchesArrived = createAction('alerts/matched')

/** Dispatched when a letter changed, in any session; null when letters may have changed without an event. */
export const letterChanged = createAction<LetterEvent | null>('letters/changed')

const emptyPage: InboxPage = { data: [], unread: 0 }
const withDefaults = (answer: Partial<InboxPage> | null): InboxPage => ({ ...emptyPage, ...answer })

export const inboxApi = api.injectEndpoints({
  endpoints: (build) => ({
    latest: build.query<InboxPage, void>({
      query: () => call(rows.list, { query: { limit: LATEST_SIZE } }),
      transformResponse: withDefaults,
      // The fit of the jobs changes with the profiles.
      providesTags: ['Inbox', 'Profile'],
    }),
    inbox: build.infiniteQuery<InboxPage, void, string | null>({
      infiniteQueryOptions: {
        initialPageParam: null,
        getNextPageParam: ({ data }) => (data.length < PAGE_SIZE ? undefined : data.at(-1)?.id),
      },
      query: ({ pageParam }) =>
        call(rows.list, { query: { before: pageParam ?? undefined, limit: PAGE_SIZE } }),
      transformResponse: withDefaults,
      providesTags: ['Inbox', 'Profile'],
    }),
    /** The draft that waits for a job; null without one. */
    waitingDraft: build.query<WaitingDraft | null, string>({
      query: (job) => call(rows.list, { query: { job, limit: 1 } }),
      transformResponse: (answer: InboxPage | null) => answer?.data[0]?.draft ?? null,
      providesTags: ['Inbox'],
    }),
    /** Updates the cache immediately, reverts it when the server refuses, and returns the unread count. */
    markRead: build.mutation<number, ReadMark>({
      query: (body) => outlivingPage(call(rows.read, { body })),
      transformResponse: (answer: AnswerOf<typeof rows.read> | null) => answer?.unread ?? 0,
      async onQueryStarted(mark, { dispatch, queryFulfilled }) {
        const now = new Date().toISOString()
        const read = (page: InboxPage) => {
          for (const entry of page.data) {
            if (entry.read_at !== null || !('all' in mark || mark.ids.includes(entry.id))) continue
            entry.read_at = now
            page.unread = Math.max(page.unread - 1, 0)
          }
          if ('all' in mark) page.unread = 0
        }
        const shown = updateCachedPages(dispatch, read)
        try {
          const { data: unread } = await queryFulfilled
          updateCachedPages(dispatch, (page) => {
            page.unread = unread
          })
        } catch {
          for (const one of shown) one.undo()
        }
      },
    }),
  }),
})

/** Applies a change to every cached page. */
function updateCachedPages(dispatch: AppDispatch, change: (page: InboxPage) => void) {
  const { updateQueryData } = inboxApi.util
  return [
    dispatch(updateQueryData('latest', undefined, change)),
    dispatch(
      updateQueryData('inbox', undefined, ({ pages }) => {
        for (const page of pages) change(page)
      }),
    ),
  ]
}

/** Adds a new entry at the top of the cached pages, unless it is there already. */
export const entryArrived = (entry: Notification) => (dispatch: AppDispatch) => {
  const add = (page: InboxPage | undefined) => {
    if (!page || page.data.some(({ id }) => id === entry.id)) return
    page.data.unshift(entry)
    if (entry.read_at === null) page.unread += 1
  }
  const { updateQueryData } = inboxApi.util
  dispatch(
    updateQueryData('latest', undefined, (page) => {
      add(page)
      page.data.splice(LATEST_SIZE)
    }),
  )
  dispatch(updateQueryData('inbox', undefined, ({ pages }) => add(pages[0])))
}

/**
 * Reads the inbox once more where a call for it is under way: its answer may be older than an event that was added
 * to the cache meanwhile, and replaces it.
 */
export const readAfterPending = () => (dispatch: AppDispatch, getState: () => RootState) => {
  const { latest, inbox } = inboxApi.endpoints
  const isPending = [latest.select()(getState()), inbox.select()(getState())].some(
    ({ status }) => status === 'pending',
  )
  if (isPending) dispatch(inboxApi.util.invalidateTags(['Inbox']))
}

/** Adds the draft to the cached entry that it waits for. */
export const draftArrived =
  ({ notification, draft }: DraftEvent) =>
  (dispatch: AppDispatch) => {
    let job: string | undefined
    updateCachedPages(dispatch, (page) => {
      const entry = page.data.find(({ id }) => id === notification)
      if (!entry) return
      entry.draft = draft
      job = entry.job?.id
    })
    if (job !== undefined) dispatch(inboxApi.util.updateQueryData('waitingDraft', job, () => draft))
  }

/** Removes a draft from the cached entries: it is a letter of the job now. */
export const draftOpened = (letter: string) => (dispatch: AppDispatch) => {
  updateCachedPages(dispatch, (page) => {
    const entry = page.data.find(({ draft }) => draft?.letter_id === letter)
    if (!entry) return
    entry.draft = null
    const marks = entry.job?.mine ?? { saved: false, hidden: false, seen: false }
    if (entry.job) entry.job.mine = { ...marks, letter_id: letter, status: 'draft' }
  })
}

/**
 * Reads the inbox again because entries were read, unless it shows this unread count already: the tab in which they were
 * read keeps a dismissed entry, so that it can be restored.
 */
export const entriesRead =
  (unread: number | undefined) => (dispatch: AppDispatch, getState: () => RootState) => {
    const shown = inboxApi.endpoints.latest.select()(getState()).data?.unread
    if (unread === undefined || shown !== unread) dispatch(inboxApi.util.invalidateTags(['Inbox']))
  }

export const { useLatestQuery, useInboxInfiniteQuery, useWaitingDraftQuery, useMarkReadMutation } = inboxApi
