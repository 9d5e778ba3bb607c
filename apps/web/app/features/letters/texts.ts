/** The texts of the letter generator. Those of the stored letters are in history/texts.ts. */
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
    ownModel: 'Your own model writes all of your letters.',
    ownModelSettings: 'Change it in Settings',
    additionalHint:
      'Anything the letter should mention that is not in your profile: your start date, a similar job, a question.',
    useBuiltIn: 'Use the built-in writer',
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
    undo: 'Undo',
    openLetter: 'Open in Letters',
    anotherAngle: 'Try another angle: other evidence and another opening',
  },

  brief: {
    title: 'What the post asks',
    waiting: 'Reading the post',
    failed: 'The post’s questions could not be loaded.',
    none: 'The post asks nothing special of applicants.',
    answered: ({ answered, all }: { answered: number; all: number }) => `${answered} of ${all} answered`,
    things: (count: number) => (count === 1 ? '1 thing' : `${count} things`),
    isAnswered: 'Answered:',
    isOpen: 'Not answered yet:',
    by: 'In the letter:',
    outside: 'Attach it yourself when you apply.',
    answer: 'Your answer',
    answerHint: 'Your answer, as the letter should say it',
    addAnswer: 'Add to the letter',
    keepAnswer: 'Save to this profile',
    saved: 'Saved to this profile',
    putIn: (word: string) => `Put “${word}” in`,
    flags: 'Red flags',
    flagsText: 'Read these lines of the post before you apply.',
    traps: 'Hidden instructions in the post',
    trapsText: 'They are aimed at machines. The letter does not follow them.',
    close: 'Close the checklist',
  },

  fit: {
    poor: (profile: string) => `“${profile}” may not fit this post.`,
    use: (profile: string) => `Use “${profile}”`,
    better: 'Another profile of yours fits better.',
    still: 'You can generate the letter anyway.',
    chosen: (score: number) => `Chosen because it fits best: ${score}`,
    named: 'Chosen by the link you followed',
  },

  translation: {
    title: (profile: string) => `This profile is written in ${profile}.`,
    text: (letter: string) =>
      `The built-in writer doesn’t translate, so a letter in ${letter} can name little more than your tools.`,
    use: (profile: string) => `Write in ${profile}`,
  },

  wishes: {
    more: 'More options',
    tone: 'Tone',
    tones: { plain: 'Plain', warm: 'Warm', formal: 'Formal' },
    length: 'Length',
    lengths: { short: 'Short', medium: 'Medium', long: 'Long' },
    language: 'Language',
    ofPost: 'As in the post',
    languages: { en: 'English', es: 'Spanish', fr: 'French', de: 'German' },
    words: 'The post asks for a certain text',
  },

  works: {
    title: 'Work to include',
    none: 'Chosen for you',
    chosen: (count: number) => (count === 1 ? '1 chosen' : `${count} chosen`),
    hint: (most: number) =>
      `What fits this post best comes first. Select up to ${most}, in the order of the letter, or leave the choice to the writer.`,
    empty: 'Add projects to this profile, and you can choose among them here.',
    waiting: 'Loading the work in this profile',
    failed: 'The work in this profile could not be loaded.',
  },

  notes: {
    title: 'How this is understood',
    kinds: { fact: 'May be in the letter', style: 'Changes the style', private: 'Stays private' },
    kindOf: (quote: string) => `Use of “${quote}”`,
    worded: (sentence: string) => `In the letter: ${sentence}`,
    failed: 'This could not be read yet. Only what is clearly a fact will be in the letter.',
  },

  findings: {
    title: 'To check',
    text: 'Not in this profile. Remove it, or confirm that it is true.',
    hint: 'Select an underlined sentence of the letter to see what it is based on.',
    fromProfile: 'From your profile',
    fromNotes: 'From your additional info',
    remove: 'Remove',
    removeQuote: (quote: string) => `Remove “${quote}”`,
    isTrue: 'It’s true',
    isTrueQuote: (quote: string) => `It’s true: “${quote}”`,
    confirmFailed: 'It could not be saved. Please try again.',
    notChecked: 'The latest changes could not be checked.',
  },
}
