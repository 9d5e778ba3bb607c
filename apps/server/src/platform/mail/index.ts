/** Mail: what it looks like, the one way out, and the demo's page that shows what went into files. */
export { type Entry, onLetterhead } from './letterhead.ts'
export { type Mail, type Mailer, MailRefused, type MailSettings, mailTask, openMailer } from './mailer.ts'
export { mailsIn, removeMailsTo, serveOutbox } from './outbox.ts'
