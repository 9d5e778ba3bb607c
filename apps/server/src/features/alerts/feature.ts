/** The feature `alerts`: its endpoints, the upkeep of its index, and the personal data it stores. */
import { DAY, MINUTE } from '../../platform/clock.ts'
import type { Feature } from '../../platform/feature.ts'
import { addTask } from '../../platform/queue.ts'
import { deleteAllAlerts, sweepFormerAnchors } from './anchor-index.ts'
import { onJobsArrived } from './arrival.ts'
import { createDraftTask, WRITE_DRAFTS } from './drafts.ts'
import { improveAnchors, refreshKeyStatistics } from './key-statistics.ts'
import { findAlerts } from './queries.ts'
import { alertRoutes } from './routes.ts'

/** With fewer jobs the statistics of the keys change quickly. */
const ENOUGH_JOBS = 5_000

export const alerts: Feature = {
  name: 'alerts',
  routes: alertRoutes,
  tasks: (world) => ({
    [WRITE_DRAFTS]: createDraftTask(world),
    async anchor_alerts(_payload, { signal }) {
      const { db } = world
      const counted = await refreshKeyStatistics(db)
      await improveAnchors(db, signal)
      const pause = signal.aborted ? 0 : counted < ENOUGH_JOBS ? 10 * MINUTE : DAY
      await addTask(db, 'anchor_alerts', {}, { runAt: new Date(Date.now() + pause), key: 'anchor_alerts' })
    },
    sweep_anchors: (_payload, { signal }) => sweepFormerAnchors(world.db, signal),
  }),
  schedules: [{ task: 'sweep_anchors', cron: '*/10 * * * *' }],
  async startWork({ db }) {
    await addTask(db, 'anchor_alerts', {}, { key: 'anchor_alerts', keepTime: true })
    return undefined
  },
  personalData: {
    tables: {
      alerts: 'exported',
      former_numbers: { notExported: 'Numbers of alerts as they were before an edit, for 10 minutes.' },
    },
    export: async ({ db }, { id }) => ({ alerts: await findAlerts(db, id) }),
    // The anchors hold words of the alerts, and would remain until the next sweep.
    erase: (tx, { id }) => deleteAllAlerts(tx, id),
    reset: deleteAllAlerts,
  },
  on: {
    jobsArrived: (tx, { jobs }, { clock }) => onJobsArrived(clock)(tx, jobs),
  },
}
