/**
 * Signals between processes through PostgreSQL's LISTEN/NOTIFY. A signal is a hint that something changed: after a lost
 * connection every handler is called once, because a signal may have been missed.
 */
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import pg from 'pg'
import type { Db } from './db/database.ts'

/** Listens to signals; `stop` closes its connection. */
export interface Listener {
  stop(): Promise<void>
}

/** Sends a signal to every process that listens to `channel`; in a transaction, when that commits. */
export async function sendSignal(db: Db, channel: string, payload = ''): Promise<void> {
  await sql`select pg_notify(${channel}, ${payload})`.execute(db)
}

/** Sends several signals on one channel at once. */
export async function sendSignals(db: Db, channel: string, payloads: readonly string[]): Promise<void> {
  if (payloads.length > 0)
    await sql`select pg_notify(${channel}, payload) from unnest(${payloads}::text[]) as payload`.execute(db)
}

/**
 * Calls the handler of a channel for every signal on it, on a connection of its own that is reopened when lost. The
 * names of the channels are plain identifiers.
 */
export async function listenToSignals(
  url: string,
  handlers: Record<string, (payload: string) => void>,
): Promise<Listener> {
  let stopped = false
  let client: pg.Client
  const connect = async () => {
    client = new pg.Client({ connectionString: url, keepAlive: true })
    client.on('notification', ({ channel, payload }) => handlers[channel]?.(payload ?? ''))
    client.on('error', () => {})
    await client.connect()
    client.on('end', () => {
      if (!stopped) void reconnect()
    })
    await client.query(
      Object.keys(handlers)
        .map((channel) => `listen ${channel}`)
        .join('; '),
    )
  }
  const reconnect = async () => {
    for (let pause = 100; !stopped; pause = Math.min(pause * 2, 2000)) {
      await wait(pause)
      try {
        await connect()
        for (const handle of Object.values(handlers)) handle('')
        return
      } catch {
        // The database is not back yet; the next iteration tries again.
      }
    }
  }
  await connect()
  return {
    async stop() {
      stopped = true
      await client.end().catch(() => {})
    },
  }
}
