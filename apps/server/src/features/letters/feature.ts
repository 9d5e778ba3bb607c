/** The feature `letters`: its endpoints and the personal data it stores. */
import { DAY } from '../../platform/clock.ts'
import type { Feature } from '../../platform/feature.ts'
import { limitByAddress, limitByPerson } from '../accounts/index.ts'
import { deleteDrafts, deleteDraftsBefore } from './drafts/queries.ts'
import { deleteAllChanges, findAllChanges } from './evidence/queries.ts'
import { evidenceRoutes } from './evidence/routes.ts'
import { deleteLetters, exportLetters } from './history/list.ts'
import { REMIND_OF_LETTER, remindOfLetter } from './history/reminders.ts'
import { historyRoutes } from './history/routes.ts'
import { openModelMeter } from './model/metrics.ts'
import { optimizationRoutes } from './optimization/routes.ts'
import { readOwnModel } from './own-model/own-model.ts'
import { deleteModel } from './own-model/queries.ts'
import { ownModelRoutes } from './own-model/routes.ts'
import { exportOutcomes } from './proposed-outcomes/queries.ts'
import { proposedOutcomeRoutes } from './proposed-outcomes/routes.ts'
import { deleteCountedLetters, findCountedLetters } from './quota-queries.ts'
import { letterRoutes } from './routes.ts'

/** How long a letter that was written for a match of an alert waits to be opened. */
const DRAFT_RETENTION = 7 * DAY

export const letters: Feature = {
  name: 'letters',
  routes(app, world) {
    const { models, modelPrices, openai: service, rateLimit, allowPrivateAddresses } = world.config
    const writing = { ...world, models, service, meter: openModelMeter(world.metrics, modelPrices) }
    letterRoutes(app, {
      ...writing,
      admitVisitor: (address) => limitByAddress({ ...world, rateLimit }, 'letter', address),
    })
    historyRoutes(app, world)
    evidenceRoutes(app, world)
    optimizationRoutes(app, {
      ...writing,
      countCall: (person) => limitByPerson({ ...world, rateLimit }, 'optimization', person),
    })
    proposedOutcomeRoutes(app, world)
    ownModelRoutes(app, {
      ...world,
      allowPrivateAddresses,
      countTest: (person) => limitByPerson({ ...world, rateLimit }, 'model', person),
    })
  },
  tasks: (world) => ({
    [REMIND_OF_LETTER]: (payload) => remindOfLetter(world, payload),
    delete_old_drafts: () =>
      deleteDraftsBefore(world.db, new Date(world.clock.now().getTime() - DRAFT_RETENTION)),
  }),
  schedules: [{ task: 'delete_old_drafts', cron: '*/20 * * * *' }],
  personalData: {
    tables: {
      letters: 'exported',
      letter_versions: 'exported',
      letter_statuses: 'exported',
      counted_letters: 'exported',
      evidence_changes: 'exported',
      proposed_outcomes: 'exported',
      own_models: 'exported',
      letter_drafts: {
        notExported: 'Letters that wait for at most 7 days, until they are opened and exported.',
      },
      counted_drafts: { notExported: 'When such letters were planned, for 7 days.' },
      letter_reservations: { notExported: 'Held for the seconds in which a letter is written.' },
    },
    export: async ({ db }, { id }) => ({
      letters: await exportLetters(db, id),
      counted_letters: await findCountedLetters(db, id),
      evidence_changes: await findAllChanges(db, id),
      proposed_outcomes: await exportOutcomes(db, id),
      own_model: await readOwnModel(db, id),
    }),
    reset: async (tx, person) => {
      await deleteLetters(tx, person)
      await deleteDrafts(tx, person)
      await deleteCountedLetters(tx, person)
      await deleteAllChanges(tx, person)
      await deleteModel(tx, person)
    },
  },
}
