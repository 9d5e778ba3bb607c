/**
 * The keys by which push services know this server (VAPID): from the settings, else made once and kept in the
 * database, so that all processes have the same. The private one is sealed with APP_SECRET.
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

/** What the keys of web push are made or read with. */
export interface VapidPorts {
  db: Db
  keys: Keys
  vapid: VapidSettings
}

const PURPOSE = 'vapid'

/**
 * The keys of this server. Of several processes that make them at once one does.
 * @throws Error when they were kept with another APP_SECRET
 */
export async function readVapidKeys({ db, keys, vapid }: VapidPorts): Promise<VapidKeys> {
  if (vapid.keys) return vapid.keys
  const kept = (await findStoredKeys(db)) ?? (await createKeys(db, keys))
  const privateKey = keys.open(PURPOSE, kept.private_key)
  if (privateKey === null)
    throw new Error('The web push keys were kept with another APP_SECRET, and can’t be read with this one.')
  return { publicKey: kept.public_key, privateKey }
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
