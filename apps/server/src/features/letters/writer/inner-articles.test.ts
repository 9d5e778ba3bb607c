import { expect, test } from 'vitest'
import { withArticles, withInnerArticles } from './inner-articles.ts'

test.each([
  ['Grid bot for private client', 'Grid bot for a private client'],
  ['Playbook for Odoo partner', 'Playbook for an Odoo partner'],
  ['CRM for freight forwarder', 'CRM for a freight forwarder'],
  ['Tickets for jazz festival', 'Tickets for a jazz festival'],
  ['Rescue of car rental website', 'Rescue of a car rental website'],
  ['Upload for online store, 870 products', 'Upload for an online store, 870 products'],
])('%s', (title, expected) => expect(withInnerArticles(title)).toBe(expected))

test.each([
  'Shop for the museum',
  'Site for Fernwood clinic',
  'Labels for two shops',
  'Alerts by company',
  'Menu for our school',
  'Reports for hotel managers',
])('%s stays as it is', (title) => expect(withInnerArticles(title)).toBe(title))

test.each([
  ['I can start same week.', 'I can start the same week.'],
  ['Same time zone as Lisbon.', 'The same time zone as Lisbon.'],
  ['All 120 passed on first check.', 'All 120 passed on the first check.'],
  ['It runs as async endpoint that scales.', 'It runs as an async endpoint that scales.'],
  ['52 min with old plugin, 3 now', '52 min with the old plugin, 3 now'],
  ['I worked for small agency in Riga.', 'I worked for a small agency in Riga.'],
  ['Score 0.87 same ferry, 0.74 other', 'Score 0.87 same ferry, 0.74 other'],
  ['Two faults in first month', 'Two faults in the first month'],
])('%s', (text, expected) => expect(withArticles(text)).toBe(expected))

test.each([
  'the kind of locked-down workbook which pilots like',
  'We work for our agency.',
  'We send it to the client.',
  'At the same time',
  'These same rules',
  'same-day delivery',
  'one and the same',
  'at first I wrote tests',
  'in the first month',
  'Same as before.',
])('%s stays as it is', (text) => expect(withArticles(text)).toBe(text))
