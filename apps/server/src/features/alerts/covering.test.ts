/** What counts as looking for a profile's skills. */
import { expect, test } from 'vitest'
import { covers } from './covering.ts'

const profile = {
  skillIds: ['id-of-react', 'id-of-node'],
  skillNames: ['React', 'Node.js', 'Graphic Design'],
}
const asks = (query: string, skills: string[] = []) => covers({ query, skills }, profile)

test.each([
  'react',
  'REACT -wordpress',
  'vue OR react',
  'title:react',
  'senior nodejs',
  '"node js"',
  'node js',
])('“%s” looks for one of the skills', (query) => expect(asks(query)).toBe(true))

test.each(['graphic design logo', '"graphic design"'])('“%s” looks for a skill of two words', (query) =>
  expect(asks(query)).toBe(true),
)

test.each(['', 'vue', '-react', 'vue -(react OR "graphic design")', 'reactive', 'graphic logo design'])(
  '“%s” doesn’t',
  (query) => expect(asks(query)).toBe(false),
)

test('an alert with one of the skills covers them, one with another skill doesn’t', () => {
  expect(asks('', ['id-of-vue', 'id-of-node'])).toBe(true)
  expect(asks('vue', ['id-of-vue'])).toBe(false)
})
