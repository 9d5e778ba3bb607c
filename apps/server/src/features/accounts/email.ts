/**
 * What mailed links do: verify an address and set a new password. No answer here reveals whether an address is
 * known. Tasks write the mails (mails.ts).
 */
import type { Origin } from '../../platform/http/origin.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { Person } from '../../platform/http/serve.ts'
import { type AccountPorts, toPasswordOwner } from './accounts.ts'
import { withActivity } from './activity.ts'
import { placeholderUserId } from './addresses.ts'
import {
  invalidateLinks,
  requireValidLink,
  scheduleResetMail,
  scheduleVerificationMail,
  useLink,
} from './mailed-links.ts'
import { hashPassword, refuseWeakPassword } from './passwords.ts'
import {
  deletePhoneNumber,
  findPersonByEmail,
  findPersonById,
  markVerified,
  setPasswordByMail,
} from './queries.ts'
import { countResetMail, limitByAddress, limitByPerson } from './rate-limits.ts'
import { schedulePasswordMail } from './security-mails.ts'
import { endAllSessions } from './sessions.ts'
import { deleteSignIns } from './sign-in/sign-ins.ts'
import type { TakeoverPorts } from './unverified-accounts.ts'

/** What a password reset needs in addition. */
export interface ResetPorts extends AccountPorts, TakeoverPorts {}

/**
 * Verifies the address a link was sent to.
 * @throws Refusal bad_link
 */
export async function verifyAddress({ db, clock }: AccountPorts, token: string): Promise<void> {
  const now = clock.now()
  await db.transaction().execute(async (tx) => {
    await markVerified(tx, await useLink(tx, 'verify', token, now), now)
  })
}

/**
 * Schedules another verification mail; false when the address is already verified.
 * @throws Refusal too_many_requests past 5 an hour
 */
export async function resendVerification(ports: AccountPorts, person: Person): Promise<boolean> {
  const stored = await findPersonById(ports.db, person.id)
  if (!stored) throw new Refusal('session_required', 'Please log in.')
  if (stored.user.email_verified) return false
  await limitByPerson(ports, 'verify', person.id)
  await scheduleVerificationMail(ports.db, person.id)
  return true
}

/**
 * Schedules a password reset mail if the address is known. For an unknown one it does the same for a placeholder,
 * so that the time of the answer reveals nothing: one query, one task. After five mails in an hour a person gets
 * no more of them, with the same answer.
 * @throws Refusal too_many_requests past 20 an hour from one network address
 */
export async function forgotPassword(ports: AccountPorts, email: string, address: string): Promise<void> {
  await limitByAddress(ports, 'forgot', address)
  const placeholder = placeholderUserId(ports.keys, email)
  const person = await findPersonByEmail(ports.db, email)
  const recipient = person?.id ?? placeholder
  if (await countResetMail(ports, recipient)) await scheduleResetMail(ports.db, recipient)
}

/**
 * Sets a new password by a mailed link, and ends all sessions and unfinished sign-ins. This also verifies the
 * address, because the mail was read. If it was never verified before, the account's earlier user is unknown, so
 * its connections and contents are removed.
 * @throws Refusal bad_link, validation_failed (a weak password; the link stays valid)
 */
export async function resetPassword(
  ports: ResetPorts,
  token: string,
  password: string,
  from: Origin,
): Promise<void> {
  const { db, clock } = ports
  const owner = await requireValidLink(db, 'reset', token, clock.now())
  const person = owner && (await findPersonById(db, owner))
  if (person) refuseWeakPassword(password, toPasswordOwner(person), 'password')
  const passwordHash = await hashPassword(password)
  const now = clock.now()
  await withActivity(ports, async (tx, note) => {
    const id = await useLink(tx, 'reset', token, now)
    const person = await findPersonById(tx, id)
    if (!person?.user.email_verified) {
      await ports.resetPersonalData(tx, id, now)
      await deletePhoneNumber(tx, id)
    }
    await setPasswordByMail(tx, id, passwordHash, now)
    await endAllSessions(tx, id)
    await deleteSignIns(tx, id)
    await ports.passwordReplaced(tx, id)
    await invalidateLinks(tx, 'reset', id, now)
    await note(id, 'password_reset', from)
    await schedulePasswordMail(tx, id, 'mail')
  })
}
