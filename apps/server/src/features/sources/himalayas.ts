/**
 * Himalayas: its public list, newest first, 20 jobs a page with a cursor. Its terms require a visible credit and forbid
 * passing posts on to other job boards.
 */
import { z } from 'zod'
import { MINUTE } from '../../platform/clock.ts'
import { described, listOf, part, readItems, salaryLine } from './items.ts'
import { identity, moment, sum, words } from './post.ts'
import type { Source } from './source.ts'
import { jsonOf, listIn } from './web.ts'

const MOST_PAGES = 5

/** Some fields are strings in one answer and objects with a name in another. */
const Name = z.union([z.string(), z.object({ name: z.string() }).transform(({ name }) => name)])
const Item = z.object({
  guid: identity,
  title: z.unknown().optional(),
  excerpt: words,
  description: words,
  companyName: words,
  employmentType: words,
  minSalary: sum,
  maxSalary: sum,
  salaryPeriod: words,
  currency: words,
  seniority: listOf(Name),
  locationRestrictions: listOf(Name),
  categories: listOf(Name),
  pubDate: moment,
  applicationLink: words,
})
const Answer = z.object({ nextCursor: part(z.union([z.string(), z.number().transform(String)])) })

export const himalayas: Source = {
  name: 'himalayas',
  label: 'Himalayas',
  base: 'https://himalayas.app',
  every: 30 * MINUTE,
  attribution: { name: 'Himalayas', url: 'https://himalayas.app' },
  async *newPosts({ web, memory, remember }) {
    const known = new Set(Array.isArray(memory.newest) ? memory.newest : [])
    const newest: string[] = []
    let cursor: string | null = null
    for (let page = 0; page < MOST_PAGES; page++) {
      const query = new URLSearchParams({ limit: '20', ...(cursor === null ? {} : { cursor }) })
      const answer = jsonOf(await web.read(`/jobs/api?${query}`))
      let reachedKnown = false
      yield* readItems(listIn(answer, 'jobs'), Item, (item) => {
        const id = item.guid ?? item.applicationLink
        if (id && page === 0) newest.push(id)
        if (id && known.has(id)) reachedKnown = true
        const isHourly = /hour/i.test(item.salaryPeriod ?? '')
        const period =
          item.salaryPeriod && !/year|annual/i.test(item.salaryPeriod) ? `(${item.salaryPeriod})` : 'a year'
        return {
          source_id: id,
          title: item.title,
          url: item.applicationLink ?? item.guid,
          description: described(item.description ?? item.excerpt, {
            before: isHourly ? null : salaryLine(item.minSalary, item.maxSalary, item.currency, period),
            company: item.companyName,
          }),
          category: item.categories[0]?.replaceAll('-', ' '),
          type: isHourly ? 'hourly' : null,
          level: item.seniority.join(' '),
          budget_min: isHourly ? item.minSalary : null,
          budget_max: isHourly ? item.maxSalary : null,
          currency: isHourly ? item.currency : null,
          location: item.locationRestrictions.join(', '),
          published_at: item.pubDate,
        }
      })
      cursor = Answer.safeParse(answer).data?.nextCursor ?? null
      if (reachedKnown || known.size === 0 || cursor === null) break
    }
    remember({ newest })
  },
}
