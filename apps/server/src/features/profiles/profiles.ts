/** Creates profiles within the limit of the plan. Everything else about profiles is one query each (queries.ts). */
import type { Profile } from '@gigbell/contract'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/database.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { Subscription } from '../../platform/http/serve.ts'
import { requireSession, type SessionHolder } from '../accounts/index.ts'
import { countProfiles, insertProfile, type ProfileValues } from './queries.ts'

/**
 * Creates a profile. The person's row is locked while their profiles are counted, so concurrent requests cannot
 * exceed the limit.
 * @throws Refusal plan_limit_reached, session_required
 */
export async function createProfile(
  { db, clock }: { db: Db; clock: Clock },
  session: SessionHolder,
  { plan }: Subscription,
  values: ProfileValues,
): Promise<Profile> {
  return db.transaction().execute(async (tx) => {
    await requireSession(tx, session)
    const limit = plan.max_profiles
    if (limit !== null && (await countProfiles(tx, session.id)) >= limit)
      throw new Refusal(
        'plan_limit_reached',
        `The ${plan.name} plan has room for ${limit === 1 ? 'one profile' : `${limit} profiles`}. Delete one, or choose a larger plan.`,
      )
    return insertProfile(tx, session.id, values, clock.now())
  })
}
