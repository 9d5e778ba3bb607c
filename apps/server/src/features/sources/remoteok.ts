/** Remote OK: its public list. The first element is a legal notice, which requires a link back and a visible credit. */
import { z } from 'zod'
import { MINUTE } from '../../platform/clock.ts'
import { described, listOf, readItems, salaryLine } from './items.ts'
import { identity, moment, sum, words } from './post.ts'
import type { Source } from './source.ts'
import { jsonOf, listIn } from './web.ts'

const Item = z.object({
  legal: z.unknown().optional(),
  id: identity,
  slug: words,
  epoch: moment,
  date: words,
  position: z.unknown().optional(),
  company: words,
  tags: listOf(z.string()),
  description: words,
  location: words,
  url: words,
  apply_url: words,
  salary_min: sum,
  salary_max: sum,
})

export const remoteok: Source = {
  name: 'remoteok',
  label: 'Remote OK',
  base: 'https://remoteok.com',
  every: 15 * MINUTE,
  attribution: { name: 'Remote OK', url: 'https://remoteok.com' },
  async *newPosts({ web, memory, remember }) {
    const page = await web.readIfChanged('/api', memory)
    if (!page) return
    yield* readItems(listIn(jsonOf(page.reply)), Item, (item) => {
      if (item.legal !== undefined && item.position === undefined) return null
      return {
        source_id: item.id ?? item.slug,
        title: item.position,
        url: item.url ?? item.apply_url,
        description: described(item.description, {
          before: salaryLine(item.salary_min, item.salary_max, 'USD'),
          company: item.company,
        }),
        skills: item.tags,
        location: item.location,
        published_at: item.epoch ?? item.date,
      }
    })
    remember(page.marks)
  },
}
