/**
 * What people do with their accounts: sign up, log in, change their password or their profile. Sessions, limits and
 * hashes have their own files, and so have mailed links (email.ts), sign-in with a provider (sign-in/) and the
 * deletion of an account (removal.ts). Billing provides the current subscription through the ports.
 */
import type { CurrentSubscription, ProfileChange, SignedIn, SignUp, User } from '@gigbell/contract'
import type { z } from 'zod'
import type { Tx } from '../../platform/db/database.ts'
import type { Origin } from '../../platform/http/origin.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { Person } from '../../platform/http/serve.ts'
import type { UserId } from '../../platform/ids.ts'
import type { Keys } from '../../platform/keys.ts'
import { type ActivityPorts, withActivity } from './activity.ts'
import { isNewAddress, placeholderUserId } from './addresses.ts'
import { scheduleFailedLoginRecord } from './failed-logins.ts'
import { invalidateLinks, scheduleVerificationMail } from './mailed-links.ts'
import { hashPassword, isPasswordCorrect, type PasswordOwner, refuseWeakPassword } from './passwords.ts'
import {
  findPersonByEmail,
  findPersonById,
  insertPerson,
  lockPersonWithHash,
  replacePasswordHash,
  type StoredPerson,
  updatePerson,
} from './queries.ts'
import { type LimitPorts, limitByAddress, limitByPerson, limitPasswordAttempts } from './rate-limits.ts'
import { schedulePasswordMail } from './security-mails.ts'
import { endOtherSessions, openSession } from './sessions.ts'
import { deleteCodes } from './sign-in/sign-ins.ts'
import { applyUsedTrial } from './trials.ts'

/** What accounts need in addition to limits. */
export interface AccountPorts extends LimitPorts, ActivityPorts {
  keys: Keys
  /** Notifies other features that the password was changed or reset. */
  passwordReplaced(tx: Tx, person: UserId): Promise<void>
  /** Finds the current subscription, for the answer to a login. */
  currentSubscription(person: UserId): Promise<CurrentSubscription | null>
}

/** What signing up needs in addition. */
export interface SignUpPorts extends AccountPorts {
  /** Notifies other features that a new person signed up with a referral code, which may be unknown. */
  invitationUsed(tx: Tx, person: UserId, referralCode: string): Promise<void>
}

/** The answer to a login or sign-up, and the token of the new session. */
export interface OpenedSession {
  token: string
  answer: SignedIn
}

/**
 * Creates an account, opens its first session and mails a link that verifies the address.
 * @throws Refusal validation_failed (a weak password), email_taken, too_many_requests
 */
export async function signUp(
  ports: SignUpPorts,
  form: z.output<typeof SignUp>,
  from: Origin,
): Promise<OpenedSession> {
  refuseWeakPassword(form.password, form, 'password')
  await limitByAddress(ports, 'signup', from.address)
  const passwordHash = await hashPassword(form.password)
  const now = ports.clock.now()
  return withActivity(ports, async (tx, note) => {
    const person = await createPerson(tx, ports.keys, { ...form, passwordHash, verified: false, now })
    if (!person)
      throw new Refusal('email_taken', 'An account with this email address already exists.', {
        fields: { email: 'An account with this email address already exists.' },
      })
    if (form.referralCode && (await isNewAddress(tx, ports.keys, person.id, form.email)))
      await ports.invitationUsed(tx, person.id, form.referralCode)
    await scheduleVerificationMail(tx, person.id)
    const token = await openSession(tx, person.id, from.device, now)
    await note(person.id, 'signup', from)
    return { token, answer: { data: person.user } }
  })
}

/**
 * Adds a person; null when the address is taken. Their trial counts as used when another account of the address
 * used it.
 */
export async function createPerson(
  tx: Tx,
  keys: Keys,
  entered: Parameters<typeof insertPerson>[1],
): Promise<StoredPerson | null> {
  const person = await insertPerson(tx, entered)
  if (!person) return null
  // Looked up after the insert, so that a simultaneous deletion of the same address has finished.
  const used = await applyUsedTrial(tx, keys, person.id, entered.email)
  return used ? { ...person, user: { ...person.user, trial_used: true } } : person
}

