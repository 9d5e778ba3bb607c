/**
 * The mails of a test's world: its waiting tasks are done to the end, by the real tasks and the real mailer,
 * and what was mailed is read back from the files.
 */
import { Logger, runOnce } from 'graphile-worker'
import { sql } from 'kysely'
import { expect } from 'vitest'
import type { Config } from '../../config.ts'
import { mailTasks } from '../../work.ts'
import type { Clock } from '../clock.ts'
import type { Database, Db } from '../db/database.ts'
import type { Keys } from '../keys.ts'
import type { Log } from '../log.ts'
import { mailsIn } from '../mail/index.ts'
import { bringTasksForward } from '../queue.ts'

/** What mailing needs of a world. */
interface MailWorld {
  database: Database
  config: Config
  clock: Clock
  log: Log
  keys: Keys
}

/** Does every mail task that waits, those planned for the next minutes too. Failures stay for another try. */
export async function sendMails({ database, config, clock, log, keys }: MailWorld): Promise<void> {
  const movable = { now: clock.now, setAhead: () => {} }
  const tasks = mailTasks({ config, db: database.db, clock: movable, log, keys })
  await bringTasksForward(database.db, 3600)
  await runOnce({
    pgPool: database.pool,
    noHandleSignals: true,
    logger: quiet,
    taskList: Object.fromEntries(
      Object.entries(tasks).map(([name, task]) => [
        name,
        (payload: unknown) => task(payload, { signal: AbortSignal.timeout(60_000) }),
      ]),
    ),
  })
  // The queue doesn't wait until it has written down how a task ended.
  await expect.poll(() => held(database.db)).toBe(0)
}

/** How many tasks somebody holds. */
async function held(db: Db): Promise<number> {
  const { rows } = await sql<{ held: number }>`
    select count(*) as held from graphile_worker._private_jobs where locked_at is not null`.execute(db)
  return rows[0]?.held ?? 0
}

/** Sends what waits, and returns the mails to an address, newest first. */
export async function mailsTo(world: MailWorld, address: string) {
  await sendMails(world)
  const mails = await mailsIn(world.config.mail.outbox)
  return mails.filter((mail) => mail.to.toLowerCase() === address.toLowerCase())
}

/** The token of the newest mail to an address whose link leads to `page`. */
export async function mailedToken(world: MailWorld, address: string, page: string): Promise<string> {
  for (const mail of await mailsTo(world, address)) {
    const token = new RegExp(`/${page}\\?token=([\\w.-]+)`).exec(mail.text)?.[1]
    if (token) return token
  }
  throw new Error(`no mail to ${address} leads to ${page}`)
}

const quiet = new Logger(() => () => {})
