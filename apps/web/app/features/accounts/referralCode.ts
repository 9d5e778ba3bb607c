/**
 * The referral code of a link (`/signup?ref=…`). It is stored for the visit, so that it survives a look at the plans
 * or the terms, and removed after a sign-up with it.
 */
import { useEffect, useState } from 'react'

const KEY = 'referralCode'
/** The format of a code; the server checks whether it exists. */
const CODE = /^[\w-]{1,64}$/

/** Returns the code of this visit. It is read after hydration, because the page is prerendered. */
export function useReferralCode(): string | undefined {
  const [code, setCode] = useState<string>()
  useEffect(() => setCode(readReferralCode()), [])
  return code
}

/** Reads the code of this visit: from the address, which stores it, or the stored one. */
export function readReferralCode(): string | undefined {
  const given = new URLSearchParams(window.location.search).get('ref')
  if (!given || !CODE.test(given)) return loadCode()
  saveCode(given)
  return given
}

/** Removes the code after a sign-up, so that the next one in this tab doesn't use it. */
export function removeReferralCode(): void {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // Storage is forbidden, so nothing is stored.
  }
}

function saveCode(code: string): void {
  try {
    sessionStorage.setItem(KEY, code)
  } catch {
    // The code is still in the address.
  }
}

function loadCode(): string | undefined {
  try {
    const code = sessionStorage.getItem(KEY)
    return code && CODE.test(code) ? code : undefined
  } catch {
    return undefined
  }
}
