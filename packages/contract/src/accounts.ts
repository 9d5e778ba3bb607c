/**
 * Accounts on the wire: sign-up, login, the signed-in person, the download of their data, and the deletion.
 * Mailed links are in email.ts, sign-in with a provider in sign-in.ts, subscriptions in billing.ts.
 */
import { z } from 'zod'
import { CurrentSubscription } from './billing.ts'
import { data, type Endpoint, Id, Message, Timestamp, text } from './endpoint.ts'

/**
 * The signed-in person (spec §3, completed here). A person who signed up with a provider has an
 * empty phone number and no password until they set one by a mailed link.
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

/** The limits of personal details, in characters. */
export const personLimits = { email: 254, name: 100, mobileNumber: 40 } as const

/** An email address as a person enters it. */
export const Email = text('E-mail', { min: 1, max: personLimits.email }).check(
  z.email('This does not look like an e-mail address, such as ada@example.com.'),
)

/** The minimum length of a password (spec §5). */
export const MIN_PASSWORD_LENGTH = 8

/** A password someone chooses: 8–128 characters, kept exactly as typed. */
export const NewPassword = z
  .string({
    error: (issue) => (issue.input === undefined ? 'Password is required.' : 'Password must be text.'),
  })
  .min(MIN_PASSWORD_LENGTH, 'Password must be at least 8 characters long')
  .max(128, 'Password can have at most 128 characters.')

/** The current password, as proof. Its length reveals nothing, so only absurdly long ones are refused. */
const knownPassword = (label: string) =>
  z
    .string({ error: `${label} is required.` })
    .min(1, `${label} is required.`)
    .max(1000, `${label} is too long.`)

/** Characters that no name contains: line breaks and control characters (`text` refuses NUL with its own message). */
const control = /[\p{Cc}\u2028\u2029]/u
/** What mail programs turn into a link: a scheme, www, an address, or a dot between letters, as in evil.example. */
const link = /:\/\/|\bwww\.|@|[\p{L}\p{N}][.\u3002\uff0e\uff61](?=[\p{L}\p{N}-]{2})/iu

/**
 * A person's name. Mails contain it, including mails to an address that another person entered: so that it cannot
 * carry a message, links and line breaks are refused.
 */
const personName = (label: string) =>
  text(label, { min: 1, max: personLimits.name })
    .refine((name) => !control.test(name.replaceAll('\u0000', '')), `${label} must be on one line.`)
    .refine(
      (name) => !link.test(name),
      `${label} can’t contain a web or e-mail address. Please leave a space after a dot.`,
    )

/** Removes from a name what cannot be entered: for names from providers, and for those stored earlier. */
export const plainName = (name: string): string =>
  name
    .split(/[\s\p{Cc}]+/u)
    .filter((word) => !link.test(word))
    .join(' ')
    .trim()

const mobileNumber = z.union(
  [text('Mobile number', { min: 1, max: personLimits.mobileNumber }), z.number().transform(String)],
  {
    error: 'Mobile number is required.',
  },
)

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

/** What a person may change of their profile. The phone number may be empty. */
export const ProfileChange = z.object({
  first_name: personName('First name'),
  last_name: personName('Last name'),
  mobile_number: text('Mobile number', { max: personLimits.mobileNumber }),
})
export type ProfileChange = z.output<typeof ProfileChange>

/** Everything that is stored of a person, feature by feature, without hashes and secrets. */
export const Export = data(z.looseObject({ exported_at: Timestamp, account: User }))
export type Export = z.infer<typeof Export>

/** Endpoints of sign-up, login and the account itself. */
export const accounts = {
  signUp: {
    method: 'POST',
    path: '/api/public/users/signup',
    summary: 'Creates an account and opens its first session',
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
    summary: 'Changes my name and phone number',
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
      'Confirms my identity by the password, for 15 minutes of this session; without a password, sign in with the provider again',
    who: 'user',
    body: z.object({ password: knownPassword('Password') }),
    out: Message,
    status: 200,
    errors: ['validation_failed', 'wrong_password', 'too_many_requests'],
  },
  export: {
    method: 'GET',
    path: '/api/users/export',
    summary: 'Downloads everything stored about me as one JSON file',
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
      'Deletes my account permanently, after ending a running subscription; without a password, send the email address instead',
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
