/** Remotive: its public list, asked for four times a day at most, as they wish; link back, and name Remotive. */
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
        // Their own words: a rate, a range, "competitive"; nothing a budget could be made of.
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
