/**
 * Himalayas: its public list, newest first, 20 jobs a page with a cursor. Its terms require a visible credit and forbid
 * passing posts on to other job boards.
 */
import { z } from 'zod'
import { MINUTE } from '../../platform/clock.ts'
import { amountField, dateField, idField, textField } from './post.ts'
import { formatDescription, formatSalary, lenient, lenientList, readItems } from './read-items.ts'
import type { Source } from './source.ts'
import { parseJson, readList } from './source-client.ts'

const MAX_PAGES = 5

/** Some fields are strings in one answer and objects with a name in another. */
const Name = z.union([z.string(), z.object({ name: z.string() }).transform(({ name }) => name)])
const Item = z.object({
  guid: idField,
  title: z.unknown().optional(),
  excerpt: textField,
  description: textField,
  companyName: textField,
  employmentType: textField,
  minSalary: amountField,
  maxSalary: amountField,
  salaryPeriod: textField,
  currency: textField,
  seniority: lenientList(Name),
  locationRestrictions: lenientList(Name),
  categories: lenientList(Name),
  pubDate: dateField,
  applicationLink: textField,
})
const Answer = z.object({ nextCursor: lenient(z.union([z.string(), z.number().transform(String)])) })

export const himalayas: Source = {
  name: 'himalayas',
  label: 'Himalayas',
  baseUrl: 'https://himalayas.app',
  interval: 30 * MINUTE,
  attribution: { name: 'Himalayas', url: 'https://himalayas.app' },
  async *newPosts({ client, state, saveState }) {
    const known = new Set(Array.isArray(state.newest) ? state.newest : [])
    const newest: string[] = []
    let cursor: string | null = null
    for (let page = 0; page < MAX_PAGES; page++) {
      const query = new URLSearchParams({ limit: '20', ...(cursor === null ? {} : { cursor }) })
      const answer = parseJson(await client.read(`/jobs/api?${query}`))
      let reachedKnown = false
      yield* readItems(readList(answer, 'jobs'), Item, (item) => {
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
          description: formatDescription(item.description ?? item.excerpt, {
            before: isHourly ? null : formatSalary(item.minSalary, item.maxSalary, item.currency, period),
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
    saveState({ newest })
  },
}
