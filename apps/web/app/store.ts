/**
 * The store: the slices `auth`, `subscription` (the specification's fields and statuses, spec §3 and §4),
 * `confirmation`, `connection`, and the RTK Query cache. Slices that only one part of the app needs (`jobs`) are added
 * when that part is loaded (`addReducer(jobsSlice)` in their own file), so that other pages don't load their code.
 */
import { combineSlices, configureStore } from '@reduxjs/toolkit'
import { setupListeners } from '@reduxjs/toolkit/query'
import { useDispatch, useSelector } from 'react-redux'
import { api } from './api.ts'
import { authSlice } from './features/accounts/index.ts'
import { subscriptionSlice } from './features/billing/subscription.ts'
import { confirmationSlice } from './identityConfirmation.ts'
import { listenerMiddleware } from './listenerMiddleware.ts'
import { connectionSlice } from './offline/connection.ts'
import { startOffline } from './offline/startOffline.ts'
import { persistStore, readStored } from './persistence.ts'

/**
 * Slices that are added later. Their own file declares them, so that `RootState` has them as optional:
 * `declare module '../../store.ts' { export interface LazySlices extends WithSlice<typeof jobsSlice> {} }`.
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging
export interface LazySlices {}

const reducer = combineSlices(
  authSlice,
  subscriptionSlice,
  confirmationSlice,
  connectionSlice,
  api,
).withLazyLoadedSlices<LazySlices>()

export type RootState = ReturnType<typeof reducer>

/** Adds a slice of a feature that is loaded later. Its own `selectors` read it. */
export const addReducer = reducer.inject.bind(reducer)

/** Creates a store with the state in `stored`, which is absent while a page is rendered at build. */
export function makeStore(stored: Storage | undefined) {
  return configureStore({
    reducer,
    preloadedState: readStored(stored),
    middleware: (defaults) => defaults().prepend(listenerMiddleware.middleware).concat(api.middleware),
  })
}

/** Creates the browser's store, which is stored, follows other tabs and the connection, and can be read offline. */
export function startStore() {
  const store = makeStore(window.localStorage)
  persistStore(store, window.localStorage)
  setupListeners(store.dispatch)
  startOffline(store)
  return store
}

export type AppStore = ReturnType<typeof makeStore>
export type AppDispatch = AppStore['dispatch']
export const useAppDispatch = useDispatch.withTypes<AppDispatch>()
export const useAppSelector = useSelector.withTypes<RootState>()
