/**
 * Remotive: its public list, polled at most four times a day. Its terms require this limit, a link back and a visible
 * credit.
 */
import { z } from 'zod'
import { HOUR } from '../../platform/clock.ts'
import { idField, textField } from './post.ts'
import { formatDescription, lenientList, readItems } from './read-items.ts'
import type { Source } from './source.ts'
import { parseJson, readList } from './source-client.ts'

const Item = z.object({
  id: idField,
  url: textField,
  title: z.unknown().optional(),
  company_name: textField,
  category: textField,
  tags: lenientList(z.string()),
  job_type: textField,
  publication_date: textField,
  candidate_required_location: textField,
  salary: textField,
  description: textField,
})

export const remotive: Source = {
  name: 'remotive',
  label: 'Remotive',
  baseUrl: 'https://remotive.com',
  interval: 6 * HOUR,
  attribution: { name: 'Remotive', url: 'https://remotive.com' },
  async *newPosts({ client, state, saveState }) {
    const page = await client.readIfChanged('/api/remote-jobs', state)
    if (!page) return
    yield* readItems(readList(parseJson(page.reply), 'jobs'), Item, (item) => ({
      source_id: item.id,
      title: item.title,
      url: item.url,
      description: formatDescription(item.description, {
        // Free text such as a rate, a range or "competitive", which cannot become a budget.
        before: item.salary?.trim() ? `Salary: ${item.salary.trim()}` : null,
        company: item.company_name,
      }),
      category: item.category,
      skills: item.tags,
      location: item.candidate_required_location,
      published_at: item.publication_date,
    }))
    saveState(page.validators)
  },
}
