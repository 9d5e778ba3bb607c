/** Jobs over HTTP. */
import { api } from '@gigbell/contract'
import type { FastifyInstance } from 'fastify'
import { notFound } from '../../platform/http/refusal.ts'
import { serve } from '../../platform/http/serve.ts'
import { findJobs, type JobsPorts } from './jobs.ts'
import { listMemory } from './list-memory.ts'
import { choices, jobOf, skillsNamed } from './queries.ts'

/** Registers the job endpoints of the contract. */
export function jobsRoutes(app: FastifyInstance, ports: JobsPorts): void {
  const { db } = ports

  // The list is the same for everybody, and most people look at its first page.
  const remembered = listMemory(db)
  serve(app, api.jobs.list, ({ person, query }) =>
    remembered(JSON.stringify(query), () => findJobs(ports, person.id, query)),
  )

  serve(app, api.jobs.search, ({ person, query }) => findJobs(ports, person.id, query))

  serve(app, api.jobs.detail, async ({ params }) => {
    const job = await jobOf(db, params.id)
    if (!job) throw notFound('job')
    return { data: job }
  })

  serve(app, api.jobs.skills, async ({ query }) => ({
    data: await skillsNamed(db, query.search, query.limit),
  }))

  serve(app, api.jobs.choices, async () => ({ data: await choices(db) }))
}
