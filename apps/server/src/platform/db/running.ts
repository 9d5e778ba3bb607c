/** The embedded PostgreSQL of a server that runs: where another program of ours reaches it, beside its owner. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { addressOf } from './embedded.ts'

/** The address of the PostgreSQL that runs in `dataDir`; undefined when none answers there. */
export async function runningIn(dataDir: string): Promise<string | undefined> {
  const folder = join(dataDir, 'db')
  const pidFile = join(folder, 'postmaster.pid')
  if (!existsSync(pidFile)) return undefined
  const sockets = readFileSync(pidFile, 'utf8').split('\n')[4]
  // A folder that was handed over as an open one has a name that only PostgreSQL itself can follow.
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
