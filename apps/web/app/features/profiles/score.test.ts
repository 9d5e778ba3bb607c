import { expect, test } from 'vitest'
import { emptyForm } from './form.ts'
import { scoreProfile, tokenize, unlistedSkills } from './score.ts'

const profile = { id: '1', ...emptyForm, rate: null, title: 'Senior React developer' }
const rule = (name: string, given: Partial<typeof profile>) =>
  scoreProfile({ ...profile, ...given }).rules.find((one) => one.name === name)

test('gives an empty profile no points and advice for each rule', () => {
  const { points, rules } = scoreProfile(profile)
  expect(points).toBe(0)
  expect(rules.every((one) => one.advice)).toBe(true)
  expect(rules.reduce((sum, one) => sum + one.max, 0)).toBe(100)
})

test('gives a complete profile 100 points and no advice', () => {
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

test('requires a word of the title or a skill in the first sentence', () => {
  expect(rule('First sentence', { about: 'I love development. Hello.' })?.points).toBe(25)
  expect(rule('First sentence', { about: 'Hello, I am senior. React!' })?.points).toBe(0)
  expect(rule('First sentence', { about: 'I write C++.', skills: ['C++'] })?.points).toBe(25)
  expect(rule('First sentence', { about: 'I write C.', skills: ['C++'] })?.points).toBe(0)
  expect(rule('First sentence', { about: 'The best and the cheapest', title: 'The artist' })?.points).toBe(0)
})

test('gives points by the number of words and skills', () => {
  expect(rule('Length of the about text', { about: 'one two' })?.advice).toContain('has 2 words')
  expect(rule('Length of the about text', { about: 'word '.repeat(40) })?.points).toBe(15)
  expect(rule('Skills', { skills: ['a', 'b', 'c', 'd', 'e', 'f', 'g'] })).toMatchObject({
    points: 17,
    advice: expect.stringContaining('1 more skill:'),
  })
  expect(rule('Skills', { skills: Array(30).fill('x') })?.points).toBe(20)
})

test('keeps the signs of skills in words', () => {
  expect(tokenize('Node.js, C++ & C#. It’s 3-page')).toEqual(['node.js', 'c++', 'c#', 'it’s', '3-page'])
})

test('returns skills that the text mentions in their exact spelling and the profile does not list', () => {
  const known = ['React', 'Go', 'C++', 'C', 'Node.js', 'Figma', 'Java']
  const about = 'I go far with Node.js and C++. Figma. JavaScript too.'
  expect(unlistedSkills({ ...profile, about, skills: ['figma'] }, known)).toEqual(['React', 'C++', 'Node.js'])
})
