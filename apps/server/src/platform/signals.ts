/**
 * What one process tells the others through PostgreSQL's LISTEN/NOTIFY. A signal is a hint that something
 * changed: after a lost connection every listener is called once, because a signal may have been missed.
 */
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import pg from 'pg'
import type { Db } from './db/database.ts'

/** An open ear; `stop` closes its connection. */
export interface Listener {
  stop(): Promise<void>
}

/** Tells every process that listens to `channel`; in a transaction they hear it when that commits. */
export async function sendSignal(db: Db, channel: string, payload = ''): Promise<void> {
  await sql`select pg_notify(${channel}, ${payload})`.execute(db)
}

/**
 * Calls what stands under a channel's name (a plain one) for every signal on it, on one connection of its own
 * that is renewed when lost.
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
        for (const hear of Object.values(handlers)) hear('')
        return
      } catch {
        // Not back yet; the next round tries again.
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
