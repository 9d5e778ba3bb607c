/** The texts of profiles and of their optimization. */
export const texts = {
  title: 'Profiles', // @spec
  empty: 'No profiles yet', // @spec
  create: 'Create Profile', // @spec
  new: 'New Profile', // @spec
  edit: 'Edit', // @spec
  delete: 'Delete', // @spec
  confirmDelete: 'Are you sure you want to delete this profile?', // @spec
  createTitle: 'Create New Profile', // @spec
  editTitle: 'Edit Profile', // @spec
  submitCreate: 'Create', // @spec
  submitUpdate: 'Update', // @spec
  failed: 'Failed to load profiles', // @spec
  links: { linkedin: 'LinkedIn', youtube: 'Youtube', twitter: 'X (Twitter)' }, // @spec
  loadingSkills: 'Loading skills...', // @spec
  noSkills: 'No matching skills found', // @spec
  failedSkills: (message: string) => `Error loading skills: ${message}`, // @spec
  failedSkillsFetch: 'Failed to fetch skills', // @spec
  waiting: 'Loading profiles',
  emptyText: 'A profile says what you do, for whom and with what. Letters are written from it.',
  deleteTitle: (title: string) => `Delete “${title}”`,
  deleteFailed: 'The profile could not be deleted.',
  saveFailed: 'The profile could not be saved.',
  full: (limit: number) =>
    limit === 1 ? 'Your plan has room for one profile.' : `Your plan has room for ${limit} profiles.`,
  seePlans: 'See plans',
  more: (count: number) => `+${count}`,
  noAbout: 'Nothing about you yet.',
  gone: 'This profile is not there any more.',
  fields: {
    title: 'Profile title',
    titleHint: 'What you do, in a few words: “React developer for online shops”.',
    about: 'About',
    aboutHint:
      'What you do and for whom, with a result or two in figures. Letters take their sentences from here.',
    skills: 'Skills',
    skillsHint: 'Choose from the list, or type one and press Enter.',
    languages: 'Languages',
    links: 'Links',
    linkHint: 'https://…',
  },
  chosenSkills: 'Chosen skills',
  unknownSkill: (skill: string) => `“${skill}” is not in the list. Choose one that is, or take it out.`,
  removeSkill: (skill: string) => `Remove ${skill}`,
  addSkill: (skill: string) => `Add “${skill}”`,
  added: (skill: string) => `${skill} added`,
  removed: (skill: string) => `${skill} removed`,
  tooManySkills: 'A profile can have at most 50 skills.',
  cancel: 'Cancel',

  optimization: {
    title: 'Profile optimization',
    lead: 'How complete each profile is, by five plain rules. Counted in your browser; nothing is sent anywhere.',
    score: (points: number) => `${points} of 100`,
    of: (points: number, most: number) => `${points} of ${most}`,
    done: 'Nothing to add by these rules.',
    change: 'Change it',
    changeRule: (rule: string) => `Change it: ${rule}`,
    dismiss: 'Dismiss',
    dismissRule: (rule: string) => `Dismiss: ${rule}`,
    dismissed: (count: number) =>
      count === 1 ? '1 suggestion dismissed.' : `${count} suggestions dismissed.`,
    showAgain: 'Show again',
    named: 'Skills named, not shown',
    namedAdvice: (skills: string) =>
      `Named in your text and missing from your skills: ${skills}. Searches go by skills.`,
    add: 'Add to skills',
    addFailed: 'The skills could not be added.',
    edit: 'Edit this profile',
    empty: 'No profiles yet',
    emptyText: 'Write a profile first; then this page says what would make it stronger.',
  },
}
