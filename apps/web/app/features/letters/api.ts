/** The calls of letters: the brief of a post, generating, checking, and the available models. Stored letters are in history/api.ts. */
import type { CallOf, WrittenLetter } from '@gigbell/contract'
import { evidence, jobs, letters } from '@gigbell/contract'
import { api, type CallFailure, call, unwrapData, unwrapList } from '../../api.ts'
import { keepCopies } from '../../offline/copies.ts'
import { openedJobs } from '../jobs/index.ts'
import { isLetterFailure, type LetterReader, readLetter } from './stream.ts'

/** A request for a letter, and what receives it while it is written. */
type LetterRequest = CallOf<typeof letters.write>['body'] & { reader: LetterReader }

const lettersApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Streams the letter if the server can; `abort()` on the trigger's promise stops the writer too. */
    writeLetter: build.mutation<WrittenLetter | null, LetterRequest>({
      query: ({ reader, ...body }) => ({
        ...call(letters.write, { body }, { headers: { accept: 'text/event-stream' } }),
        responseHandler: (response) => readLetter(response, reader),
        validateStatus: (response, answer) => response.ok && !isLetterFailure(answer),
      }),
      // Once the stream has started, its status is 200 even if writing fails.
      transformErrorResponse: (failure: CallFailure) =>
        failure.status === 200 ? { ...failure, status: 502 } : failure,
      invalidatesTags: (_done, error) => (error ? [] : ['Subscription', 'Letter', openedJobs]),
    }),
    /** What a post asks, and how a profile fits: the chosen one, or the one that fits best. */
    brief: build.query({
      ...unwrapData(({ job, profile }: { job: string; profile?: string }) =>
        call(jobs.brief, { params: { id: job }, query: { profile } }),
      ),
      providesTags: ['Profile', 'Evidence'],
    }),
    /** The cards of a profile, those first that fit a post best. */
    works: build.query({
      ...unwrapList(({ job, profile }: { job: string; profile: string }) =>
        call(evidence.list, { params: { id: profile }, query: { job } }),
      ),
      providesTags: ['Profile', 'Evidence'],
    }),
    /** Checks a text as it stands. Results are not kept, since texts change. */
    checkLetter: build.query({
      ...unwrapData((body: CallOf<typeof letters.check>['body']) => call(letters.check, { body })),
      keepUnusedDataFor: 0,
      providesTags: ['Profile', 'Evidence'],
    }),
    /** How each part of additional information is understood. */
    notes: build.query({
      ...unwrapList((extraInformation: string) => call(letters.notes, { body: { extraInformation } })),
      keepUnusedDataFor: 60,
    }),
    /** Stores a fact that the person confirmed as a card of the profile. */
    confirmFact: build.mutation({
      ...unwrapData(({ profile, text }: { profile: string; text: string }) =>
        call(evidence.confirm, { params: { id: profile }, body: { text } }),
      ),
      invalidatesTags: (_done, error) => (error ? [] : ['Evidence']),
    }),
    models: build.query(unwrapData(() => call(letters.models))),
  }),
})

keepCopies({ brief: 50, models: 1 })

export const {
  useWriteLetterMutation,
  useBriefQuery,
  useWorksQuery,
  useCheckLetterQuery,
  useNotesQuery,
  useConfirmFactMutation,
  useModelsQuery,
} = lettersApi
