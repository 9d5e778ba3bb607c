/** Confirmation by password that the holder of a session is the account's owner. */
import type { Origin } from '../../platform/http/origin.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { Person } from '../../platform/http/serve.ts'
import { type ActivityPorts, withActivity } from './activity.ts'
import { isPasswordCorrect } from './passwords.ts'
import { findPersonById, lockPersonWithHash } from './queries.ts'
import { type LimitPorts, limitPasswordAttempts } from './rate-limits.ts'
import { confirmSession } from './sessions.ts'

/**
 * Confirms a session by the password. A login confirms its session by itself.
 * @throws Refusal wrong_password, too_many_requests
 */
export async function confirmByPassword(
  ports: LimitPorts & ActivityPorts,
  caller: Person,
  password: string,
  from: Origin,
): Promise<void> {
  const person = await findPersonById(ports.db, caller.id)
  if (!person) throw new Refusal('session_required', 'Please log in.')
  const { passwordHash, user } = person
  if (passwordHash === null)
    throw new Refusal(
      'wrong_password',
      'Your account has no password. Sign in again with the provider that you use to confirm it.',
    )
  const succeeded = await limitPasswordAttempts(ports, user.email, from.address)
  const wrong = new Refusal('wrong_password', 'The password is wrong.', {
    fields: { password: 'The password is wrong.' },
  })
  if (!(await isPasswordCorrect(passwordHash, password))) {
    await withActivity(ports, (_tx, note) => note(caller.id, 'login_failed', from))
    throw wrong
  }
  await succeeded()
  await withActivity(ports, async (tx, note) => {
    if (!(await lockPersonWithHash(tx, caller.id, passwordHash))) throw wrong
    await confirmSession(tx, caller.sessionId, ports.clock.now())
    await note(caller.id, 'confirmed', from)
  })
}
