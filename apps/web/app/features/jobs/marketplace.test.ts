import { expect, test } from 'vitest'
import { creditOf, marketplaceName, openable } from './marketplace.ts'

test.each([
  ['upwork', 'Upwork'],
  ['sample', 'Sample'],
  ['weworkremotely', 'We Work Remotely'],
  ['Malt.fr', 'Malt.fr'],
  ['rss:https://www.example.org/jobs.xml', 'example.org'],
  ['file:/var/lib/posts/jobs.ndjson', 'jobs.ndjson'],
  ['freelancer', 'Freelancer.com'],
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

test('who asks to be named is named, and nobody else', () => {
  expect(creditOf('remoteok')).toBe('Remote OK')
  expect(creditOf('weworkremotely')).toBe('We Work Remotely')
  expect(creditOf('freelancer')).toBeNull()
  expect(creditOf('constructor')).toBeNull()
})
