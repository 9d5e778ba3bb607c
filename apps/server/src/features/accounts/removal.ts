/**
 * The export and the deletion of an account. What stays after a deletion identifies nobody: keyed hashes of the
 * address (that it was here, and that its trial was used), of the card that an invited person paid with (referrals),
 * and the payment provider's event ids (billing). The privacy page of the web app lists it.
 */
import type { Export } from '@gigbell/contract'
import type { Tx } from '../../platform/db/database.ts'
import type { Origin } from '../../platform/http/origin.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { Person } from '../../platform/http/serve.ts'
import type { UserId } from '../../platform/ids.ts'
import { scheduleDeletionMail } from './account-deleted-mail.ts'
import type { AccountPorts } from './accounts.ts'
import { withActivity } from './activity.ts'
import { rememberAddress } from './addresses.ts'
import { isPasswordCorrect } from './passwords.ts'
import { deletePerson, findPersonById, lockPersonWithHash, type StoredPerson } from './queries.ts'
import { limitPasswordAttempts } from './rate-limits.ts'
import { rememberUsedTrial } from './trials.ts'

/** What the export and the deletion of an account need from all features. */
export interface RemovalPorts extends AccountPorts {
  /** What all features store of a person, by the names used in the download. */
  exportPersonalData(person: Person & { email: string }): Promise<Record<string, unknown>>
  /**
   * Ends what runs for the person at outside services.
   * @throws Refusal provider_failed when one can't be reached: then nothing is deleted
   */
  endServices(person: UserId): Promise<void>
  /** Deletes what would remain without the person's row. */
  erasePersonalData(tx: Tx, person: { id: UserId; email: string }): Promise<void>
}

/** Collects everything stored of a person, without hashes and secrets. */
export async function exportAccount(ports: RemovalPorts, caller: Person, from: Origin): Promise<Export> {
  const person = await findPersonById(ports.db, caller.id)
  if (!person) throw new Refusal('session_required', 'Please log in.')
  const exported_at = ports.clock.now().toISOString()
  await withActivity(ports, (_tx, note) => note(caller.id, 'export', from))
  const data = await ports.exportPersonalData({ ...caller, email: person.user.email })
  return { data: { exported_at, account: person.user, ...data } }
}

/**
 * Deletes an account for good. A person without a password (they sign in with a provider) confirms with their e-mail
 * address instead.
 * @throws Refusal wrong_password, too_many_requests, provider_failed
 */
export async function deleteAccount(
  ports: RemovalPorts,
  asking: Person,
  proof: string,
  from: Origin,
): Promise<void> {
  const person = await findPersonById(ports.db, asking.id)
  if (!person) throw new Refusal('session_required', 'Please log in.')
  const { email, first_name: firstName } = person.user
  const succeeded = await limitPasswordAttempts(ports, email, from.address)
  if (!(await isProofValid(person, proof))) {
    await withActivity(ports, (_tx, note) => note(asking.id, 'login_failed', from))
    throw wrongProof(person)
  }
  await succeeded()
  await ports.endServices(person.id)
  await ports.db.transaction().execute(async (tx) => {
    // A password change in the meantime invalidates a request that was made with the old password.
    if (!(await lockPersonWithHash(tx, person.id, person.passwordHash))) {
      if (await findPersonById(tx, person.id)) throw wrongProof(person)
      return // a simultaneous call has deleted it
    }
    await ports.erasePersonalData(tx, { id: person.id, email })
    const gone = await deletePerson(tx, person.id)
    if (!gone) return
    if (gone.trialUsedAt) await rememberUsedTrial(tx, ports.keys, email, gone.trialUsedAt)
    await rememberAddress(tx, ports.keys, email, ports.clock.now())
    await scheduleDeletionMail(tx, ports.keys, { email, firstName })
  })
}

function isProofValid({ passwordHash, user }: StoredPerson, proof: string): Promise<boolean> | boolean {
  if (passwordHash === null) return proof.trim().toLowerCase() === user.email.toLowerCase()
  return isPasswordCorrect(passwordHash, proof)
}

function wrongProof({ passwordHash }: StoredPerson): Refusal {
  const words =
    passwordHash === null ? 'This is not the email address of this account.' : 'The password is wrong.'
  return new Refusal('wrong_password', words, { fields: { password: words } })
}
