import type { Job } from '@gigbell/contract'
import { expect, test } from 'vitest'
import { jobsAddedSince } from './newJobs.ts'

/** Jobs by one letter each, as a page has them. */
const page = (ids: string) => [...ids].map((id) => ({ id }) as Job)
const new_ = (fresh: string, shown: string) =>
  jobsAddedSince(page(fresh), page(shown))
    .map(({ id }) => id)
    .join('')

test.each([
  ['xyabc', 'abcd', 'xy', 'two came first'],
  ['axbc', 'abcd', 'x', 'one came in between, by relevance'],
  ['abce', 'abcd', '', 'one that went let the next page’s first move up'],
  ['abc', 'abc', '', 'nothing came'],
  ['xyz', 'abc', 'xyz', 'a whole page came'],
  ['x', '', 'x', 'the list was empty'],
  ['', 'abc', '', 'everything went'],
])('%s after %s: %s (%s)', (fresh, shown, expected) => expect(new_(fresh, shown)).toBe(expected))
