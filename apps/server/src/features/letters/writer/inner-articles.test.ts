import { expect, test } from 'vitest'
import { withInnerArticles } from './inner-articles.ts'

test.each([
  ['Grid bot for private client', 'Grid bot for a private client'],
  ['Playbook for Odoo partner', 'Playbook for an Odoo partner'],
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
