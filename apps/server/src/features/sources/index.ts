/** Sources: where jobs come from. Other features import from here only. */
import type { UserId } from '../../platform/ids.ts'
import type { ArrivalListener } from './ingest.ts'
import { firstPollTime, type PersonalAccess, type PollPorts, poll } from './poll.ts'
import type { Source } from './source.ts'
import { findSource } from './source-list.ts'

export { cleanText } from './clean-text.ts'
export { type ArrivalListener, ingest, JOBS_ARRIVED, type JobsArrived } from './ingest.ts'
export { addMailedPosts } from './mailed-posts.ts'
export { Post } from './post.ts'
export { findSamplePost } from './sample.ts'
export type { Source } from './source.ts'
export { findSource, sourceNames, sourcesWithBaseUrl } from './source-list.ts'

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
