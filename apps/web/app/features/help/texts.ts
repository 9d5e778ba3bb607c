/** The texts of the help screens; the answers themselves are in `answers.ts`. */
export const texts = {
  title: 'Help',
  search: 'Search the answers',
  resultCount: (count: number) => (count === 1 ? '1 answer' : `${count} answers`),
  none: 'No answer has these words',
  noneText: 'Try fewer or other words.',
  all: 'Show all answers',
}
