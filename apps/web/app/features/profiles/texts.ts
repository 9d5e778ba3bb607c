/** The texts of profiles. Those of their optimization are in optimizationTexts.ts. */
import { profileLimits } from '@gigbell/contract'

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
  emptyText: 'A profile describes what you do, for whom, and with what. Letters are written from it.',
  deleteTitle: (title: string) => `Delete “${title}”`,
  deleteFailed: 'The profile could not be deleted.',
  saveFailed: 'The profile could not be saved.',
  full: (limit: number) =>
    limit === 1 ? 'Your plan includes one profile.' : `Your plan includes ${limit} profiles.`,
  seePlans: 'See plans',
  more: (count: number) => `+${count}`,
  noAbout: 'No description yet.',
  gone: 'This profile no longer exists.',
  fields: {
    title: 'Profile title',
    titleHint: 'What you do, in a few words: “React developer for online shops”.',
    about: 'About',
    aboutHint:
      'What you do and for whom, with a measurable result or two. Letters take their sentences from here.',
    skills: 'Skills',
    skillsHint: 'Choose from the list, or type one and press Enter.',
    languages: 'Languages',
    links: 'Links',
    linkHint: 'https://…',
  },
  chosenSkills: 'Chosen skills',
  unknownSkill: (skill: string) => `“${skill}” is not in the list. Choose one that is, or remove it.`,
  removeSkill: (skill: string) => `Remove ${skill}`,
  addSkill: (skill: string) => `Add “${skill}”`,
  added: (skill: string) => `${skill} added`,
  removed: (skill: string) => `${skill} removed`,
  tooManySkills: (most: number) => `You can add up to ${most} skills here.`,
  cancel: 'Cancel',

  imported: {
    title: 'Fill in from a CV or portfolio',
    label: 'Text of your CV or portfolio',
    hint: 'Paste it here and choose what to take over. The text itself is not stored.',
    read: 'Find details',
    failed: 'The text could not be read.',
    nothing: 'Nothing new was found in this text.',
    found: 'Choose what to add to the form. You can edit all of it before you save.',
    project: 'Project',
    replaces: (text: string) => `Replaces: ${text}`,
    add: (count: number) => (count === 1 ? 'Add 1 detail' : `Add ${count} details`),
    back: 'Back to the text',
    added: (count: number, submit: string) =>
      `${count === 1 ? '1 detail was' : `${count} details were`} added to the form. Nothing is saved until you press ${submit}.`,
  },

  projects: {
    title: 'Projects',
    hint: 'Work you can point to. Letters pick the project that is closest to the post.',
    count: (count: number) => `${count} of ${profileLimits.projects}`,
    add: 'Add a project',
    full: `A profile can have at most ${profileLimits.projects} projects.`,
    unnamed: 'Untitled project',
    name: 'Project title',
    client: 'Client',
    what: 'What you did',
    whatHint: 'In your own words; letters quote them.',
    result: 'Result',
    resultHint: 'A figure is best: “from 28 to 74 on mobile PageSpeed”.',
    link: 'Link',
    skills: 'Skills used',
    remove: 'Remove this project',
    removed: (title: string) => `“${title}” was removed.`,
    undo: 'Undo',
  },

  rate: {
    title: 'Rate and availability',
    hint: 'Letters include them when there is room.',
    amount: 'Rate',
    currency: 'Currency',
    per: 'Per',
    units: { hour: 'hour', project: 'project', word: 'word' },
    short: (amount: string, per: string) => `${amount} per ${per}`,
    invalid: 'Enter an amount such as 45 or 0.09.',
    availability: 'Availability',
    availabilityHint: 'For example “30 hours a week, from Monday”.',
  },

  evidence: {
    title: 'What your letters can use',
    lead: 'Each fact below was found in your profile. Letters quote these words and nothing else about you.',
    profile: 'Profile',
    waiting: 'Loading what your letters can use',
    failed: 'The facts of this profile could not be loaded.',
    empty: 'Nothing yet. Describe your work in the about text, or add a project.',
    kinds: {
      project: 'Projects',
      work: 'Work',
      skill: 'Skills',
      rate: 'Rate',
      availability: 'Availability',
      language: 'Languages',
      link: 'Links',
      education: 'Education',
      location: 'Location',
    },
    use: 'Letters can use this',
    off: 'Letters don’t use this.',
    confirmed: 'You confirmed this in a letter.',
    correct: 'Correct',
    corrected: (original: string) => `Corrected. In your profile: “${original}”`,
    restore: 'Restore the original',
    delete: 'Delete',
    makeProject: 'Make it a project',
    correction: 'Corrected text',
    save: 'Save',
    changeFailed: 'The change could not be saved.',
  },
}
