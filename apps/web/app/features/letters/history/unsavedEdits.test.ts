import { beforeEach, expect, test, vi } from 'vitest'
import { readDrafts, storeDraft } from '../../../persistence.ts'
import { makeStore } from '../../../store.ts'
import { stubAddress } from '../../../testing/stubAddress.ts'
import { isLetterEdit, type LetterEdit, startEdit } from './edit.ts'
import { editsOf, holdLetter, sendUnsavedEdits } from './unsavedEdits.ts'

let entries: Record<string, string>
/** The bodies of the sent changes, by the letter's id. */
let sent: [id: string, body: unknown][]
/** The status of the answer. */
let status: number
/** The locks that are held. */
let held: Set<string>

beforeEach(() => {
  entries = { authToken: 'Bearer x' }
  sent = []
  status = 200
  held = new Set()
  const storage = {
    getItem: (name: string) => entries[name] ?? null,
    setItem: (name: string, value: string) => {
      entries[name] = value
    },
    removeItem: (name: string) => {
      delete entries[name]
    },
  }
  vi.stubGlobal(
    'localStorage',
    new Proxy(storage, {
      ownKeys: () => Object.keys(entries),
      getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
    }),
  )
  stubAddress()
  vi.stubGlobal('navigator', {
    locks: {
      request: async (
        name: string,
        options: { ifAvailable?: boolean },
        run: (lock: object | null) => unknown,
      ) => {
        if (options.ifAvailable && held.has(name)) return run(null)
        held.add(name)
        await run({ name })
        held.delete(name)
      },
    },
  })
  vi.stubGlobal('fetch', async (request: Request) => {
    const body = await request.json()
    const id = new URL(request.url).pathname.split('/').at(-1)!
    sent.push([id, body])
    return Response.json(status === 200 ? { data: { id, ...body } } : { code: 'changed_elsewhere' }, {
      status,
    })
  })
})

const edit = (text: string, version = 1): LetterEdit => ({ ...startEdit({ text: 'Hello', version }), text })
const left = (id: string) => readDrafts(editsOf(id), isLetterEdit)
const send = () => sendUnsavedEdits(makeStore(undefined).dispatch)

test('the latest edit of each letter is sent, and removed when it is saved', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime(1)
  storeDraft(`${editsOf('a')}tab1`, edit('Hello, older'))
  vi.setSystemTime(2)
  storeDraft(`${editsOf('a')}tab2`, edit('Hello, Ada', 3))
  storeDraft(`${editsOf('b')}tab1`, edit('Hello, Grace'))
  await send()
  vi.useRealTimers()
  expect(sent.toSorted()).toEqual([
    ['a', { version: 3, text: 'Hello, Ada' }],
    ['b', { version: 1, text: 'Hello, Grace' }],
  ])
  expect(left('a').map(({ name }) => name)).toEqual(['tab1'])
  expect(left('b')).toEqual([])
})

test('an edit of a letter that a tab has open is left to that tab', async () => {
  storeDraft(`${editsOf('a')}tab1`, edit('Hello, Ada'))
  const release = holdLetter('a')
  await send()
  expect(sent).toEqual([])
  release()
  await vi.waitFor(() => expect(held.size).toBe(0))
  await send()
  expect(sent).toHaveLength(1)
})

test('an edit that can not be saved stays, with the text that was sent', async () => {
  status = 409
  storeDraft(`${editsOf('a')}tab1`, edit('Hello, Ada'))
  await send()
  expect(sent).toHaveLength(1)
  expect(left('a')[0]?.draft).toEqual({ ...edit('Hello, Ada'), sent: ['Hello, Ada'] })
})
