import { expect, test } from 'vitest'
import { parseListQuery } from '../listQuery.ts'
import { jobsPath, parseLayout } from './jobsAddress.ts'

const job = '3f0a7b0e-0000-4000-8000-00000000000a'
const parse = (query: string, isSplitPreferred = false) =>
  parseLayout(new URLSearchParams(query), isSplitPreferred)

test('shows cards unless the address or the person asks for the split layout', () => {
  expect(parse('')).toEqual({ isSplit: false })
  expect(parse('view=split')).toEqual({ isSplit: true })
  expect(parse('', true)).toEqual({ isSplit: true })
  expect(parse('view=cards', true)).toEqual({ isSplit: false })
})

test('reads the selected job, and ignores what is no id', () => {
  expect(parse(`view=split&job=${job.toUpperCase()}`)).toEqual({ isSplit: true, job })
  expect(parse('view=split&job=17')).toEqual({ isSplit: true, job: undefined })
  expect(parse(`job=${job}`)).toEqual({ isSplit: false })
})

test('formats an address that parses to the same list and layout', () => {
  const list = { search: 'C++ & Qt', page: 2, mine: 'saved' } as const
  const path = jobsPath(list, { isSplit: true, job })
  const params = new URL(path, 'http://localhost').searchParams
  expect(parseListQuery(params)).toEqual(list)
  expect(parseLayout(params, false)).toEqual({ isSplit: true, job })
  expect(jobsPath({}, { isSplit: true })).toBe('/dashboard/jobs?view=split')
  expect(jobsPath({}, { isSplit: false, job })).toBe('/dashboard/jobs')
})
