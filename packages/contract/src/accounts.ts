/**
 * Accounts on the wire: sign-up, login, the signed-in person, what is stored of them and the end of it all.
 * Links by mail are in email.ts, sign-in with a provider in sign-in.ts, subscriptions in billing.ts.
 */
import { z } from 'zod'
import { CurrentSubscription } from './billing.ts'
import { data, type Endpoint, Id, Message, Timestamp, text } from './endpoint.ts'

/**
 * The signed-in person (spec §3, completed here). Whoever came by a provider has no telephone
 * number (empty) and, until they set one by a mailed link, no password.
 */
export const User = z
  .object({
    id: Id,
    first_name: z.string(),
    last_name: z.string(),
    email: z.string(),
    mobile_number: z.string(),
    trial_used: z.boolean(),
    email_verified: z.boolean(),
    has_password: z.boolean(),
  })
  .meta({ id: 'User' })
export type User = z.infer<typeof User>

/** An e-mail address as a person enters it. */
export const Email = text('E-mail', { min: 1, max: 254 }).check(
  z.email('This does not look like an e-mail address, such as ada@example.com.'),
)

/** A password someone chooses: 8–128 characters, kept exactly as typed. */
export const NewPassword = z
  .string({
    error: (issue) => (issue.input === undefined ? 'Password is required.' : 'Password must be text.'),
  })
  .min(8, 'Password must be at least 8 characters long')
  .max(128, 'Password can have at most 128 characters.')

/** A password someone proves they know; its length says nothing, so only absurd ones are refused. */
const knownPassword = (label: string) =>
  z
    .string({ error: `${label} is required.` })
    .min(1, `${label} is required.`)
    .max(1000, `${label} is too long.`)

/** What no name has: signs that end a line or steer a terminal (NUL is refused by `text`, in its own words). */
const control = /[\p{Cc}\u2028\u2029]/u
/** What mail programs make a link of: a scheme, www, an address, or a dot between letters, as in evil.example. */
const link = /:\/\/|\bwww\.|@|[\p{L}\p{N}][.\u3002\uff0e\uff61](?=[\p{L}\p{N}-]{2})/iu

/**
 * What a person is called. It stands in mails, also in those that reach somebody whose address they entered: it
 * must carry no message, so links and line breaks are refused.
 */
const personName = (label: string) =>
  text(label, { min: 1, max: 100 })
    .refine((name) => !control.test(name.replaceAll('\u0000', '')), `${label} must be on one line.`)
    .refine(
      (name) => !link.test(name),
      `${label} can’t contain a web or e-mail address. Please leave a space after a dot.`,
    )

/** A name without what can't be entered as one: for names that others give, or that were stored before. */
export const plainName = (name: string): string =>
  name
    .split(/[\s\p{Cc}]+/u)
    .filter((word) => !link.test(word))
    .join(' ')
    .trim()

const mobileNumber = z.union([text('Mobile number', { min: 1, max: 40 }), z.number().transform(String)], {
  error: 'Mobile number is required.',
})

/** The sign-up form (spec §3). `countryId` is no input and optional. */
export const SignUp = z.object({
  firstName: personName('First name'),
  lastName: personName('Last name'),
  email: Email,
  mobileNumber,
  password: NewPassword,
  countryId: z.int('Country must be a number.').min(0).max(100_000).default(0),
  referralCode: text('Referral code', { max: 64 }).optional(),
})

/** Body after sign-up and every kind of login; the token travels in the `authorization` response header. */
export const SignedIn = z.object({ data: User, subscriptionDetails: CurrentSubscription.optional() })
export type SignedIn = z.infer<typeof SignedIn>

/** What a person may change of themselves; the telephone number may be taken away. */
export const ProfileChange = z.object({
  first_name: personName('First name'),
  last_name: personName('Last name'),
  mobile_number: text('Mobile number', { max: 40 }),
})
export type ProfileChange = z.output<typeof ProfileChange>

/** Everything stored of a person, feature by feature; no hashes, no secrets. */
export const Export = data(z.looseObject({ exported_at: Timestamp, account: User }))
export type Export = z.infer<typeof Export>

/** Endpoints of making an account, getting in, and the account itself. */
export const accounts = {
  signUp: {
    method: 'POST',
    path: '/api/public/users/signup',
    summary: 'Makes an account and opens its first session',
    who: 'anyone',
    body: SignUp,
    out: SignedIn,
    status: 201,
    errors: ['validation_failed', 'email_taken', 'too_many_requests'],
  },
  login: {
    method: 'POST',
    path: '/api/public/users/login',
    summary: 'Opens a session; the token is in the authorization response header',
    who: 'anyone',
    body: z.object({ email: Email, password: knownPassword('Password') }),
    out: SignedIn,
    status: 200,
    errors: ['validation_failed', 'login_failed', 'too_many_requests'],
  },
  logout: {
    method: 'POST',
    path: '/api/users/logout',
    summary: 'Ends this session',
    who: 'user',
    out: null,
    status: 204,
    errors: [],
  },
  profile: {
    method: 'GET',
    path: '/api/users/profile',
    summary: 'The signed-in person',
    who: 'user',
    out: data(User),
    status: 200,
    errors: [],
  },
  updateProfile: {
    method: 'PUT',
    path: '/api/users/profile',
    summary: 'Changes my name and telephone number',
    who: 'user',
    body: ProfileChange,
    out: data(User),
    status: 200,
    errors: ['validation_failed'],
  },
  changePassword: {
    method: 'POST',
    path: '/api/users/changePassword',
    summary: 'Changes the password and ends every other session',
    who: 'user',
    body: z.object({ oldPassword: knownPassword('Old password'), newPassword: NewPassword }),
    out: Message,
    status: 200,
    errors: ['validation_failed', 'wrong_password', 'too_many_requests'],
  },
  confirm: {
    method: 'POST',
    path: '/api/users/confirm',
    summary:
      'Confirms by the password that it is still me, for 15 minutes of this session; who has no password signs in with the provider again',
    who: 'user',
    body: z.object({ password: knownPassword('Password') }),
    out: Message,
    status: 200,
    errors: ['validation_failed', 'wrong_password', 'too_many_requests'],
  },
  export: {
    method: 'GET',
    path: '/api/users/export',
    summary: 'Everything stored of me, as one JSON file to keep',
    who: 'user',
    confirmed: true,
    out: Export,
    status: 200,
    errors: ['confirm_required'],
  },
  remove: {
    method: 'DELETE',
    path: '/api/users/me',
    summary:
      'Deletes my account for good, after ending a running subscription; who has no password writes the e-mail address in its place',
    who: 'user',
    body: z.object({ password: knownPassword('Password') }),
    out: null,
    status: 204,
    errors: [
      'validation_failed',
      'wrong_password',
      'too_many_requests',
      'payments_not_configured',
      'provider_failed',
    ],
  },
} as const satisfies Record<string, Endpoint>
