/**
 * Referral codes and links, and the record of who signed up with them. Rewards are decided when the invited
 * user first pays (rewards.ts).
 */
import { randomInt } from 'node:crypto'
import type { Plan, Referrals } from '@gigbell/contract'
import type { Clock } from '../../platform/clock.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import type { UserId } from '../../platform/ids.ts'
import { lockPerson } from '../accounts/index.ts'
import { CURRENCY, listCredits, premiumMonthPrice } from '../billing/index.ts'
import { countReferrals, findCodeOwner, findOrCreateCode, insertReferral } from './queries.ts'

/** What the referral endpoint depends on. */
export interface ReferralPorts {
  db: Db
  clock: Clock
  plans: Plan[]
  appUrl: string
}

/** The letters exclude 0 and O, 1, I and L, because codes are also read aloud. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
const LENGTH = 8

/** Returns a user's code, which is created on the first call, and the state of their referrals. */
export async function getReferrals(
  { db, clock, plans, appUrl }: ReferralPorts,
  person: UserId,
): Promise<Referrals> {
  const code = await findOrCreateCode(db, person, drawCode, clock.now())
  const credits = await listCredits(db, person)
  return {
    code,
    url: `${appUrl}/signup?ref=${code}`,
    ...(await countReferrals(db, person)),
    reward: premiumMonthPrice(plans),
    waiting: credits.filter((credit) => credit.state === 'waiting').length,
    currency: CURRENCY,
  }
}

/**
 * Records that a new user signed up with a code, in the transaction that creates the user. The owner is
 * locked first, as in the deletion of an account, so a referral by a deleted user is not stored.
 */
export async function recordReferral(tx: Tx, invited: UserId, typed: string, now: Date): Promise<void> {
  const code = typed.toUpperCase()
  const referrer = await findCodeOwner(tx, code)
  if (!referrer) return
  await lockPerson(tx, referrer)
  if ((await findCodeOwner(tx, code)) === referrer) await insertReferral(tx, { referrer, invited, now })
}

const drawCode = () => Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('')
