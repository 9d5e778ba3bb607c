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
import type { AccountPorts } from './accounts.ts'
import { activityOf, noting } from './activity.ts'
import { keepPastAddress } from './addresses.ts'
import { admitPasswordAttempt, forgetAttempts } from './attempts.ts'
import { devicesOf } from './devices.ts'
import { askForFarewell } from './farewell.ts'
import { passwordFits } from './passwords.ts'
import { deletePerson, lockPersonWithHash, personById, type StoredPerson } from './queries.ts'
import { sessionsOf } from './sessions.ts'
import { keepUsedTrial } from './trials.ts'

/** What the end of an account needs of other features. */
export interface RemovalPorts extends AccountPorts {
  /**
   * Ends a running subscription at the payment gateway.
   * @throws Refusal provider_failed when it can't be reached: then nothing is deleted
   */
  endSubscription(person: UserId): Promise<void>
  /** Has others told who goes, while what is stored of them is still there. */
  sayGoodbye(tx: Tx, person: UserId): Promise<void>
  /** Deletes what other features keep under the address itself; what hangs on the person goes with them. */
  forgetAddress(tx: Tx, email: string): Promise<void>
  /** What other features store of a person, under the names it has in the export. */
  storedOf(person: UserId, email: string): Promise<Record<string, unknown>>
}

/** Collects everything stored of a person, without hashes and secrets. */
export async function exportOf(ports: RemovalPorts, asking: Person, from: Origin): Promise<Export> {
  const person = await personById(ports.db, asking.id)
  if (!person) throw new Refusal('session_required', 'Please log in.')
  const now = ports.clock.now()
  await noting(ports, (_tx, note) => note(asking.id, 'export', from))
  const sessions = await sessionsOf(ports.db, asking, now)
  return {
    data: {
      exported_at: now.toISOString(),
      account: person.user,
      sessions,
      devices: await devicesOf(ports.db, asking.id),
      activity: await activityOf(ports.db, asking.id, now),
      ...(await ports.storedOf(asking.id, person.user.email)),
    },
  }
}

/**
 * Deletes an account for good. A person without a password (they sign in with a provider) confirms with their e-mail
 * address instead.
 * @throws Refusal wrong_password, too_many_requests, provider_failed
 */
export async function removeAccount(
  ports: RemovalPorts,
  asking: Person,
  proof: string,
  from: Origin,
): Promise<void> {
  const person = await personById(ports.db, asking.id)
  if (!person) throw new Refusal('session_required', 'Please log in.')
  const { email, first_name: firstName } = person.user
  const succeeded = await admitPasswordAttempt(ports, email, from.address)
  if (!(await isProven(person, proof))) {
    await noting(ports, (_tx, note) => note(asking.id, 'login_failed', from))
    throw wrong(person)
  }
  await succeeded()
  await ports.endSubscription(person.id)
  await ports.db.transaction().execute(async (tx) => {
    // A password change in the meantime invalidates a request that was made with the old password.
    if (!(await lockPersonWithHash(tx, person.id, person.passwordHash))) {
      if (await personById(tx, person.id)) throw wrong(person)
            return // a simultaneous call has deleted it
    }
    await ports.sayGoodbye(tx, person.id)
    const gone = await deletePerson(tx, person.id)
    if (!gone) return
    if (gone.trialUsedAt) await keepUsedTrial(tx, ports.keys, email, gone.trialUsedAt)
    await keepPastAddress(tx, ports.keys, email, ports.clock.now())
    await ports.forgetAddress(tx, email)
    await forgetAttempts(tx, email)
    await askForFarewell(tx, ports.keys, { email, firstName })
  })
}

function isProven({ passwordHash, user }: StoredPerson, proof: string): Promise<boolean> | boolean {
  if (passwordHash === null) return proof.trim().toLowerCase() === user.email.toLowerCase()
  return passwordFits(passwordHash, proof)
}

function wrong({ passwordHash }: StoredPerson): Refusal {
  const words =
    passwordHash === null ? 'This is not the email address of this account.' : 'The password is wrong.'
  return new Refusal('wrong_password', words, { fields: { password: words } })
}
