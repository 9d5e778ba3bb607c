/** Tests that letters do not say "built" of what others made. */
import { expect, test } from 'vitest'
import { toFirstPerson } from './first-person.ts'
import { FAILS, tellsOtherAct, wasMadeByLearner, withoutMaking } from './made-by-others.ts'
import { tellDatedRole } from './roles.ts'

const ada = { firstName: 'Ada', lastName: 'Field' }

test('an app that was taken over was not built', () => {
  expect(toFirstPerson('A ferry app for a port in Crete, which I took over with 40 open bugs.', ada)).toBe(
    'I took over a ferry app for a port in Crete with 40 open bugs.',
  )
})

test.each([
  'My boss: 20 years in port data.',
  'My co-founder’s background: 15 years at a harbour.',
  'My team: built the port table in a week.',
])('what others have done is not told of the person: %s', (text) => {
  expect(toFirstPerson(text, ada)).toBeNull()
})

test.each([
  ['Linux server administrator', 'I worked on a ferry app of a port (Node and MongoDB).'],
  ['DevOps for small teams: pipelines', 'I worked on a ferry app of a port (Node and MongoDB).'],
  ['Full-stack developer and administrator', 'I built a ferry app of a port (Node and MongoDB).'],
])('an app that only the profile of a %s names', (title, told) => {
  const raw = 'ferry app of a port (Node and MongoDB)'
  expect(withoutMaking('I built a ferry app of a port (Node and MongoDB).', raw, { title })).toBe(told)
})

test.each([
  ['ASP.NET portal where invoices vanished at month end', true],
  ['Service that kept crashing at night', true],
  ['Django API that fell over at every storm', true],
  ['Portal where clubs book their fields', false],
])('a thing that fails was not built: %s', (title, fails) => {
  expect(FAILS.test(title)).toBe(fails)
})

test.each([
  [
    'Traced to a static context shared across requests.',
    'I traced it to a static context shared across requests.',
  ],
  ['Delivered as Excel with a dictionary.', 'I delivered it as Excel with a dictionary.'],
  ['Collected from forty old maps.', 'I collected it from forty old maps.'],
  ['Delivered forty reports.', 'I delivered forty reports.'],
  ['Took seven weeks; 61 piers after a year.', 'It took seven weeks; 61 piers after a year.'],
])('names its object: %s', (raw, told) => {
  expect(toFirstPerson(raw, ada)).toBe(told)
})

test('what will show something is a thing', () => {
  const told = 'With the tables on one server the open port will show quickly.'
  expect(toFirstPerson(told, ada)).toBe(told)
})

test('a bus is no verb, and a price is no deed', () => {
  expect(toFirstPerson('CAN/CANopen, Modbus and EtherCAT on one ferry.', ada)).toBeNull()
  expect(toFirstPerson('Fixed EUR 900.', ada)).toBeNull()
  expect(toFirstPerson('Consulting after that $65 per hour.', ada)).toBeNull()
  expect(toFirstPerson('Fixed column template per volume.', ada) ?? '').not.toContain('I fixed')
})

test.each([
  ['Tide tracker (mentoring project)', true],
  ['Tide tracker. 14 weeks of sessions. She built the scrapers for two harbours.', true],
  ['Tide tracker. The scrapers read two harbours, and they made no mistake.', false],
])('what a learner made was not built: %s', (text, byLearner) => {
  expect(wasMadeByLearner(text)).toBe(byLearner)
})

test('who repairs what others have made has not built it', () => {
  const profile = { title: 'Django developer', about: 'I mostly fix and finish projects of other people.' }
  const written = 'berth queue system, double booking fixed with a constraint'
  expect(withoutMaking('I built a berth queue system.', written, profile)).toBe(
    'I worked on a berth queue system.',
  )
  expect(withoutMaking('I built a berth queue system.', `Built a ${written}`, profile)).toBe(
    'I built a berth queue system.',
  )
})

test.each([
  'Splitting a monolith. A 1.4-million-line application with one schema. I led the design.',
  'Care of a shop. A 9-year-old shop with 200 tables.',
])('what was large or old before was not built: %s', (text) => {
  expect(tellsOtherAct(text)).toBe(true)
})

test('a role with its years becomes a sentence', () => {
  expect(toFirstPerson('Harbour architect, 13 years.', ada)).toBe(
    'I am a harbour architect with 13 years of experience.',
  )
})

test.each([
  [
    '2016 to 2019: .NET developer in a harbour office.',
    'From 2016 to 2019 I was a .NET developer in a harbour office.',
  ],
  [
    '2014-2020 chart manager in a port office, 900 people.',
    'From 2014 to 2020 I was a chart manager in a port office, 900 people.',
  ],
  [
    '2022 till date: Odoo senior developer / lead of 4 for a port in Riga.',
    'Since 2022 I have been an Odoo senior developer / lead of 4 for a port in Riga.',
  ],
  [
    '2012-2019: Navision consultant at a port in Riga.',
    'From 2012 to 2019 I was a Navision consultant at a port in Riga.',
  ],
  [
    '2012-2019: Senior test engineer at a port in Riga.',
    'From 2012 to 2019 I was a senior test engineer at a port in Riga.',
  ],
])('a role with its dates becomes a sentence: %s', (raw, told) => {
  expect(tellDatedRole(raw.replace(/\.$/, ''))).toBe(told.replace(/\.$/, ''))
})
