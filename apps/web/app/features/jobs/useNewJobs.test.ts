import type { Job } from '@gigbell/contract'
import { expect, test } from 'vitest'
import { jobsAddedSince } from './useNewJobs.ts'

/** A page of jobs whose ids are single letters. */
const page = (ids: string) => [...ids].map((id) => ({ id }) as Job)
const new_ = (fresh: string, shown: string) =>
  jobsAddedSince(page(fresh), page(shown))
    .map(({ id }) => id)
    .join('')

test.each([
  ['xyabc', 'abcd', 'xy', 'two were added on top'],
  ['axbc', 'abcd', 'x', 'one was added in between, by relevance'],
  ['abce', 'abcd', '', 'one was removed, so the first of the next page moved up'],
  ['abc', 'abc', '', 'nothing was added'],
  ['xyz', 'abc', 'xyz', 'a whole page was added'],
  ['x', '', 'x', 'the list was empty'],
  ['', 'abc', '', 'everything was removed'],
])('%s after %s: %s (%s)', (fresh, shown, expected) => expect(new_(fresh, shown)).toBe(expected))
