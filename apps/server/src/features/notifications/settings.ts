/**
 * The notification settings of a person. A webhook's secret is derived from the person's id and APP_SECRET: it stays the
 * same until it is renewed, and is not stored.
 */
import { randomUUID } from 'node:crypto'
import type { NotificationChange, NotificationSettings } from '@gigbell/contract'
import type { Origin } from '../../platform/http/origin.ts'
import { invalidField } from '../../platform/http/refusal.ts'
import { type Person, requireConfirmed } from '../../platform/http/serve.ts'
import type { UserId } from '../../platform/ids.ts'
import type { Keys } from '../../platform/keys.ts'
import { resolvesToPrivateAddress } from '../../platform/private-addresses.ts'
import { type ActivityPorts, requireSession, withActivity } from '../accounts/index.ts'
import {
  findSettings,
  isKnownTimeZone,
  lockSettings,
  replaceSettings,
  type StoredSettings,
} from './settings-queries.ts'
import { webhookSecret } from './webhook-secret.ts'

/** What the settings need. */
export interface SettingsPorts extends ActivityPorts {
  keys: Keys
  /** ALLOW_PRIVATE_ADDRESSES. */
  allowPrivateAddresses: boolean
}

/** Reads a person's settings with the webhook's secret, for that person only. */
export async function readSettings(
  { db, keys }: Pick<SettingsPorts, 'db' | 'keys'>,
  person: UserId,
): Promise<NotificationSettings> {
  return presentSettings(keys, person, await findSettings(db, person))
}

/**
 * Changes the named settings and leaves the rest. Without an address the webhook is off.
 * @throws Refusal confirm_required for another address of the webhook, or none, without a confirmation
 * @throws Refusal validation_failed for a private address, an unknown time zone, only one end of the quiet hours, a webhook without an address, or an ntfy address without a topic
 */
export async function changeSettings(
  ports: SettingsPorts,
  person: Person,
  change: NotificationChange,
  from: Origin,
): Promise<NotificationSettings> {
  if (
    change.webhook_url &&
    !ports.allowPrivateAddresses &&
    (await resolvesToPrivateAddress(change.webhook_url))
  )
    throw invalidField('webhook_url', 'The webhook address must be a public one.')
  if (change.time_zone && !(await isKnownTimeZone(ports.db, change.time_zone)))
    throw invalidField('time_zone', 'This is not a time zone, such as Europe/Berlin.')
  return withActivity(ports, async (tx, note) => {
    // Resolving an address may take long, and the session may end meanwhile.
    await requireSession(tx, person)
    const before = await lockSettings(tx, person.id)
    const after = mergeSettings(before, change)
    if (after.webhook_url !== before.webhook_url) {
      requireConfirmed(person)
      await note(person.id, 'webhook_changed', from)
    }
    await replaceSettings(tx, person.id, after)
    return presentSettings(ports.keys, person.id, after)
  })
}

/** Renews the webhook's secret. Everything sent from now on is signed with it, further tries of older messages too. */
export async function renewWebhookSecret(
  ports: SettingsPorts,
  person: Person,
  from: Origin,
): Promise<NotificationSettings> {
  return withActivity(ports, async (tx, note) => {
    await requireSession(tx, person)
    const after = { ...(await lockSettings(tx, person.id)), webhook_secret_salt: randomUUID() }
    await replaceSettings(tx, person.id, after)
    await note(person.id, 'webhook_changed', from)
    return presentSettings(ports.keys, person.id, after)
  })
}

function mergeSettings(before: StoredSettings, change: NotificationChange): StoredSettings {
  const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined))
  const after: StoredSettings = { ...before, ...given }
  if ((after.quiet_from === null) !== (after.quiet_to === null)) {
    const missing = after.quiet_from === null ? 'quiet_from' : 'quiet_to'
    throw invalidField(missing, 'Quiet hours need a start and an end.')
  }
  if (after.webhook && after.webhook_url === null) {
    if (change.webhook === true) throw invalidField('webhook_url', 'The webhook needs an address.')
    after.webhook = false
  }
  const isForTopic = after.webhook_format === 'ntfy' && after.webhook_url !== null
  if (isForTopic && new URL(after.webhook_url!).pathname === '/')
    throw invalidField('webhook_url', 'Enter the address of your topic, such as https://ntfy.sh/my-topic.')
  return after
}

const presentSettings = (
  keys: Keys,
  person: UserId,
  { webhook_secret_salt: salt, ...settings }: StoredSettings,
): NotificationSettings => ({ ...settings, webhook_secret: webhookSecret(keys, person, salt) })
