/** How many tasks a process works on at once, and how many connections to the database that takes. */
import type { Config } from './config.ts'

/** How many tasks run at once beside the polls, and how many polls. */
const OTHER_WORK = 4
const MOST_POLLS = 40
/** Requests at once; more of them wait for one another. */
const REQUESTS = 20
/** The queue listens on one of its own, and writes down by another how a task ended while all others are in use. */
const QUEUE = 2

type Sized = Pick<Config, 'role' | 'sources'>

/** How many tasks run at once. A source that hangs holds a place for as long as it is let; mail and alerts keep theirs. */
export const tasksAtOnce = ({ sources }: Sized): number => OTHER_WORK + Math.min(sources.length, MOST_POLLS)

/**
 * How many connections the pool may open: one for each task, since a poll holds one while it waits for another to take
 * its posts in, and 20 for requests. 27 for `all` with one source, 66 at most; PostgreSQL takes 100 unless told.
 */
export const connectionsOf = (config: Sized): number =>
  (config.role === 'worker' ? 0 : REQUESTS) + (config.role === 'web' ? 0 : tasksAtOnce(config) + QUEUE)
