/**
 * Reads the state from local storage at the start, and writes its changes there. The keys and the form of `persist:root`
 * are the specification's (§3). Everything that is read is validated, because older versions, other scripts and people
 * can write there too; invalid values count as absent.
 */
import type { CurrentSubscription, User } from '@gigbell/contract'
import type { Action } from '@reduxjs/toolkit'
import { api } from './api.ts'
import { type AuthState, accountsApi, noSession, sessionTaken } from './features/accounts/index.ts'
import { initialSubscriptionState, type SubscriptionState } from './features/billing/subscription.ts'
import { startListening } from './listenerMiddleware.ts'
import { loggedOut } from './loggedOut.ts'
import { clearSessionData, EXPIRED } from './sessionData.ts'
import {
  isPlan,
  isRecord,
  storageKeys as key,
  parseJson,
  readJson,
  readPlans,
  readText,
  write,
} from './storage.ts'
import type { AppStore, RootState } from './store.ts'

/** Lists that are shown at the next visit until they are fetched again. */
export type PersistedList = 'jobsList' | 'jobsLayout' | 'profilesList' | 'dismissedAdvice'
const persistedLists: PersistedList[] = ['jobsList', 'jobsLayout', 'profilesList', 'dismissedAdvice']
/** The key of the view history of jobs, which features/jobs/viewHistory.ts reads and writes. */
export const SEEN_KEY = 'jobsSeen'

type Stored = { auth: AuthState; subscription: SubscriptionState }

/** Returns the state at the start of a visit. */
export function readStored(storage: Storage | undefined): Stored {
  const token = readText(storage, key.token)
  const user = readJson(storage, key.user, isUser) ?? readPersistedUser(storage)
  return {
    auth: token ? { ...noSession, token, user, status: 'succeeded' } : noSession,
    subscription: {
      ...initialSubscriptionState,
      allSubscriptions: readPlans(storage),
      currentSubscription: token ? readJson(storage, key.current, isSubscription) : null,
      hasUserUsedTrial: readJson(storage, key.trialUsed, (value) => value === true) ?? false,
    },
  }
}

/** Writes changes of `auth` and `subscription`, removes everything at logout, and follows other tabs. */
export function persistStore(store: AppStore, storage: Storage) {
  const removeListsAndDrafts = () => {
    for (const name of [...persistedLists, SEEN_KEY, ...draftKeys(storage)]) write(storage, name, null)
  }
  // A person who signs in must not see the previous person's lists and drafts.
  startListening({
    matcher: accountsApi.endpoints.exchange.matchFulfilled,
    effect: (_action, { getState, getOriginalState }) => {
      const before = getOriginalState().auth.user
      if (before && before.id !== getState().auth.user?.id) removeListsAndDrafts()
    },
  })
  startListening({
    actionCreator: loggedOut,
    effect: ({ meta }, { dispatch }) => {
      // Written before the token is removed, because the other tabs react to that.
      write(storage, EXPIRED, meta.expired ? '1' : null)
      clearSessionData(storage, meta.expired)
      dispatch(api.util.resetApiState())
      // This browser must not show notifications for the previous person. The server learns it at its next message.
      void import('./features/notifications/settings/push.ts').then(
        ({ closeNotifications, unsubscribeFromPush }) =>
          Promise.all([unsubscribeFromPush(), closeNotifications()]),
        () => {}, // offline: neither this code nor a notification can be loaded
      )
    },
  })
  startListening({
    predicate: (_action: Action, now: RootState, before: RootState) =>
      now.auth !== before.auth || now.subscription !== before.subscription,
    effect: (_action, { getState, getOriginalState }) => {
      const { auth, subscription } = getState()
      const before = getOriginalState()
      const known = auth.token !== null
      // Only changes are written: another tab may have written newer values of the rest.
      if (auth !== before.auth) {
        write(storage, key.token, auth.token)
        write(storage, key.user, auth.user && JSON.stringify(auth.user))
        write(storage, key.auth, known ? persisted(auth) : null)
      }
      if (subscription === before.subscription) return
      writeList(storage, key.plans, known ? subscription.allSubscriptions : [])
      write(
        storage,
        key.current,
        subscription.currentSubscription && JSON.stringify(subscription.currentSubscription),
      )
      write(storage, key.trialUsed, known ? String(subscription.hasUserUsedTrial) : null)
    },
  })
  function follow() {
    const held = store.getState().auth.token
    const stored = readStored(storage)
    if (held === stored.auth.token) return
    if (stored.auth.token === null)
      store.dispatch(loggedOut(null, { expired: readText(storage, EXPIRED) !== null }))
    else {
      store.dispatch(api.util.resetApiState())
      const { token, user } = stored.auth
      store.dispatch(sessionTaken({ token, user, trialUsed: stored.subscription.hasUserUsedTrial }))
    }
  }
  window.addEventListener('storage', ({ key: changed }) => {
    if (changed === key.token || changed === null) follow()
  })
  // A page that the browser kept for Back received no events meanwhile.
  window.addEventListener('pageshow', follow)
}

