import type { Plan, User } from '@gigbell/contract'
import { beforeEach, expect, test, vi } from 'vitest'
import { billingApi } from './features/billing/api.ts'
import { loggedOut } from './loggedOut.ts'
import { persistStore, readDraft, storeDraft } from './persistence.ts'
import { requestedPage, storeRequestedPage } from './requestedPage.ts'
import { makeStore } from './store.ts'

const isText = (value: unknown): value is { text: string } =>
  typeof (value as { text?: unknown } | null)?.text === 'string'

let entries: Record<string, string>

beforeEach(() => {
  entries = { authToken: 'Bearer x' }
  vi.stubGlobal(
    'localStorage',
    fakeStorage(() => entries),
  )
  const places = {}
  vi.stubGlobal(
    'sessionStorage',
    fakeStorage(() => places),
  )
})

/** A Storage lists its entries as its own properties, as browsers' do. */
function fakeStorage(items: () => Record<string, string>) {
  const storage = {
    getItem: (name: string) => items()[name] ?? null,
    setItem: (name: string, value: string) => {
      items()[name] = value
    },
    removeItem: (name: string) => {
      delete items()[name]
    },
  }
  return new Proxy(storage, {
    ownKeys: () => Object.keys(items()),
    getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
  })
}

test('a draft is stored as it is, and deleted when it is dropped', () => {
  storeDraft('letter:1', { text: 'Dear' })
  expect(readDraft('letter:1', isText)).toEqual({ text: 'Dear' })
  expect(readDraft('letter:2', isText)).toBeUndefined()
  storeDraft('letter:1', null)
  expect(readDraft('letter:1', isText)).toBeUndefined()
})

test('an invalid draft counts as absent', () => {
  storeDraft('letter:1', { text: 1 })
  expect(readDraft('letter:1', isText)).toBeUndefined()
  entries['draft:letter:1'] = '{'
  expect(readDraft('letter:1', isText)).toBeUndefined()
})

test('no draft is stored without a session', () => {
  delete entries.authToken
  storeDraft('letter:1', { text: 'Dear' })
  expect(Object.keys(entries)).toEqual([])
})

test('the oldest draft is deleted when there are more than sixty', () => {
  vi.useFakeTimers()
  for (let at = 0; at < 61; at++) {
    vi.setSystemTime(at)
    storeDraft(`letter:${at}`, { text: 'Dear' })
  }
  vi.useRealTimers()
  expect(readDraft('letter:0', isText)).toBeUndefined()
  expect(readDraft('letter:1', isText)).toBeDefined()
  expect(readDraft('letter:60', isText)).toBeDefined()
})

/** Creates a store that is persisted in the storage above, in a window that receives the events of other tabs. */
function keptStore() {
  vi.stubGlobal('window', new EventTarget())
  const store = makeStore(localStorage)
  persistStore(store, localStorage)
  /** Another tab writes `changed`, and this one receives the event of the key `about`. */
  const elsewhere = (changed: Record<string, string>, about: string) => {
    Object.assign(entries, changed)
    window.dispatchEvent(Object.assign(new Event('storage'), { key: about }))
  }
  return { store, elsewhere }
}
const user = { first_name: 'Ada', last_name: 'Field', email: 'ada@example.com' } as User

test('a session that another tab opened is used here, with its used trial', () => {
  entries = {}
  const { store, elsewhere } = keptStore()
  elsewhere(
    { authToken: 'Bearer y', userDetails: JSON.stringify(user), hasUserUsedTrial: 'true' },
    'authToken',
  )
  expect(store.getState().auth).toMatchObject({ token: 'Bearer y', user })
  expect(store.getState().subscription.hasUserUsedTrial).toBe(true)
  expect(entries.hasUserUsedTrial).toBe('true')
})

test('the requested page stays in every tab when the session expires, and in none after a logout', () => {
  /** What another tab leaves in the storage when its session ends. */
  const leftBy = (expired: boolean) => {
    entries = { authToken: 'Bearer x' }
    keptStore().store.dispatch(loggedOut('/login', { expired }))
    return { ...entries }
  }
  const endedElsewhere = (left: Record<string, string>) => {
    entries = { authToken: 'Bearer x' }
    const { elsewhere } = keptStore()
    storeRequestedPage('/dashboard/jobs')
    entries = {}
    elsewhere(left, 'authToken')
    return requestedPage()
  }
  expect(endedElsewhere(leftBy(true))).toBe('/dashboard/jobs')
  expect(endedElsewhere(leftBy(false))).toBeUndefined()
})

test('only changes of this tab are written, over no newer value of another tab', async () => {
  entries = { authToken: 'Bearer x', userDetails: JSON.stringify(user) }
  const { store, elsewhere } = keptStore()
  const renamed = JSON.stringify({ ...user, first_name: 'Grace' })
  elsewhere({ userDetails: renamed }, 'userDetails')
  await store.dispatch(billingApi.util.upsertQueryData('plans', undefined, [{ id: 'basic' } as Plan]))
  expect(entries).toMatchObject({ userDetails: renamed, allSubscriptions: '[{"id":"basic"}]' })
})

test('the end of a session deletes everything but the color scheme', () => {
  entries = {
    authToken: 'Bearer x',
    userDetails: JSON.stringify(user),
    jobsSeen: '{}',
    jobsList: '[]',
    'draft:letter:1': '{}',
    'mantine-color-scheme-value': 'dark',
  }
  for (const name of ['checkout:basic', 'pagesOwner', 'lastPage']) sessionStorage.setItem(name, '1')
  const { store } = keptStore()
  store.dispatch(loggedOut('/login'))
  expect(entries).toEqual({ 'mantine-color-scheme-value': 'dark' })
  expect(Object.keys(sessionStorage)).toEqual([])
})

test('a page that was restored after a logout in another tab has no session', () => {
  entries = { authToken: 'Bearer x', userDetails: JSON.stringify(user) }
  const { store } = keptStore()
  entries = {}
  window.dispatchEvent(new Event('pageshow'))
  expect(store.getState().auth).toMatchObject({ token: null, user: null })
})
