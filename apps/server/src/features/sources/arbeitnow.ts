/** Arbeitnow: its public list, newest first. Many posts are in German. */
import { z } from 'zod'
import { MINUTE } from '../../platform/clock.ts'
import { described, listOf, part, readItems } from './items.ts'
import { identity, moment, words } from './post.ts'
import type { Source } from './source.ts'
import { jsonOf, listIn } from './web.ts'

const MOST_PAGES = 3

const Item = z.object({
  slug: identity,
  company_name: words,
  title: z.unknown().optional(),
  description: words,
  remote: part(z.boolean()),
  url: words,
  tags: listOf(z.string()),
  job_types: listOf(z.string()),
  location: words,
  created_at: moment,
})
const Answer = z.object({ links: part(z.object({ next: words })) })

export const arbeitnow: Source = {
  name: 'arbeitnow',
  label: 'Arbeitnow',
  base: 'https://www.arbeitnow.com',
  every: 30 * MINUTE,
  attribution: { name: 'Arbeitnow', url: 'https://www.arbeitnow.com' },
  async *newPosts({ web, memory, remember }) {
    const known = new Set(Array.isArray(memory.newest) ? memory.newest : [])
    const newest: string[] = []
    for (let page = 1; page <= MOST_PAGES; page++) {
      const answer = jsonOf(await web.read(`/api/job-board-api?page=${page}`))
      let reachedKnown = false
      yield* readItems(listIn(answer, 'data'), Item, (item) => {
        if (item.slug && page === 1) newest.push(item.slug)
        if (item.slug && known.has(item.slug)) reachedKnown = true
        return {
          source_id: item.slug,
          title: item.title,
          url: item.url,
          description: described(item.description, { company: item.company_name }),
          category: item.tags.find((tag) => !/^remote$/i.test(tag.trim())),
          level: item.job_types.join(' '),
          location: item.remote ? [item.location, 'Remote'].filter(Boolean).join(', ') : item.location,
          published_at: item.created_at,
        }
      })
      const hasMore = Answer.safeParse(answer).data?.links?.next
      if (reachedKnown || known.size === 0 || !hasMore) break
    }
    remember({ newest })
  },
}
