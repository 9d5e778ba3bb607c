/** Mail: its layout, sending, and the demo's page that shows mails written to files. */
export { type MailEntry, renderMail } from './layout.ts'
export {
  createMailTask,
  type Mail,
  type Mailer,
  MailRejected,
  type MailSettings,
  openMailer,
} from './mailer.ts'
export { deleteMailsTo, readOutbox, serveOutbox } from './outbox.ts'
