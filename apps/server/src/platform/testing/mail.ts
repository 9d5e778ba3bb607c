/**
 * The mails of a test's world: its waiting tasks are done to the end, by the real tasks and the real mailer,
 * and what was mailed is read back from the files.
 */
import type { Config } from '../../config.ts'
import { mailTasks } from '../../work.ts'
import type { Clock } from '../clock.ts'
import type { Database } from '../db/database.ts'
import type { Keys } from '../keys.ts'
import type { Log } from '../log.ts'
import { mailsIn } from '../mail/index.ts'
import { bringTasksForward } from '../queue.ts'
import { workOn } from './work.ts'

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
  await workOn(database, tasks)
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
