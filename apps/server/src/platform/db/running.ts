/** Finds the embedded PostgreSQL of a running server, for other programs of the product. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { addressOf } from './embedded.ts'

/** Returns the address of the PostgreSQL that runs in `dataDir`; undefined when none answers there. */
export async function runningIn(dataDir: string): Promise<string | undefined> {
  const folder = join(dataDir, 'db')
  const pidFile = join(folder, 'postmaster.pid')
  if (!existsSync(pidFile)) return undefined
  const sockets = readFileSync(pidFile, 'utf8').split('\n')[4]
  // A folder that was passed as an open directory has a name that only PostgreSQL itself can resolve.
  const url = addressOf(!sockets || sockets.startsWith('/proc/self/') ? folder : sockets)
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
  client.on('error', () => {})
  try {
    await client.connect()
    return url
  } catch {
    return undefined
  } finally {
    await client.end().catch(() => {})
  }
}
