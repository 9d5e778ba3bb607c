/**
 * Sends mail: over SMTP where MAIL_URL is set, into files of the outbox otherwise. It is called by tasks of
 * the queue, never in a request, save for the sample that somebody asks for and waits for (notifications).
 * What a mail says is in the features; its looks are in letterhead.ts.
 */
import { createHash } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport, type Transporter } from 'nodemailer'
import { type Clock, MINUTE, SECOND } from '../clock.ts'
import type { Log } from '../log.ts'
import type { Task } from '../queue.ts'

/** A mail, whole. `headers` are for what machines read (List-Unsubscribe). */
export interface Mail {
  to: string
  subject: string
  text: string
  html: string
  headers?: Record<string, string>
  /** The same for a mail that is handed over again, so that a mailbox can tell: its Message-ID. */
  id?: string
}

/** The one port that mail leaves by. */
export interface Mailer {
  /**
   * Hands a mail over.
   * @throws MailRefused when it will never be taken (SMTP 5xx); any other error is worth another try
   */
  send(mail: Mail): Promise<void>
}

/** The other side says no for good. Its message is the reason, without the address. */
export class MailRefused extends Error {}

/** Where mails go and whom they are from. */
export interface MailSettings {
  /** `smtp://…` or `smtps://…`; absent: files in `outbox`. */
  url: string | undefined
  from: string
  outbox: string
}

/** Opens the way out. Nothing is connected yet: each mail has a connection of its own. */
export function openMailer(settings: MailSettings, clock: Clock): Mailer {
  if (settings.url === undefined) return outboxMailer(settings, clock)
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
        throw judged(error as SmtpError, mail.to)
      }
    },
  }
}

/** Every mail is one of a machine's (RFC 3834): nobody's holiday notice is to answer it. */
const AUTOMATIC = { 'Auto-Submitted': 'auto-generated' }

function envelope({ id, ...mail }: Mail, { from }: MailSettings, date: Date) {
  const host = /@([^>\s]+)>?\s*$/.exec(from)?.[1] ?? 'localhost'
  return {
    ...mail,
    headers: { ...AUTOMATIC, ...mail.headers },
    from,
    date,
    ...(id ? { messageId: `<${id}@${host}>` } : {}),
  }
}

/** Tells mails of the same instant apart, in their order. */
let written = 0

/** Without SMTP: one `.eml` file a mail, named so that the names sort by time. */
function outboxMailer(settings: MailSettings, clock: Clock): Mailer {
  const transport: Transporter = createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
  return {
    async send(mail) {
      const date = clock.now()
      const { message } = (await transport.sendMail(envelope(mail, settings, date))) as {
        message: Buffer
      }
      await mkdir(settings.outbox, { recursive: true, mode: 0o700 })
      written += 1
      const place = `${process.pid}-${String(written).padStart(6, '0')}`
      const name = `${date.toISOString().replaceAll(':', '-')}-${place}.eml`
      // A file that is there is whole: it gets its name when it is written.
      const draft = join(settings.outbox, `.${name}`)
      await writeFile(draft, message, { mode: 0o600 })
      await rename(draft, join(settings.outbox, name))
    },
  }
}

/** A mail server may say more than anybody reads. */
const LONGEST_REASON = 1000

type SmtpError = Error & { code?: string; responseCode?: number }

/**
 * A refusal for good is one of this recipient or this mail; a wrong password of ours or a closed line is worth
 * another try. The address is cut from the reason, which ends up in the log and in the queue's tables.
 */
function judged(error: SmtpError, to: string): Error {
  const reason = error.message
    .slice(0, LONGEST_REASON)
    .replaceAll(to, '(address)')
    .replace(/\S+@\S+/g, '(address)')
  const about = error.code === 'EENVELOPE' || error.code === 'EMESSAGE'
  if (about && (error.responseCode ?? 0) >= 500) return new MailRefused(reason)
  return new Error(`The mail could not be handed over: ${reason}`)
}

/**
 * Makes a task of what composes a mail (null: there is nothing to send any more). A mail that is refused for
 * good is set aside with the reason; whatever else goes wrong is thrown, and the queue tries again.
 */
export function mailTask(
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
      if (!(error instanceof MailRefused)) throw error
      const whose = createHash('sha256').update(mail.to.toLowerCase()).digest('hex').slice(0, 12)
      log.error({ mail: name, address: whose, reason: error.message }, 'a mail was refused and set aside')
    }
  }
}
