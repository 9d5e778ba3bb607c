import { expect, test } from 'vitest'
import { findNeighbor, findUpcoming } from './neighbors.ts'

const items = ['a', 'b', 'c', 'd'].map((id) => ({ id, isHidden: id === 'b' }))

test('skips hidden jobs in both directions', () => {
  expect(findNeighbor(items, 'a', 1)).toBe('c')
  expect(findNeighbor(items, 'c', -1)).toBe('a')
})

test('finds nothing past either end', () => {
  expect(findNeighbor(items, 'd', 1)).toBeUndefined()
  expect(findNeighbor(items, 'a', -1)).toBeUndefined()
  expect(findNeighbor([], 'a', 1)).toBeUndefined()
})

test('continues from a job that was hidden just now', () => {
  expect(findNeighbor(items, 'b', 1)).toBe('c')
  expect(findNeighbor(items, 'b', -1)).toBe('a')
})

test('starts at the first job when the selected one is not in the list', () => {
  expect(findNeighbor(items, 'z', 1)).toBe('a')
  expect(findNeighbor(items, 'z', -1)).toBeUndefined()
})

test('lists the next shown jobs', () => {
  expect(findUpcoming(items, 'a', 2)).toEqual(['c', 'd'])
  expect(findUpcoming(items, 'd', 2)).toEqual([])
})
