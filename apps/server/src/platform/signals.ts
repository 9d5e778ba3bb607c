/**
 * What one process tells the others through PostgreSQL's LISTEN/NOTIFY. A signal is a hint that something
 * changed: after a lost connection the listener is called once, because a signal may have been missed.
 */
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'

/** An open ear; `stop` closes its connection. */
export interface Listener {
  stop(): Promise<void>
}

/** Calls `heard` for every signal on `channel` (a plain name), on a connection of its own that is renewed when lost. */
export async function listen(
  url: string,
  channel: string,
  heard: (payload: string) => void,
): Promise<Listener> {
  let stopped = false
  let client: pg.Client
  const connect = async () => {
    client = new pg.Client({ connectionString: url, keepAlive: true })
    client.on('notification', ({ payload }) => heard(payload ?? ''))
    client.on('error', () => {})
    await client.connect()
    client.on('end', () => {
      if (!stopped) void reconnect()
    })
    await client.query(`listen ${channel}`)
  }
  const reconnect = async () => {
    for (let pause = 100; !stopped; pause = Math.min(pause * 2, 2000)) {
      await wait(pause)
      try {
        await connect()
        return heard('')
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
