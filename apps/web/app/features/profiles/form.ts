/** What a person enters for a profile: where it begins, how it changes, and what is sent. */
import type { Profile, ProfileInput } from '@gigbell/contract'
import { languageChoices } from '@gigbell/contract'

/** The form's fields; what the server stores, without its id. */
export type ProfileForm = Omit<Profile, 'id'>

/** A profile that nobody has begun yet. */
export const emptyForm: ProfileForm = {
  title: '',
  about: '',
  skills: [],
  languages: [],
  profile_links: { linkedin: '', youtube: '', twitter: '' },
}

/** The most the server takes. */
export const limits = { title: 120, about: 5000, skills: 50, skill: 80, link: 500 } as const

/** The form as it begins for a profile, or for a new one. */
export function formFromProfile(profile: Profile | undefined): ProfileForm {
  if (!profile) return emptyForm
  const { title, about, skills, languages, profile_links: links } = profile
  return { title, about, skills, languages, profile_links: { ...emptyForm.profile_links, ...links } }
}

/** What is sent: links completed, texts as they are (the server trims them). */
export function toProfileInput(form: ProfileForm): ProfileInput {
  const { linkedin, youtube, twitter } = form.profile_links
  return {
    ...form,
    profile_links: {
      linkedin: completeUrl(linkedin),
      youtube: completeUrl(youtube),
      twitter: completeUrl(twitter),
    },
  }
}

/** 'linkedin.com/in/ada' becomes the link it stands for; what isn't like an address stays for the server to refuse. */
export function completeUrl(text: string): string {
  const entered = text.trim()
  return /^[\w-]+(\.[\w-]+)+(\/|$)/.test(entered) ? `https://${entered}` : entered
}

/** True when something would be lost by closing the form. */
export const isFormChanged = (one: ProfileForm, other: ProfileForm) =>
  JSON.stringify(one) !== JSON.stringify(other)

/**
 * The skills with those of a text added: without the ones that are there already in whatever case, in the
 * spelling of a known skill where there is one.
 */
export function addSkills(skills: readonly string[], text: string, known: readonly string[] = []): string[] {
  const all = [...skills]
  for (const name of parseSkillNames(text)) {
    if (all.length >= limits.skills || all.some((skill) => isSameText(skill, name))) continue
    all.push(known.find((skill) => isSameText(skill, name)) ?? name)
  }
  return all
}

/** The skills a text names: separated by commas or line ends. */
export const parseSkillNames = (text: string): string[] =>
  text
    .split(/[,;\n\t]/)
    .map((part) => part.trim().replaceAll(/\s+/g, ' ').slice(0, limits.skill))
    .filter((name) => name !== '')

/**
 * Skills that may still be chosen: their name contains the search in whatever case, and they aren't chosen yet.
 * The one that is the search comes first, then those that begin with it; the rest stay in their order.
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

/** Upper and lower case are one. */
export const isSameText = (one: string, other: string) =>
  one.toLocaleLowerCase() === other.toLocaleLowerCase()

/** The languages offered, and those a profile has from elsewhere. */
export const languageOptions = (form: ProfileForm) => [
  ...languageChoices,
  ...form.languages.filter(({ value }) => !languageChoices.some((choice) => choice.value === value)),
]

/** True for what was kept of a form; older versions and other programs write there too. */
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
    )
  )
}
