/** The feature `profiles`: its endpoints and the personal data it stores. */
import type { Feature } from '../../platform/feature.ts'
import { deleteAllProfiles, findProfiles } from './queries.ts'
import { profileRoutes } from './routes.ts'

export const profiles: Feature = {
  name: 'profiles',
  routes: profileRoutes,
  personalData: {
    tables: { profiles: 'exported' },
    export: async ({ db }, { id }) => ({ profiles: await findProfiles(db, id) }),
    reset: deleteAllProfiles,
  },
}
