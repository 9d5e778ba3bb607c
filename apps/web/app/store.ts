/**
 * The one store: the slices `auth`, `subscription` (the specification's fields and statuses, spec §3 and §4),
 * `confirmation`, and the RTK Query cache. Slices that only one part of the app needs (`jobs`) join when that part is
 * loaded: `addReducer(jobsSlice)` in their own file, so that they don't weigh on the landing page.
 */
import { combineSlices, configureStore } from '@reduxjs/toolkit'
import { setupListeners } from '@reduxjs/toolkit/query'
import { useDispatch, useSelector } from 'react-redux'
import { api } from './api.ts'
import { confirmationSlice } from './confirmation.ts'
import { authSlice } from './features/accounts/index.ts'
import { subscriptionSlice } from './features/billing/subscription.ts'
import { listener } from './listener.ts'
import { persistStore, readStored } from './persistence.ts'

/**
 * Slices that join later. Their own file adds them, so that `RootState` knows them as possibly there:
 * `declare module '../../store.ts' { export interface LazySlices extends WithSlice<typeof jobsSlice> {} }`.
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging
export interface LazySlices {}

const reducer = combineSlices(
  authSlice,
  subscriptionSlice,
  confirmationSlice,
  api,
).withLazyLoadedSlices<LazySlices>()

export type RootState = ReturnType<typeof reducer>

/** Registers a slice of a feature that is loaded later. Use the slice's own `selectors` to read it. */
export const addReducer = reducer.inject.bind(reducer)

/** A store that begins with what `stored` holds (nothing, while a page is rendered at build). */
export function makeStore(stored: Storage | undefined) {
  return configureStore({
    reducer,
    preloadedState: readStored(stored),
    middleware: (defaults) => defaults().prepend(listener.middleware).concat(api.middleware),
  })
}

/** The browser's store: kept in local storage, told about other tabs, awake to a returning connection. */
export function startStore() {
  const store = makeStore(window.localStorage)
  persistStore(store, window.localStorage)
  setupListeners(store.dispatch)
  return store
}

export type AppStore = ReturnType<typeof makeStore>
export type AppDispatch = AppStore['dispatch']
export const useAppDispatch = useDispatch.withTypes<AppDispatch>()
export const useAppSelector = useSelector.withTypes<RootState>()
