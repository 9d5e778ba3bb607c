/** Arbeitnow: its public list, newest first. Many posts are in German. */
import { z } from 'zod'
import { MINUTE } from '../../platform/clock.ts'
import { dateField, idField, textField } from './post.ts'
import { formatDescription, lenient, lenientList, readItems } from './read-items.ts'
import type { Source } from './source.ts'
import { parseJson, readList } from './source-client.ts'

const MAX_PAGES = 3

const Item = z.object({
  slug: idField,
  company_name: textField,
  title: z.unknown().optional(),
  description: textField,
  remote: lenient(z.boolean()),
  url: textField,
  tags: lenientList(z.string()),
  job_types: lenientList(z.string()),
  location: textField,
  created_at: dateField,
})
const Answer = z.object({ links: lenient(z.object({ next: textField })) })

export const arbeitnow: Source = {
  name: 'arbeitnow',
  label: 'Arbeitnow',
  baseUrl: 'https://www.arbeitnow.com',
  interval: 30 * MINUTE,
  attribution: { name: 'Arbeitnow', url: 'https://www.arbeitnow.com' },
  async *newPosts({ client, state, saveState }) {
    const known = new Set(Array.isArray(state.newest) ? state.newest : [])
    const newest: string[] = []
    for (let page = 1; page <= MAX_PAGES; page++) {
      const answer = parseJson(await client.read(`/api/job-board-api?page=${page}`))
      let reachedKnown = false
      yield* readItems(readList(answer, 'data'), Item, (item) => {
        if (item.slug && page === 1) newest.push(item.slug)
        if (item.slug && known.has(item.slug)) reachedKnown = true
        return {
          source_id: item.slug,
          title: item.title,
          url: item.url,
          description: formatDescription(item.description, { company: item.company_name }),
          category: item.tags.find((tag) => !/^remote$/i.test(tag.trim())),
          level: item.job_types.join(' '),
          location: item.remote ? [item.location, 'Remote'].filter(Boolean).join(', ') : item.location,
          published_at: item.created_at,
        }
      })
      const hasMore = Answer.safeParse(answer).data?.links?.next
      if (reachedKnown || known.size === 0 || !hasMore) break
    }
    saveState({ newest })
  },
}
