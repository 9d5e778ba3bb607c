/**
 * The endpoints of sources: their status (of a personal source for the person of the request), and adding a post that a
 * person has read elsewhere.
 */
import { api, type JobSource, type Provider } from '@gigbell/contract'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../platform/http/serve.ts'
import type { UserId } from '../../platform/ids.ts'
import { type LimitPorts, limitByPerson } from '../accounts/index.ts'
import { presentJob } from '../jobs/index.ts'
import { addJob } from './added-job.ts'
import { findSourceStatuses, type SourceStatus } from './poll-records.ts'
import type { Source } from './source.ts'

/** What the routes need from outside. */
export interface SourceRoutePorts extends LimitPorts {
  /** The sources of JOB_SOURCES. */
  sources: readonly Source[]
  /** Finds whether a person has connected an account with each provider of a personal source. */
  findConnectionStates(person: UserId, providers: Provider[]): Promise<ReadonlyMap<Provider, ConnectionState>>
  /** The message for a person whose connection needs a new sign-in. */
  signInAgainMessage(provider: Provider): string
}

type ConnectionState = NonNullable<JobSource['reading']>

/** How many rejected items are shown. */
const MAX_SHOWN_REJECTS = 5

/** Registers the endpoints of sources. */
export function sourceRoutes(
  app: FastifyInstance,
  { sources, findConnectionStates, signInAgainMessage, ...ports }: SourceRoutePorts,
): void {
  const { db } = ports
  const names = sources.map((source) => source.name)
  const providers = sources.flatMap(({ provider: personal }) => (personal ? [personal] : []))
  serve(app, api.sources.list, async ({ person }) => {
    const connectionStates = await findConnectionStates(person.id, providers)
    const found = await findSourceStatuses(db, names, person.id, MAX_SHOWN_REJECTS)
    const statuses = new Map(found.map((status) => [status.source, status]))
    return {
      data: sources.map((source) => {
        const row = toJobSource(source, statuses.get(source.name))
        if (!source.provider) return row
        const reading = connectionStates.get(source.provider) ?? 'not_connected'
        if (reading !== 'sign_in_again') return { ...row, reading }
        return { ...row, reading, fault: signInAgainMessage(source.provider), next_at: null }
      }),
    }
  })

  serve(app, api.jobs.add, async ({ person, body }) => {
    await limitByPerson(ports, 'post', person.id)
    const job = await presentJob(ports, person.id, await addJob(ports, person.id, body))
    if (!job) throw new Error('An added job was deleted at once.')
    return { data: job }
  })
}

function toJobSource(source: Source, status: SourceStatus | undefined): JobSource {
  return {
    // The path of the operator's file is not shown.
    name: source.name.startsWith('file:') ? `file:${source.label}` : source.name,
    label: source.label,
    attribution: source.attribution ?? null,
    polled_at: status?.polled_at.toISOString() ?? null,
    succeeded_at: status?.succeeded_at?.toISOString() ?? null,
    next_at: status?.next_at?.toISOString() ?? null,
    fault: status?.fault ?? null,
    read: status?.read ?? 0,
    added: status?.added ?? 0,
    updated: status?.updated ?? 0,
    unchanged: status?.unchanged ?? 0,
    skipped: status?.skipped ?? 0,
    set_aside: (status?.rejects ?? []).map(({ item, reason, at }) => ({
      item,
      reason,
      at: at.toISOString(),
    })),
  }
}
