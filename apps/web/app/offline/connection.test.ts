import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { makeStore } from '../store.ts'
import { callUnanswered, followConnection } from './connection.ts'

/** Whether the server's address of health answers. */
let isUp: boolean
let asked: number

beforeEach(() => {
  vi.useFakeTimers()
  isUp = true
  asked = 0
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('fetch', async () => {
    asked++
    if (!isUp) throw new TypeError('Failed to fetch')
    return new Response('{}')
  })
})
afterEach(() => {
  stop()
  vi.useRealTimers()
})
let stop: () => void

function startStore() {
  const store = makeStore(undefined)
  const dispatched: string[] = []
  stop = followConnection((action) => {
    dispatched.push(action.type)
    store.dispatch(action)
  })
  return { store, dispatched, isOffline: () => store.getState().connection.isOffline }
}

test('an unanswered call does not mean that there is no connection while the server is healthy', async () => {
  const { store, dispatched } = startStore()
  store.dispatch(callUnanswered())
  await vi.advanceTimersByTimeAsync(60_000)
  // Savers try again when the connection returns: here nothing returned.
  expect(dispatched).toEqual([])
  expect(asked).toBe(1)
})

test('a server that is unreachable is tried again with growing pauses, until it answers', async () => {
  const { store, isOffline } = startStore()
  isUp = false
  store.dispatch(callUnanswered())
  await vi.advanceTimersByTimeAsync(0)
  expect(isOffline()).toBe(true)
  // At once, and after 2, 6, 14, 24, 34, 44 and 54 seconds.
  await vi.advanceTimersByTimeAsync(60_000)
  expect(asked).toBe(8)
  isUp = true
  await vi.advanceTimersByTimeAsync(10_000)
  expect(isOffline()).toBe(false)
})

test('many unanswered calls cause one question at a time', async () => {
  const { store } = startStore()
  for (let call = 0; call < 20; call++) store.dispatch(callUnanswered())
  await vi.advanceTimersByTimeAsync(0)
  expect(asked).toBe(1)
})

test('a device that is offline at the start, or becomes offline, is noticed at once', async () => {
  vi.stubGlobal('navigator', { onLine: false })
  isUp = false
  const { isOffline } = startStore()
  await vi.advanceTimersByTimeAsync(0)
  expect(isOffline()).toBe(true)
  isUp = true
  window.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(0)
  expect(isOffline()).toBe(false)
  isUp = false
  window.dispatchEvent(new Event('offline'))
  await vi.advanceTimersByTimeAsync(0)
  expect(isOffline()).toBe(true)
})
