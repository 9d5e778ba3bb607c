/** What a pasted text offers for the profile form: parts that the person selects, and their effect on the form. */
import type { ProfileProposal, Project } from '@gigbell/contract'
import { profileLimits } from '@gigbell/contract'
import { addSkills, isSameText, type ProfileForm } from './form.ts'
import { addProject } from './projects.ts'
import { formatRateAmount, formFromRate, noRate, toRate } from './rate.ts'
import { texts } from './texts.ts'

/** A part of the form that a pasted text offers. Skills and languages are one part each, so that each can be refused. */
export interface ImportedPart {
  id: string
  group: 'text' | 'skills' | 'languages' | 'projects'
  /** The name of the field; skills, languages and projects have none. */
  label?: string
  value: string
  /** The present text of the field, which the part would replace. */
  replaces?: string
  /** Returns the form with the part. */
  apply: (form: ProfileForm) => ProfileForm
}

/** Returns the parts that differ from the form. */
export function findNewParts(form: ProfileForm, found: ProfileProposal): ImportedPart[] {
  return [
    ...textParts(form, found),
    ...linkParts(form, found),
    ...rateParts(form, found),
    ...projectParts(form, found),
    ...skillParts(form, found),
    ...languageParts(form, found),
  ]
}

/** Returns the form with the parts, in their order. */
export const applyParts = (form: ProfileForm, parts: readonly ImportedPart[]): ProfileForm =>
  parts.reduce((before, part) => part.apply(before), form)

function textParts(form: ProfileForm, found: ProfileProposal): ImportedPart[] {
  const labels = {
    title: texts.fields.title,
    about: texts.fields.about,
    availability: texts.rate.availability,
  }
  return (['title', 'about', 'availability'] as const).flatMap((name) =>
    replacement(name, labels[name], form[name], found[name], (before, value) => ({
      ...before,
      [name]: value,
    })),
  )
}

function linkParts(form: ProfileForm, found: ProfileProposal): ImportedPart[] {
  return (['linkedin', 'youtube', 'twitter'] as const).flatMap((name) =>
    replacement(
      name,
      texts.links[name],
      form.profile_links[name],
      found.profile_links[name],
      (before, value) => ({ ...before, profile_links: { ...before.profile_links, [name]: value } }),
    ),
  )
}

function rateParts(form: ProfileForm, { rate }: ProfileProposal): ImportedPart[] {
  if (!rate) return []
  const describe = (one: typeof rate) => texts.rate.short(formatRateAmount(one), texts.rate.units[one.per])
  const present = toRate(form.rate ?? noRate)
  return replacement(
    'rate',
    texts.rate.amount,
    present ? describe(present) : '',
    describe(rate),
    (before) => ({
      ...before,
      rate: formFromRate(rate),
    }),
  )
}

/** Returns the part of a field with one text, or nothing if the form has that text already. */
function replacement(
  id: string,
  label: string,
  present: string,
  value: string,
  apply: (form: ProfileForm, value: string) => ProfileForm,
): ImportedPart[] {
  const [before, after] = [present.trim(), value.trim()]
  if (after === '' || after === before) return []
  return [
    {
      id,
      group: 'text',
      label,
      value: after,
      ...(before !== '' && { replaces: before }),
      apply: (form) => apply(form, after),
    },
  ]
}

function projectParts(form: ProfileForm, { projects }: ProfileProposal): ImportedPart[] {
  const space = profileLimits.projects - form.projects.length
  return projects
    .filter(({ title }) => !form.projects.some((one) => isSameText(one.title, title)))
    .slice(0, space)
    .map((project, at) => ({
      id: `project ${at}`,
      group: 'projects' as const,
      value: describeProject(project),
      apply: (before) => ({ ...before, projects: addProject(before.projects, project) }),
    }))
}

const describeProject = ({ title, client, what, result, url }: Project) =>
  [title, client, what, result, url].filter((text) => text !== '').join(' · ')

function skillParts(form: ProfileForm, { skills }: ProfileProposal): ImportedPart[] {
  return skills
    .filter((skill) => !form.skills.some((one) => isSameText(one, skill)))
    .slice(0, profileLimits.skills - form.skills.length)
    .map((skill) => ({
      id: `skill ${skill}`,
      group: 'skills' as const,
      value: skill,
      apply: (before) => ({ ...before, skills: addSkills(before.skills, skill) }),
    }))
}

function languageParts(form: ProfileForm, { languages }: ProfileProposal): ImportedPart[] {
  return languages
    .filter(({ value }) => !form.languages.some((one) => one.value === value))
    .map((language) => ({
      id: `language ${language.value}`,
      group: 'languages' as const,
      value: language.label,
      apply: (before) => ({ ...before, languages: [...before.languages, language] }),
    }))
}
