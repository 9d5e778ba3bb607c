/** The endpoints of jobs. */
import { api, type JobPage, type Profile } from '@gigbell/contract'
import type { FastifyInstance } from 'fastify'
import { notFound } from '../../platform/http/refusal.ts'
import { serve } from '../../platform/http/serve.ts'
import type { UserId } from '../../platform/ids.ts'
import { readBrief } from './brief/brief.ts'
import { findFilterChoices } from './filter-choices.ts'
import { assessBestFit, readProfile } from './fit/fit.ts'
import { findJobs, type JobsPorts } from './jobs.ts'
import { createListCache } from './list-cache.ts'
import { findBriefedJob, findJob, findListView, type ListView } from './queries.ts'
import { searchSkills } from './skills.ts'

/** What the endpoints of jobs need from outside. */
interface JobsRoutesPorts extends JobsPorts {
  /** Finds all profiles of a person, oldest first. */
  findProfiles(person: UserId): Promise<Profile[]>
}

/** Registers the job endpoints of the contract. */
export function jobsRoutes(app: FastifyInstance, ports: JobsRoutesPorts): void {
  const { db } = ports

  // The list is the same for nearly everybody, and most people look at its first page.
  const cached = createListCache(db)
  serve(app, api.jobs.list, ({ person, query }) =>
    cached(person.id, JSON.stringify(query), (view) => findJobPage(ports, person.id, query, view)),
  )

  serve(app, api.jobs.search, ({ person, query }) =>
    findJobPage(ports, person.id, query, findListView(db, person.id)),
  )

  serve(app, api.jobs.detail, async ({ person, params }) => {
    const [job, profiles] = await Promise.all([
      findJob(db, person.id, params.id),
      ports.findProfiles(person.id),
    ])
    if (!job) throw notFound('job')
    return { data: { ...job, fit: assessBestFit(job, profiles.map(readProfile), ports.clock.now()) } }
  })

  serve(app, api.jobs.brief, async ({ person, params, query }) => {
    const [job, briefed, profiles] = await Promise.all([
      findJob(db, person.id, params.id),
      findBriefedJob(db, person.id, params.id),
      ports.findProfiles(person.id),
    ])
    if (!job || !briefed) throw notFound('job')
    const compared = query.profile ? profiles.filter(({ id }) => id === query.profile) : profiles
    if (query.profile && compared.length === 0) throw notFound('profile')
    const { asks, traps, flags } = readBrief(briefed)
    const fit = assessBestFit(job, compared.map(readProfile), ports.clock.now())
    return { data: { asks, traps, flags, fit } }
  })

  serve(app, api.jobs.skills, async ({ query }) => ({
    data: await searchSkills(db, query.search, query.limit),
  }))

  serve(app, api.jobs.choices, async ({ person }) => ({ data: await findFilterChoices(db, person.id) }))
}

/** Finds a page of jobs, with the position it was read at. */
async function findJobPage(
  ports: JobsPorts,
  person: UserId,
  query: Parameters<typeof findJobs>[2],
  view: ListView | Promise<ListView>,
): Promise<JobPage> {
  const resolved = Promise.resolve(view)
  const found = await findJobs(
    ports,
    person,
    query,
    resolved.then(({ owner }) => owner),
  )
  return { ...found, position: (await resolved).position }
}
