/**
 * Handles the return from a provider at /login, with a code for a session or an error code. A return that confirmed
 * the current session has neither, and /login redirects it.
 */

import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { messageOf } from '../../api.ts'
import { sharedTexts } from '../../components/texts.ts'
import { useReplaceAddress } from '../../components/useReplaceAddress.ts'
import { useAppDispatch } from '../../store.ts'
import { accountsApi, useExchangeMutation } from './api.ts'
import { signInErrorText } from './providers.ts'
import { removeReferralCode } from './referralCode.ts'

interface SignInCallback {
  /** The code is being read or exchanged for a session. */
  signingIn: boolean
  /** Also until the redirect after signing in. */
  busy: boolean
  problem: string
  /** The error code of the redirect, if it failed. */
  errorCode: string
}

/**
 * Removes the code from the address and exchanges it for a session, which redirects from this page. The new session
 * replaces one that another tab opened meanwhile.
 */
export function useSignInCallback(): SignInCallback {
  const { pathname, search } = useLocation()
  const replaceAddress = useReplaceAddress()
  const [exchange, { isLoading, isSuccess, error }] = useExchangeMutation()
  const [fault, setErrorCode] = useState('')
  const dispatch = useAppDispatch()
  // The code works once, but React's strict mode runs effects twice.
  const taken = useRef('')

  useEffect(() => {
    const parameters = new URLSearchParams(search)
    const code = parameters.get('code')
    const failed = parameters.get('error')
    if (code === null && failed === null) return
    replaceAddress(pathname)
    if (failed !== null) setErrorCode(failed)
    else if (code && taken.current !== code) {
      taken.current = code
      // The token is read here and not while rendering: the first render has no session yet.
      const held = dispatch((_dispatch, getState) => getState().auth.token)
      exchange(code)
        .unwrap()
        .then(
          () => {
            removeReferralCode()
            if (held) dispatch(accountsApi.endpoints.logout.initiate(held, { track: false }))
          },
          () => {},
        )
    }
  }, [search, pathname, replaceAddress, exchange, dispatch])

  const cameBack = new URLSearchParams(search)
  return {
    signingIn: isLoading || cameBack.has('code') || cameBack.has('error'),
    busy: isLoading || isSuccess,
    problem: error ? messageOf(error, sharedTexts.errors.any) : fault && signInErrorText(fault),
    errorCode: error ? '' : fault,
  }
}
