/** The texts of the question whether an application was sent. */
export const sentTexts = {
  title: 'Did you send your application?',
  asked: (title: string) =>
    `Did you send your application for “${title}”? Press Y if you sent it, or N if not yet.`,
  yes: 'Yes, I sent it',
  notYet: 'Not yet',
  recorded: (title: string) => `Recorded in Letters as applied: ${title}`,
  failed: 'It could not be recorded. Please try again.',
}
