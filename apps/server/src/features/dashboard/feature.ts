/** The feature `dashboard`: its endpoints, and when a person last visited it. */
import type { Feature } from '../../platform/feature.ts'
import { removeVisitOf, visitOf } from './queries.ts'
import { dashboardRoutes } from './routes.ts'

export const dashboard: Feature = {
  name: 'dashboard',
  routes(app, { config, db, clock }) {
    dashboardRoutes(app, {
      db,
      clock,
      mailPage: config.demo && config.mail.url === undefined ? '/dev/mail' : undefined,
    })
  },
  personalData: {
    tables: { dashboard_visits: 'exported' },
    export: async ({ db }, { id }) => ({ dashboard_visit: (await visitOf(db, id)) ?? null }),
    reset: removeVisitOf,
  },
}
