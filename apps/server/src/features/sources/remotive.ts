/**
 * Remotive: its public list, polled at most four times a day. Its terms require this limit, a link back and a visible
 * credit.
 */
import { z } from 'zod'
import { HOUR } from '../../platform/clock.ts'
import { described, listOf, readItems } from './items.ts'
import { identity, words } from './post.ts'
import type { Source } from './source.ts'
import { jsonOf, listIn } from './web.ts'

const Item = z.object({
  id: identity,
  url: words,
  title: z.unknown().optional(),
  company_name: words,
  category: words,
  tags: listOf(z.string()),
  job_type: words,
  publication_date: words,
  candidate_required_location: words,
  salary: words,
  description: words,
})

export const remotive: Source = {
  name: 'remotive',
  label: 'Remotive',
  base: 'https://remotive.com',
  every: 6 * HOUR,
  attribution: { name: 'Remotive', url: 'https://remotive.com' },
  async *newPosts({ web, memory, remember }) {
    const page = await web.readIfChanged('/api/remote-jobs', memory)
    if (!page) return
    yield* readItems(listIn(jsonOf(page.reply), 'jobs'), Item, (item) => ({
      source_id: item.id,
      title: item.title,
      url: item.url,
      description: described(item.description, {
        // Free text such as a rate, a range or "competitive", which cannot become a budget.
        before: item.salary?.trim() ? `Salary: ${item.salary.trim()}` : null,
        company: item.company_name,
      }),
      category: item.category,
      skills: item.tags,
      location: item.candidate_required_location,
      published_at: item.publication_date,
    }))
    remember(page.marks)
  },
}
