/**
 * Sources: where jobs come from. This file has the list of sources and exports what other features may use: finding
 * a source by its entry in JOB_SOURCES, and polling it.
 */
import type { UserId } from '../../platform/ids.ts'
import { arbeitnow } from './arbeitnow.ts'
import { createFileSource } from './file.ts'
import { freelancer } from './freelancer.ts'
import { hackernews } from './hackernews.ts'
import { himalayas } from './himalayas.ts'
import type { ArrivalListener } from './ingest.ts'
import { jobicy } from './jobicy.ts'
import { firstPollTime, type PersonalAccess, type PollPorts, poll } from './poll.ts'
import { remoteok } from './remoteok.ts'
import { remotive } from './remotive.ts'
import { createFeedSource } from './rss.ts'
import { sample } from './sample.ts'
import type { Source } from './source.ts'
import { upwork } from './upwork.ts'
import { weworkremotely } from './weworkremotely.ts'

export { type ArrivalListener, ingest, JOBS_ARRIVED, type JobsArrived } from './ingest.ts'
export { Post } from './post.ts'
export { findSamplePost } from './sample.ts'
export type { Source } from './source.ts'

/** The sources that are set up by their name alone. A new source is one line here. */
const sources: readonly Source[] = [
  sample,
  freelancer,
  remoteok,
  weworkremotely,
  remotive,
  himalayas,
  jobicy,
  arbeitnow,
  hackernews,
  upwork,
]
/** The kinds of sources that need an argument after a colon. Each returns null for an invalid argument. */
const sourceFactories: Record<string, (entry: string, argument: string) => Source | null> = {
  file: createFileSource,
  rss: createFeedSource,
}

/** The entries that JOB_SOURCES may have, for the message that refuses another one. */
export const sourceNames = [
  ...sources.map((source) => source.name),
  ...Object.keys(sourceFactories).map((kind) => `${kind}:…`),
]

/** The sources whose server can be replaced by <SOURCE>_BASE_URL. */
export const sourcesWithBaseUrl = sources.filter((source) => source.baseUrl).map((source) => source.name)

/** Finds the source of an entry of JOB_SOURCES ("sample", "file:/var/jobs.ndjson"), or null. */
export function findSource(entry: string): Source | null {
  const [, kind, argument] = /^([a-z]+):(.+)$/.exec(entry) ?? []
  if (kind && argument)
    return Object.hasOwn(sourceFactories, kind) ? sourceFactories[kind]!(entry, argument) : null
  return sources.find((source) => source.name === entry) ?? null
}

/**
 * Polls the source of this name once. `onArrived` is called with the new jobs in the transaction that inserts them.
 * Returns when to poll again.
 */
export async function pollSource(
  ports: PollPorts & { sources?: readonly Source[] },
  name: string,
  onArrived?: ArrivalListener,
  stopped?: AbortSignal,
  reader?: PersonalAccess,
): Promise<{ again: Date }> {
  return poll(ports, requireSource(ports, name), onArrived, stopped, reader)
}

/** Returns when to poll the source of this name (for this person) after a start of the server; may be in the past. */
export async function findFirstPollTime(
  ports: PollPorts & { sources?: readonly Source[] },
  name: string,
  owner?: UserId,
): Promise<Date> {
  return firstPollTime(ports, requireSource(ports, name), owner)
}

function requireSource({ sources }: { sources?: readonly Source[] }, name: string): Source {
  const source = sources?.find((one) => one.name === name) ?? findSource(name)
  if (!source) throw new Error(`There is no job source named ${name}.`)
  return source
}
