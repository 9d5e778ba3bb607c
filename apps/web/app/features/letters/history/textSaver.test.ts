import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { LetterEdit, StoredText } from './edit.ts'
import { startEdit } from './edit.ts'
import { createTextSaver, type SaverState } from './textSaver.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A letter on a server, with a saver whose answers can be lost. */
function setUp(edit?: LetterEdit) {
  const server: StoredText = { text: 'Hello', version: 1 }
  const network = { isDown: false, losesAnswers: false, sent: 0, delay: Promise.resolve() }
  let shown: SaverState | undefined
  let stored: LetterEdit | null = null
  const saver = createTextSaver(edit ?? startEdit(server), {
    send: async (text, version) => {
      network.sent++
      if (network.isDown) return { failure: { status: 0 } }
      if (version !== server.version) return { failure: { status: 409, code: 'changed_elsewhere' } }
      Object.assign(server, { text, version: version + 1 })
      const letter = { ...server }
      await network.delay
      return network.losesAnswers ? { failure: { status: 0 } } : { letter }
    },
    read: async () => (network.isDown ? undefined : { ...server }),
    store: (unsaved) => {
      stored = unsaved
    },
  })
  saver.start((state) => {
    shown = state
  })
  return { server, network, saver, shown: () => shown, stored: () => stored }
}

test('sends a text once after a pause in typing, and keeps it in the storage until then', async () => {
  const { server, network, saver, shown, stored } = setUp()
  saver.type('Hello t')
  saver.type('Hello there')
  expect(stored()?.text).toBe('Hello there')
  expect(shown()?.status).toBe('waiting')
  await vi.advanceTimersByTimeAsync(1000)
  expect(server.text).toBe('Hello there')
  expect(network.sent).toBe(1)
  expect(shown()?.status).toBe('saved')
  expect(stored()).toBeNull()
})

test('says that a text is not saved, and keeps trying', async () => {
  const { server, network, saver, shown, stored } = setUp()
  network.isDown = true
  saver.type('Hello there')
  await vi.advanceTimersByTimeAsync(1000)
  expect(shown()?.status).toBe('failed')
  expect(stored()?.text).toBe('Hello there')
  network.isDown = false
  await vi.advanceTimersByTimeAsync(10_000)
  expect(shown()?.status).toBe('saved')
  expect(server.text).toBe('Hello there')
})

test('saves what was typed after an answer was lost, without a conflict', async () => {
  const { server, network, saver, shown } = setUp()
  network.losesAnswers = true
  saver.type('Hello there')
  await vi.advanceTimersByTimeAsync(1000)
  expect(shown()?.status).toBe('failed')
  network.losesAnswers = false
  saver.type('Hello there, Ada')
  await vi.advanceTimersByTimeAsync(30_000)
  expect(server.text).toBe('Hello there, Ada')
  expect(shown()?.status).toBe('saved')
})

test('does not send a text that the server stored itself, and sends what is typed then', async () => {
  const { server, network, saver, shown } = setUp()
  Object.assign(server, { text: 'Good day', version: 2 })
  saver.replace('Good day')
  expect(shown()).toMatchObject({ status: 'saved', edit: { text: 'Good day' } })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(network.sent).toBe(0)
  saver.type('Good day, Ada')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(server).toEqual({ text: 'Good day, Ada', version: 3 })
  expect(shown()?.status).toBe('saved')
})

/** The server stores a text of its own while an earlier one is being sent; `answer` lets the answer to that one arrive. */
async function setUpReplaced() {
  const { server, network, saver, shown } = setUp()
  const { promise, resolve: answer } = Promise.withResolvers<void>()
  network.delay = promise
  saver.type('Hello there')
  await vi.advanceTimersByTimeAsync(1000)
  Object.assign(server, { text: 'Good day', version: 3 })
  saver.replace('Good day')
  return { server, saver, shown, answer }
}

test('shows a text that the server stored itself while an earlier one was being sent', async () => {
  const { server, shown, answer } = await setUpReplaced()
  answer()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(server).toEqual({ text: 'Good day', version: 3 })
  expect(shown()).toMatchObject({ status: 'saved', other: null, edit: { text: 'Good day' } })
})

test('saves what is typed after a text that the server stored while an earlier one was being sent', async () => {
  const { server, saver, shown, answer } = await setUpReplaced()
  saver.type('Good day, Ada')
  answer()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(server).toEqual({ text: 'Good day, Ada', version: 4 })
  expect(shown()).toMatchObject({ status: 'saved', other: null })
})

test('ends a conflict when the server has stored a newer text itself', async () => {
  const { server, saver, shown } = setUp()
  Object.assign(server, { text: 'Hi', version: 2 })
  saver.type('Hello there')
  await vi.advanceTimersByTimeAsync(1000)
  expect(shown()?.status).toBe('conflict')
  Object.assign(server, { text: 'Good day', version: 3 })
  saver.replace('Good day')
  saver.follow({ ...server })
  expect(shown()).toMatchObject({ status: 'saved', other: null, edit: { text: 'Good day' } })
})

test('shows both texts when the letter was changed elsewhere, and overwrites it only when asked', async () => {
  const { server, saver, shown } = setUp()
  Object.assign(server, { text: 'Good day', version: 2 })
  saver.type('Hello there')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(shown()).toMatchObject({
    status: 'conflict',
    other: { text: 'Good day' },
    edit: { text: 'Hello there' },
  })
  expect(server.text).toBe('Good day')
  saver.type('Good day there')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(server.text).toBe('Good day')
  saver.keep('Good day there')
  await vi.advanceTimersByTimeAsync(10)
  expect(server).toEqual({ text: 'Good day there', version: 3 })
  expect(shown()?.status).toBe('saved')
})

test('takes the other text when that is chosen', async () => {
  const { server, saver, shown, stored } = setUp()
  Object.assign(server, { text: 'Good day', version: 2 })
  saver.type('Hello there')
  await vi.advanceTimersByTimeAsync(1000)
  saver.takeOther()
  expect(shown()).toMatchObject({ status: 'saved', other: null, edit: { text: 'Good day' } })
  expect(stored()).toBeNull()
})

test('sends at the start what an earlier visit did not save', async () => {
  const { server, shown } = setUp({ ...startEdit({ text: 'Hello', version: 1 }), text: 'Hello there' })
  await vi.advanceTimersByTimeAsync(10)
  expect(server.text).toBe('Hello there')
  expect(shown()?.status).toBe('saved')
})

test('sends the rest when the screen is left', async () => {
  const { server, saver } = setUp()
  saver.type('Hello there')
  saver.stop()
  await vi.advanceTimersByTimeAsync(10)
  expect(server.text).toBe('Hello there')
})

test('shows a text that was changed elsewhere before the answer to the own one arrived', async () => {
  const { server, network, saver, shown } = setUp()
  const answer = Promise.withResolvers<void>()
  network.delay = answer.promise
  saver.type('Hello there')
  await vi.advanceTimersByTimeAsync(1000)
  Object.assign(server, { text: 'Good day', version: 3 })
  saver.follow({ ...server })
  answer.resolve()
  await vi.advanceTimersByTimeAsync(10)
  expect(shown()).toMatchObject({ status: 'saved', other: null, edit: { text: 'Good day' } })
})
