/**
 * Sends mail: over SMTP if MAIL_URL is set, otherwise to files in the outbox. It is called by tasks of the
 * queue, never in a request, except for the test message of the notification settings. Contents are in the
 * features; the layout is in layout.ts.
 */
import { createHash } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport, type Transporter } from 'nodemailer'
import { type Clock, MINUTE, SECOND } from '../clock.ts'
import type { Log } from '../log.ts'
import type { Task } from '../queue.ts'

/** A complete mail. `headers` are additional ones such as List-Unsubscribe. */
export interface Mail {
  to: string
  subject: string
  text: string
  html: string
  headers?: Record<string, string>
  /** The Message-ID, which is the same for a retry, so that mailboxes can remove duplicates. */
  id?: string
}

/** Sends mails. */
export interface Mailer {
  /**
   * Sends a mail.
   * @throws MailRejected if the server rejects it permanently (SMTP 5xx); other errors can be retried
   */
  send(mail: Mail): Promise<void>
}

/** The server rejected a mail permanently. The message is the reason, without the address. */
export class MailRejected extends Error {}

/** Where mails are sent, and their sender. */
export interface MailSettings {
  /** An address `smtp://…` or `smtps://…`. If it is missing, mails are written to `outbox`. */
  url: string | undefined
  from: string
  outbox: string
}

/** Creates a mailer. It opens a connection for each mail. */
export function openMailer(settings: MailSettings, clock: Clock): Mailer {
  if (settings.url === undefined) return openOutboxMailer(settings, clock)
  const transport = createTransport({
    url: settings.url,
    connectionTimeout: 20 * SECOND,
    greetingTimeout: 20 * SECOND,
    socketTimeout: MINUTE,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async send(mail) {
      try {
        await transport.sendMail(envelope(mail, settings, clock.now()))
      } catch (error) {
        throw toMailError(error as SmtpError, mail.to)
      }
    },
  }
}

/** Marks every mail as automatic (RFC 3834), so that out-of-office programs do not answer it. */
const AUTOMATIC_MAIL = { 'Auto-Submitted': 'auto-generated' }

function envelope({ id, ...mail }: Mail, { from }: MailSettings, date: Date) {
  const host = /@([^>\s]+)>?\s*$/.exec(from)?.[1] ?? 'localhost'
  return {
    ...mail,
    headers: { ...AUTOMATIC_MAIL, ...mail.headers },
    from,
    date,
    ...(id ? { messageId: `<${id}@${host}>` } : {}),
  }
}

/** Counts mails, so that the names of files in the same millisecond keep their order. */
let mailCount = 0

/** Writes one `.eml` file for each mail, with names that sort by time. */
function openOutboxMailer(settings: MailSettings, clock: Clock): Mailer {
  const transport: Transporter = createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
  return {
    async send(mail) {
      const date = clock.now()
      const { message } = (await transport.sendMail(envelope(mail, settings, date))) as {
        message: Buffer
      }
      await mkdir(settings.outbox, { recursive: true, mode: 0o700 })
      mailCount += 1
      const place = `${process.pid}-${String(mailCount).padStart(6, '0')}`
      const name = `${date.toISOString().replaceAll(':', '-')}-${place}.eml`
      // A file gets its final name when it is complete.
      const draft = join(settings.outbox, `.${name}`)
      await writeFile(draft, message, { mode: 0o600 })
      await rename(draft, join(settings.outbox, name))
    },
  }
}

/** The maximum length of a server's reason. */
const MAX_REASON_LENGTH = 1000

type SmtpError = Error & { code?: string; responseCode?: number }

/**
 * A permanent rejection concerns the recipient or the mail; a wrong password or a lost connection can be
 * retried. The address is removed from the reason, which is stored in the log and in the queue's tables.
 */
function toMailError(error: SmtpError, to: string): Error {
  const reason = error.message
    .slice(0, MAX_REASON_LENGTH)
    .replaceAll(to, '(address)')
    .replace(/\S+@\S+/g, '(address)')
  const about = error.code === 'EENVELOPE' || error.code === 'EMESSAGE'
  if (about && (error.responseCode ?? 0) >= 500) return new MailRejected(reason)
  return new Error(`The mail could not be sent: ${reason}`)
}

/**
 * Creates a task from a function that composes a mail (null: nothing to send). A permanently rejected mail is
 * dropped and logged with the reason; other errors are thrown, and the queue retries.
 */
export function createMailTask(
  { mailer, log }: { mailer: Mailer; log: Log },
  name: string,
  compose: (payload: unknown) => Promise<Mail | null>,
): Task {
  return async (payload) => {
    const mail = await compose(payload)
    if (!mail) return
    try {
      await mailer.send(mail)
    } catch (error) {
      if (!(error instanceof MailRejected)) throw error
      const whose = createHash('sha256').update(mail.to.toLowerCase()).digest('hex').slice(0, 12)
      log.error({ mail: name, address: whose, reason: error.message }, 'a mail was rejected and dropped')
    }
  }
}
