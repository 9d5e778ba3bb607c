/** Mail: what it looks like, the one way out, and the demo's page that shows what went into files. */
export { onLetterhead } from './letterhead.ts'
export { type Mail, type Mailer, mailTask, openMailer } from './mailer.ts'
export { mailsIn, serveOutbox } from './outbox.ts'
