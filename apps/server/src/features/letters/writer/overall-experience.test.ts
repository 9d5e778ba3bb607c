/** Tests which sentence says what somebody has done overall of what a post is about. */
import { expect, test } from 'vitest'
import { createTask } from '../testing/task.ts'
import { tellOverallExperience } from './overall-experience.ts'

const tell = (about: string, said = '') =>
  tellOverallExperience(
    createTask({
      job: {
        title: 'Tide collectors in Scrapy',
        description: 'We need Scrapy spiders that collect tide tables of forty harbours every night.',
        category: 'Data Extraction',
        skills: ['Scrapy', 'Web Scraping'],
      },
      profile: { title: 'Developer', about, skills: ['Scrapy'] },
    }),
    said,
  )

test.each([
  ['I also built 140 spiders with Scrapy for ports.', 'I built 140 spiders with Scrapy for ports.'],
  ['I have built more than 140 spiders with Scrapy.', 'I have built more than 140 spiders with Scrapy.'],
  [
    'I was a clerk. Since then I’ve taken part in 14 collections of tide tables.',
    'I’ve taken part in 14 collections of tide tables.',
  ],
  [
    'I have repaired enough Scrapy spiders to know the signs.',
    'I have repaired enough Scrapy spiders to know the signs.',
  ],
  ['Scrapy is the framework I know best, because it was the first.', 'Scrapy is the framework I know best.'],
  [
    'I have moved two harbours to Scrapy spiders and have opinions about tides.',
    'I have moved two harbours to Scrapy spiders.',
  ],
  [
    'I have moved two harbours to Scrapy spiders, mostly because tides are nice.',
    'I have moved two harbours to Scrapy spiders.',
  ],
])('%s', (about, told) => {
  expect(tell(about)).toBe(told)
})

test.each([
  'I have built more than 140 kitchen chairs of oak.',
  'I have lost two Scrapy spiders to a flood.',
  'I have been happy with Scrapy spiders for your harbours.',
  'I have hated many Scrapy spiders for tides.',
  'I have applied for several Scrapy jobs in harbours.',
  'I started with two Scrapy spiders on a boat.',
])('has nothing to say for: %s', (about) => {
  expect(tell(about)).toBeNull()
})

test('does not repeat what the letter says', () => {
  const sentence = 'I have built more than 140 spiders with Scrapy.'
  expect(tell(sentence, `In Riga ${sentence}`)).toBeNull()
})
