/** The texts of the list next to the selected job, which are loaded with it. */
export const splitTexts = {
  selected: 'Selected job',
  keys: 'Press ? for keyboard shortcuts.',
  applicants: (number: string, value: number) => (value === 1 ? '1 applicant' : `${number} applicants`),
  saved: (title: string) => `Saved: ${title}`,
  unsaved: (title: string) => `Removed from saved jobs: ${title}`,
  hidden: (title: string) => `Hidden: ${title}. Press U to undo.`,
  unhidden: (title: string) => `No longer hidden: ${title}`,
  nothingToUndo: 'There is nothing to undo.',
  start: 'This is the first job.',
  end: 'This is the last job.',
}
