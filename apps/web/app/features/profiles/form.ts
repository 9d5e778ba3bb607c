/** The values of the profile form: initial values, conversion and validation. */
import type { Profile, ProfileInput } from '@gigbell/contract'
import { languageChoices, profileLimits } from '@gigbell/contract'
import { isProject } from './projects.ts'
import { formFromRate, isRateForm, noRate, type RateForm, toRate } from './rate.ts'

/** The form's fields: a profile without its id. */
export type ProfileForm = Omit<Profile, 'id' | 'rate'> & { rate: RateForm }

/** An empty form. */
export const emptyForm: ProfileForm = {
  title: '',
  about: '',
  skills: [],
  languages: [],
  profile_links: { linkedin: '', youtube: '', twitter: '' },
  projects: [],
  rate: noRate,
  availability: '',
}

/** Returns the form of a profile, or an empty one. */
export function formFromProfile(profile: Profile | undefined): ProfileForm {
  if (!profile) return emptyForm
  const { id: _id, profile_links: links, rate, ...fields } = profile
  return {
    ...emptyForm,
    ...fields,
    profile_links: { ...emptyForm.profile_links, ...links },
    rate: formFromRate(rate),
  }
}

/** Returns what is sent, with completed links; the server trims the texts. */
export function toProfileInput(form: ProfileForm): ProfileInput {
  const { linkedin, youtube, twitter } = form.profile_links
  return {
    ...form,
    projects: form.projects.map((project) => ({ ...project, url: completeUrl(project.url) })),
    rate: toRate(form.rate),
    profile_links: {
      linkedin: completeUrl(linkedin),
      youtube: completeUrl(youtube),
      twitter: completeUrl(twitter),
    },
  }
}

/** Adds 'https://' to an address like 'linkedin.com/in/ada'; other texts stay, and the server refuses them. */
export function completeUrl(text: string): string {
  const entered = text.trim()
  return /^[\w-]+(\.[\w-]+)+(\/|$)/.test(entered) ? `https://${entered}` : entered
}

/** Returns whether closing the form would lose changes. */
export const isFormChanged = (one: ProfileForm, other: ProfileForm) =>
  JSON.stringify(one) !== JSON.stringify(other)

/**
 * Adds the skills of a text, without duplicates regardless of case, and in the spelling of the known skill where
 * there is one.
 */
export function addSkills(skills: readonly string[], text: string, known: readonly string[] = []): string[] {
  const all = [...skills]
  for (const name of parseSkillNames(text)) {
    if (all.length >= profileLimits.skills || all.some((skill) => isSameText(skill, name))) continue
    all.push(known.find((skill) => isSameText(skill, name)) ?? name)
  }
  return all
}

/** Splits a text into skills, separated by commas, semicolons, tabs or line breaks. */
export const parseSkillNames = (text: string): string[] =>
  text
    .split(/[,;\n\t]/)
    .map((part) => part.trim().replaceAll(/\s+/g, ' ').slice(0, profileLimits.skill))
    .filter((name) => name !== '')

/**
 * Returns the unselected skills whose names contain the search, regardless of case: an exact match first, then those
 * that start with it; the rest keep their order.
 */
export function matchingSkills(
  known: readonly string[],
  chosen: readonly string[],
  search: string,
): string[] {
  const wanted = search.trim().toLocaleLowerCase()
  const rank = (name: string) =>
    isSameText(name, wanted) ? 0 : name.toLocaleLowerCase().startsWith(wanted) ? 1 : 2
  return known
    .filter(
      (name) => name.toLocaleLowerCase().includes(wanted) && !chosen.some((skill) => isSameText(skill, name)),
    )
    .sort((one, other) => rank(one) - rank(other))
}

/** Compares two texts regardless of case. */
export const isSameText = (one: string, other: string) =>
  one.toLocaleLowerCase() === other.toLocaleLowerCase()

/** Returns the available languages and any other languages of the profile. */
export const languageOptions = (form: ProfileForm) => [
  ...languageChoices,
  ...form.languages.filter(({ value }) => !languageChoices.some((choice) => choice.value === value)),
]

/** Returns whether a stored value is a form; other versions of the app may have written it. */
export function isProfileForm(value: unknown): value is ProfileForm {
  const form = value as ProfileForm | null
  return (
    typeof form === 'object' &&
    form !== null &&
    typeof form.title === 'string' &&
    typeof form.about === 'string' &&
    Array.isArray(form.skills) &&
    form.skills.every((skill) => typeof skill === 'string') &&
    Array.isArray(form.languages) &&
    form.languages.every((one) => typeof one?.value === 'string' && typeof one.label === 'string') &&
    typeof form.profile_links === 'object' &&
    form.profile_links !== null &&
    (['linkedin', 'youtube', 'twitter'] as const).every(
      (name) => typeof form.profile_links[name] === 'string',
    ) &&
    Array.isArray(form.projects) &&
    form.projects.every(isProject) &&
    isRateForm(form.rate) &&
    typeof form.availability === 'string'
  )
}
