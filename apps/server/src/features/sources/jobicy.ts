/** Jobicy: its public list, polled hourly. Its terms require a link back and a visible credit. */
import { z } from 'zod'
import { HOUR } from '../../platform/clock.ts'
import { amountField, idField, textField } from './post.ts'
import { formatDescription, formatSalary, lenientList, readItems } from './read-items.ts'
import type { Source } from './source.ts'
import { parseJson, readList } from './source-client.ts'

const Item = z.object({
  id: idField,
  url: textField,
  jobTitle: z.unknown().optional(),
  companyName: textField,
  jobIndustry: lenientList(z.string()),
  jobGeo: textField,
  jobLevel: textField,
  jobExcerpt: textField,
  jobDescription: textField,
  pubDate: textField,
  salaryMin: amountField,
  salaryMax: amountField,
  annualSalaryMin: amountField,
  annualSalaryMax: amountField,
  salaryCurrency: textField,
  salaryPeriod: textField,
})

export const jobicy: Source = {
  name: 'jobicy',
  label: 'Jobicy',
  baseUrl: 'https://jobicy.com',
  interval: HOUR,
  attribution: { name: 'Jobicy', url: 'https://jobicy.com' },
  async *newPosts({ client, state, saveState }) {
    const page = await client.readIfChanged('/api/v2/remote-jobs?count=50', state)
    if (!page) return
    yield* readItems(readList(parseJson(page.reply), 'jobs'), Item, (item) => {
      const isHourly = /hour/i.test(item.salaryPeriod ?? '')
      const from = item.salaryMin ?? item.annualSalaryMin
      const to = item.salaryMax ?? item.annualSalaryMax
      const period =
        item.salaryPeriod && !/year|annual/i.test(item.salaryPeriod) ? `(${item.salaryPeriod})` : 'a year'
      return {
        source_id: item.id,
        title: item.jobTitle,
        url: item.url,
        description: formatDescription(item.jobDescription ?? item.jobExcerpt, {
          before: isHourly ? null : formatSalary(from, to, item.salaryCurrency, period),
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
    saveState(page.validators)
  },
}
