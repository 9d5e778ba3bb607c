/**
 * One runner for everything: `server` and `web` beside the code, `faults` and `restarts` against the real program as a
 * process, `browser` in a real Chromium against the real program.
 */
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** The files that take longest. They start first, so that none of them runs alone at the end. */
const longFiles = [
  'tests/security/linear-time.test.ts',
  'tests/security/stripe-faults.test.ts',
  'tests/security/stripe.test.ts',
  'tests/faults/feeds.test.ts',
  'tests/faults/backup.test.ts',
  'tests/faults/database.test.ts',
].map((path) => join(import.meta.dirname, path))

/** Tests with limits of time for a start: beside others they would measure those. */
const restarts = ['tests/faults/kill.test.ts', 'tests/faults/postgres.test.ts']

/** Without the durations of an earlier run, the runner would start the largest files first. */
class LongFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const isShort = ({ moduleId }: TestSpecification) => Number(!longFiles.includes(moduleId))
    return (await super.sort(files)).sort((a, b) => isShort(a) - isShort(b))
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: LongFilesFirst },
    // Argon2, a real database and a browser take their time on a small machine, and three times as long on a slow one;
    // a hang still fails within three minutes.
    testTimeout: 180_000,
    hookTimeout: 240_000,
    // What is waited for comes in its own time on a small or busy machine; one second is no measure.
    expect: { poll: { timeout: 45_000 } },
    // Tests of the server wait for the database and for clocks, so that another one can run.
    maxWorkers: availableParallelism() + 1,
    projects: [
      {
        extends: true,
        test: {
          name: 'server',
          include: [
            'apps/server/src/**/*.test.ts',
            'packages/*/src/**/*.test.ts',
            'tests/security/*.test.ts',
          ],
          globalSetup: ['apps/server/src/platform/testing/server.global.ts'],
          // One process runs all files, as the product runs in one process for long.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'web',
          include: ['apps/web/{*,app/**/*,service-worker/*}.test.ts', 'apps/extension/**/*.test.ts'],
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'faults',
          include: ['tests/faults/*.test.ts'],
          exclude: restarts,
          // They mostly wait: four run at once, and nothing else beside them.
          sequence: { groupOrder: 1 },
          maxWorkers: 4,
        },
      },
      {
        extends: true,
        test: {
          name: 'restarts',
          include: restarts,
          sequence: { groupOrder: 2 },
          maxWorkers: 1,
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: ['tests/e2e/*.test.ts'],
          globalSetup: ['apps/server/src/platform/testing/server.global.ts', 'tests/e2e/browser.global.ts'],
          sequence: { groupOrder: 3 },
          // Each process runs its files with one browser, a server and a database, which keep a processor busy.
          isolate: false,
          maxWorkers: availableParallelism(),
        },
      },
    ],
  },
})
