/** Confirmation by password that the holder of a session is the account's owner. */
import type { Origin } from '../../platform/http/origin.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { Person } from '../../platform/http/serve.ts'
import { type ActivityPorts, noting } from './activity.ts'
import { admitPasswordAttempt, type LimitPorts } from './attempts.ts'
import { passwordFits } from './passwords.ts'
import { lockPersonWithHash, personById } from './queries.ts'
import { confirmSession } from './sessions.ts'

/**
 * Confirms a session by the password. A login confirms its session by itself.
 * @throws Refusal wrong_password, too_many_requests
 */
export async function confirm(
  ports: LimitPorts & ActivityPorts,
  asking: Person,
  password: string,
  from: Origin,
): Promise<void> {
  const person = await personById(ports.db, asking.id)
  if (!person) throw new Refusal('session_required', 'Please log in.')
  const { passwordHash, user } = person
  if (passwordHash === null)
    throw new Refusal(
      'wrong_password',
      'Your account has no password. Sign in again with the provider that you use to confirm it.',
    )
  const succeeded = await admitPasswordAttempt(ports, user.email, from.address)
  const wrong = new Refusal('wrong_password', 'The password is wrong.', {
    fields: { password: 'The password is wrong.' },
  })
  if (!(await passwordFits(passwordHash, password))) {
    await noting(ports, (_tx, note) => note(asking.id, 'login_failed', from))
    throw wrong
  }
  await succeeded()
  await noting(ports, async (tx, note) => {
    if (!(await lockPersonWithHash(tx, asking.id, passwordHash))) throw wrong
    await confirmSession(tx, asking.sessionId, ports.clock.now())
    await note(asking.id, 'confirmed', from)
  })
}
