/**
 * Handles the return from a bank's page: Stripe adds the intent, its secret and the result to the address. They are
 * removed from the address bar; the history entry keeps what a reload needs.
 */
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { useReplaceAddress } from '../../components/useReplaceAddress.ts'

/** The intent of a bank's page, and whether it failed there. */
export interface BankReturn {
  id: string
  failed: boolean
}

/** Returns the result that this page was opened with, if any. */
export function useBankReturn(kind: 'payment_intent' | 'setup_intent'): BankReturn | undefined {
  const { pathname, search, state } = useLocation()
  const replaceAddress = useReplaceAddress()
  const query = new URLSearchParams(search)
  const id = query.get(kind)
  const [back] = useState<BankReturn | undefined>(() =>
    id ? { id, failed: query.get('redirect_status') === 'failed' } : bankReturnInHistory(state),
  )

  useEffect(() => {
    const rest = new URLSearchParams(search)
    if (!rest.has(kind)) return
    for (const name of [kind, `${kind}_client_secret`, 'redirect_status']) rest.delete(name)
    replaceAddress(rest.size > 0 ? `${pathname}?${rest}` : pathname, { bankReturn: back })
  }, [search, kind, pathname, back, replaceAddress])

  return back
}

function bankReturnInHistory(state: unknown): BankReturn | undefined {
  const stored = (state as { bankReturn?: Partial<BankReturn> } | null)?.bankReturn
  return typeof stored?.id === 'string' ? { id: stored.id, failed: stored.failed === true } : undefined
}
