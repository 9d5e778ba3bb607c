/** The feature `jobs`: its endpoints, and the jobs that were found in one person's name. */
import { emit, type Feature } from '../../platform/feature.ts'
import { refreshExchangeRates } from './exchange-rates.ts'
import { deleteMarks, exportMarks } from './mine/queries.ts'
import { deleteExpiredOwnedJobs, deleteOwnedJobs, exportAddedJobs } from './queries.ts'
import { jobsRoutes } from './routes.ts'
import { countPostWords } from './word-frequencies.ts'

export const jobs: Feature = {
  name: 'jobs',
  routes: (app, world, features) =>
    jobsRoutes(app, { ...world, onSeen: (tx, seen) => emit(features, 'jobSeen', tx, seen, world) }),
  tasks: ({ db, clock, fetcher, log, config }) => ({
    async fetch_exchange_rates() {
      if (config.exchangeRatesUrl) await refreshExchangeRates({ db, fetcher, log }, config.exchangeRatesUrl)
    },
    delete_expired_owned_jobs: () => deleteExpiredOwnedJobs(db, clock.now()),
    count_post_words: () => countPostWords({ db, clock }),
  }),
  // Upwork's terms allow 24 hours; jobs are deleted an hour earlier (OWNED_JOB_RETENTION).
  schedules: [
    { task: 'delete_expired_owned_jobs', cron: '*/15 * * * *' },
    { task: 'count_post_words', cron: '50 3 * * *' },
    { task: 'fetch_exchange_rates', cron: '30 15 * * *' },
  ],
  personalData: {
    tables: {
      // Those that were added. The terms of a marketplace don't allow passing on what was found there in a person's name.
      jobs: 'exported',
      job_marks: 'exported',
    },
    export: async ({ db }, { id }) => ({
      job_marks: await exportMarks(db, id),
      added_jobs: await exportAddedJobs(db, id),
    }),
    reset: async (tx, person) => {
      await deleteOwnedJobs(tx, person)
      await deleteMarks(tx, person)
    },
  },
}
