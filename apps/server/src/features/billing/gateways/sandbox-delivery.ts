/**
 * The delivery of the sandbox's events to our webhook: once and at once by default, or late, several times and in
 * another order when a test requires it. Tests set it with `POST /api/test/sandbox/delivery` (sandbox-requests.ts).
 */
import { z } from 'zod'
import { SECOND } from '../../../platform/clock.ts'
import type { Db, Tx } from '../../../platform/db/database.ts'
import { addTask } from '../../../platform/queue.ts'

/** An event of the sandbox. */
interface SandboxEvent {
  id: string
  type: string
  reference: string
  checkout: string
  payment_intent: string
}

/** How events are delivered. */
export const Delivery = z.object({
  /** The delay of an event in seconds. */
  late: z.number().int().min(0).max(86_400).default(0),
  /** How often each event is delivered, at intervals of `late` (at least a second). */
  times: z.number().int().min(1).max(5).default(1),
  /** Delays every other event twice as long, so that the next one overtakes it. */
  out_of_order: z.boolean().default(false),
})
export type Delivery = z.output<typeof Delivery>

/** Sets how events are delivered. The default removes the setting. */
export async function setDelivery(db: Db, { late, times, out_of_order }: Delivery): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await tx.deleteFrom('sandbox_delivery').execute()
    if (late === 0 && times === 1 && !out_of_order) return
    await tx.insertInto('sandbox_delivery').values({ late, times, out_of_order }).execute()
  })
}

/** Schedules the delivery of an event, in the transaction that it reports. */
export async function sendEvent(tx: Tx, event: SandboxEvent): Promise<void> {
  const setting = await tx
    .updateTable('sandbox_delivery')
    .set((row) => ({ sent: row('sent', '+', 1) }))
    .returningAll()
    .executeTakeFirst()
  const pause = Math.max(setting?.late ?? 0, setting && (setting.times > 1 || setting.out_of_order) ? 1 : 0)
  const delay = setting?.out_of_order && setting.sent % 2 === 1 ? 2 * pause : (setting?.late ?? 0)
  for (let time = 0; time < (setting?.times ?? 1); time++) {
    const runAt = new Date(Date.now() + (delay + time * pause) * SECOND)
    await addTask(tx, 'deliver_sandbox_event', event, delay + time > 0 ? { runAt } : {})
  }
}
