/** How a sign-in with a provider ends: at /login, with a code for a session or the name of what went wrong. */
import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { messageOf } from '../../api.ts'
import { copy } from '../../copy.ts'
import { useExchangeMutation } from './api.ts'
import { faultSentence } from './providers.ts'
import { forgetReferralCode } from './referralCode.ts'

/** Takes the code out of the address and turns it into a session; a session then leads away from here. */
export function useSignInReturn(): { busy: boolean; problem: string } {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const [exchange, { isLoading, isSuccess, error }] = useExchangeMutation()
  const [fault, setFault] = useState('')
  // The code works once, and React's strict mode runs effects twice.
  const taken = useRef('')

  useEffect(() => {
    const parameters = new URLSearchParams(search)
    const code = parameters.get('code')
    const failed = parameters.get('error')
    if (code === null && failed === null) return
    window.history.replaceState(window.history.state, '', pathname)
    void navigate(pathname, { replace: true, preventScrollReset: true })
    if (failed !== null) setFault(faultSentence(failed))
    else if (code && taken.current !== code) {
      taken.current = code
      exchange(code)
        .unwrap()
        .then(forgetReferralCode, () => {})
    }
  }, [search, pathname, navigate, exchange])

  return { busy: isLoading || isSuccess, problem: error ? messageOf(error, copy.errors.any) : fault }
}
