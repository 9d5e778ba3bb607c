/** The endpoints of jobs. */
import { api } from '@gigbell/contract'
import type { FastifyInstance } from 'fastify'
import type { Tx } from '../../platform/db/database.ts'
import { notFound } from '../../platform/http/refusal.ts'
import { type EncodedAnswer, serve } from '../../platform/http/serve.ts'
import type { UserId } from '../../platform/ids.ts'
import { readBrief } from './brief/brief.ts'
import { chooseLanguage } from './brief/languages.ts'
import { encodeFit, encodePage } from './encode-page.ts'
import { findFilterChoices } from './filter-choices.ts'
import { assessBestFit } from './fit/fit.ts'
import { findReadProfiles } from './fit/person-profiles.ts'
import { findJob, findJobsByIds } from './job-rows.ts'
import { findJobIds, type JobQuery, type JobsPorts } from './jobs.ts'
import { createListCache } from './list-cache.ts'
import { findMine, type JobOfPerson, saveMarks } from './mine/queries.ts'
import { findForPerson, presentJob } from './present-jobs.ts'
import { findBriefedJob, findListView } from './queries.ts'
import { searchSkills } from './skills.ts'

/** What the routes need in addition. */
export interface JobsRoutePorts extends JobsPorts {
  /** Called in the transaction that marks a job as seen. */
  onSeen(tx: Tx, seen: JobOfPerson): Promise<void>
}

/** Registers the job endpoints of the contract. */
export function jobsRoutes(app: FastifyInstance, ports: JobsRoutePorts): void {
  const { db } = ports

  // The list is the same for nearly everybody, and most people look at its first page.
  const cached = createListCache(ports)
  serve(app, api.jobs.list, ({ person, query }) =>
    cached(person.id, JSON.stringify(query), {
      async common(position) {
        const { ids, ...totals } = await findJobIds(ports, person.id, query, {})
        return { jobs: await findJobsByIds(db, ids), totals: { ...totals, position } }
      },
      personal: () => findJobPage(ports, person.id, query),
    }),
  )

  serve(app, api.jobs.search, ({ person, query }) => findJobPage(ports, person.id, query))

  serve(app, api.jobs.detail, async ({ person, params }) => {
    const job = await presentJob(ports, person.id, params.id)
    if (!job) throw notFound('job')
    return { data: job }
  })

  serve(app, api.jobs.changeMine, async ({ person, params, body }) => {
    const pair = { person: person.id, job: params.id }
    await db.transaction().execute(async (tx) => {
      if (!(await saveMarks(tx, pair, body, ports.clock.now()))) throw notFound('job')
      if (body.seen) await ports.onSeen(tx, pair)
    })
    const [mine = null] = await findMine(db, [pair])
    return { data: mine }
  })

  serve(app, api.jobs.brief, async ({ person, params, query }) => {
    const [shown, briefed, profiles] = await Promise.all([
      findJob(db, person.id, params.id),
      findBriefedJob(db, person.id, params.id),
      findReadProfiles(db, person.id),
    ])
    if (!shown || !briefed) throw notFound('job')
    const compared = query.profile ? profiles.filter(({ id }) => id === query.profile) : profiles
    if (query.profile && compared.length === 0) throw notFound('profile')
    const { asks, traps, flags, language } = readBrief(briefed)
    const fit = assessBestFit(shown.post, compared, ports.clock.now())
    const profile = compared.find(({ id }) => id === fit?.profile.id)
    const languages = profile
      ? { profile: profile.textLanguage, letter: chooseLanguage(language, profile.languages) }
      : null
    return { data: { asks, traps, flags, fit, languages } }
  })

  serve(app, api.jobs.skills, async ({ query }) => ({
    data: await searchSkills(db, query.search, query.limit),
  }))

  serve(app, api.jobs.choices, async ({ person }) => ({ data: await findFilterChoices(db, person.id) }))
}

/** Finds a page of jobs as a person sees them, with the position it was read at. */
async function findJobPage(ports: JobsPorts, person: UserId, query: JobQuery): Promise<EncodedAnswer> {
  const view = findListView(ports.db, person)
  const { ids, ...totals } = await findJobIds(ports, person, query, view)
  const jobs = await findForPerson(ports, person, ids)
  return encodePage(
    jobs.map((job) => ({ ...job, fit: encodeFit(job.fit) })),
    { ...totals, position: (await view).position },
  )
}
