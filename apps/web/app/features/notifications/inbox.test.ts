import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { makeStore } from '../../store.ts'
import { stubAddress } from '../../testing/stubAddress.ts'
import { draftArrived, inboxApi, readAfterPending } from './inbox.ts'

/** Answers of the server, in their order; a call waits for its own. */
let answers: PromiseWithResolvers<unknown>[]

beforeEach(() => {
  answers = []
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {}, removeItem: () => {} })
  stubAddress()
  vi.stubGlobal('fetch', async () => {
    const answer = Promise.withResolvers<unknown>()
    answers.push(answer)
    return Response.json(await answer.promise)
  })
})
afterEach(() => void vi.unstubAllGlobals())

const draft = { letter_id: 'letter', words: 90 }
const pageWith = (waiting: typeof draft | null) => ({
  data: [{ id: 'entry', read_at: null, job: null, draft: waiting }],
  unread: 1,
})

test('an answer that is older than the event of a draft does not hide the draft', async () => {
  const store = makeStore(undefined)
  const shown = () => inboxApi.endpoints.inbox.select()(store.getState()).data?.pages[0]?.data[0]?.draft
  const first = store.dispatch(inboxApi.endpoints.inbox.initiate())
  await vi.waitFor(() => expect(answers).toHaveLength(1))
  answers[0]!.resolve(pageWith(null))
  await first
  const again = store.dispatch(inboxApi.endpoints.inbox.initiate(undefined, { forceRefetch: true }))
  await vi.waitFor(() => expect(answers).toHaveLength(2))

  store.dispatch(draftArrived({ notification: 'entry', draft } as never))
  store.dispatch(readAfterPending())
  expect(shown()).toEqual(draft)
  answers[1]!.resolve(pageWith(null))
  await again
  await vi.waitFor(() => expect(answers).toHaveLength(3))
  answers[2]!.resolve(pageWith(draft))
  await vi.waitFor(() => expect(shown()).toEqual(draft))
})

test('the inbox is not read again where no call is under way', async () => {
  const store = makeStore(undefined)
  const first = store.dispatch(inboxApi.endpoints.inbox.initiate())
  await vi.waitFor(() => expect(answers).toHaveLength(1))
  answers[0]!.resolve(pageWith(null))
  await first
  store.dispatch(draftArrived({ notification: 'entry', draft } as never))
  store.dispatch(readAfterPending())
  await Promise.resolve()
  expect(answers).toHaveLength(1)
})
