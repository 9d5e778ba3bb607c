/**
 * Handles the first start after a restore. The server that was backed up may have sent everything that was due until
 * now, so this server does not send it again: it stays in the inboxes. Deliveries that are due later are sent. Sessions
 * and mailed links that were ended after the backup would work again, so all of them end.
 */
import { features } from './features/index.ts'
import { emit } from './platform/feature.ts'
import { deleteDueTasks } from './platform/queue.ts'
import type { World } from './platform/world.ts'

/** Does nothing unless the database was restored. When several processes start at once, one of them does it. */
export async function resumeAfterRestore(world: World): Promise<void> {
  const { db, clock, log } = world
  const waits = await db
    .selectFrom('restoration')
    .select('backup_at')
    .where('started_at', 'is', null)
    .execute()
  if (waits.length === 0) return
  await db.transaction().execute(async (tx) => {
    const now = clock.now()
    const restored = await tx
      .updateTable('restoration')
      .set({ started_at: now })
      .where('started_at', 'is', null)
      .returning('backup_at')
      .executeTakeFirst()
    if (!restored) return
    await emit(features, 'restored', tx, { now }, world)
    const mails = await deleteDueTasks(tx, ['mail\\_%'])
    log.info(
      { backup_at: restored.backup_at, mails },
      'restored from a backup: what was due until now is not sent, and everybody must log in again',
    )
  })
}
