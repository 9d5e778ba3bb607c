/** Web push in this browser: whether it can be rung, and how it begins and ends. The server is told by the caller. */

/**
 * `off` also where the browser has not asked yet; `denied` is for the person to undo in the browser's settings;
 * `uninstalled` is an iPhone or iPad, which takes messages for what is on its home screen alone.
 */
export type PushState = 'unsupported' | 'uninstalled' | 'denied' | 'off' | 'on'

const WORKER = '/sw.js'

const isSupported = () => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window

/** Only these devices have `standalone`, whatever browser they say they are. */
const needsHomeScreen = () => 'standalone' in navigator && navigator.standalone === false

const currentSubscription = async () =>
  (await navigator.serviceWorker.getRegistration(WORKER))?.pushManager.getSubscription()

/** How it stands in this browser. */
export async function getPushState(): Promise<PushState> {
  if (!isSupported()) return needsHomeScreen() ? 'uninstalled' : 'unsupported'
  if (Notification.permission === 'denied') return 'denied'
  return (await currentSubscription()) ? 'on' : 'off'
}

/**
 * Has this browser rung with the server's key: asks for the permission where it isn't given yet. Gives what
 * the server needs to know.
 * @throws DOMException NotAllowedError where the person says no, another where the browser's push service fails
 */
export async function subscribeToPush(key: string): Promise<PushSubscriptionJSON> {
  await navigator.serviceWorker.register(WORKER, { updateViaCache: 'none' })
  const { pushManager } = await navigator.serviceWorker.ready
  const existing = await pushManager.getSubscription()
  if (existing && isSameKey(existing.options.applicationServerKey, key)) return existing.toJSON()
  // A server that was set up anew has another key, and the old subscription is of no use to it.
  await existing?.unsubscribe()
  const options = { userVisibleOnly: true, applicationServerKey: key }
  return (await pushManager.subscribe(options)).toJSON()
}

/** Stops it; gives the endpoint that the server may forget, if there was one. */
export async function unsubscribeFromPush(): Promise<string | undefined> {
  if (!isSupported()) return undefined
  const subscription = await currentSubscription()
  await subscription?.unsubscribe()
  return subscription?.endpoint
}

function isSameKey(bytes: ArrayBuffer | null, key: string): boolean {
  if (!bytes) return false
  const text = btoa(String.fromCharCode(...new Uint8Array(bytes)))
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '') === key.replaceAll('=', '')
}
