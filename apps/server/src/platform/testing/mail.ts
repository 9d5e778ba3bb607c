/**
 * The mails of a test product: runs the waiting tasks with the real mailer, and reads the mails back from the
 * files.
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

/** What sending mails depends on. */
interface MailWorld {
  database: Database
  config: Config
  clock: Clock
  log: Log
  keys: Keys
}

/** Runs every waiting mail task, including those planned for the next hour. Failed tasks stay for a retry. */
export async function sendMails({ database, config, clock, log, keys }: MailWorld): Promise<void> {
  const movable = { now: clock.now, setAhead: () => {} }
  const tasks = mailTasks({ config, db: database.db, clock: movable, log, keys })
  await bringTasksForward(database.db, 3600)
  await workOn(database, tasks)
}

/** Sends waiting mails and returns those to an address, newest first. */
export async function mailsTo(world: MailWorld, address: string) {
  await sendMails(world)
  const mails = await mailsIn(world.config.mail.outbox)
  return mails.filter((mail) => mail.to.toLowerCase() === address.toLowerCase())
}

/** Returns the token of the newest mail to an address with a link to `page`. */
export async function mailedToken(world: MailWorld, address: string, page: string): Promise<string> {
  for (const mail of await mailsTo(world, address)) {
    const token = new RegExp(`/${page}\\?token=([\\w.-]+)`).exec(mail.text)?.[1]
    if (token) return token
  }
  throw new Error(`no mail to ${address} leads to ${page}`)
}
