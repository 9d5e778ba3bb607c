/** What other features may use of mail as a source. */
export { MailSource } from './MailSource.tsx'
export { texts as mailSourceTexts } from './texts.ts'
