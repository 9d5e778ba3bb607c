/** The feature `dashboard`: its endpoints, and when a person last visited it. */
import type { Feature } from '../../platform/feature.ts'
import { countAlerts } from '../alerts/index.ts'
import { findJobsByIds } from '../jobs/index.ts'
import { countLettersByDay, hasLetter } from '../letters/index.ts'
import { countMatchesByDay, findMatchesSince } from '../notifications/index.ts'
import { countProfiles, findProfileSkills } from '../profiles/index.ts'
import { removeVisitOf, visitOf } from './queries.ts'
import { dashboardRoutes } from './routes.ts'

export const dashboard: Feature = {
  name: 'dashboard',
  routes(app, { config, db, clock }) {
    dashboardRoutes(app, {
      db,
      clock,
      mailPage: config.demo && config.mail.url === undefined ? '/dev/mail' : undefined,
      profilesUsed: (person) => countProfiles(db, person),
      skillsOf: (person) => findProfileSkills(db, person),
      hasAlert: async (person) => (await countAlerts(db, person)) > 0,
      hasLetter: (person) => hasLetter(db, person),
      matchedSince: (...asked) => findMatchesSince(db, ...asked),
      matchedByDay: (...asked) => countMatchesByDay(db, ...asked),
      lettersByDay: (...asked) => countLettersByDay(db, ...asked),
      jobsOf: (ids) => findJobsByIds(db, ids),
    })
  },
  personalData: {
    tables: { dashboard_visits: 'exported' },
    export: async ({ db }, { id }) => ({ dashboard_visit: (await visitOf(db, id)) ?? null }),
    reset: removeVisitOf,
  },
}
