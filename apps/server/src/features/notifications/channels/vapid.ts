/**
 * The keys that identify this server to push services (VAPID): from the settings, or created once and stored in the
 * database, so that all processes use the same. The private key is encrypted with APP_SECRET.
 */
import webpush from 'web-push'
import type { Db } from '../../../platform/db/database.ts'
import type { Keys } from '../../../platform/keys.ts'

/** VAPID_* of the settings. */
export interface VapidSettings {
  keys: VapidKeys | undefined
  subject: string
}

export interface VapidKeys {
  publicKey: string
  privateKey: string
}

/** What reading or creating the keys needs. */
export interface VapidPorts {
  db: Db
  keys: Keys
  vapid: VapidSettings
}

const PURPOSE = 'vapid'

/**
 * Reads the keys of this server, or creates them. Where several processes do so at once, one pair remains.
 * @throws Error when they were stored with another APP_SECRET
 */
export async function readVapidKeys({ db, keys, vapid }: VapidPorts): Promise<VapidKeys> {
  if (vapid.keys) return vapid.keys
  const stored = (await findStoredKeys(db)) ?? (await createKeys(db, keys))
  const privateKey = keys.open(PURPOSE, stored.private_key)
  if (privateKey === null)
    throw new Error('The web push keys were stored with another APP_SECRET and cannot be read with this one.')
  return { publicKey: stored.public_key, privateKey }
}

async function createKeys(db: Db, keys: Keys) {
  const made = webpush.generateVAPIDKeys()
  await db
    .insertInto('push_keys')
    .values({ public_key: made.publicKey, private_key: keys.seal(PURPOSE, made.privateKey) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return db.selectFrom('push_keys').select(['public_key', 'private_key']).executeTakeFirstOrThrow()
}

const findStoredKeys = (db: Db) =>
  db.selectFrom('push_keys').select(['public_key', 'private_key']).executeTakeFirst()
