import { expect, test } from 'vitest'
import { marketplaceName, openable } from './marketplace.ts'

test.each([
  ['upwork', 'Upwork'],
  ['sample', 'Sample'],
  ['weworkremotely', 'We Work Remotely'],
  ['Malt.fr', 'Malt.fr'],
  ['rss:https://www.example.org/jobs.xml', 'example.org'],
  ['constructor', 'Constructor'],
])('%s is %s', (source, name) => {
  expect(marketplaceName(source)).toBe(name)
})

test('only addresses of the web are opened', () => {
  expect(openable('https://example.org/job/1')).toBe('https://example.org/job/1')
  expect(openable('javascript:alert(1)')).toBeUndefined()
  expect(openable('')).toBeUndefined()
  expect(openable(null)).toBeUndefined()
})
