/** The list of sources, and how a source is found by its entry in JOB_SOURCES or by the name on its jobs. */
import { arbeitnow } from './arbeitnow.ts'
import { createFileSource } from './file.ts'
import { freelancer } from './freelancer.ts'
import { hackernews } from './hackernews.ts'
import { himalayas } from './himalayas.ts'
import { jobicy } from './jobicy.ts'
import { remoteok } from './remoteok.ts'
import { remotive } from './remotive.ts'
import { createFeedSource } from './rss.ts'
import { sample } from './sample.ts'
import type { Source } from './source.ts'
import { upwork } from './upwork.ts'
import { weworkremotely } from './weworkremotely.ts'

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

/** How people read the name of a source on its jobs, and the credit that its terms require there. */
export interface SourceDescription {
  name: string
  creditUrl: string | null
}

/** Sites that posts of an import file often name as their source, where the name is not just capitalized. */
const importedNames: Record<string, string> = { linkedin: 'LinkedIn', peopleperhour: 'PeoplePerHour' }

/** Describes the source that a job names: one of ours, or one that an import file names. */
export function describeSource(name: string): SourceDescription {
  const source = findSource(name)
  if (source) return { name: source.nameOnJobs ?? source.label, creditUrl: source.attribution?.url ?? null }
  const imported = Object.hasOwn(importedNames, name.toLowerCase()) && importedNames[name.toLowerCase()]
  return { name: imported || name.charAt(0).toUpperCase() + name.slice(1), creditUrl: null }
}
