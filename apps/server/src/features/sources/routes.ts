/** The sources over HTTP: which there are, and how they stand. */
import { api, type JobSource } from '@gigbell/contract'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../../platform/db/database.ts'
import { serve } from '../../platform/http/serve.ts'
import { type StoredStand, standsOf } from './queries.ts'
import type { Source } from './source.ts'

/** What the routes need: `sources` are those of JOB_SOURCES. */
export interface SourceRoutePorts {
  db: Db
  sources: readonly Source[]
}

/** How many of the posts that were set aside are shown. */
const SHOWN_REJECTS = 5

/** Registers the source endpoints of the contract. */
export function sourceRoutes(app: FastifyInstance, { db, sources }: SourceRoutePorts): void {
  serve(app, api.sources.list, async () => {
    const names = sources.map((source) => source.name)
    const stands = new Map((await standsOf(db, names, SHOWN_REJECTS)).map((stand) => [stand.source, stand]))
    return { data: sources.map((source) => shown(source, stands.get(source.name))) }
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
