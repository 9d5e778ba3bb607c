/**
 * Connects the extension to an account by the browser: the person confirms in the web app, which answers with a code, and
 * the code can be exchanged for a token only with the secret of the request (PKCE, RFC 7636). The extension sees no password.
 */
import { storeToken } from './connection.ts'
import { exchangeCode } from './server.ts'

/**
 * Asks the person to confirm in the web app at `address`, and stores the token.
 * @returns false if the person closed the window or declined
 */
export async function connect(address: string): Promise<boolean> {
  const { verifier, challenge } = await createChallenge()
  const redirect = chrome.identity.getRedirectURL()
  const query = new URLSearchParams({ client: 'extension', challenge, redirect })
  const code = await confirm(`${address}/connect?${query}`, redirect)
  if (code === null) return false
  await storeToken(address, await exchangeCode(address, code, verifier))
  return true
}

/** Returns the code of the redirect, or null without one. */
async function confirm(url: string, redirect: string): Promise<string | null> {
  let answer: string | undefined
  try {
    answer = await chrome.identity.launchWebAuthFlow({ url, interactive: true })
  } catch {
    // The browser reports a closed window as an error.
    return null
  }
  if (!answer?.startsWith(redirect)) return null
  return new URL(answer).searchParams.get('code')
}

/** Creates a secret, and the challenge that proves its knowledge later. */
export async function createChallenge(): Promise<{ verifier: string; challenge: string }> {
  const verifier = toBase64Url(crypto.getRandomValues(new Uint8Array(32)))
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))
  return { verifier, challenge: toBase64Url(new Uint8Array(digest)) }
}

const toBase64Url = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
