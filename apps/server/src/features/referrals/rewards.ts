/**
 * Rewards for referrals: when the invited user's first payment succeeds, the referrer gets a voucher worth a
 * month of premium; when that payment is refunded or disputed, an unspent voucher is revoked. Both are
 * decided from the current state of the payment, in one transaction that locks the referrer, so repeated or
 * reordered events have the same result. A card earns only one reward, and none for its own owner.
 */
import type { Plan } from '@gigbell/contract'
import { z } from 'zod'
import { type Clock, DAY } from '../../platform/clock.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import type { UserId } from '../../platform/ids.ts'
import type { Keys } from '../../platform/keys.ts'
import { addTask, type Task } from '../../platform/queue.ts'
import { lockPerson } from '../accounts/index.ts'
import {
  findPayment,
  findPaymentReferences,
  type Gateway,
  grantCredit,
  PAYMENT_RECORDED,
  premiumMonthPrice,
  revokeCredit,
} from '../billing/index.ts'
import {
  countRewardsSince,
  findReferralOf,
  isCardKnown,
  lockReferral,
  type Outcome,
  recordOutcome,
  recordRevocation,
} from './queries.ts'

/** The number of rewards that a user may earn within a year. */
export const MAX_REWARDS_PER_YEAR = 12
const YEAR = 365 * DAY

/** What rewards depend on. */
export interface RewardPorts {
  db: Db
  clock: Clock
  keys: Keys
  plans: Plan[]
  gateway: Gateway
}

/** The task that runs for each payment (PAYMENT_NOTED of billing). */
export function referralTasks(ports: RewardPorts): Record<string, Task> {
  const OfInvoice = z.object({ invoice: z.uuid() })
  return { [PAYMENT_RECORDED]: (payload) => processPayment(ports, OfInvoice.parse(payload).invoice) }
}

/** Decides what a payment means for the referral of the payer. */
export async function processPayment(ports: RewardPorts, invoice: string): Promise<void> {
  const { db, clock } = ports
  const payment = await findPayment(db, invoice)
  const referral = payment?.first ? await findReferralOf(db, payment.person) : undefined
  if (!payment || !referral) return
  // The gateway is called before the lock, so that no connection waits for the network.
  const undecided = payment.effective && referral.joined_at === null
  const card = undecided ? await hashCard(ports, payment.reference) : null
  const own = card && (await hashReferrerCards(ports, referral.referrer))
  await db.transaction().execute(async (tx) => {
    await lockPerson(tx, referral.referrer)
    const locked = await lockReferral(tx, referral.id)
    const now = clock.now()
    const isEffective = (await findPayment(tx, invoice))?.effective
    if (!locked || isEffective === undefined) return // The payment or the referral was deleted in the meantime.
    if (!isEffective) return revokeReward(tx, locked, now)
    if (locked.joined_at) return // The reward was decided before.
    await decideReward(ports, tx, locked, {
      card,
      isOwn: own?.some((one) => card && one.equals(card)) ?? false,
    })
  })
}

interface LockedReferral {
  id: string
  referrer: UserId
  joined_at: Date | null
  rewarded_at: Date | null
}

async function decideReward(
  { clock, plans }: RewardPorts,
  tx: Tx,
  { id, referrer }: LockedReferral,
  { card, isOwn }: { card: Buffer | null; isOwn: boolean },
): Promise<void> {
  const now = clock.now()
  const known = isOwn || (card !== null && (await isCardKnown(tx, card)))
  const full = (await countRewardsSince(tx, referrer, new Date(now.getTime() - YEAR))) >= MAX_REWARDS_PER_YEAR
  const outcome: Outcome = known ? 'same_card' : full ? 'limit' : 'rewarded'
  await recordOutcome(tx, id, outcome, card, now)
  if (outcome !== 'rewarded') return
  await grantCredit(tx, { person: referrer, amount: premiumMonthPrice(plans), cause: causeOf(id), now })
  await addTask(tx, 'mail_referral_reward', { referral: id })
}

/** Handles a refunded first payment: it earns no reward, and an unspent reward is revoked. */
async function revokeReward(
  tx: Tx,
  { id, joined_at, rewarded_at }: LockedReferral,
  now: Date,
): Promise<void> {
  if (!joined_at) return recordOutcome(tx, id, 'given_back', null, now)
  if (rewarded_at && (await revokeCredit(tx, causeOf(id), now))) await recordRevocation(tx, id, now)
}

const causeOf = (referral: string) => `referral ${referral}`

async function hashCard({ gateway, keys }: RewardPorts, reference: string | null): Promise<Buffer | null> {
  const mark = reference === null ? null : await gateway.findFingerprint(reference)
  return mark === null ? null : keys.hash('referral card', mark)
}

/** Returns the hashes of the referrer's cards that the gateway still knows. */
async function hashReferrerCards(ports: RewardPorts, referrer: UserId): Promise<Buffer[]> {
  const references = await findPaymentReferences(ports.db, referrer)
  const cards = await Promise.all(references.map((reference) => hashCard(ports, reference)))
  return cards.filter((card) => card !== null)
}
