import { expect, test } from 'vitest'
import { formatLetterList, isFiltered, parseLetterList, withChange } from './letterList.ts'

const id = '0b8c0f5e-6d1a-4c9f-9f46-0a4c6a2f7d11'
const parse = (query: string) => parseLetterList(new URLSearchParams(query))

test('parses every filter, and formats it to the same address', () => {
  const list = parse(`search=+bakery+site+&status=interview&profile=${id.toUpperCase()}&page=3&view=board`)
  expect(list).toEqual({ search: 'bakery site', status: 'interview', profile: id, page: 3, view: 'board' })
  expect(parseLetterList(new URLSearchParams(formatLetterList(list)))).toEqual(list)
})

test('ignores parameters that are empty, unknown or mistyped', () => {
  for (const query of [
    '',
    'search=++',
    'status=hired',
    'profile=mine',
    'page=0',
    'page=1',
    'page=-2',
    'page=x',
  ])
    expect(parse(query), query).toEqual({})
})

test('starts a changed list from its first page, and removes emptied filters', () => {
  const list = parse('search=bakery&status=won&page=4')
  expect(withChange(list, { status: 'lost' })).toEqual({ search: 'bakery', status: 'lost' })
  expect(withChange(list, { search: '', status: '' })).toEqual({})
  expect(withChange(list, { page: 5 })).toEqual({ ...list, page: 5 })
})

test('counts a page as no filter', () => {
  expect(isFiltered(parse('page=2'))).toBe(false)
  expect(isFiltered(parse('search=x'))).toBe(true)
})
