/** Jobs over HTTP. */
import { api, type JobPage } from '@gigbell/contract'
import type { FastifyInstance } from 'fastify'
import { notFound } from '../../platform/http/refusal.ts'
import { serve } from '../../platform/http/serve.ts'
import type { UserId } from '../../platform/ids.ts'
import { findJobs, type JobsPorts } from './jobs.ts'
import { listMemory } from './list-memory.ts'
import { choices, jobOf, type ListView, skillsNamed, viewOf } from './queries.ts'

/** Registers the job endpoints of the contract. */
export function jobsRoutes(app: FastifyInstance, ports: JobsPorts): void {
  const { db } = ports

  // The list is the same for nearly everybody, and most people look at its first page.
  const remembered = listMemory(db)
  serve(app, api.jobs.list, ({ person, query }) =>
    remembered(person.id, JSON.stringify(query), (view) => pageOf(ports, person.id, query, view)),
  )

  serve(app, api.jobs.search, ({ person, query }) => pageOf(ports, person.id, query, viewOf(db, person.id)))

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

/** A page of the jobs that fit, with the position it was read at. */
async function pageOf(
  ports: JobsPorts,
  person: UserId,
  query: Parameters<typeof findJobs>[2],
  view: ListView | Promise<ListView>,
): Promise<JobPage> {
  const asked = Promise.resolve(view)
  const found = await findJobs(
    ports,
    person,
    query,
    asked.then(({ owner }) => owner),
  )
  return { ...found, position: (await asked).position }
}
