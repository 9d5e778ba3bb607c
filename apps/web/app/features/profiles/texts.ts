/** The texts of profiles and of their optimization. */
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
  tooManySkills: `A profile can have at most ${profileLimits.skills} skills.`,
  cancel: 'Cancel',

  optimization: {
    title: 'Profile optimization',
    lead: 'How complete each profile is, by five simple rules. Calculated in your browser; nothing is sent anywhere.',
    score: (points: number) => `${points} of 100`,
    of: (points: number, most: number) => `${points} of ${most}`,
    done: 'Nothing to improve by these rules.',
    change: 'Edit',
    changeRule: (rule: string) => `Edit: ${rule}`,
    dismiss: 'Dismiss',
    dismissRule: (rule: string) => `Dismiss: ${rule}`,
    dismissed: (count: number) =>
      count === 1 ? '1 suggestion dismissed.' : `${count} suggestions dismissed.`,
    showAgain: 'Show again',
    named: 'Skills in your text',
    namedAdvice: (skills: string) =>
      `Mentioned in your text but missing from your skills: ${skills}. Clients search by skills.`,
    add: 'Add to skills',
    addFailed: 'The skills could not be added.',
    edit: 'Edit this profile',
    empty: 'No profiles yet',
    emptyText: 'Create a profile first. This page then shows how to improve it.',
  },
}
