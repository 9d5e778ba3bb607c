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
export const profileLimits = { title: 120, about: 5000, skills: 50, skill: 80, link: 500 } as const

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

/** The input of a profile (spec §2 Profiles). */
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
  })
  .meta({ id: 'Profile' })
export type Profile = z.infer<typeof Profile>

/** Endpoints of profiles. */
export const profiles = {
  list: {
    method: 'GET',
    path: '/api/profiles',
    summary: 'My profiles, oldest first',
    who: 'user',
    out: data(z.array(Profile)),
    status: 200,
    errors: [],
  },
  titles: {
    method: 'GET',
    path: '/api/job-profiles',
    summary: 'Ids and titles of my profiles, for the letter form',
    who: 'user',
    out: data(z.array(z.object({ id: Id, title: z.string() }))),
    status: 200,
    errors: [],
  },
  one: {
    method: 'GET',
    path: '/api/profiles/:id',
    summary: 'One of my profiles',
    who: 'user',
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
    body: ProfileInput,
    out: data(Profile),
    status: 201,
    errors: ['validation_failed', 'plan_limit_reached'],
  },
  update: {
    method: 'PUT',
    path: '/api/profiles/:id',
    summary: 'Replaces one of my profiles',
    who: 'subscriber',
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
    params: IdParams,
    out: data(z.object({ id: Id })),
    status: 200,
    errors: ['not_found'],
  },
} as const satisfies Record<string, Endpoint>
