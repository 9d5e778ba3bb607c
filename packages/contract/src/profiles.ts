/** Professional profiles on the wire; several a person, as many as the plan allows. */
import { z } from 'zod'
import { data, type Endpoint, Id, IdParams, text } from './endpoint.ts'

/** The languages the profile form offers (spec §9). */
export const languageChoices = [
  { value: 'en', label: 'English' },
  { value: 'es', label: 'Spanish' },
  { value: 'fr', label: 'French' },
  { value: 'de', label: 'German' },
] as const

/** The limits of a profile: lengths in characters, and the number of skills (they are ours). */
export const profileLimits = {
  title: 120,
  about: 5000,
  skills: 50,
  skill: 80,
  link: 500,
  availability: 120,
  projects: 12,
  project: { title: 120, client: 120, what: 600, result: 300, skills: 20 },
  rate: 1_000_000,
} as const

/** What a rate is paid for. */
export const rateUnits = ['hour', 'project', 'word'] as const

/** A link to a web page, or an empty text. Only http and https are allowed: other schemes could run code when clicked. */
const link = (label: string) =>
  text(label, { max: profileLimits.link })
    .refine(
      (value) => value === '' || isWebAddress(value),
      `${label} must be a link that begins with https://`,
    )
    .default('')

function isWebAddress(value: string): boolean {
  if (!URL.canParse(value)) return false
  const url = new URL(value)
  return (url.protocol === 'https:' || url.protocol === 'http:') && url.hostname !== ''
}

/** A finished project of a person. Every field but the title may be empty. */
export const Project = z
  .object({
    title: text('The title of a project', { min: 1, max: profileLimits.project.title }),
    client: text('The client of a project', { max: profileLimits.project.client }).default(''),
    what: text('The description of a project', { max: profileLimits.project.what }).default(''),
    result: text('The result of a project', { max: profileLimits.project.result }).default(''),
    url: link('The link of a project'),
    skills: z
      .array(text('A skill', { min: 1, max: profileLimits.skill }))
      .max(profileLimits.project.skills, `A project can have at most ${profileLimits.project.skills} skills.`)
      .default([]),
  })
  .meta({ id: 'Project' })
export type Project = z.output<typeof Project>

/** What a person charges, in major units of a currency (ISO 4217). */
export const Rate = z
  .object({
    amount: z
      .number('The rate must be a number.')
      .positive('The rate must be greater than zero.')
      .max(profileLimits.rate, `The rate can be at most ${profileLimits.rate.toLocaleString('en')}.`),
    currency: z
      .string('The currency is required.')
      .trim()
      .toUpperCase()
      .regex(/^[A-Z]{3}$/, 'The currency must have three letters, such as USD.'),
    per: z.enum(rateUnits, 'A rate is paid by the hour, project or word.'),
  })
  .meta({ id: 'Rate' })
export type Rate = z.output<typeof Rate>

/** The input of a profile (spec §2 Profiles). An update without `projects`, `rate` or `availability` keeps them. */
export const ProfileInput = z.object({
  title: text('The title', { min: 1, max: profileLimits.title }),
  about: text('The about text', { max: profileLimits.about }).default(''),
  skills: z
    .array(text('A skill', { min: 1, max: profileLimits.skill }))
    .max(profileLimits.skills, `A profile can have at most ${profileLimits.skills} skills.`)
    .default([]),
  languages: z
    .array(
      z.object({
        value: text('A language', { min: 1, max: 40 }),
        label: text('A language', { min: 1, max: 40 }),
      }),
    )
    .max(50, 'A profile can have at most 50 languages.')
    .default([]),
  profile_links: z
    .object({ linkedin: link('LinkedIn'), youtube: link('Youtube'), twitter: link('X (Twitter)') })
    .prefault({}),
  projects: z
    .array(Project)
    .max(profileLimits.projects, `A profile can have at most ${profileLimits.projects} projects.`)
    .optional(),
  rate: Rate.nullable().optional(),
  availability: text('The availability', { max: profileLimits.availability }).optional(),
})
export type ProfileInput = z.input<typeof ProfileInput>

/** A profile as stored. */
export const Profile = z
  .object({
    id: Id,
    title: z.string(),
    about: z.string(),
    skills: z.array(z.string()),
    languages: z.array(z.object({ value: z.string(), label: z.string() })),
    profile_links: z.object({ linkedin: z.string(), youtube: z.string(), twitter: z.string() }),
    projects: z.array(
      z.object({
        title: z.string(),
        client: z.string(),
        what: z.string(),
        result: z.string(),
        url: z.string(),
        skills: z.array(z.string()),
      }),
    ),
    rate: z.object({ amount: z.number(), currency: z.string(), per: z.enum(rateUnits) }).nullable(),
    availability: z.string(),
  })
  .meta({ id: 'Profile' })
export type Profile = z.infer<typeof Profile>

/** The most characters of a text that is imported. */
export const importLimit = 20_000

/** The fields of a profile that a pasted text suggests. The person confirms them; nothing is stored. */
export const ProfileProposal = Profile.omit({ id: true }).meta({ id: 'ProfileProposal' })
export type ProfileProposal = z.infer<typeof ProfileProposal>

/** Endpoints of profiles. */
export const profiles = {
  list: {
    method: 'GET',
    path: '/api/profiles',
    summary: 'My profiles, oldest first',
    who: 'user',
    scope: 'profiles:read',
    out: data(z.array(Profile)),
    status: 200,
    errors: [],
  },
  titles: {
    method: 'GET',
    path: '/api/job-profiles',
    summary: 'Ids and titles of my profiles, for the letter form',
    who: 'user',
    scope: 'profiles:read',
    out: data(z.array(z.object({ id: Id, title: z.string() }))),
    status: 200,
    errors: [],
  },
  one: {
    method: 'GET',
    path: '/api/profiles/:id',
    summary: 'One of my profiles',
    who: 'user',
    scope: 'profiles:read',
    params: IdParams,
    out: data(Profile),
    status: 200,
    errors: ['not_found'],
  },
  create: {
    method: 'POST',
    path: '/api/profiles',
    summary: 'Creates a profile, within the limit of the plan',
    who: 'subscriber',
    scope: 'profiles:write',
    body: ProfileInput,
    out: data(Profile),
    status: 201,
    errors: ['validation_failed', 'plan_limit_reached'],
  },
  import: {
    method: 'POST',
    path: '/api/profiles/import',
    summary: 'Proposes the fields of a profile from the text of a CV or a portfolio; stores nothing',
    who: 'user',
    scope: 'profiles:write',
    body: z.object({ text: text('The text', { min: 1, max: importLimit }) }),
    out: data(ProfileProposal),
    status: 200,
    errors: ['validation_failed'],
  },
  update: {
    method: 'PUT',
    path: '/api/profiles/:id',
    summary: 'Replaces one of my profiles',
    who: 'subscriber',
    scope: 'profiles:write',
    params: IdParams,
    body: ProfileInput,
    out: data(Profile),
    status: 200,
    errors: ['validation_failed', 'not_found'],
  },
  remove: {
    method: 'DELETE',
    path: '/api/profiles/:id',
    summary: 'Deletes one of my profiles; letters written from it stay',
    who: 'subscriber',
    scope: 'profiles:write',
    params: IdParams,
    out: data(z.object({ id: Id })),
    status: 200,
    errors: ['not_found'],
  },
} as const satisfies Record<string, Endpoint>
