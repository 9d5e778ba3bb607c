import { expect, test } from 'vitest'
import { formatSelection, isSelected, parseSelection, withChange } from './selection.ts'

const parse = (query: string) => parseSelection(new URLSearchParams(query))
const id = '0f8fad5b-d9cb-469f-a165-70867728950e'

test.each([
  ['', {}],
  ['from=2026-03-01&to=2026-03-31', { from: '2026-03-01', to: '2026-03-31' }],
  [`profile=${id.toUpperCase()}&source=A+board`, { profile: id, source: 'A board' }],
  ['from=2026-02-30&to=yesterday&profile=mine&source=++', {}],
])('parses ?%s', (query, expected) => {
  expect(parse(query)).toEqual(expected)
})

test('formats what it parses', () => {
  const selection = { from: '2026-03-01', profile: id, source: 'Über & co' }
  expect(parse(`${new URLSearchParams(formatSelection(selection))}`)).toEqual(selection)
})

test('a change with an empty text removes a field', () => {
  expect(withChange({ from: '2026-03-01', source: 'A' }, { source: '' })).toEqual({ from: '2026-03-01' })
  expect(isSelected(withChange({ source: 'A' }, { source: '' }))).toBe(false)
})
