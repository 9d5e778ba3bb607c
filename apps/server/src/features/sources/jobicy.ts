/** Jobicy: its public list, polled hourly. Its terms require a link back and a visible credit. */
import { z } from 'zod'
import { HOUR } from '../../platform/clock.ts'
import { described, listOf, readItems, salaryLine } from './items.ts'
import { identity, sum, words } from './post.ts'
import type { Source } from './source.ts'
import { jsonOf, listIn } from './web.ts'

const Item = z.object({
  id: identity,
  url: words,
  jobTitle: z.unknown().optional(),
  companyName: words,
  jobIndustry: listOf(z.string()),
  jobGeo: words,
  jobLevel: words,
  jobExcerpt: words,
  jobDescription: words,
  pubDate: words,
  salaryMin: sum,
  salaryMax: sum,
  annualSalaryMin: sum,
  annualSalaryMax: sum,
  salaryCurrency: words,
  salaryPeriod: words,
})

export const jobicy: Source = {
  name: 'jobicy',
  label: 'Jobicy',
  base: 'https://jobicy.com',
  every: HOUR,
  attribution: { name: 'Jobicy', url: 'https://jobicy.com' },
  async *newPosts({ web, memory, remember }) {
    const page = await web.readIfChanged('/api/v2/remote-jobs?count=50', memory)
    if (!page) return
    yield* readItems(listIn(jsonOf(page.reply), 'jobs'), Item, (item) => {
      const isHourly = /hour/i.test(item.salaryPeriod ?? '')
      const from = item.salaryMin ?? item.annualSalaryMin
      const to = item.salaryMax ?? item.annualSalaryMax
      const period =
        item.salaryPeriod && !/year|annual/i.test(item.salaryPeriod) ? `(${item.salaryPeriod})` : 'a year'
      return {
        source_id: item.id,
        title: item.jobTitle,
        url: item.url,
        description: described(item.jobDescription ?? item.jobExcerpt, {
          before: isHourly ? null : salaryLine(from, to, item.salaryCurrency, period),
          company: item.companyName,
        }),
        category: item.jobIndustry[0],
        type: isHourly ? 'hourly' : null,
        level: item.jobLevel,
        budget_min: isHourly ? from : null,
        budget_max: isHourly ? to : null,
        currency: isHourly ? item.salaryCurrency : null,
        location: item.jobGeo,
        published_at: item.pubDate,
      }
    })
    remember(page.marks)
  },
}
