/** Mail: its layout, sending, and the demo's page that shows mails written to files. */
export { type Entry, onLetterhead } from './layout.ts'
export { type Mail, type Mailer, MailRefused, type MailSettings, mailTask, openMailer } from './mailer.ts'
export { mailsIn, removeMailsTo, serveOutbox } from './outbox.ts'
