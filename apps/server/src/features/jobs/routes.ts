/** Jobs over HTTP. */
import { api } from '@gigbell/contract'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../../platform/db/database.ts'
import { notFound } from '../../platform/http/refusal.ts'
import { serve, type UserId } from '../../platform/http/serve.ts'
import { findJobs, type JobsPorts } from './jobs.ts'
import { listMemory } from './list-memory.ts'
import { choices, jobOf, skillsNamed, versionFor } from './queries.ts'

/** Registers the job endpoints of the contract. */
export function jobsRoutes(app: FastifyInstance, ports: JobsPorts): void {
  const { db } = ports

  // The list is the same for nearly everybody, and most people look at its first page.
  const remembered = listMemory(db)
  serve(app, api.jobs.list, ({ person, query }) =>
    remembered(person.id, JSON.stringify(query), (owner) => findJobs(ports, person.id, query, owner)),
  )

  serve(app, api.jobs.search, ({ person, query }) =>
    findJobs(ports, person.id, query, ownerAs(db, person.id)),
  )

  serve(app, api.jobs.detail, async ({ person, params }) => {
    const job = await jobOf(db, person.id, params.id)
    if (!job) throw notFound('job')
    return { data: job }
  })

  serve(app, api.jobs.skills, async ({ query }) => ({
    data: await skillsNamed(db, query.search, query.limit),
  }))

  serve(app, api.jobs.choices, async ({ person }) => ({ data: await choices(db, person.id) }))
}

/** The person, where they have jobs of their own. */
async function ownerAs(db: Db, person: UserId): Promise<UserId | undefined> {
  return (await versionFor(db, [person])).owners.length > 0 ? person : undefined
}
