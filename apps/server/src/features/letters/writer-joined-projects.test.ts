/** Projects that the about text of a profile tells too: which sentence has their client, their result and their link. */
import { expect, test } from 'vitest'
import { fragments, letter, scraping } from './testing/sentences.ts'

test('of two projects for one client, a text gets the result of the one that it is about', () => {
  const project = { client: 'Kvarnby', url: '', skills: ['Scrapy'] }
  const projects = [
    {
      ...project,
      title: 'Prices of mills',
      what: 'Spiders that read 40 mills.',
      result: 'One table before six.',
    },
    {
      ...project,
      title: 'Letters to bakers',
      what: 'Offers mailed to bakers by a nightly job.',
      result: '900 bakers reached.',
    },
  ]
  const about =
    'For Kvarnby, a buyer of flour, I wrote Scrapy spiders that read the prices of 40 mills each night and put them in one table. The buyers look at it before six, and nobody calls the mills any more.'
  const text = letter({
    job: scraping('Collect the prices of mills with Scrapy each night.'),
    profile: { ...fragments, about, projects },
  })
  expect(text).toContain('I wrote Scrapy spiders that read the prices of 40 mills')
  expect(text).toMatch(/mills any more\.(?! The result: 900)/)
})

test.each([
  [
    'For Kvarnby, a buyer of flour, I wrote Scrapy spiders that read the prices of 40 mills each night. After that I moved to a bank and looked after its branches for three years.',
    '40 mills each night. Wrong prices went from 9% to 0.4%. After that I moved to a bank',
  ],
  [
    'I have written Scrapy spiders for a buyer of flour, moved a bakery to a new till, and cut the hosting bill of a school by 40 euros.',
    /40 euros\.(?! Wrong prices)/,
  ],
])('a result stands beside its work: %s', (about, expected) => {
  const project = {
    title: 'Prices of mills',
    client: 'Kvarnby',
    what: 'Scrapy spiders that read the prices of mills for a buyer of flour.',
    result: 'Wrong prices from 9% to 0.4%',
    url: '',
    skills: ['Scrapy'],
  }
  const job = scraping('Collect the prices of mills with Scrapy each night.')
  expect(letter({ job, profile: { ...fragments, about, projects: [project] } })).toMatch(expected)
})

test('what leads to a list is no work', () => {
  const about = 'The spiders I fixed most often (of 74 in my notes):\n- Scrapy without a delay\n- wrong dates'
  const job = scraping('Fix spiders with Scrapy that run often.')
  expect(letter({ job, profile: { ...fragments, about, projects: [] } })).not.toContain('The spiders I fixed')
})

test('a text about two works has no client of the second one before the first', () => {
  const about =
    'I wrote Scrapy spiders that read the timetables of a bus line each night, 40 buses in all. I brought a tariff study of 20,000 runs from 31 hours to 2 hours.'
  const project = {
    title: 'Tariff study of 20,000 runs',
    client: 'Energy supplier, Malmö',
    what: 'A study of tariffs with 20,000 runs, vectorized.',
    result: 'From 31 hours to 2 hours for 20,000 runs',
    url: '',
    skills: ['Scrapy'],
  }
  const job = scraping('Read the timetables of buses with Scrapy each night.')
  expect(letter({ job, profile: { ...fragments, about, projects: [project] } })).not.toMatch(
    /energy supplier,? I wrote/i,
  )
})
