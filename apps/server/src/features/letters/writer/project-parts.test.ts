/** Tests of what a project says after its first sentence without a verb of its own. */
import { expect, test } from 'vitest'
import { tellPart } from './project-parts.ts'

const before = ['For a ferry company I built a timetable.']

test.each([
  [
    'Postgres on a small server, nightly tide jobs.',
    'This included Postgres on a small server and nightly tide jobs.',
  ],
  ['Firmware, mooring tool, update server.', 'This included firmware, a mooring tool and an update server.'],
  ['Python and Azure.', 'It used Python and Azure.'],
  ['Python rig for the pier.', 'This included a Python rig for the pier.'],
  [
    'Stock per harbour, berths and cranes, pick lists.',
    'This included stock per harbour, berths and cranes, and pick lists.',
  ],
  ['End-to-end tests on two ferries.', 'This included end-to-end tests on two ferries.'],
  ['Slow tide queries rewritten.', 'Slow tide queries were rewritten.'],
  ['Private berths masked before each export.', 'Private berths were masked before each export.'],
  ['Traffic replayed against both piers.', 'The traffic was replayed against both piers.'],
  ['Tide module used by 70 pilots daily.', 'The tide module is used by 70 pilots daily.'],
  ['Calculates the tide rate.', 'It calculates the tide rate.'],
  ['Looks up tides in the table.', 'It looks up tides in the table.'],
  ['Waits when the limit is near.', 'It waits when the limit is near.'],
  ['marathi, Hindi and English.', 'It was in Marathi, Hindi and English.'],
  ['Has run daily for two years.', 'It has run daily for two years.'],
  ['Included packaging and a test suite.', 'This included packaging and a test suite.'],
  ['German and English.', 'It was in German and English.'],
  [
    'VAT 5% procedure for ferries, bank payment file, cost estimates for 210 piers.',
    'It covered a VAT 5% procedure for ferries, bank payment file and cost estimates for 210 piers.',
  ],
  [
    'Revenue by pier, best and worst berths, waiting time percent.',
    'It covered revenue by pier, best and worst berths and waiting time percent.',
  ],
  ['Running since March 2022.', 'It has been running since March 2022.'],
  ['30 indexes added, 12 dropped.', '30 indexes were added, 12 dropped.'],
])('gets a verb: %s', (part, sentence) => {
  expect(tellPart(part, before)).toBe(sentence)
})

test.each([
  'Pilots ask for tides, the bot builds the list.',
  'Logs showed the leak in the morning.',
  'Tide map, a nightly job compares the two piers.',
  'Edit 2 maps/week.',
  'Report covered single points of failure.',
  'Nine working days.',
  'Token renews itself.',
  'Harbour admins invite their own staff and set rights.',
  'Multi-berth with different lengths.',
  'Blind scoring of two piers, plus automatic checks for length.',
  'Tide alerts, berth limit and refund flows, plus checks of each pier (day, night).',
  'Two piers, one for guests and one for pilots.',
  'Added remote moorings.',
  'Switchable by long press.',
  'Doing this for piers since 2020.',
  '6 weeks, 4,000 calls.',
  'Own product.',
  'All in Terraform.',
  'Then a map of the harbour.',
  'The harbour renegotiated the contract.',
  'Errors go to a list instead of stopping the ferry.',
  'Built by a colleague in Webflow.',
  'A warmup started the same week, tide logs.',
  'Heat map, berth time vs promise, net margin.',
  'Search by pier, by date, or by a part of the name, with a printed list.',
])('stays as it is: %s', (part) => {
  expect(tellPart(part, before)).toBeNull()
})

test('the first sentence of a project is not one of its parts', () => {
  expect(tellPart('Tide map, nightly jobs.', [])).toBeNull()
})

test('a team has no parts', () => {
  expect(tellPart('Tide map, nightly jobs.', ['I led a team of 4.'])).toBeNull()
})

test('a second list of parts begins in other words', () => {
  const first = tellPart('Tide map, nightly jobs.', before) ?? ''
  expect(tellPart('Webhooks for the pilots.', [...before, first])).toBe(
    'It also included webhooks for the pilots.',
  )
})
