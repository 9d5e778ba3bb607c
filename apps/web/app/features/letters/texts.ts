/** The texts of the letter generator and of the list of one's own letters. */
export const texts = {
  generator: {
    profile: 'Select a profile', // @spec
    model: 'AI Model', // @spec
    defaultModel: 'GPT-4o-mini', // @spec
    additionalInfo: 'Additional Info', // @spec
    generate: 'Generate', // @spec
    generating: 'Generating...', // @spec
    rewrite: 'Rewrite', // @spec
    rewriting: 'Rewriting...', // @spec
    empty: 'No cover letter generated.', // @spec
    failed: 'Something went wrong', // @spec
    copyFailed: 'Failed to copy to clipboard', // @spec
    profileLabel: 'Profile',
    noProfile: 'You don’t have a profile yet. Letters are written from one.',
    failedProfiles: 'Failed to load profiles', // @spec
    createProfile: 'Create Profile', // @spec
    seePremium: 'See the premium plan',
    advancedModels: 'Advanced models are included in the Unlimited Annual plan.',
    noAdvancedModels:
      'The Unlimited Annual plan includes advanced models, but none is connected to this server yet.',
    seePlans: 'See plans',
    builtInWriter: 'Built-in writer',
    willBeBuiltIn: 'No model is connected to this server, so the built-in writer is used.',
    additionalHint:
      'Anything the letter should mention that is not in your profile: your start date, a similar job, a question.',
    backToJob: 'Back to the job',
    post: 'The post',
    stop: 'Stop',
    yourLetter: 'Your letter',
    writtenFrom: (profile: string, writer: string) => `${writer} · from ${profile}`,
    change: 'Edit and regenerate',
    backToLetter: 'Back to the letter',
    restorePrevious: 'Restore previous version',
    words: (count: string) => (count === '1' ? '1 word' : `${count} words`),
    toCheck: (count: number) => `${count} to check`,
    edit: 'Edit',
    save: 'Save',
    cancel: 'Cancel',
    editLabel: 'Letter text',
    writing: 'Writing the letter.',
    ready: (count: string) => `The letter is ready: ${count === '1' ? '1 word' : `${count} words`}.`,
    traps: 'Hidden instructions in the post',
    trapsText: 'The letter does not follow them automatically. Read them and decide.',
    claims: 'Not in your profile',
    claimsText: 'Highlighted in the letter. Remove it, or add it to your profile if it is true.',
  },

  list: {
    title: 'My letters',
    lead: 'Every letter you have generated, newest first.',
    empty: 'No letters yet',
    emptyText: 'Letters you generate will appear here.',
    waiting: 'Loading your letters',
    failed: 'Failed to load your letters.',
    noJob: 'A job that is no longer listed',
    noProfile: 'a deleted profile',
    from: (profile: string) => `From ${profile}`,
    builtIn: 'Built-in writer',
    show: 'Show letter',
    hide: 'Hide letter',
    copyFailed: 'Failed to copy to clipboard', // @spec
    newer: 'Newer',
    older: 'Older',
    range: (from: string, to: string, all: string) => `${from}–${to} of ${all}`,
  },
}
