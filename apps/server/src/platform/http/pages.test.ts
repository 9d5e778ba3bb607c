/** The form in which a page is sent: the smallest that the caller says it takes. */
import { expect, test } from 'vitest'
import { encodingFor } from './pages.ts'

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip', 'gzip'],
  ['gzip, deflate, br', 'br'],
  ['GZIP;q=1.0, BR;q=0.5', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.0, gzip; q=0', 'identity'],
  ['brotli', 'identity'],
] as const)('a caller that accepts %j gets %s', (accepted, sent) => {
  expect(encodingFor(accepted)).toBe(sent)
})