/**
 * Opens a session. An unknown address and a wrong password get the same answer after the same time.
 * @throws Refusal login_failed, too_many_requests
 */
export async function logIn(
  ports: AccountPorts,
  entered: { email: string; password: string },
  from: Origin,
): Promise<OpenedSession> {
  const succeeded = await limitPasswordAttempts(ports, entered.email, from.address)
  const person = await findPersonByEmail(ports.db, entered.email)
  const fits = await isPasswordCorrect(person?.passwordHash, entered.password)
  const failed = new Refusal('login_failed', 'E-mail or password is wrong.')
  if (!person || !fits) {
    const accountId = person?.id ?? placeholderUserId(ports.keys, entered.email)
    await scheduleFailedLoginRecord(ports.db, accountId, from, ports.clock.now())
    throw failed
  }
  const token = await withActivity(ports, async (tx, note) => {
    if (!(await lockPersonWithHash(tx, person.id, person.passwordHash))) throw failed
    await note(person.id, 'login', from)
    return openSession(tx, person.id, from.device, ports.clock.now())
  })
  await succeeded()
  return createLoginAnswer(ports, person, token)
}

/** The answer to a person who has just logged in. */
export async function createLoginAnswer(
  ports: AccountPorts,
  person: StoredPerson,
  token: string,
): Promise<OpenedSession> {
  const subscription = await ports.currentSubscription(person.id)
  return {
    token,
    answer: { data: person.user, ...(subscription ? { subscriptionDetails: subscription } : {}) },
  }
}

/**
 * Changes the password. Ends all other sessions and invalidates the mailed links for a new password.
 * @throws Refusal validation_failed (a weak password), wrong_password (403: a 401 would log the person out), too_many_requests
 */
export async function changePassword(
  ports: AccountPorts,
  person: Person,
  entered: { oldPassword: string; newPassword: string },
  from: Origin,
): Promise<void> {
  const stored = await findPersonById(ports.db, person.id)
  if (!stored) throw new Refusal('session_required', 'Please log in.')
  if (stored.passwordHash === null)
    throw new Refusal(
      'wrong_password',
      'Your account has no password yet. Use “Forgot Password?” on the login page to set one.',
    )
  refuseWeakPassword(entered.newPassword, toPasswordOwner(stored), 'newPassword')
  const succeeded = await limitPasswordAttempts(ports, stored.user.email, from.address)
  const wrong = new Refusal('wrong_password', 'The old password is wrong.', {
    fields: { oldPassword: 'The old password is wrong.' },
  })
  const currentHash = stored.passwordHash
  if (!(await isPasswordCorrect(currentHash, entered.oldPassword))) {
    await withActivity(ports, (_tx, note) => note(person.id, 'login_failed', from))
    throw wrong
  }
  await succeeded()
  // Each change sends a mail, perhaps to an address that nobody has verified.
  await limitByPerson(ports, 'password', person.id)
  const passwordHash = await hashPassword(entered.newPassword)
  await withActivity(ports, async (tx, note) => {
    if (!(await replacePasswordHash(tx, person.id, currentHash, passwordHash))) throw wrong
    await endOtherSessions(tx, person.id, person.sessionId)
    await deleteCodes(tx, person.id)
    await ports.passwordReplaced(tx, person.id)
    await invalidateLinks(tx, 'reset', person.id, ports.clock.now())
    await note(person.id, 'password_changed', from)
    await schedulePasswordMail(tx, person.id, 'password')
  })
}

/** What a password must not contain. */
export const toPasswordOwner = ({ user }: StoredPerson): PasswordOwner => ({
  email: user.email,
  firstName: user.first_name,
  lastName: user.last_name,
})

/** Changes a person's name and phone number. */
export async function changeProfile(ports: AccountPorts, person: Person, to: ProfileChange): Promise<User> {
  const changed = await updatePerson(ports.db, person.id, to)
  if (!changed) throw new Refusal('session_required', 'Please log in.')
  return changed.user
}
