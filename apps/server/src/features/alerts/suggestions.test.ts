/** Tests when an alert overlaps a profile. */
import { expect, test } from 'vitest'
import { hasOverlap } from './suggestions.ts'

const profile = {
  skillIds: ['id-of-react', 'id-of-node'],
  skillNames: ['React', 'Node.js', 'Graphic Design'],
}
const doesOverlap = (query: string, skills: string[] = []) => hasOverlap({ query, skills }, profile)

test.each([
  'react',
  'REACT -wordpress',
  'vue OR react',
  'title:react',
  'senior nodejs',
  '"node js"',
  'node js',
])('“%s” asks for one of the skills', (query) => expect(doesOverlap(query)).toBe(true))

test.each(['graphic design logo', '"graphic design"'])('“%s” asks for a skill of two words', (query) =>
  expect(doesOverlap(query)).toBe(true),
)

test.each(['', 'vue', '-react', 'vue -(react OR "graphic design")', 'reactive', 'graphic logo design'])(
  '“%s” asks for none of the skills',
  (query) => expect(doesOverlap(query)).toBe(false),
)

test('an alert with one of the profile’s skills overlaps it, an alert with another skill does not', () => {
  expect(doesOverlap('', ['id-of-vue', 'id-of-node'])).toBe(true)
  expect(doesOverlap('vue', ['id-of-vue'])).toBe(false)
})
