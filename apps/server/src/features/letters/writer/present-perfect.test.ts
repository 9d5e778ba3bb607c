/** Tests the tense of what somebody has been doing until now. */
import { expect, test } from 'vitest'
import { withPerfect } from './present-perfect.ts'

test.each([
  ['I write Python since 2018, at night.', 'I have been writing Python since 2018, at night.'],
  [
    'I build sites since 2013 and I teach people how to build them since 2017.',
    'I have been building sites since 2013 and I have been teaching people how to build them since 2017.',
  ],
  ['I am having 8 years of experience.', 'I have 8 years of experience.'],
  [
    'I have been a pilot for six years, a degree in 2007, test engineering ever since.',
    'I was a pilot for six years, a degree in 2007, test engineering ever since.',
  ],
  ['I use Scrapy since the version 1.9.', 'I have been using Scrapy since the version 1.9.'],
  [
    'I run buoys and gauges for harbours since 2020.',
    'I have been running buoys and gauges for harbours since 2020.',
  ],
  ['I am working in Riga since 2012.', 'I have been working in Riga since 2012.'],
  ['Since 2019 I freelance full time.', 'Since 2019 I have been freelancing full time.'],
  ['Since 2019, I build maps of piers.', 'Since 2019, I have been building maps of piers.'],
  ['I am a pilot since 2009.', 'I have been a pilot since 2009.'],
  ['I also draw maps for 7 years now.', 'I have also been drawing maps for 7 years now.'],
])('%s', (text, corrected) => {
  expect(withPerfect(text)).toBe(corrected)
})

test.each([
  'I have been writing Python since 2018.',
  'I am an Odoo developer and have been working with Odoo since 2018.',
  'I wrote maps until 2018.',
  'I cut films for ten years, then I moved.',
  'I check each file since 2 of them failed.',
  'Since 2012 I edit and translate books.',
  'I know Scrapy since 2018.',
  'I code and repair since 2018.',
  'I fix what others built since 2018.',
  'I write a page for every job.',
  'I have been a pilot for 12 years, and have loved it ever since.',
])('leaves %s', (text) => {
  expect(withPerfect(text)).toBe(text)
})
