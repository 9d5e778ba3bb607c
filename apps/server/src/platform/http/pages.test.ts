/** Tests the encoding of pages and their content security policy. */
import { expect, test } from 'vitest'
import { chooseEncoding, contentSecurityPolicy } from './pages.ts'

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip', 'gzip'],
  ['gzip, deflate, br', 'br'],
  ['GZIP;q=1.0, BR;q=0.5', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.0, gzip; q=0', 'identity'],
  ['brotli', 'identity'],
] as const)('sends a client that accepts %j the encoding %s', (accepted, sent) => {
  expect(chooseEncoding(accepted)).toBe(sent)
})

const directives = (policy: string) =>
  Object.fromEntries(policy.split('; ').map((line) => [line.split(' ')[0], line.split(' ').slice(1)]))

test('allows no foreign origin in a page', () => {
  const policy = contentSecurityPolicy('<script>start()</script>')
  expect(policy).not.toContain('https:')
  expect(directives(policy)).toMatchObject({
    'default-src': ["'self'"],
    'connect-src': ["'self'"],
    'script-src': ["'self'", expect.stringMatching(/^'sha256-.+'$/)],
  })
  expect(directives(policy)['frame-src']).toBeUndefined()
})

test('allows named foreign origins for their purpose only', () => {
  const outside = {
    scripts: ['https://scripts.example'],
    frames: ['https://frames.example'],
    calls: ['https://calls.example'],
  }
  const found = directives(contentSecurityPolicy('<script>start()</script>', outside))
  expect(found).toMatchObject({
    'default-src': ["'self'"],
    'script-src': ["'self'", expect.stringMatching(/^'sha256-.+'$/), 'https://scripts.example'],
    'connect-src': ["'self'", 'https://calls.example'],
    'frame-src': ['https://frames.example'],
    'img-src': ["'self'", 'data:'],
  })
})
