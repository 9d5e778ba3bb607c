import type { LetterStatus } from '@gigbell/contract'

/** The texts of the shared components. What only one feature says is in that feature's `texts.ts`. */
export const sharedTexts = {
  product: 'Gigbell',
  opensElsewhere: 'opens in a new tab',
  close: 'Close',

  errors: {
    any: 'An error occurred', // @spec
    withMessage: (message: string) => `Error: ${message}`, // @spec
    retry: 'Try again',
    notLoaded: 'This part of Gigbell could not be loaded. Check your connection.',
    reload: 'Reload the page',
    unreachable: 'Gigbell could not be reached. Check your connection and try again.',
    stale: 'Showing the last loaded version.',
    notFound: 'Something is not right!', // @spec
    toDashboard: 'Go back to your Dashboard', // @spec
    notFoundText: 'There is no page at this address. Check the link, or continue from your dashboard.',
  },

  unsaved: {
    restored: 'Your unsaved changes were restored.',
    title: 'Unsaved changes',
    text: 'Close without saving your changes?',
    discard: 'Discard changes',
    keep: 'Keep editing',
  },

  confirm: {
    yes: 'Yes', // @spec
    cancel: 'Cancel', // @spec
  },

  diff: {
    added: 'Added:',
    removed: 'Removed:',
  },

  copyButton: {
    copy: 'Copy',
    copied: 'Copied!', // @spec
  },

  password: {
    label: 'Password',
    show: 'Show password',
    hide: 'Hide password',
  },

  job: {
    new: 'New',
    opened: 'Already viewed',
    moreSkills: 'more skills',
  },

  letterStatuses: {
    draft: 'Draft',
    applied: 'Applied',
    viewed: 'Viewed',
    replied: 'Replied',
    interview: 'Interview',
    won: 'Won',
    lost: 'Lost',
    withdrawn: 'Withdrawn',
  } satisfies Record<LetterStatus, string>,
}
