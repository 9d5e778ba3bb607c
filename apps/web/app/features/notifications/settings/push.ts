/** The push subscription of this browser. The caller tells the server about it. */
import { findServiceWorker, registerServiceWorker } from '../../../offline/serviceWorker.ts'

/**
 * `off` includes a browser that has not asked for permission yet. `denied` can be changed only in the browser's
 * settings. `uninstalled` is an iPhone or iPad, which delivers push messages only to apps on the home screen.
 */
export type PushState = 'unsupported' | 'uninstalled' | 'denied' | 'off' | 'on'

const isSupported = () => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window

/** Only iOS devices have `standalone`, whichever browser they claim to be. */
const needsHomeScreen = () => 'standalone' in navigator && navigator.standalone === false

const currentSubscription = async () => (await findServiceWorker())?.pushManager.getSubscription()

/** Returns the state of push notifications in this browser. */
export async function getPushState(): Promise<PushState> {
  if (!isSupported()) return needsHomeScreen() ? 'uninstalled' : 'unsupported'
  if (Notification.permission === 'denied') return 'denied'
  return (await currentSubscription()) ? 'on' : 'off'
}

/**
 * Subscribes this browser with the server's key, asking for permission where needed, and returns the subscription.
 * @throws DOMException NotAllowedError when permission is denied, another when the browser's push service fails
 */
export async function subscribeToPush(key: string): Promise<PushSubscriptionJSON> {
  await registerServiceWorker()
  const { pushManager } = await navigator.serviceWorker.ready
  const existing = await pushManager.getSubscription()
  if (existing && isSameKey(existing.options.applicationServerKey, key)) return existing.toJSON()
  // A server that was set up again has another key and can't use the old subscription.
  await existing?.unsubscribe()
  const options = { userVisibleOnly: true, applicationServerKey: key }
  return (await pushManager.subscribe(options)).toJSON()
}

/** Closes the notifications of this browser that are still shown, all of them or those with one of the tags. */
export async function closeNotifications(tags?: string[]): Promise<void> {
  if (!isSupported() || tags?.length === 0) return
  const shown = (await (await findServiceWorker())?.getNotifications()) ?? []
  for (const notification of shown) if (!tags || tags.includes(notification.tag)) notification.close()
}

/** Unsubscribes this browser and returns the endpoint that the server may delete, if there was one. */
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
