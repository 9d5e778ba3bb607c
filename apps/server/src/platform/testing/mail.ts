/**
 * The mails of a test product: runs the waiting tasks with the real mailer, and reads the mails back from the
 * files.
 */
import type { Config } from '../../config.ts'
import type { Clock } from '../clock.ts'
import type { Database } from '../db/database.ts'
import type { Keys } from '../keys.ts'
import type { Log } from '../log.ts'
import { readOutbox } from '../mail/index.ts'
import { bringTasksForward } from '../queue.ts'
import { runTasks, tasksIn } from './tasks.ts'

/** What sending mails depends on. */
interface MailWorld {
  database: Database
  config: Config
  clock: Clock
  log: Log
  keys: Keys
}

/** Runs every waiting mail task, including those scheduled for the next minutes. Failed tasks stay for another try. */
export async function sendMails(world: MailWorld): Promise<void> {
  const tasks = tasksIn(world, ['accounts', 'billing', 'newsletter', 'referrals'])
  const mails = Object.entries(tasks).filter(([name]) => /^mail_|^note_failed_login$/.test(name))
  await bringTasksForward(world.database.db, 3600)
  await runTasks(world.database, Object.fromEntries(mails))
}

/** Sends waiting mails and returns those to an address, newest first. */
export async function readMailsTo(world: MailWorld, address: string) {
  await sendMails(world)
  const mails = await readOutbox(world.config.mail.outbox)
  return mails.filter((mail) => mail.to.toLowerCase() === address.toLowerCase())
}

/** Returns the token of the newest mail to an address with a link to `page`. */
export async function readMailedToken(world: MailWorld, address: string, page: string): Promise<string> {
  for (const mail of await readMailsTo(world, address)) {
    const token = new RegExp(`/${page}\\?token=([\\w.-]+)`).exec(mail.text)?.[1]
    if (token) return token
  }
  throw new Error(`no mail to ${address} links to ${page}`)
}
