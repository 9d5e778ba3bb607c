/**
 * What APP_SECRET is for: hashes that only we can make, and texts that only we can read. Each purpose has
 * a key of its own, so that what was made for one is worth nothing for another.
 */
import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { chmodSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Db } from './db/database.ts'
import type { Log } from './log.ts'

/** Keys derived from the one secret. */
export interface Keys {
  /** A hash of `text` that can't be made or guessed without the secret. */
  hash(purpose: string, text: string): Buffer
  /**
   * `text` as only `open` can read it; for what must wait in the database but be in no dump. Bound to a row
   * (its owner's id), it can't be read in another's place.
   */
  seal(purpose: string, text: string, boundTo?: string): string
  /** What was sealed for the same purpose and bound to the same; null when it wasn't, or with another secret. */
  open(purpose: string, sealed: string, boundTo?: string): string | null
}

/** Keys from a secret of any length. */
export function keysFrom(secret: string): Keys {
  const keyFor = (purpose: string) => Buffer.from(hkdfSync('sha256', secret, 'gigbell', purpose, 32))
  return {
    hash: (purpose, text) => createHmac('sha256', keyFor(purpose)).update(text).digest(),
    seal(purpose, text, boundTo = '') {
      const nonce = randomBytes(12)
      const cipher = createCipheriv('aes-256-gcm', keyFor(purpose), nonce).setAAD(Buffer.from(boundTo))
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')
    },
    open(purpose, sealed, boundTo = '') {
      const bytes = Buffer.from(sealed, 'base64url')
      if (bytes.length < 28) return null
      try {
        const decipher = createDecipheriv('aes-256-gcm', keyFor(purpose), bytes.subarray(0, 12))
        decipher.setAAD(Buffer.from(boundTo)).setAuthTag(bytes.subarray(12, 28))
        return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8')
      } catch {
        return null // made with another key, or changed: it is nobody's
      }
    },
  }
}

/**
 * The secret of `dataDir`, made once: of several processes that start on the same folder one makes it. The
 * file is its owner's alone.
 */
export function keptSecret(dataDir: string): string {
  return readSecret(dataDir) ?? keepSecret(dataDir, randomBytes(32).toString('base64url'))
}

/** The secret of `dataDir`, where one was made. */
export function readSecret(dataDir: string): string | undefined {
  return read(join(dataDir, 'secret'))
}

/** Keeps `secret` in `dataDir`, unless one is kept there already; answers which it is. */
export function keepSecret(dataDir: string, secret: string): string {
  const file = join(dataDir, 'secret')
  mkdirSync(dataDir, { recursive: true })
  const draft = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`
  writeFileSync(draft, `${secret}\n`, { mode: 0o600 })
  chmodSync(draft, 0o600)
  try {
    linkSync(draft, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(draft, { force: true })
  }
  return read(file)!
}

/**
 * Tells in the log when this database was used with another secret: links of one process would be worth
 * nothing in another, and used trials would be forgotten.
 */
export async function compareSecrets(db: Db, keys: Keys, log: Log): Promise<void> {
  const hash = keys.hash('check', '')
  await db
    .insertInto('secret_check')
    .values({ hash })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const first = await db.selectFrom('secret_check').select('hash').executeTakeFirstOrThrow()
  if (!first.hash.equals(hash))
    log.warn('APP_SECRET is not the one this database was first used with. Set the same in all processes.')
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').trim() || undefined
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}
