/**
 * Uses of APP_SECRET: hashes and encrypted texts that need the secret. Each purpose has its own key, so that
 * a value made for one is invalid for another. Also compares secrets.
 */
import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto'
import { chmodSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Db } from './db/database.ts'
import type { Log } from './log.ts'

/** Functions with keys derived from the secret. */
export interface Keys {
  /** Returns a hash of `text` that cannot be created or guessed without the secret. */
  hash(purpose: string, text: string): Buffer
  /**
   * Encrypts `text` for `open`, for values that are stored in the database but must not be readable in a
   * dump. Bound to a row (by its owner's id), it cannot be opened in another row.
   */
  seal(purpose: string, text: string, boundTo?: string): string
  /** Decrypts a text that was sealed for the same purpose and row; null otherwise, or with another secret. */
  open(purpose: string, sealed: string, boundTo?: string): string | null
}

/** Derives the keys from a secret of any length. */
export function deriveKeys(secret: string): Keys {
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
        return null // It was sealed with another key, or changed.
      }
    },
  }
}

/** Compares a received secret with the right one in constant time. Hashes are compared, as the lengths may differ. */
export function isEqualSecret(given: string, right: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(given), digest(right))
}

/**
 * Returns the secret of `dataDir` and creates it on the first call. If several processes start on the same
 * folder, one creates it. The file is readable by its owner only.
 */
export function readOrCreateSecret(dataDir: string): string {
  return readSecret(dataDir) ?? storeSecret(dataDir, randomBytes(32).toString('base64url'))
}

/** Returns the secret of `dataDir` if there is one. */
export function readSecret(dataDir: string): string | undefined {
  return readFileIfPresent(join(dataDir, 'secret'))
}

/** Stores `secret` in `dataDir`, unless one exists, and returns the stored one. */
export function storeSecret(dataDir: string, secret: string): string {
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
  return readFileIfPresent(file)!
}

/**
 * Logs a warning if this database was first used with another secret: links of one process would be invalid
 * in another, and used trials would be forgotten.
 */
export async function warnOfOtherSecret(db: Db, keys: Keys, log: Log): Promise<void> {
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

function readFileIfPresent(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').trim() || undefined
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}