/**
 * Stores a list of a feature for the next visit: `persistList('jobsList', matcher, (action) => jobs)`. It is called once,
 * where the feature's endpoints are defined. When `pick` returns `undefined`, the stored list stays.
 */
export function persistList<A extends Action>(
  name: PersistedList,
  matcher: (action: Action) => action is A,
  pick: (action: A, state: RootState) => readonly unknown[] | undefined,
) {
  startListening({
    matcher,
    effect: (action, { getState }) => {
      const state = getState()
      if (state.auth.token === null || typeof localStorage === 'undefined') return
      const list = pick(action, state)
      if (list) writeList(localStorage, name, list)
    },
  })
}

/** Stores a list that no call returns, such as dismissed advice or the chosen layout. */
export function storeList(name: PersistedList, list: readonly unknown[]) {
  if (typeof localStorage !== 'undefined' && readText(localStorage, key.token) !== null)
    writeList(localStorage, name, list)
}

/** Returns a stored list, if any: `readList('jobsList', isJob)`. Items that `fits` rejects are left out. */
export function readList<T>(name: PersistedList, fits: (value: unknown) => value is T): T[] | undefined {
  if (typeof localStorage === 'undefined') return undefined
  return readJson(localStorage, name, Array.isArray)?.filter(fits)
}

/** The prefix of the keys of drafts: values that were entered and not sent yet. */
const draftPrefix = 'draft:'
/** More drafts than a person has at once, so that the lists above always have space. */
const MOST_DRAFTS = 60

/** Returns the draft with a name, if any: `readDraft('profile:new', isProfileForm)`. */
export function readDraft<T>(name: string, fits: (value: unknown) => value is T): T | undefined {
  if (typeof localStorage === 'undefined') return undefined
  const draft = readJson(localStorage, draftPrefix + name, isRecord)?.draft
  return fits(draft) ? draft : undefined
}

/** Stores a draft, or removes it (`null`). Beyond the maximum number the oldest drafts are removed. */
export function storeDraft(name: string, draft: object | null) {
  // A screen that unmounts after a logout may still store its draft, which must not outlive the session.
  if (typeof localStorage === 'undefined' || readText(localStorage, key.token) === null) return
  const place = draftPrefix + name
  write(localStorage, place, draft && JSON.stringify({ at: Date.now(), draft }))
  const all = draftKeys(localStorage)
  if (all.length <= MOST_DRAFTS) return
  const age = (each: string) => Number(readJson(localStorage, each, isRecord)?.at) || 0
  const oldest = all.filter((each) => each !== place).sort((one, other) => age(one) - age(other))
  for (const each of oldest.slice(0, all.length - MOST_DRAFTS)) write(localStorage, each, null)
}

/** Calls `onChange` when another tab stores the draft with a name. Returns a function that ends this. */
export function watchDraft<T>(
  name: string,
  fits: (value: unknown) => value is T,
  onChange: (draft: T) => void,
): () => void {
  const follow = ({ key: changed }: StorageEvent) => {
    const draft = changed === draftPrefix + name ? readDraft(name, fits) : undefined
    if (draft) onChange(draft)
  }
  window.addEventListener('storage', follow)
  return () => window.removeEventListener('storage', follow)
}

/** Returns the drafts whose names begin with `prefix`, latest change first. `name` is without the prefix. */
export function readDrafts<T>(
  prefix: string,
  fits: (value: unknown) => value is T,
): { name: string; at: number; draft: T }[] {
  if (typeof localStorage === 'undefined') return []
  return draftKeys(localStorage)
    .filter((place) => place.startsWith(draftPrefix + prefix))
    .flatMap((place) => {
      const entry = readJson(localStorage, place, isRecord)
      const [at, draft] = [Number(entry?.at), entry?.draft]
      return Number.isFinite(at) && fits(draft)
        ? [{ name: place.slice(`${draftPrefix}${prefix}`.length), at, draft }]
        : []
    })
    .sort((one, other) => other.at - one.at)
}

function draftKeys(storage: Storage): string[] {
  try {
    return Object.keys(storage).filter((name) => name.startsWith(draftPrefix))
  } catch {
    return []
  }
}

/** `persist:root` holds each slice as JSON inside JSON; only the auth slice is kept. */
const persisted = (auth: AuthState) =>
  JSON.stringify({ auth: JSON.stringify(auth), _persist: JSON.stringify({ version: -1, rehydrated: true }) })

function readPersistedUser(storage: Storage | undefined): User | null {
  const root = readJson(storage, key.auth, isRecord)
  const auth = typeof root?.auth === 'string' ? parseJson(root.auth) : null
  return isRecord(auth) && isUser(auth.user) ? auth.user : null
}

function writeList(storage: Storage, name: string, list: readonly unknown[]) {
  write(storage, name, list.length > 0 ? JSON.stringify(list) : null)
}

const isUser = (value: unknown): value is User =>
  isRecord(value) &&
  [value.first_name, value.last_name, value.email].every((part) => typeof part === 'string')

const isSubscription = (value: unknown): value is CurrentSubscription => isRecord(value) && isPlan(value)
