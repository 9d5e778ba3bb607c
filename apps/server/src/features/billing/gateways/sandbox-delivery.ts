/**
 * How the sandbox's events travel to our webhook: at once and once, or, while a test asks for it, late, several
 * times, and every other one ahead of the one before it. Asking is `POST /api/test/sandbox/delivery`; what else
 * can be made happen in the sandbox stands in sandbox-requests.ts.
 */
import { z } from 'zod'
import { SECOND } from '../../../platform/clock.ts'
import type { Db, Tx } from '../../../platform/db/database.ts'
import { addTask } from '../../../platform/queue.ts'

/** An event as the sandbox sends it. */
interface SandboxEvent {
  id: string
  type: string
  reference: string
  checkout: string
  payment_intent: string
}

/** How events are delivered from now on. */
export const Delivery = z.object({
  /** Seconds until an event is delivered. */
  late: z.number().int().min(0).max(86_400).default(0),
  /** How often each is delivered, at intervals of `late` (at least a second). */
  times: z.number().int().min(1).max(5).default(1),
  /** Every other event overtakes the one before it: that waits for twice as long. */
  out_of_order: z.boolean().default(false),
})
export type Delivery = z.output<typeof Delivery>

/** Sets how events are delivered; the usual way clears it. */
export async function setDelivery(db: Db, { late, times, out_of_order }: Delivery): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await tx.deleteFrom('sandbox_delivery').execute()
    if (late === 0 && times === 1 && !out_of_order) return
    await tx.insertInto('sandbox_delivery').values({ late, times, out_of_order }).execute()
  })
}

/** Has an event delivered, in the transaction of what it tells. */
export async function sendEvent(tx: Tx, event: SandboxEvent): Promise<void> {
  const asked = await tx
    .updateTable('sandbox_delivery')
    .set((row) => ({ sent: row('sent', '+', 1) }))
    .returningAll()
    .executeTakeFirst()
  const pause = Math.max(asked?.late ?? 0, asked && (asked.times > 1 || asked.out_of_order) ? 1 : 0)
  const waits = asked?.out_of_order && asked.sent % 2 === 1 ? 2 * pause : (asked?.late ?? 0)
  for (let time = 0; time < (asked?.times ?? 1); time++) {
    const runAt = new Date(Date.now() + (waits + time * pause) * SECOND)
    await addTask(tx, 'deliver_sandbox_event', event, waits + time > 0 ? { runAt } : {})
  }
}
