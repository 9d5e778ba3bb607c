/**
 * Checks once a period, two weeks before its end, whether the card expires before the next payment. The mail about
 * it is sent once, however often the task runs (checkouts.card_told_for).
 */
import { z } from 'zod'
import { type Clock, DAY } from '../../platform/clock.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import type { UserId } from '../../platform/ids.ts'
import { addTask, type Task } from '../../platform/queue.ts'
import { lockPerson } from '../accounts/index.ts'
import { lockCheckout } from './checkout-queries.ts'
import type { Gateway } from './gateways/gateway.ts'
import { scheduleCardExpiryMail } from './mails.ts'
import { deriveState } from './subscription-state.ts'

/** The name of the task. */
export const CHECK_CARD = 'check_card'
/** Long enough to find another card, short enough to remember the mail. */
const CHECK_BEFORE_END = 14 * DAY

/** Schedules the check of the card before the end of a period. */
export async function scheduleCardCheck(tx: Db, checkout: string, end: Date, now: Date): Promise<void> {
  const pause = Math.max(0, end.getTime() - CHECK_BEFORE_END - now.getTime())
  await addTask(
    tx,
    CHECK_CARD,
    { checkout },
    { runAt: new Date(Date.now() + pause), key: `card ${checkout}` },
  )
}

/** The task that checks the card and schedules the mail. */
export function cardTasks({
  db,
  clock,
  gateway,
}: {
  db: Db
  clock: Clock
  gateway: Gateway
}): Record<string, Task> {
  const OfCheckout = z.object({ checkout: z.uuid() })
  return {
    [CHECK_CARD]: async (payload) => {
      const { checkout: id } = OfCheckout.parse(payload)
      const checkout = await db.transaction().execute((tx) => lockCheckout(tx, id))
      const state = checkout && deriveState(checkout.known)
      if (
        checkout?.gateway !== gateway.name ||
        !checkout.reference ||
        state?.status !== 'active' ||
        state.ended_at
      )
        return
      const end = state.end_date
      const now = clock.now()
      if (now.getTime() < end.getTime() - CHECK_BEFORE_END) return scheduleCardCheck(db, id, end, now)
      const card = await gateway.findCard(checkout.reference)
      // A card is valid until the end of its month.
      if (!card || Date.UTC(card.exp_year, card.exp_month, 1) > end.getTime()) return
      await db.transaction().execute(async (tx) => {
        await lockPerson(tx, checkout.user_id as UserId)
        if (await claimNotice(tx, id, end))
          await scheduleCardExpiryMail(tx, checkout.subscription_id ?? '', card.last4)
      })
    },
  }
}

/** True once for each period: the condition is part of the update. */
async function claimNotice(tx: Tx, checkout: string, end: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('checkouts')
    .set({ card_told_for: end })
    .where('id', '=', checkout)
    .where('card_told_for', 'is distinct from', end)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
