/**
 * The first start after a restore. What was due until now may have been sent by the server that the backup was taken
 * of, so nobody sends it again: it stays in the inboxes and goes out over no channel. What is due later goes out.
 * Sessions and mailed links that were ended after the backup would be good again: all of them end.
 */
import { sql } from 'kysely'
import type { World } from './app.ts'
import { dropDueDeliveries } from './features/notifications/index.ts'
import { deleteDueTasks } from './platform/queue.ts'

/** Does nothing where no restore went before; of several processes that start at once, one does it. */
export async function resumeAfterRestore(world: World): Promise<void> {
  const { db, clock, log } = world
  const waits = await db
    .selectFrom('restoration')
    .select('backup_at')
    .where('started_at', 'is', null)
    .execute()
  if (waits.length === 0) return
  const { mailTasks } = await import('./work.ts')
  const names = [...Object.keys(mailTasks(world)), 'check_card']
  await db.transaction().execute(async (tx) => {
    const now = clock.now()
    const restored = await tx
      .updateTable('restoration')
      .set({ started_at: now })
      .where('started_at', 'is', null)
      .returning('backup_at')
      .executeTakeFirst()
    if (!restored) return
    const deliveries = await dropDueDeliveries(
      tx,
      now,
      'It was due before this server was restored from a backup.',
    )
    const tasks = await deleteDueTasks(tx, names)
    await sql`delete from sessions`.execute(tx)
    await sql`delete from mail_tokens where used_at is null`.execute(tx)
    log.info(
      { backup_at: restored.backup_at, deliveries, tasks },
      'restored from a backup: what was due until now is sent by nobody, and everybody logs in again',
    )
  })
}
