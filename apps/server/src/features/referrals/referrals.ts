/**
 * Inviting: a person's code and link, and the note that somebody came by it. What an invitation earns is
 * decided when the invited person first pays (rewarding.ts).
 */
import { randomInt } from 'node:crypto'
import type { Plan, Referrals } from '@gigbell/contract'
import type { Clock } from '../../platform/clock.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import type { UserId } from '../../platform/ids.ts'
import { lockPerson } from '../accounts/index.ts'
import { CURRENCY, listCredits, premiumMonthPrice } from '../billing/index.ts'
import { codeOf, countsOf, insertReferral, ownerOf } from './queries.ts'

/** What showing a person's invitations needs. */
export interface ReferralPorts {
  db: Db
  clock: Clock
  plans: Plan[]
  appUrl: string
}

/** Without 0 and O, 1, I and L: a code is read aloud, too. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
const LENGTH = 8

/** A person's code, made when they first ask, and how their invitations stand. */
export async function myReferrals(
  { db, clock, plans, appUrl }: ReferralPorts,
  person: UserId,
): Promise<Referrals> {
  const code = await codeOf(db, person, newCode, clock.now())
  const credits = await listCredits(db, person)
  return {
    code,
    url: `${appUrl}/signup?ref=${code}`,
    ...(await countsOf(db, person)),
    reward: premiumMonthPrice(plans),
    waiting: credits.filter((credit) => credit.state === 'waiting').length,
    currency: CURRENCY,
  }
}

/**
 * Notes that a new person came by a code, in the transaction that adds them. The owner is held first, as
 * whoever deletes their account holds them: an invitation by somebody who has just gone is nobody's.
 */
export async function noteInvitation(tx: Tx, invited: UserId, typed: string, now: Date): Promise<void> {
  const code = typed.toUpperCase()
  const referrer = await ownerOf(tx, code)
  if (!referrer) return
  await lockPerson(tx, referrer)
  if ((await ownerOf(tx, code)) === referrer) await insertReferral(tx, { referrer, invited, now })
}

const newCode = () => Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('')
