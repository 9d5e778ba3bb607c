/**
 * Local storage: which keys there are, how they are read at the start, and the one listener that keeps
 * them. The keys and the form of `persist:root` are the specification's (§3). Everything read is checked,
 * since other programs, older versions and people can write there too: what doesn't fit counts as absent.
 */
import type { CurrentSubscription, User } from '@gigbell/contract'
import type { Action } from '@reduxjs/toolkit'
import { api } from './api.ts'
import { forgetPlaces } from './askedPlace.ts'
import { type AuthState, accountsApi, noSession, sessionTaken } from './features/accounts/index.ts'
import { initialSubscriptionState, type SubscriptionState } from './features/billing/subscription.ts'
import { startListening } from './listener.ts'
import { loggedOut } from './session.ts'
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

/** Lists that are shown again at the next visit until fresh ones are there. */
export type PersistedList = 'jobsList' | 'profilesList' | 'dismissedAdvice'
const persistedLists: PersistedList[] = ['jobsList', 'profilesList', 'dismissedAdvice']
/** The jobs that the person has opened, stored by features/jobs/viewHistory.ts. */
export const SEEN_KEY = 'jobsSeen'

/** Tells the other tabs that the server ended the session, not the person. */
const EXPIRED = 'expired'

type Stored = { auth: AuthState; subscription: SubscriptionState }

/** The state that a visit begins with. */
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

/** Writes what changed in `auth` and `subscription`, forgets everything at logout, and follows other tabs. */
export function persistStore(store: AppStore, storage: Storage) {
  const forgetWork = () => {
    for (const name of [...persistedLists, SEEN_KEY, ...draftsIn(storage)]) write(storage, name, null)
  }
  // Whoever signs in in place of somebody else finds nothing of theirs.
  startListening({
    matcher: accountsApi.endpoints.exchange.matchFulfilled,
    effect: (_action, { getState, getOriginalState }) => {
      const before = getOriginalState().auth.user
      if (before && before.id !== getState().auth.user?.id) forgetWork()
    },
  })
  startListening({
    actionCreator: loggedOut,
    effect: ({ meta }, { dispatch }) => {
      if (!meta.expired) forgetPlaces()
      // Before the token goes, which is what the other tabs follow.
      write(storage, EXPIRED, meta.expired ? '1' : null)
      for (const name of Object.values(key)) write(storage, name, null)
      forgetWork()
      dispatch(api.util.resetApiState())
      // This browser must not ring for whoever was here before. The server finds out at its next message.
      void import('./features/notifications/settings/push.ts').then(
        ({ unsubscribeFromPush: stopPush }) => stopPush(),
        () => {}, // neither that code nor a message gets here
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
      // Another tab may have written something newer of what hasn't changed here.
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
  window.addEventListener('storage', (event) => {
    if (event.key !== key.token && event.key !== null) return
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
  })
}

/**
 * Keeps a list of a feature for the next visit: `keep('jobsList', matcher, (action) => jobs)`, called once
 * where the feature's endpoints are defined. `undefined` leaves what is kept as it is.
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

/** Keeps a list that no call brings: what a person put away, say. */
export function storeList(name: PersistedList, list: readonly unknown[]) {
  if (typeof localStorage !== 'undefined' && readText(localStorage, key.token) !== null)
    writeList(localStorage, name, list)
}

/** The kept list, or nothing: `kept('jobsList', isJob)`. Items that `fits` refuses are dropped. */
export function readList<T>(name: PersistedList, fits: (value: unknown) => value is T): T[] | undefined {
  if (typeof localStorage === 'undefined') return undefined
  return readJson(localStorage, name, Array.isArray)?.filter(fits)
}

/** Before the names of what people have entered and not sent yet. */
const draftPrefix = 'draft:'
/** More than anybody works on at once; the rest of what a browser may keep is for the lists above. */
const MOST_DRAFTS = 60

/** What was entered under a name and not sent yet, as it was left: `draftOf('profile:new', isProfileForm)`. */
export function draftOf<T>(name: string, fits: (value: unknown) => value is T): T | undefined {
  if (typeof localStorage === 'undefined') return undefined
  const draft = readJson(localStorage, draftPrefix + name, isRecord)?.draft
  return fits(draft) ? draft : undefined
}

/** Keeps what is being entered until it is sent, dropped (`null`) or the session ends; the oldest make room. */
export function keepDraft(name: string, draft: object | null) {
  // After a logout a screen may still say its last word: it must not outlive the session.
  if (typeof localStorage === 'undefined' || readText(localStorage, key.token) === null) return
  const place = draftPrefix + name
  write(localStorage, place, draft && JSON.stringify({ at: Date.now(), draft }))
  const all = draftsIn(localStorage)
  if (all.length <= MOST_DRAFTS) return
  const age = (each: string) => Number(readJson(localStorage, each, isRecord)?.at) || 0
  const oldest = all.filter((each) => each !== place).sort((one, other) => age(one) - age(other))
  for (const each of oldest.slice(0, all.length - MOST_DRAFTS)) write(localStorage, each, null)
}

/** The drafts whose names begin with `prefix`, without it, and when each was last changed; the latest first. */
export function draftsOf<T>(
  prefix: string,
  fits: (value: unknown) => value is T,
): { name: string; at: number; draft: T }[] {
  if (typeof localStorage === 'undefined') return []
  return draftsIn(localStorage)
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

function draftsIn(storage: Storage): string[] {
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
