import { expect, test } from 'vitest'
import { emptyForm } from './form.ts'
import { scoreProfile, unlistedSkills } from './score.ts'
import { tokenize } from './tokens.ts'

const profile = { id: '1', ...emptyForm, title: 'Senior React developer' }
const rule = (name: string, given: Partial<typeof profile>) =>
  scoreProfile({ ...profile, ...given }).rules.find((one) => one.name === name)

test('an empty profile has no points and advice for each rule', () => {
  const { points, rules } = scoreProfile(profile)
  expect(points).toBe(0)
  expect(rules.every((one) => one.advice)).toBe(true)
  expect(rules.reduce((sum, one) => sum + one.max, 0)).toBe(100)
})

test('a full one has a hundred and nothing to add', () => {
  const about = `I develop shops in React for bakeries. In 9 years ${'I built many shops '.repeat(20)}.`
  const full = {
    about,
    skills: 'a b c d e f g h'.split(' '),
    profile_links: { linkedin: 'https://x.y', youtube: '', twitter: '' },
  }
  const { points, rules } = scoreProfile({ ...profile, ...full })
  expect(points).toBe(100)
  expect(rules.some((one) => one.advice)).toBe(false)
})

test('the first sentence must say what one does, by a word of the title or a skill', () => {
  expect(rule('First sentence', { about: 'I love development. Hello.' })?.points).toBe(25)
  expect(rule('First sentence', { about: 'Hello, I am senior. React!' })?.points).toBe(0)
  expect(rule('First sentence', { about: 'I write C++.', skills: ['C++'] })?.points).toBe(25)
  expect(rule('First sentence', { about: 'I write C.', skills: ['C++'] })?.points).toBe(0)
  expect(rule('First sentence', { about: 'The best and the cheapest', title: 'The artist' })?.points).toBe(0)
})

test('points grow with words and skills', () => {
  expect(rule('Length of the about text', { about: 'one two' })?.advice).toContain('has 2 words')
  expect(rule('Length of the about text', { about: 'word '.repeat(40) })?.points).toBe(15)
  expect(rule('Skills', { skills: ['a', 'b', 'c', 'd', 'e', 'f', 'g'] })).toMatchObject({
    points: 17,
    advice: expect.stringContaining('1 more skill:'),
  })
  expect(rule('Skills', { skills: Array(30).fill('x') })?.points).toBe(20)
})

test('words are found with what skills carry', () => {
  expect(tokenize('Node.js, C++ & C#. It’s 3-page')).toEqual(['node.js', 'c++', 'c#', 'it’s', '3-page'])
})

test('skills are offered that the text names in their own spelling and the profile does not show', () => {
  const known = ['React', 'Go', 'C++', 'C', 'Node.js', 'Figma', 'Java']
  const about = 'I go far with Node.js and C++. Figma. JavaScript too.'
  expect(unlistedSkills({ ...profile, about, skills: ['figma'] }, known)).toEqual(['React', 'C++', 'Node.js'])
})
