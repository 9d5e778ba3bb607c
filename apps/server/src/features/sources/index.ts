/**
 * Sources bring jobs in. The list of them, and what the rest of the product may ask: which source an
 * entry of JOB_SOURCES names, and one poll of it.
 */
import { fileSource } from './file.ts'
import type { ArrivalListener } from './ingest.ts'
import { type PollPorts, poll } from './poll.ts'
import { sample } from './sample.ts'
import type { Source } from './source.ts'

export { ingest, JOBS_ARRIVED } from './ingest.ts'
export type { PollPorts } from './poll.ts'
export { Post } from './post.ts'
export { samplePost } from './sample.ts'
export type { Source } from './source.ts'

/** Sources that need nothing but their name. A new one is one line here. */
const named: readonly Source[] = [sample]
/** Sources that need an argument after a colon. */
const withArgument: Record<string, (entry: string, argument: string) => Source> = { file: fileSource }

/** The entries JOB_SOURCES may have, for whoever wrote another one. */
export const sourceNames = [
  ...named.map((source) => source.name),
  ...Object.keys(withArgument).map((kind) => `${kind}:…`),
]

/** The source that an entry of JOB_SOURCES names ("sample", "file:/var/jobs.ndjson"), or null. */
export function sourceOf(entry: string): Source | null {
  const [, kind, argument] = /^([a-z]+):(.+)$/.exec(entry) ?? []
  if (kind && argument) return Object.hasOwn(withArgument, kind) ? withArgument[kind]!(entry, argument) : null
  return named.find((source) => source.name === entry) ?? null
}

/**
 * Polls once the source that `name`, an entry of JOB_SOURCES, stands for. Jobs that are new are told to
 * `onArrived` in the transaction that brings them. Answers when to poll again.
 */
export async function pollSource(
  ports: PollPorts,
  name: string,
  onArrived?: ArrivalListener,
  stopped?: AbortSignal,
): Promise<{ again: Date }> {
  const source = sourceOf(name)
  if (!source) throw new Error(`There is no job source named ${name}.`)
  return poll(ports, source, onArrived, stopped)
}
