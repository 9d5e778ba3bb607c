/** Tests of how works begin after others, and of employers that they name only. */
import { expect, test } from 'vitest'
import { tellEmployment } from './employment.ts'
import { leadIn } from './lead-ins.ts'

test.each([
  ['2016-2019 - software company in Tartu', 'From 2016 to 2019 I worked at a software company in Tartu'],
  ['2021 – today: bank in Tallinn', 'Since 2021 I have worked at a bank in Tallinn'],
  [
    '2016-2019 - software house for two museums',
    'From 2016 to 2019 I worked at a software house for two museums',
  ],
  [
    '2016-2019 - Farol Verde, a maker of lamps',
    'From 2016 to 2019 I worked for Farol Verde, a maker of lamps',
  ],
  [
    'Farol Power Systems, 2018 to 2024, Senior Test Engineer.',
    'From 2018 to 2024 I was a senior test engineer at Farol Power Systems',
  ],
  ['Farol Power Systems, 2018 to today', 'Since 2018 I have worked for Farol Power Systems'],
  [
    '2021-2024, Farolpay (payment gateway, 340 merchants).',
    'From 2021 to 2024 I worked for Farolpay (payment gateway, 340 merchants)',
  ],
  [
    'First job (2018 to 2020): software house of 22 people',
    'From 2018 to 2020 I worked at a software house of 22 people',
  ],
  [
    '2019-2022, same company, migration of the screens to Blazor',
    'From 2019 to 2022 I worked on the migration of the screens to Blazor',
  ],
  ['Ticket Shop, 2018 to 2020', null], // a thing
  ['MSc Computer Science, 2010-2012', null],
  ['2016-2019, migration to Kubernetes (40 services)', null],
  ['2016-2019 - Erlang and RabbitMQ', null], // names no employer
  ['2018–2020 – backend developer at a bank', null],
  ['2009–2013 – Technical University of Sofia', null],
  ['From 2016 I worked at a bank', null],
])('an employment “%s”', (text, expected) => {
  expect(tellEmployment(text)).toBe(expected)
})

test.each([
  [
    'A good part of my work is plumbing: 80 feeds that report when they fail.',
    'A good part of my work is plumbing: 80 feeds that report when they fail.',
  ],
  ['Years: 8 in software, 6 with Odoo.', 'I have 8 years in software, 6 with Odoo.'],
  [
    'Network administrator: 2008-2016 (MikroTik).',
    'I was a network administrator from 2008 to 2016 (MikroTik).',
  ],
  // Services of others
  ['Map services: 2gis, Mapbox, Photon', 'I work with 2gis, Mapbox, Photon'],
  ['Front: mostly LiveView and 3 hooks.', 'I work mostly with LiveView and 3 hooks.'],
  [
    'A first version takes me six weeks: one for tests.',
    'A first version takes me six weeks: one for tests.',
  ],
  ['Over two years I wrote 23 guides: one a month.', 'Over two years I wrote 23 guides: one a month.'],
])('a label of what is no single work: “%s”', (text, expected) => {
  expect(leadIn(text, 'work', [])).toBe(expected)
})

test('a second client is another one', () => {
  const text = 'One of my clients was a bakery in Lyon. I rebuilt its shop.'
  expect(leadIn(text, 'work', ['One of my clients was a ferry company in Bergen.'])).toBe(
    'Another was a bakery in Lyon. I rebuilt its shop.',
  )
  expect(leadIn(text, 'work', [])).toBe(text)
  expect(leadIn('One of my projects was a tide map.', 'work', ['One of my projects: ferry tickets.'])).toBe(
    'Another of my projects was a tide map.',
  )
})

test('several things in one sentence are examples', () => {
  const text =
    'A timetable for a port and its pilots; a tool reading tickets into a ledger; a map of the pier'
  expect(leadIn(text, 'work', [])).toBe(`A few examples from my work: a${text.slice(1)}`)
})
