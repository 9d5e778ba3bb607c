import type { Job, JobPage } from '@gigbell/contract'
import { expect, test } from 'vitest'
import { loggedOut } from '../../loggedOut.ts'
import { makeStore } from '../../store.ts'
import { featuredShown, jobShown, jobsState, listShown } from './jobsSlice.ts'

const job = (id: string) => ({ id, title: `Job ${id}`, skills: [] as Job['skills'] }) as Job
const page = (...ids: string[]): JobPage => ({
  data: ids.map(job),
  totalPages: 4,
  totalItems: 160,
  position: '1',
})

test('remembers the list that was shown and its jobs', () => {
  const store = makeStore(undefined)
  expect(jobsState.lastList(store.getState())).toBe('/dashboard/jobs')
  store.dispatch(listShown({ search: 'react', page: 3, type: 'hourly' }, page('a', 'b')))
  expect(jobsState.lastList(store.getState())).toBe('/dashboard/jobs?search=react&page=3&type=hourly')
  expect(jobsState.known(store.getState(), 'b')?.title).toBe('Job b')
  expect(jobsState.known(store.getState(), 'c')).toBeUndefined()
})

test('opens featured jobs without changing the list to go back to', () => {
  const store = makeStore(undefined)
  store.dispatch(listShown({ search: 'react' }, page('a')))
  store.dispatch(featuredShown([job('b')]))
  expect(jobsState.lastList(store.getState())).toBe('/dashboard/jobs?search=react')
  expect(jobsState.known(store.getState(), 'b')?.title).toBe('Job b')
  store.dispatch(loggedOut('/login'))
  expect(jobsState.known(store.getState(), 'b')).toBeUndefined()
})

test('selects an opened job and adds it to the view history', () => {
  const store = makeStore(undefined)
  store.dispatch(jobShown(job('a')))
  expect(jobsState.selectedId(store.getState())).toBe('a')
  expect(jobsState.seen(store.getState()).opened).toEqual(['a'])
})

test('resets on logout', () => {
  const store = makeStore(undefined)
  store.dispatch(listShown({ search: 'react', page: 3 }, page('a')))
  store.dispatch(jobShown(job('a')))
  store.dispatch(loggedOut('/login'))
  const state = store.getState()
  expect(jobsState.lastList(state)).toBe('/dashboard/jobs')
  expect(jobsState.known(state, 'a')).toBeUndefined()
  expect(jobsState.seen(state)).toEqual({ opened: [], lookedAt: null, newSince: null })
})

test('stores the server’s error of a failed fetch, or the specification’s text', () => {
  const store = makeStore(undefined)
  const stateAfterFailure = (endpointName: 'jobs' | 'job', payload: object) => {
    const meta = { requestId: '1', requestStatus: 'rejected', arg: { endpointName, queryCacheKey: '1' } }
    store.dispatch({ type: 'api/executeQuery/rejected', payload, meta })
    return (store.getState() as { jobs?: { status: string; error: unknown } }).jobs
  }
  expect(stateAfterFailure('jobs', { status: 0 })).toMatchObject({
    status: 'failed',
    error: 'Failed to fetch jobs',
  })
  expect(stateAfterFailure('job', { status: 500 })).toMatchObject({ error: 'Failed to fetch job details' })
  const resting = { status: 503, message: 'The server is resting.' }
  expect(stateAfterFailure('jobs', resting)).toMatchObject({ error: resting })
})
