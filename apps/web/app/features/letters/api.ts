/** The calls of letters: generating, listing, and the available models. */
import type { CallOf, LetterPage, WrittenLetter } from '@gigbell/contract'
import { letters } from '@gigbell/contract'
import { api, type CallFailure, call, unwrapData } from '../../api.ts'
import { isLetterFailure, readLetter } from './stream.ts'

/** A request for a letter; `onText` receives each piece as it is written. */
type LetterRequest = CallOf<typeof letters.write>['body'] & { onText: (piece: string) => void }

const lettersApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Streams the letter if the server can; `abort()` on the trigger's promise stops the writer too. */
    writeLetter: build.mutation<WrittenLetter | null, LetterRequest>({
      query: ({ onText, ...body }) => ({
        ...call(letters.write, { body }, { headers: { accept: 'text/event-stream' } }),
        responseHandler: (response) => readLetter(response, onText),
        validateStatus: (response, answer) => response.ok && !isLetterFailure(answer),
      }),
      // Once the stream has started, its status is 200 even if writing fails.
      transformErrorResponse: (failure: CallFailure) =>
        failure.status === 200 ? { ...failure, status: 502 } : failure,
      invalidatesTags: (_done, error) => (error ? [] : ['Subscription', 'Letter']),
    }),
    letters: build.query<LetterPage, { page: number; limit: number }>({
      query: (query) => call(letters.list, { query }),
      transformResponse: (answer: LetterPage | null) => answer ?? { data: [], totalPages: 0, totalItems: 0 },
      providesTags: ['Letter'],
    }),
    models: build.query(unwrapData(() => call(letters.models))),
  }),
})

export const { useWriteLetterMutation, useLettersQuery, useModelsQuery } = lettersApi
