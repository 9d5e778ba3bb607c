/** Tests what a letter says of its writer before a list of works. */
import type { Profile } from '@gigbell/contract'
import { expect, test } from 'vitest'
import { createTask } from '../testing/task.ts'
import { writeLetter } from './index.ts'
import { introduce } from './introduction.ts'
import { prepareMaterial } from './material.ts'

const job = {
  title: 'Tide alarm in Django for our harbour',
  description:
    'We need a Django service on PostGIS that warns our pilots by SMS when the tide is too high. It runs with Celery.',
  category: 'Web Development',
  skills: ['Django', 'SMS'],
}
const projects: Profile['projects'] = [
  {
    title: 'Tide alarm',
    client: 'Port authority, Cuxhaven',
    what: 'SMS by two providers. Moved the gauges to MQTT in a week.',
    result: 'Late warnings from 30 a week to 2',
    url: '',
    skills: ['Django', 'SMS'],
  },
  {
    title: 'Flood map',
    client: 'Delta Insurance',
    what: '40 rivers, tiles cached overnight. Drew the gauges on it.',
    result: '',
    url: '',
    skills: ['Django'],
  },
]
const beginningOf = (profile: Partial<Profile>) => {
  const text = writeLetter(createTask({ job, profile: { skills: ['Django'], projects, ...profile } }))
  expect(text).toContain('– Tide alarm')
  return text.split('\n\n')[1]
}

test('names the tools that the post is about, those that it names most often first', () => {
  expect(beginningOf({ title: 'Harbour engineer', skills: ['Celery', 'COBOL', 'Django', 'PostGIS'] })).toBe(
    'I am a harbour engineer and work with Django, Celery and PostGIS.',
  )
})

test('reads the tools inside an entry of the skills', () => {
  expect(beginningOf({ title: 'Harbour engineer', skills: ['Celery (with Redis)', 'PostGIS / QGIS'] })).toBe(
    'I am a harbour engineer and work with Celery and PostGIS.',
  )
})

test('names tools where nothing else says who writes', () => {
  expect(beginningOf({ title: 'I ring at high tide', skills: ['Django', 'Celery'] })).toBe(
    'I work with Django and Celery.',
  )
})

test.each([
  ['TypeScript library author | tides', 'I am a TypeScript library author and work with Django.'],
  [
    'Harbour Server & Quay infrastructure consultant (two certificates)',
    'I am a harbour server & Quay infrastructure consultant and work with Django.',
  ],
])('reads the trade of %s', (title, told) => {
  expect(beginningOf({ title })).toBe(told)
})

test.each([
  [
    'I build alarms for harbours. 31 delivered since 2019, I keep the list.',
    'I build alarms for harbours. 31 delivered since 2019.',
  ],
  [
    'I connect gauges with other things, using radio. That is 80% of my work since 2018.',
    'I connect gauges with other things, using radio. That is 80% of my work since 2018.',
  ],
  ['I build alarms that ring at night so you can sleep.', 'I build alarms that ring at night.'],
  [
    'Since 2018 I’ve been on the building side, first at a port and independent since 2021.',
    'Since 2018 I’ve been on the building side, first at a port and independent since 2021.',
  ],
])('describes the person as they do: %s', (about, told) => {
  expect(beginningOf({ title: 'Alarms', skills: [], about })).toBe(told)
})

test('says what the person is beside what they were', () => {
  const about = 'I watched gauges in Riga for four years before I started coding for other people.'
  expect(beginningOf({ title: 'Harbour developer', skills: [], about })).toBe(
    `I am a harbour developer. ${about}`,
  )
})

test('has what the person has done of it overall', () => {
  const about = 'I like harbours. I have built 23 tide alarms with Django, and enjoy it.'
  const task = createTask({ job, profile: { title: 'Harbour developer', about, skills: ['Django'] } })
  const { parts } = introduce(task, prepareMaterial(task), { said: '', isListed: true })
  expect(parts.map(({ text }) => text)).toEqual([
    'I am a harbour developer and work with Django.',
    'I have built 23 tide alarms with Django.',
  ])
})

test('names the brand that the title of the post has, and tools that the post writes small', () => {
  const task = createTask({
    job: { ...job, title: 'CloudPier expert', description: 'We use CloudPier, selenium and celery.' },
    profile: { title: 'Harbour engineer', skills: ['CloudPier Falcon Suite', 'Selenium', 'Open source'] },
  })
  const [first] = introduce(task, prepareMaterial(task), { said: '', isListed: true }).parts
  expect(first?.text).toBe('I am a harbour engineer and work with CloudPier and Selenium.')
})

