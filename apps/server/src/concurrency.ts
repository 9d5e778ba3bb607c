/** How many tasks a process works on at once, and how many connections to the database that takes. */
import type { Config } from './config.ts'

/** How many tasks run at once in addition to polls, and the most polls at once. */
const OTHER_WORK = 4
const MOST_POLLS = 40
/** How many requests use the database at once; more of them wait. */
const REQUESTS = 20
/** The queue listens on one connection, and records the ends of tasks on another while all others are in use. */
const QUEUE = 2

type Sized = Pick<Config, 'role' | 'sources'>

/** How many tasks run at once. A source that hangs occupies one until its timeout; mails and alerts still run. */
export const tasksAtOnce = ({ sources }: Sized): number => OTHER_WORK + Math.min(sources.length, MOST_POLLS)

/**
 * How many connections the pool may open: one for each task, because a poll holds one while it waits for the lock of
 * ingest, and 20 for requests. 27 for `all` with one source, 66 at most; PostgreSQL accepts 100 by default.
 */
export const connectionsOf = (config: Sized): number =>
  (config.role === 'worker' ? 0 : REQUESTS) + (config.role === 'web' ? 0 : tasksAtOnce(config) + QUEUE)
