/** The texts of the screens of stored letters and applications. */
import type { LetterStatus } from '@gigbell/contract'

const statuses: Record<LetterStatus, string> = {
  draft: 'Draft',
  applied: 'Applied',
  viewed: 'Viewed',
  replied: 'Replied',
  interview: 'Interview',
  won: 'Won',
  lost: 'Lost',
  withdrawn: 'Withdrawn',
}

export const texts = {
  title: 'Letters',
  lead: 'Everything you’ve written or sent, and what came of it.',
  statuses,

  list: {
    name: 'Your letters',
    waiting: 'Loading your letters',
    failed: 'Failed to load your letters.',
    empty: 'No letters yet',
    emptyText: 'Letters you generate appear here. You can also add applications you wrote elsewhere.',
    noneFound: 'No letters match',
    noneFoundText: 'Try another search, or clear the filters.',
    clear: 'Clear filters',
    search: 'Search letters',
    searchPlaceholder: 'Search titles, texts and notes',
    status: 'Status',
    anyStatus: 'All statuses',
    profile: 'Profile',
    anyProfile: 'All profiles',
    found: (all: string) => (all === '1' ? '1 letter' : `${all} letters`),
    newer: 'Newer',
    older: 'Older',
    pages: 'Pages',
    range: (from: string, to: string, all: string) => `${from}–${to} of ${all}`,
    exportCsv: 'Export as CSV',
    exportFailed: 'The export failed. Please try again.',
  },

  row: {
    noJob: 'A job that is no longer listed',
    from: (profile: string) => `From ${profile}`,
    statusOf: (title: string) => `Status of “${title}”`,
    statusFailed: 'The status could not be changed. Please try again.',
    show: 'Show letter',
    hide: 'Hide letter',
    noText: 'No text was added.',
    copyFailed: 'Failed to copy to clipboard', // @spec
    delete: 'Delete',
    deleteOf: (title: string) => `Delete “${title}”`,
  },

  deletion: {
    title: (title: string) => `Delete “${title}”?`,
    text: 'Its text, versions, note and history will be deleted for good. It still counts toward your plan.',
    yes: 'Delete',
    failed: 'It could not be deleted. Please try again.',
  },

  add: {
    open: 'Add an application',
    title: 'Add an application',
    lead: 'For applications you wrote elsewhere. They don’t count toward your plan.',
    job: 'Job title',
    url: 'Link to the post (optional)',
    status: 'Status',
    text: 'Your letter (optional)',
    submit: 'Add application',
    cancel: 'Cancel',
    failed: 'It could not be added. Please try again.',
  },
}
