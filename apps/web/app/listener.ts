/** The store's listener middleware: what should happen besides when something happens. */
import { createListenerMiddleware } from '@reduxjs/toolkit'
import type { AppDispatch, RootState } from './store.ts'

export const listener = createListenerMiddleware()

/** `listener.startListening`, knowing the store's types. Gives back a function that stops listening. */
export const startListening = listener.startListening.withTypes<RootState, AppDispatch>()
