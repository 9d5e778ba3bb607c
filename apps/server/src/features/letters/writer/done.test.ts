/** Verbs for fragments that only name a work. */
import { expect, test } from 'vitest'
import { tellDone, tellMade, tellProjectMade } from './done.ts'

test.each([
  [
    'Discord bot for a chess club: results and ratings',
    'built a Discord bot for a chess club: results and ratings',
  ],
  [
    'Booking app of a ferry company, from an old laptop to EC2',
    'moved a booking app of a ferry company from an old laptop to EC2',
  ],
  ['TideUp habit tracker', 'built TideUp, a habit tracker'],
  ['Two importers for price lists', 'built two importers for price lists'],
  ['Upgrade v13 to v16', 'did the upgrade from v13 to v16'],
  ['Migration of a bookshop to Shopify', 'migrated a bookshop to Shopify'],
  ['Logos for three bakeries', 'designed logos for three bakeries'],
  ['Logos for three bakeries, 2022', 'designed logos for three bakeries, 2022'],
  ['Sole Go developer: bot, ledger and API', 'was the sole Go developer: bot, ledger and API'],
])('a verb is certain for “%s”', (phrase, expected) => {
  expect(tellMade(phrase)).toBe(expected)
})

test.each([
  ['Fleet app from own servers to containers'], // was moved
  ['Macros, pivot tables, dashboards'], // is a list of services
  ['Stock reports cleaned every night'], // tells itself what was done
  ['Salmon counter for a river authority'],
  ['University library in Medellín: catalogue search'], // is a client
  ['Salmon Counter Systems, 2018 to 2024'], // an employer
  ['Order system for salmon, 240k lines, no tests'], // was taken over
  ['Move database of a factory from 13 to 16'], // has a verb
  ['Harbour office uploads an Excel export'], // has one as well
])('no verb is certain for “%s”', (phrase) => {
  expect(tellMade(phrase)).toBeNull()
})

test.each([
  [
    'ESP32 gateway reading up to 24 tide sensors, with an offline buffer in flash for 72 hours',
    'built an ESP32 gateway reading up to 24 tide sensors, with an offline buffer in flash for 72 hours',
  ],
  [
    'Service that reads the harbour diaries from scanned pages and sends doubtful ones to a clerk',
    'built a service that reads the harbour diaries from scanned pages and sends doubtful ones to a clerk',
  ],
  [
    'Operator in Go that creates harbour accounts and their secrets from a list of berths',
    'built an operator in Go that creates harbour accounts and their secrets from a list of berths',
  ],
])('who makes software has built “%s”', (phrase, expected) => {
  expect(tellProjectMade(phrase, true)).toBe(expected)
})

test('a short description says less than the title of its project', () => {
  expect(tellProjectMade('Python service with a queue', true)).toBeNull()
})

test.each([
  ['Salmon counter, camera under water', 'worked on a salmon counter, camera under water'],
  ['Fish auction failing every evening', 'worked on a fish auction failing every evening'],
  ['CRM, quotations with options', 'worked on CRM, quotations with options'],
  ['Ticket shop to AWS', 'worked on moving a ticket shop to AWS'],
  ['Windows kiosk for a port', 'worked on a Windows kiosk for a port'],
  ['Word templates for bids', 'worked on Word templates for bids'],
  ['Lantern Courier', 'worked on Lantern Courier'],
])('else “%s” was worked on', (phrase, expected) => {
  expect(tellDone(phrase)).toBe(expected)
})

test.each([['900 parcels moved a day'], ['Server load 95% down to 30%'], ['Costs reduced by a third']])(
  'a result such as “%s” was not worked on',
  (phrase) => {
    expect(tellDone(phrase)).toBeNull()
  },
)

test('what was combined gets a verb, and a stack of tools or a sentence is nothing that was built', () => {
  expect(tellProjectMade('Combined noon reports and invoices in one database')).toBe(
    'combined noon reports and invoices in one database',
  )
  expect(tellMade('usual tools: Scrapy for large sites')).toBeNull()
  expect(tellProjectMade('Every truck is an agent with its own memory')).toBeNull()
  expect(tellMade('Automation of sites without an API')).toBeNull()
  expect(tellMade('Statistics evening course')).toBe('gave a statistics evening course')
  expect(tellMade('Sales and stock dashboard')).toBe('built a sales and stock dashboard')
})

test('what was run or merged was not built', () => {
  expect(tellMade('Operation and extension of a landing zone')).toBeNull()
  expect(tellDone('Merging two databases of a clinic')).toBe('worked on merging two databases of a clinic')
})

test('an activity has no article', () => {
  expect(tellDone('Extracting logic from a claims platform')).toBe(
    'worked on extracting logic from a claims platform',
  )
})

test('landing pages are no activity', () => {
  expect(tellDone('Landing pages for two audiences')).toBe('worked on landing pages for two audiences')
  expect(tellProjectMade('Landing pages for two audiences')).toBe('built landing pages for two audiences')
})

test('what is named by its place is a client', () => {
  expect(tellMade('Resale platform for clothes in Belgium: starting prices')).toBeNull()
})
