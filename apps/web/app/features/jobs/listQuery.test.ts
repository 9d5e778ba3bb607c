import { describe, expect, test } from 'vitest'
import {
  countFilters,
  formatListQuery,
  isDefaultList,
  listPath,
  parseListQuery,
  skillIds,
  withChange,
  withoutFilters,
} from './listQuery.ts'

const react = '3f0a7b0e-0000-4000-8000-00000000000a'
const vue = '3f0a7b0e-0000-4000-8000-00000000000b'
const read = (query: string) => parseListQuery(new URLSearchParams(query))

describe('list query', () => {
  test('parses an empty query as the default list', () => {
    expect(read('')).toEqual({})
    expect(isDefaultList(read('page=1&sort=newest&search=%20'))).toBe(true)
    expect(listPath({})).toBe('/dashboard/jobs')
  })

  test('parses and formats every parameter', () => {
    const query =
      'search=C%2B%2B+%26+Qt&page=3&mine=saved&type=hourly&level=Expert&category=Web+Development' +
      `&skills=${react}%2C${vue}&source=remoteok&posted_within=24` +
      '&budget_min=25&budget_max=60.50&sort=best_match'
    expect(read(query)).toEqual({
      search: 'C++ & Qt',
      page: 3,
      mine: 'saved',
      type: 'hourly',
      level: 'Expert',
      category: 'Web Development',
      skills: `${react},${vue}`,
      source: 'remoteok',
      posted_within: 24,
      budget_min: '25',
      budget_max: '60.50',
      sort: 'best_match',
    })
    expect(formatListQuery(read(query))).toBe(query)
  })

  test.each([
    'page=0',
    'page=-2',
    'page=1.5',
    'page=abc',
    'page=99999999999',
    'type=weekly',
    'level=expert',
    'posted_within=0',
    'budget_min=12.345',
    'budget_max=many',
    'sort=random',
    'mine=others',
    'skills=react,%20,%2527',
    'other=1',
  ])('ignores %s', (query) => {
    expect(read(query)).toEqual({})
  })

  test('trims a search and cuts it at the server’s limit', () => {
    expect(read('search=%20react%20').search).toBe('react')
    expect(read(`search=${'x'.repeat(600)}`).search).toHaveLength(500)
  })

  test('resets the page when the search or a filter changes', () => {
    const list = read('search=react&page=4&type=fixed')
    expect(withChange(list, { search: 'vue' })).toEqual({ search: 'vue', type: 'fixed' })
    expect(withChange(list, { search: '' })).toEqual({ type: 'fixed' })
    expect(withChange(list, { page: 5 })).toEqual({ search: 'react', page: 5, type: 'fixed' })
    expect(withoutFilters(list)).toEqual({ search: 'react' })
    expect(countFilters(list)).toBe(1)
  })

  test('keeps the sort order and the own list when filters are cleared', () => {
    const list = read('sort=best_match&source=remoteok&page=2&mine=unseen')
    expect(countFilters(list)).toBe(1)
    expect(withoutFilters(list)).toEqual({ sort: 'best_match', mine: 'unseen' })
    expect(countFilters(withoutFilters(list))).toBe(0)
    expect(isDefaultList(withoutFilters(list))).toBe(false)
  })

  test('converts skill ids to lower case and removes duplicates', () => {
    expect(skillIds({ skills: `${react.toUpperCase()},${react}` })).toEqual([react])
    expect(read(`skills=${react.toUpperCase()},${vue},react,${react}`).skills).toBe(`${react},${vue}`)
  })
})
