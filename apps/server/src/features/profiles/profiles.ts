/** Adding a profile within the plan's number. The rest of what is done with profiles is one query each. */
import type { Profile } from '@gigbell/contract'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/database.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { Subscription } from '../../platform/http/serve.ts'
import { requireSession, type SessionHolder } from '../accounts/index.ts'
import { type Entered, insertProfile, profilesUsed } from './queries.ts'

/**
 * Adds a profile. The person's row is held while their profiles are counted, so of many at once
 * exactly as many get in as there is room for.
 * @throws Refusal plan_limit_reached, session_required
 */
export async function createProfile(
  { db, clock }: { db: Db; clock: Clock },
  asking: SessionHolder,
  { plan }: Subscription,
  entered: Entered,
): Promise<Profile> {
  return db.transaction().execute(async (tx) => {
    await requireSession(tx, asking)
    const limit = plan.max_profiles
    if (limit !== null && (await profilesUsed(tx, asking.id)) >= limit)
      throw new Refusal(
        'plan_limit_reached',
        `The ${plan.name} plan has room for ${limit === 1 ? 'one profile' : `${limit} profiles`}. Delete one, or choose a larger plan.`,
      )
    return insertProfile(tx, asking.id, entered, clock.now())
  })
}
