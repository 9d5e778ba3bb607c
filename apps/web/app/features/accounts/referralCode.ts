/**
 * The code of a friend's link (`/signup?ref=…`). It is kept for the visit, so that it is still there after a look
 * at the plans or the terms, and is forgotten once somebody has signed up with it.
 */
import { useEffect, useState } from 'react'

const KEY = 'referralCode'
/** What can be a code at all; whether it is anybody's the server knows. */
const CODE = /^[\w-]{1,64}$/

/** The code this visit came with. It is read after the first paint: the page is rendered at build for everybody. */
export function useReferralCode(): string | undefined {
  const [code, setCode] = useState<string>()
  useEffect(() => setCode(referralCode()), [])
  return code
}

/** The code this visit came with, read now: the one in the address, which is kept from here on, or the one kept before. */
export function referralCode(): string | undefined {
  const given = new URLSearchParams(window.location.search).get('ref')
  if (!given || !CODE.test(given)) return keptCode()
  keepCode(given)
  return given
}

/** Somebody has signed up: whoever does so next in this tab doesn't come by the same link. */
export function forgetReferralCode(): void {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // Storage is forbidden, so nothing is stored.
  }
}

function keepCode(code: string): void {
  try {
    sessionStorage.setItem(KEY, code)
  } catch {
    // The code still stands in the address.
  }
}

function keptCode(): string | undefined {
  try {
    const code = sessionStorage.getItem(KEY)
    return code && CODE.test(code) ? code : undefined
  } catch {
    return undefined
  }
}
