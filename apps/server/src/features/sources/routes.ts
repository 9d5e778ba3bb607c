/** The sources over HTTP: which there are, and how they stand; a personal one as it is read for whoever asks. */
import { api, type JobSource, type Provider } from '@gigbell/contract'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../../platform/db/database.ts'
import { serve } from '../../platform/http/serve.ts'
import type { UserId } from '../../platform/ids.ts'
import { type StoredStand, standsOf } from './records.ts'
import type { Source } from './source.ts'

/** What the routes need: `sources` are those of JOB_SOURCES. */
export interface SourceRoutePorts {
  db: Db
  sources: readonly Source[]
  /** How somebody stands with the providers of personal sources, and what to tell who must sign in anew. */
  readingsOf(person: UserId, providers: Provider[]): Promise<ReadonlyMap<Provider, Reading>>
  lostWords(provider: Provider): string
}

type Reading = NonNullable<JobSource['reading']>

/** How many of the posts that were set aside are shown. */
const SHOWN_REJECTS = 5

/** Registers the source endpoints of the contract. */
export function sourceRoutes(
  app: FastifyInstance,
  { db, sources, readingsOf, lostWords }: SourceRoutePorts,
): void {
  const names = sources.map((source) => source.name)
  const providers = sources.flatMap(({ personal }) => (personal ? [personal] : []))
  serve(app, api.sources.list, async ({ person }) => {
    const readings = await readingsOf(person.id, providers)
    const all = await standsOf(db, names, person.id, SHOWN_REJECTS)
    const stands = new Map(all.map((stand) => [stand.source, stand]))
    return {
      data: sources.map((source) => {
        const row = shown(source, stands.get(source.name))
        if (!source.personal) return row
        const reading = readings.get(source.personal) ?? 'not_connected'
        if (reading !== 'sign_in_again') return { ...row, reading }
        return { ...row, reading, fault: lostWords(source.personal), next_at: null }
      }),
    }
  })
}

function shown(source: Source, stand: StoredStand | undefined): JobSource {
  return {
    // Where the operator's files lie is nobody's business.
    name: source.name.startsWith('file:') ? `file:${source.label}` : source.name,
    label: source.label,
    attribution: source.attribution ?? null,
    polled_at: stand?.polled_at.toISOString() ?? null,
    succeeded_at: stand?.succeeded_at?.toISOString() ?? null,
    next_at: stand?.next_at?.toISOString() ?? null,
    fault: stand?.fault ?? null,
    read: stand?.read ?? 0,
    added: stand?.added ?? 0,
    updated: stand?.updated ?? 0,
    unchanged: stand?.unchanged ?? 0,
    skipped: stand?.skipped ?? 0,
    set_aside: (stand?.rejects ?? []).map(({ item, reason, at }) => ({ item, reason, at: at.toISOString() })),
  }
}
