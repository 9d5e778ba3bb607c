/** Remote OK: its public list. The first element is a legal notice, which requires a link back and a visible credit. */
import { z } from 'zod'
import { MINUTE } from '../../platform/clock.ts'
import { amountField, dateField, idField, textField } from './post.ts'
import { formatDescription, formatSalary, lenientList, readItems } from './read-items.ts'
import type { Source } from './source.ts'
import { parseJson, readList } from './source-client.ts'

const Item = z.object({
  legal: z.unknown().optional(),
  id: idField,
  slug: textField,
  epoch: dateField,
  date: textField,
  position: z.unknown().optional(),
  company: textField,
  tags: lenientList(z.string()),
  description: textField,
  location: textField,
  url: textField,
  apply_url: textField,
  salary_min: amountField,
  salary_max: amountField,
})

export const remoteok: Source = {
  name: 'remoteok',
  label: 'Remote OK',
  baseUrl: 'https://remoteok.com',
  interval: 15 * MINUTE,
  attribution: { name: 'Remote OK', url: 'https://remoteok.com' },
  async *newPosts({ client, state, saveState }) {
    const page = await client.readIfChanged('/api', state)
    if (!page) return
    yield* readItems(readList(parseJson(page.reply)), Item, (item) => {
      if (item.legal !== undefined && item.position === undefined) return null
      return {
        source_id: item.id ?? item.slug,
        title: item.position,
        url: item.url ?? item.apply_url,
        description: formatDescription(item.description, {
          before: formatSalary(item.salary_min, item.salary_max, 'USD'),
          company: item.company,
        }),
        skills: item.tags,
        location: item.location,
        published_at: item.epoch ?? item.date,
      }
    })
    saveState(page.validators)
  },
}
