/** Tests the sentences on since when somebody does their work. */
import { expect, test } from 'vitest'
import { createTask } from '../testing/task.ts'
import { tellSince } from './since-when.ts'

const task = createTask({
  job: { title: 'Tide tables', description: 'Collect tide tables.', category: 'Data', skills: [] },
  profile: { title: 'Harbour data', about: '', skills: ['Python', 'Perl'] },
})

test.each([
  ['I doing tide tables since 2018.', 'I have been doing tide tables since 2018.'],
  [
    'I scrape tide tables since 2018, almost always at night.',
    'I have been scraping tide tables since 2018.',
  ],
  ['I program in Delphi since 1998.', 'I have been programming in Delphi since 1998.'],
  ['I collect and clean tide data since 2019.', 'I have been collecting and cleaning tide data since 2019.'],
  ['I am 51 years old and I build buoys since 1998.', 'I have been building buoys since 1998.'],
  [
    'I’m based in Nairobi and I’ve been gluing harbours together since 2015, beginning with one.',
    'I have been gluing harbours together since 2015.',
  ],
  ['I am working in data from 2017.', 'I have been working in data since 2017.'],
  ['I am doing tide apps for 5 years.', 'I have been doing tide apps for 5 years.'],
  ['Writing bots since 2017 (first one: tides).', 'I have been writing bots since 2017.'],
  [
    'I write Python for 7 years and I take care of buoys about the same time.',
    'I have been writing Python for 7 years.',
  ],
  ['Scraping is my full time work since 2018.', 'I have been scraping full time since 2018.'],
  ['I ship tide apps since 2018.', 'I have been shipping tide apps since 2018.'],
  ['I started scraping in 2016 because I needed tides for my thesis.', 'I have been scraping since 2016.'],
  ['Perl since 5.8, so about 11 years.', 'I have worked with Perl for about 11 years.'],
  ['Perl since 2004, from Riga.', 'I have worked with Perl since 2004.'],
  ['Perl is my everyday since 2018.', 'I have worked with Perl since 2018.'],
  ['Scraping is 90% of my work since 2018.', 'I have been scraping since 2018.'],
  ['I am a data engineer from Riga working with Perl since 2016.', 'I have worked with Perl since 2016.'],
  [
    'I am working with Perl from last 6 years, first 4 years at a harbour.',
    'I have been working with Perl for 6 years.',
  ],
  ['Been a tide clerk for 3 years. Lives in Riga.', 'I have been a tide clerk for 3 years.'],
  [
    '14 months as junior tester at a port in Riga.',
    'I have 14 months of experience as a junior tester at a port in Riga.',
  ],
  [
    'Since 2018 working with Perl, the first three years in a port.',
    'I have been working with Perl since 2018.',
  ],
  [
    'I’m from Riga, studied physics, and have been writing Perl for money since 2016.',
    'I have been writing Perl for money since 2016.',
  ],
])('%s', (text, told) => {
  expect(tellSince(text, task, null)).toBe(told)
})

test('the trade of the title stands before it', () => {
  expect(tellSince('Perl since 2004.', task, 'a data engineer')).toBe(
    'I am a data engineer and have worked with Perl since 2004.',
  )
})

test.each([
  'Doing this since 2011, first at a vendor.',
  'I live in Riga since 2011.',
  'Scraping is most of my work since 2018.',
  'I don’t write reports since 2019.',
  'Riga since 2004.',
  'I cut tide films for ten years, then I moved.',
  'I sold buoys for five years and left.',
  'I sold buoys from 2016, in Riga.',
  'I build tide apps from 2016 to 2020.',
  'I help people get it out since 2016.',
])('says nothing of: %s', (text) => {
  expect(tellSince(text, task, null)).toBeNull()
})

test('the tool that the title of the post names comes before others', () => {
  const wanted = createTask({
    job: { title: 'Perl tide tables', description: 'Collect tide tables.', category: 'Data', skills: [] },
    profile: { title: 'Harbour data', about: '', skills: ['Python', 'Perl'] },
  })
  expect(tellSince('Programming since 2001, Perl since 2004.', wanted, null)).toBe(
    'I have worked with Perl since 2004.',
  )
})
