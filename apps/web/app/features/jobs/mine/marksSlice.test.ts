import type { Job, JobOfMine } from '@gigbell/contract'
import { afterEach, expect, test, vi } from 'vitest'
import { loggedOut } from '../../../loggedOut.ts'
import { makeStore } from '../../../store.ts'
import { jobsApi } from '../api.ts'
import { applyPending, type MarkChange } from './marks.ts'
import { changeMarks, selectMarked } from './marksSlice.ts'

const none: JobOfMine = { saved: false, hidden: false, seen: false, letter_id: null, status: null }
const job = { id: 'a', title: 'A job', mine: null } as Job

/** Answers each call of the app when the test says so. */
function holdCalls() {
  const calls: { change: MarkChange; answer: (status: number, body: unknown) => void }[] = []
  // The app's addresses have no host, which only browsers accept.
  vi.stubGlobal(
    'Request',
    class {
      body: string
      constructor(_address: string, { body }: { body: string }) {
        this.body = body
      }
      clone() {
        return this
      }
    },
  )
  vi.stubGlobal(
    'fetch',
    ({ body }: { body: string }) =>
      new Promise((resolve) => {
        calls.push({
          change: JSON.parse(body) as MarkChange,
          answer: (status, answered) =>
            resolve(
              new Response(JSON.stringify(answered), {
                status,
                headers: { 'content-type': 'application/json' },
              }),
            ),
        })
      }),
  )
  const next = async (count: number) => {
    await expect.poll(() => calls.length).toBe(count)
    return calls[count - 1]!
  }
  return { calls, next }
}

afterEach(() => vi.unstubAllGlobals())

const marksIn = (store: ReturnType<typeof makeStore>) =>
  applyPending(job, selectMarked(store.getState(), job.id))

test('shows a change at once and keeps what the server answers', async () => {
  const { next } = holdCalls()
  const store = makeStore(undefined)
  const done = store.dispatch(changeMarks(job, { saved: true }))
  expect(marksIn(store).saved).toBe(true)
  const call = await next(1)
  expect(call.change).toEqual({ saved: true })
  call.answer(200, { data: { ...none, saved: true, seen: true } })
  await done
  expect(marksIn(store)).toEqual({ ...none, saved: true, seen: true })
})

test('undoes a change that failed, and keeps the message', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { next } = holdCalls()
  const store = makeStore(undefined)
  const done = store.dispatch(changeMarks(job, { hidden: true }))
  const call = await next(1)
  call.answer(503, { message: 'The server is resting.', code: 'internal' })
  await done
  expect(marksIn(store).hidden).toBe(false)
  expect(selectMarked(store.getState(), job.id)?.failed).toMatchObject({
    change: { hidden: true },
    message: 'The server is resting.',
  })
})

test('sends changes of one job one after the other', async () => {
  const { calls, next } = holdCalls()
  const store = makeStore(undefined)
  const first = store.dispatch(changeMarks(job, { saved: true }))
  const second = store.dispatch(changeMarks(job, { saved: false }))
  expect(marksIn(store).saved).toBe(false)
  const one = await next(1)
  one.answer(200, { data: { ...none, saved: true } })
  await first
  // The answer to the first change does not undo the second one.
  expect(marksIn(store).saved).toBe(false)
  const two = await next(2)
  expect(calls.map(({ change }) => change)).toEqual([{ saved: true }, { saved: false }])
  two.answer(200, { data: null })
  await second
  expect(marksIn(store).saved).toBe(false)
})

test('takes over what a later fetch says, and forgets everything at logout', async () => {
  const { next } = holdCalls()
  const store = makeStore(undefined)
  const done = store.dispatch(changeMarks(job, { saved: true }))
  const call = await next(1)
  call.answer(200, { data: { ...none, saved: true } })
  await done
  const fetched: Job = { ...job, mine: { ...none, letter_id: 'b', status: 'applied' } }
  // A fetch counts only when it was requested later than the answer, in milliseconds.
  await expect
    .poll(async () => {
      await store.dispatch(jobsApi.util.upsertQueryData('job', job.id, fetched))
      return marksIn(store).status
    })
    .toBe('applied')
  store.dispatch(loggedOut('/login'))
  expect(selectMarked(store.getState(), job.id)).toBeUndefined()
})

test('removes a hidden job from the list that the next visit shows first', async () => {
  const full = (id: string): Job =>
    ({
      id,
      category_id: 'Design',
      title: id,
      description: '',
      source: 'sample',
      source_name: 'Sample',
      ts_publish: '2026-01-03T10:00:00Z',
      skills: [] as Job['skills'],
    }) as Job
  const stored = new Map([
    ['authToken', 'token'],
    ['jobsList', JSON.stringify([full('a'), full('b')])],
  ])
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => stored.set(name, value),
    removeItem: (name: string) => stored.delete(name),
  })
  const { next } = holdCalls()
  const store = makeStore(undefined)
  const done = store.dispatch(changeMarks(job, { hidden: true }))
  const call = await next(1)
  call.answer(200, { data: { ...none, hidden: true } })
  await done
  await expect.poll(() => JSON.parse(stored.get('jobsList') ?? '[]').map(({ id }: Job) => id)).toEqual(['b'])
})
