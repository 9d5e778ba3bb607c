import { useEffect } from 'react'
import { startListening } from '../listenerMiddleware.ts'
import { connectionReturned } from '../offline/connection.ts'
import { useAppDispatch } from '../store.ts'

/** When the connection returns, sends what was typed into letters that are not open any more. */
export function useSendUnsavedEdits() {
  const dispatch = useAppDispatch()
  useEffect(() => {
    async function send() {
      const letters = await import('../features/letters/history/unsavedEdits.ts')
      await letters.sendUnsavedEdits(dispatch)
    }
    return startListening({
      actionCreator: connectionReturned,
      // An edit that can't be sent stays stored until the letter is opened.
      effect: () => send().catch(() => {}),
    })
  }, [dispatch])
}
