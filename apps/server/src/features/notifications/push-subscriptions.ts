/** Subscribing browsers to web push: checks the PushSubscription of a browser and turns the channel on. */
import { createECDH } from 'node:crypto'
import type { PushSubscription } from '@gigbell/contract'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/database.ts'
import { invalidField } from '../../platform/http/refusal.ts'
import type { UserId } from '../../platform/ids.ts'
import { resolvesToPrivateAddress } from '../../platform/private-addresses.ts'
import { requireSession, type SessionHolder } from '../accounts/index.ts'
import { deleteBrowser, saveBrowser } from './channels/webpush-queries.ts'
import { lockSettings, replaceSettings } from './settings-queries.ts'

/** What subscribing a browser needs. */
export interface BrowserPorts {
  db: Db
  clock: Clock
  /** ALLOW_PRIVATE_ADDRESSES. */
  allowPrivateAddresses: boolean
}

/**
 * Subscribes this browser.
 * @throws Refusal validation_failed for keys that cannot be used for encryption, and for a private address;
 * session_required
 */
export async function subscribeBrowser(
  ports: BrowserPorts,
  person: SessionHolder,
  subscription: PushSubscription,
): Promise<void> {
  const { endpoint, keys } = subscription
  if (!isCurvePoint(keys.p256dh)) throw invalidField('keys.p256dh', 'The key p256dh is not valid.')
  if (Buffer.from(keys.auth, 'base64url').length !== 16)
    throw invalidField('keys.auth', 'The key auth is not valid.')
  if (!ports.allowPrivateAddresses && (await resolvesToPrivateAddress(endpoint)))
    throw invalidField('endpoint', 'The endpoint must be a public address.')
  await ports.db.transaction().execute(async (tx) => {
    await requireSession(tx, person)
    const settings = await lockSettings(tx, person.id)
    await saveBrowser(tx, person.id, subscription, ports.clock.now())
    if (!settings.webpush) await replaceSettings(tx, person.id, { ...settings, webpush: true })
  })
}

/** Unsubscribes this browser; the last one turns web push off. Another person's browser is ignored. */
export async function unsubscribeBrowser(db: Db, person: UserId, endpoint: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const settings = await lockSettings(tx, person)
    const left = await deleteBrowser(tx, person, endpoint)
    if (left === 0 && settings.webpush) await replaceSettings(tx, person, { ...settings, webpush: false })
  })
}

/** A public key must be a point of the curve; nothing can be encrypted with other bytes. */
function isCurvePoint(key: string): boolean {
  const bytes = Buffer.from(key, 'base64url')
  if (bytes.length !== 65) return false
  const ours = createECDH('prime256v1')
  ours.generateKeys()
  try {
    ours.computeSecret(bytes)
    return true
  } catch {
    return false
  }
}
