/**
 * Sources bring jobs in. The list of them, and what the rest of the product may ask: which source an
 * entry of JOB_SOURCES names, and one poll of it.
 */
import type { UserId } from '../../platform/ids.ts'
import { arbeitnow } from './arbeitnow.ts'
import { fileSource } from './file.ts'
import { freelancer } from './freelancer.ts'
import { hackernews } from './hackernews.ts'
import { himalayas } from './himalayas.ts'
import type { ArrivalListener } from './ingest.ts'
import { jobicy } from './jobicy.ts'
import { firstPoll, type PollPorts, poll, type Reader } from './poll.ts'
import { remoteok } from './remoteok.ts'
import { remotive } from './remotive.ts'
import { rssSource } from './rss.ts'
import { sample } from './sample.ts'
import type { Source } from './source.ts'
import { upwork } from './upwork.ts'
import { weworkremotely } from './weworkremotely.ts'

export { type ArrivalListener, ingest, JOBS_ARRIVED, type JobsArrived } from './ingest.ts'
export { Post } from './post.ts'
export { samplePost } from './sample.ts'
export type { Source } from './source.ts'

/** Sources that need nothing but their name. A new one is one line here. */
const named: readonly Source[] = [
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
/** Sources that need an argument after a colon; one they can do nothing with is answered with null. */
const withArgument: Record<string, (entry: string, argument: string) => Source | null> = {
  file: fileSource,
  rss: rssSource,
}

/** The entries JOB_SOURCES may have, for whoever wrote another one. */
export const sourceNames = [
  ...named.map((source) => source.name),
  ...Object.keys(withArgument).map((kind) => `${kind}:…`),
]

/** The sources that <SOURCE>_BASE_URL can point somewhere else. */
export const movableSources = named.filter((source) => source.base).map((source) => source.name)

/** The source that an entry of JOB_SOURCES names ("sample", "file:/var/jobs.ndjson"), or null. */
export function sourceOf(entry: string): Source | null {
  const [, kind, argument] = /^([a-z]+):(.+)$/.exec(entry) ?? []
  if (kind && argument) return Object.hasOwn(withArgument, kind) ? withArgument[kind]!(entry, argument) : null
  return named.find((source) => source.name === entry) ?? null
}

/**
 * Polls once the source of this name. Jobs that are new are told to `onArrived` in the transaction that
 * brings them. Answers when to poll again.
 */
export async function pollSource(
  ports: PollPorts & { sources?: readonly Source[] },
  name: string,
  onArrived?: ArrivalListener,
  stopped?: AbortSignal,
  reader?: Reader,
): Promise<{ again: Date }> {
  return poll(ports, sourceNamed(ports, name), onArrived, stopped, reader)
}

/** When the source of this name is to be polled (for this person) after a start; it may be past. */
export async function firstPollOf(
  ports: PollPorts & { sources?: readonly Source[] },
  name: string,
  owner?: UserId,
): Promise<Date> {
  return firstPoll(ports, sourceNamed(ports, name), owner)
}

function sourceNamed({ sources }: { sources?: readonly Source[] }, name: string): Source {
  const source = sources?.find((one) => one.name === name) ?? sourceOf(name)
  if (!source) throw new Error(`There is no job source named ${name}.`)
  return source
}
