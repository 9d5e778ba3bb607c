import { beforeEach, expect, test, vi } from 'vitest'
import { draftOf, keepDraft } from './stored.ts'

const isText = (value: unknown): value is { text: string } =>
  typeof (value as { text?: unknown } | null)?.text === 'string'

let entries: Record<string, string>

beforeEach(() => {
  // A Storage lists its entries as its own properties, as browsers' do.
  const storage = {
    getItem: (name: string) => entries[name] ?? null,
    setItem: (name: string, value: string) => {
      entries[name] = value
    },
    removeItem: (name: string) => {
      delete entries[name]
    },
  }
  entries = { authToken: 'Bearer x' }
  vi.stubGlobal(
    'localStorage',
    new Proxy(storage, {
      ownKeys: () => Object.keys(entries),
      getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
    }),
  )
})

test('a draft is found as it was left, and gone when it is dropped', () => {
  keepDraft('letter:1', { text: 'Dear' })
  expect(draftOf('letter:1', isText)).toEqual({ text: 'Dear' })
  expect(draftOf('letter:2', isText)).toBeUndefined()
  keepDraft('letter:1', null)
  expect(draftOf('letter:1', isText)).toBeUndefined()
})

test('what doesn’t fit counts as absent', () => {
  keepDraft('letter:1', { text: 1 })
  expect(draftOf('letter:1', isText)).toBeUndefined()
  entries['draft:letter:1'] = '{'
  expect(draftOf('letter:1', isText)).toBeUndefined()
})

test('nothing is kept without a session', () => {
  delete entries.authToken
  keepDraft('letter:1', { text: 'Dear' })
  expect(Object.keys(entries)).toEqual([])
})

test('the oldest drafts make room', () => {
  vi.useFakeTimers()
  for (let at = 0; at < 61; at++) {
    vi.setSystemTime(at)
    keepDraft(`letter:${at}`, { text: 'Dear' })
  }
  vi.useRealTimers()
  expect(draftOf('letter:0', isText)).toBeUndefined()
  expect(draftOf('letter:1', isText)).toBeDefined()
  expect(draftOf('letter:60', isText)).toBeDefined()
})
