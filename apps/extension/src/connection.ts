/**
 * Which Gigbell the extension is connected to: its address, which the person can change, and a token for it. Both are in
 * the extension's storage, which pages and scripts in pages cannot read (background.ts).
 */

/** The address of a Gigbell that runs on the same computer. */
export const DEFAULT_ADDRESS = 'http://localhost:3000'

/** A token, with the only address that it is sent to. */
interface StoredToken {
  address: string
  token: string
}

/** The address, and the token if the extension is connected to it. */
export interface Connection {
  address: string
  token: string | null
}

/** Reads the connection. A token of another address is not used. */
export async function readConnection(): Promise<Connection> {
  const stored = await chrome.storage.local.get(['address', 'connection'])
  const address = parseAddress(stored.address) ?? DEFAULT_ADDRESS
  const connection = stored.connection as StoredToken | undefined
  return { address, token: connection?.address === address ? connection.token : null }
}

/** Stores the address of one's own Gigbell. */
export const storeAddress = (address: string): Promise<void> => chrome.storage.local.set({ address })

/** Stores the token for an address. It can be for another account than the token before. */
export async function storeToken(address: string, token: string): Promise<void> {
  await disconnect()
  await chrome.storage.local.set({ connection: { address, token } satisfies StoredToken })
}

/** Removes the token, and what the panel and the worker know of the account. */
export async function disconnect(): Promise<void> {
  await chrome.storage.local.remove(['connection', 'newest'])
  await chrome.storage.session.remove('work')
}

/** Returns the origin of a typed address, or undefined if it is none. */
export function parseAddress(typed: unknown): string | undefined {
  if (typeof typed !== 'string' || typed.trim() === '') return undefined
  const text = typed.trim()
  const address = /^[a-z][a-z0-9+.-]*:\/\//i.test(text) ? text : `https://${text}`
  if (!URL.canParse(address)) return undefined
  const { protocol, origin, username, password } = new URL(address)
  return /^https?:$/.test(protocol) && username === '' && password === '' ? origin : undefined
}

/** Calls `changed` when the address or the token changes, and returns the function that stops it. */
export function watchConnection(changed: () => void): () => void {
  const listen = (changes: Record<string, unknown>) => {
    if ('address' in changes || 'connection' in changes) changed()
  }
  chrome.storage.local.onChanged.addListener(listen)
  return () => chrome.storage.local.onChanged.removeListener(listen)
}
