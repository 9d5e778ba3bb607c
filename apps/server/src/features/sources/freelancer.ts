/** Freelancer.com: the active projects of its public API, newest first. */
import { z } from 'zod'
import { MINUTE } from '../../platform/clock.ts'
import { listOf, part, readItems } from './items.ts'
import { count, identity, moment, number, sum, words } from './post.ts'
import type { Source } from './source.ts'
import { jsonOf, listIn } from './web.ts'

const PAGE = 50
/** More pages than this are new only after a long pause. */
const MOST_PAGES = 4

const Named = z.object({ name: words })
const Project = z.object({
  id: identity,
  title: z.unknown().optional(),
  seo_url: words,
  preview_description: words,
  description: words,
  type: words,
  budget: part(z.object({ minimum: sum, maximum: sum })),
  currency: part(z.object({ code: words })),
  jobs: listOf(Named),
  bid_stats: part(z.object({ bid_count: count })),
  time_submitted: moment,
  owner_id: identity,
  location: part(z.object({ country: part(Named) })),
})
const Owner = z.object({
  location: part(z.object({ country: part(Named) })),
  status: part(z.object({ payment_verified: part(z.boolean()) })),
  employer_reputation: part(
    z.object({ entire_history: part(z.object({ overall: number, complete: count })) }),
  ),
})
const Owners = z.object({
  result: part(z.object({ users: part(z.record(z.string(), z.unknown())) })),
})

/** The client of a project, if the answer describes its owner. */
function clientOf(owner: unknown) {
  const parsed = Owner.safeParse(owner)
  if (!parsed.success) return null
  const { location, status, employer_reputation: reputation } = parsed.data
  const history = reputation?.entire_history
  return {
    country: location?.country?.name ?? null,
    verified: status?.payment_verified ?? null,
    hires: history?.complete ?? null,
    rating: history?.overall || null,
  }
}

export const freelancer: Source = {
  name: 'freelancer',
  label: 'Freelancer.com',
  base: 'https://www.freelancer.com',
  every: MINUTE,
  async *newPosts({ web, memory, remember, token }) {
    const known = new Set(Array.isArray(memory.newest) ? memory.newest : [])
    const newest: string[] = []
    for (let page = 0; page < MOST_PAGES; page++) {
      const query = new URLSearchParams({
        limit: String(PAGE),
        ...(page > 0 ? { offset: String(page * PAGE) } : {}),
        compact: 'true',
        user_details: 'true',
        job_details: 'true',
        full_description: 'true',
      })
      const reply = await web.read(`/api/projects/0.1/projects/active/?${query}`, {
        headers: token ? { 'freelancer-oauth-v1': token } : {},
      })
      const answer = jsonOf(reply)
      const projects = listIn(answer, 'result', 'projects')
      const owners = Owners.safeParse(answer).data?.result?.users ?? {}
      let reachedKnown = false
      yield* readItems(projects, Project, (project) => {
        if (project.id && page === 0) newest.push(project.id)
        if (project.id && known.has(project.id)) reachedKnown = true
        return {
          source_id: project.id,
          title: project.title,
          url: project.seo_url && `${web.base}/projects/${project.seo_url.replace(/^\/+/, '')}`,
          description: project.description ?? project.preview_description,
          type: project.type,
          budget_min: project.budget?.minimum,
          budget_max: project.budget?.maximum,
          currency: project.currency?.code,
          skills: project.jobs.map((job) => job.name),
          country: project.location?.country?.name,
          published_at: project.time_submitted,
          applicants: project.bid_stats?.bid_count,
          client: clientOf(project.owner_id ? owners[project.owner_id] : null),
        }
      })
      // The pages behind a project that was known at the last poll have nothing new. A first poll reads one page,
      // because older projects are not news.
      if (reachedKnown || known.size === 0 || projects.length < PAGE) break
    }
    remember({ newest })
  },
}
