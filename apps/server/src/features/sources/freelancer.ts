/** Freelancer.com: the active projects of its public API, newest first. */
import { z } from 'zod'
import { MINUTE } from '../../platform/clock.ts'
import { amountField, countField, dateField, idField, numberField, textField } from './post.ts'
import { lenient, lenientList, readItems } from './read-items.ts'
import type { Source } from './source.ts'
import { parseJson, readList } from './source-client.ts'

const PAGE_SIZE = 50
/** More pages than this are new only after a long pause. */
const MAX_PAGES = 4

const Named = z.object({ name: textField })
const Project = z.object({
  id: idField,
  title: z.unknown().optional(),
  seo_url: textField,
  preview_description: textField,
  description: textField,
  type: textField,
  budget: lenient(z.object({ minimum: amountField, maximum: amountField })),
  currency: lenient(z.object({ code: textField })),
  jobs: lenientList(Named),
  bid_stats: lenient(z.object({ bid_count: countField })),
  time_submitted: dateField,
  owner_id: idField,
  location: lenient(z.object({ country: lenient(Named) })),
})
const Owner = z.object({
  location: lenient(z.object({ country: lenient(Named) })),
  status: lenient(z.object({ payment_verified: lenient(z.boolean()) })),
  employer_reputation: lenient(
    z.object({ entire_history: lenient(z.object({ overall: numberField, complete: countField })) }),
  ),
})
const Owners = z.object({
  result: lenient(z.object({ users: lenient(z.record(z.string(), z.unknown())) })),
})

/** The client of a project, if the answer describes its owner. */
function readClient(owner: unknown) {
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
  baseUrl: 'https://www.freelancer.com',
  interval: MINUTE,
  async *newPosts({ client, state, saveState, token }) {
    const known = new Set(Array.isArray(state.newest) ? state.newest : [])
    const newest: string[] = []
    for (let page = 0; page < MAX_PAGES; page++) {
      const query = new URLSearchParams({
        limit: String(PAGE_SIZE),
        ...(page > 0 ? { offset: String(page * PAGE_SIZE) } : {}),
        compact: 'true',
        user_details: 'true',
        job_details: 'true',
        full_description: 'true',
      })
      const reply = await client.read(`/api/projects/0.1/projects/active/?${query}`, {
        headers: token ? { 'freelancer-oauth-v1': token } : {},
      })
      const answer = parseJson(reply)
      const projects = readList(answer, 'result', 'projects')
      const owners = Owners.safeParse(answer).data?.result?.users ?? {}
      let reachedKnown = false
      yield* readItems(projects, Project, (project) => {
        if (project.id && page === 0) newest.push(project.id)
        if (project.id && known.has(project.id)) reachedKnown = true
        return {
          source_id: project.id,
          title: project.title,
          url: project.seo_url && `${client.base}/projects/${project.seo_url.replace(/^\/+/, '')}`,
          description: project.description ?? project.preview_description,
          type: project.type,
          budget_min: project.budget?.minimum,
          budget_max: project.budget?.maximum,
          currency: project.currency?.code,
          skills: project.jobs.map((job) => job.name),
          country: project.location?.country?.name,
          published_at: project.time_submitted,
          applicants: project.bid_stats?.bid_count,
          client: readClient(project.owner_id ? owners[project.owner_id] : null),
        }
      })
      // The pages behind a project that was known at the last poll have nothing new. A first poll reads one page,
      // because older projects are not news.
      if (reachedKnown || known.size === 0 || projects.length < PAGE_SIZE) break
    }
    saveState({ newest })
  },
}