test('names no words of capitals as tools', () => {
  const task = createTask({
    job: { ...job, title: 'UK tide alarm, Shopify', description: 'An expert for our UK shop.' },
    profile: { title: 'Bookkeeper', skills: ['UK Payroll', 'Shopify (Expert)'] },
  })
  const [first] = introduce(task, prepareMaterial(task), { said: '', isListed: true }).parts
  expect(first?.text).toBe('I am a bookkeeper and work with Shopify.')
})

test.each([
  'I have spent nine years writing code that does what that book did.',
  'Since 2012 I have built fourteen of these, and eleven are still in use.',
  'I make my living finding those tides early.',
  'Since 2020 I have been building the reports instead.',
  'I have been on the consulting side ever since 2012.',
])('does not begin with what needs another sentence: %s', (about) => {
  expect(beginningOf({ title: 'Harbour developer', skills: [], about })).not.toContain(about)
})

const FORMER =
  'I was a harbour pilot for nine years and wrote tide alarms with Django, Celery and PostGIS that send an SMS.'

test('says where the person comes from where the post is about it, after what they are', () => {
  expect(beginningOf({ title: 'Python developer', skills: [], about: FORMER })).toBe(
    `I am a Python developer. ${FORMER}`,
  )
  const about = 'I was a pastry cook for nine years in a small hotel with two ovens.'
  expect(beginningOf({ title: 'Python developer', skills: [], about })).toBe('I am a Python developer.')
})

test.each([
  [
    'I’ve been at it since 2014.',
    'Harbour developer',
    'I am a harbour developer and have done this work since 2014.',
  ],
  [
    'I build alarms for harbours. Seven years on this.',
    'Alarms',
    'I build alarms for harbours. I have done this for seven years.',
  ],
])('joins how long the person has done their work: %s', (about, title, told) => {
  expect(beginningOf({ title, skills: [], about })).toBe(told)
})

test('prints no marks of emphasis', () => {
  const about = 'I’ve built alarms since 2012 and alarms for *pilots* since 2016.'
  expect(beginningOf({ title: 'Alarms', skills: [], about })).toBe(
    'I’ve built alarms since 2012 and alarms for pilots since 2016.',
  )
})

test('a letter without a list begins with who the person is, too', () => {
  const what = 'I wrote a Django service that warns pilots by SMS when the tide is too high.'
  const text = writeLetter(
    createTask({
      job,
      profile: {
        title: 'Alarms',
        about: 'I have been building alarms since 2014, first at a port. I like tides.',
        skills: ['Django'],
        projects: [{ ...projects[0]!, what, result: '' }],
      },
    }),
  )
  expect(text).toMatch(/^\S+\n\nI have been building alarms since 2014, first at a port\. /)
})

test('says who writes before works in sentences that do not', () => {
  const text = writeLetter(
    createTask({
      job,
      profile: {
        title: 'Junior harbour engineer',
        about:
          'In the port office I built a Django service that warned twelve pilots by SMS, and a flood map on PostGIS with Celery.',
        skills: ['Django'],
      },
    }),
  )
  expect(text.split('\n\n')[1]).toMatch(/^I am a junior harbour engineer/)
})

test.each([
  ['Alarms for harbours | Django, Celery', 'I specialize in alarms for harbours.'],
  [
    'Harbour developer: tide alarms, gauge maps',
    'I am a harbour developer and specialize in tide alarms and gauge maps.',
  ],
])('names the field of %s where little else says who writes', (title, told) => {
  expect(beginningOf({ title, skills: [] })).toBe(told)
})

test('names a field that the post is about before tools that its title does not name', () => {
  const post = { ...job, title: 'Tide alarm for our harbour' }
  const task = (title: string) =>
    createTask({ job: post, profile: { title, skills: ['Django', 'Celery'], projects } })
  const firstOf = (title: string) => {
    const own = task(title)
    return introduce(own, prepareMaterial(own), { said: '', isListed: true }).fuller[0]?.text
  }
  expect(firstOf('Developer of buoys: tide alarms')).toBe(
    'I am a developer of buoys and specialize in tide alarms.',
  )
  expect(firstOf('Developer of buoys: bird counts')).toBe(
    'I am a developer of buoys and work with Django and Celery.',
  )
})

test('a sentence in a letter without a list names the field, but not before a project', () => {
  const about =
    'Pilots get an SMS when the tide is too high, and I keep the gauges of nine piers in PostGIS for them.'
  const write = (own: Partial<Profile>) =>
    writeLetter(createTask({ job, profile: { title: 'Alarms for harbours', skills: ['Django'], ...own } }))
  expect(write({ about })).toMatch(/^\S+\n\nI specialize in alarms for harbours\. /)
  const what = 'I wrote a Django service that warns pilots by SMS when the tide is too high.'
  expect(write({ projects: [{ ...projects[0]!, what, result: '' }] })).not.toContain('I specialize')
})
