/** Tests that what a letter tells of one work is not mixed with another one. */
import { expect, test } from 'vitest'
import { letter, scraping } from '../testing/sentences.ts'

const job = scraping('We need somebody for Scrapy spiders that collect tide tables, and for alerts.')
const profileOf = (
  about: string,
  projects: { title: string; client: string; what: string; result: string }[],
) => ({
  title: 'Python developer',
  about,
  skills: ['Python', 'Scrapy'],
  projects: projects.map((project) => ({ ...project, url: '', skills: ['Scrapy'] })),
})

test('the result of a project is no result of a habit', () => {
  const about =
    'For two-way tide tables I always keep a list of berths and a stamp, otherwise Scrapy spiders collect in circles. I learned that the hard way in 2021, when a harbour received 3,000 tide alerts overnight.'
  const text = letter({
    job,
    profile: profileOf(about, [
      {
        title: 'Two-way tide tables',
        client: 'Harbour office',
        what: 'Tide tables collected both ways with Scrapy spiders, list of berths, nightly alerts.',
        result: 'No double tides in the audit for 14 months',
      },
    ]),
  })
  expect(text).not.toMatch(/overnight[^\n]*14 months/)
})

test('works of two clients are not told as the work of one of them', () => {
  const about =
    'I built two collectors with Scrapy: one that reads tide tables and alerts per harbour, and one that files notices of lighthouses from a list of berths. Both have tests.'
  const text = letter({
    job,
    profile: profileOf(about, [
      {
        title: 'Tide collector',
        client: 'Port of Brest',
        what: 'Collector with Scrapy that reads tide tables and sends alerts to each harbour master.',
        result: 'Runs for 260 harbours',
      },
      {
        title: 'Notices of lighthouses',
        client: 'Coast guard (former employer)',
        what: 'Files notices of lighthouses from a list of berths.',
        result: '',
      },
    ]),
  })
  expect(text).not.toContain('I built two collectors')
  expect(text).toMatch(/Port of Brest[^\n]*260 harbours/)
})

test('one of many works comes beside the sentence about all of them', () => {
  const about =
    'I was part of 17 tide collector implementations, leading six of them. Most were harbours with two to nine berths. I set up the list of berths, alerts and tables with Scrapy.'
  const text = letter({
    job,
    profile: profileOf(about, [
      {
        title: 'Tide collector for a harbour with four berths',
        client: 'Harbour office, Brest',
        what: 'Led the calls, designed the list of berths with Scrapy alerts and tables, and trained 14 pilots.',
        result: 'Went live in 13 weeks',
      },
    ]),
  })
  expect(text).toContain('It went live in 13 weeks')
})
