/** The store's listener middleware, which runs side effects after actions. */
import { createListenerMiddleware } from '@reduxjs/toolkit'
import type { AppDispatch, RootState } from './store.ts'

export const listenerMiddleware = createListenerMiddleware()

/** `startListening` with the store's types. Returns a function that stops listening. */
export const startListening = listenerMiddleware.startListening.withTypes<RootState, AppDispatch>()
