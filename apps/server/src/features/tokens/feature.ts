/** The feature `tokens`: personal tokens, and the connection of the browser extension. */
import type { Feature } from '../../platform/feature.ts'
import { deleteEveryToken, deleteExpiredTokens, deleteTokens, listTokens } from './queries.ts'
import { tokenRoutes } from './routes.ts'
import { createTokenLookup } from './tokens.ts'

export const tokens: Feature = {
  name: 'tokens',
  authenticator: (world) => ({ ownerOfToken: createTokenLookup(world) }),
  routes: (app, world) => tokenRoutes(app, { ...world, rateLimit: world.config.rateLimit }),
  tasks: ({ db, clock }) => ({ delete_expired_tokens: () => deleteExpiredTokens(db, clock.now()) }),
  schedules: [{ task: 'delete_expired_tokens', cron: '20 3 * * *' }],
  personalData: {
    tables: {
      tokens: 'exported',
      token_codes: { notExported: 'Hashes of codes that work for two minutes.' },
    },
    export: async ({ db, clock }, { id }) => ({ tokens: await listTokens(db, id, clock.now()) }),
    reset: deleteTokens,
  },
  on: {
    passwordReplaced: (tx, { person }) => deleteTokens(tx, person),
    restored: deleteEveryToken,
  },
}
