/** Opens drafts: the first reading of a draft counts it, and moves it into the history under the same id. */
import { includesScope, type Letter } from '@gigbell/contract'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/db/database.ts'
import { Refusal } from '../../../platform/http/refusal.ts'
import type { Person, Subscription } from '../../../platform/http/serve.ts'
import type { UserId } from '../../../platform/ids.ts'
import { lockPerson } from '../../accounts/index.ts'
import { findProfile } from '../../profiles/index.ts'
import { readLetter, storeEntry } from '../history/history.ts'
import { findJobSnapshot } from '../history/queries.ts'
import { requirePlace } from '../quota.ts'
import { insertCountedLetter } from '../quota-queries.ts'
import { hasDraft, takeDraft } from './queries.ts'

/** What opening drafts depends on. */
interface OpenPorts {
  db: Db
  clock: Clock
  /** @throws Refusal subscription_required */
  requirePlan: (person: UserId) => Promise<Subscription>
}

/**
 * Reads one letter, and opens it first if it is a draft.
 * @throws Refusal not_found; for a draft also subscription_required, plan_limit_reached, scope_missing
 */
export async function openLetter(ports: OpenPorts, person: Person, id: string): Promise<Letter> {
  if (await hasDraft(ports.db, person.id, id)) await openDraft(ports, person, id)
  return readLetter(ports.db, person.id, id)
}

/** Opens a draft. The person's row is locked while letters are counted, so of simultaneous calls one counts it. */
async function openDraft(
  { db, clock, requirePlan }: OpenPorts,
  { id: person, scopes }: Person,
  id: string,
): Promise<void> {
  if (scopes && !includesScope(scopes, 'letters:write'))
    throw new Refusal(
      'scope_missing',
      'Opening a draft counts it. This token needs the permission letters:write.',
    )
  const subscription = await requirePlan(person)
  await db.transaction().execute(async (tx) => {
    await lockPerson(tx, person)
    const draft = await takeDraft(tx, person, id)
    if (!draft) return
    const now = clock.now()
    await requirePlace(tx, subscription, now)
    const [job, profile] = [
      await findJobSnapshot(tx, person, draft.job_id),
      await findProfile(tx, person, draft.profile_id),
    ]
    // A draft is deleted with its job and with its profile.
    if (!job || !profile) return
    await storeEntry(tx, {
      ...{ id, person, job, profile, fit: draft.fit, text: draft.text!, session: undefined },
      generated: { model: draft.model!, writer: draft.writer!, extraInformation: '' },
      ...{ status: 'draft', at: now, now },
    })
    await insertCountedLetter(tx, {
      ...{ person, subscriptionId: subscription.id, letter: id, now },
      ...{ job: draft.job_id, profile: draft.profile_id },
    })
  })
}
