import { expect, test } from 'vitest'
import { createTask } from '../testing/task.ts'
import { writeLetter } from './index.ts'

const about = [
  'I have 14 years of experience, most of them at agencies.',
  'For an energy supplier in Bremen I built a customer portal with Symfony, API Platform and MySQL, used by 90,000 people.',
  "I have a master's degree in computer science from Lviv Polytechnic.",
  'I hold the AWS Developer Associate certificate.',
].join('\n\n')

const letter = (description: string, fields = {}) =>
  writeLetter(
    createTask({
      job: { title: 'Symfony developer', description, category: 'Web', skills: ['Symfony'] },
      profile: { title: 'PHP developer', about, skills: ['Symfony', 'PHP'], projects: [] },
      fields,
    }),
  )

test.each([
  ['You have 5+ years of experience with Symfony.', '14 years of experience'],
  ["A bachelor's or master's degree in computer science is required.", "master's degree in computer science"],
  ['You are an AWS certified developer.', 'AWS Developer Associate certificate'],
])('says what the post demands and the profile has: %s', (demand, own) => {
  expect(letter(`We extend our customer portal. ${demand}`)).toContain(own)
})

test('says no degree where the post does not demand it, and nothing where the letter is to be short', () => {
  const plain = letter('We extend our customer portal, which is built with Symfony.')
  expect(plain).not.toContain('degree')
  expect(
    letter("We extend our customer portal. A bachelor's degree is required.", { length: 'short' }),
  ).not.toContain('degree')
})

test.each([
  ['Communication will be in Spanish.', 'I am a native speaker of Spanish.'],
  ['We look for a German-speaking developer.', 'I speak German.'],
])('says that the person speaks the language of the work: %s', (demand, sentence) => {
  const task = createTask({
    job: {
      title: 'Symfony developer',
      description: `We extend our customer portal. ${demand}`,
      category: 'Web',
      skills: ['Symfony'],
    },
    profile: {
      title: 'PHP developer',
      about: `${about}\n\nWorking languages: Spanish (native), Basque, German.`,
      skills: ['Symfony', 'PHP'],
      projects: [],
      languages: [
        { value: 'es', label: 'Spanish' },
        { value: 'de', label: 'German' },
      ],
    },
  })
  expect(writeLetter(task)).toContain(sentence)
})

test('says at most two of three', () => {
  const text = letter(
    "We extend our customer portal. 5+ years of experience, a bachelor's degree and AWS certificates are required.",
  )
  expect([/14 years/, /degree/, /certificate/].filter((one) => one.test(text))).toHaveLength(2)
})

test.each([
  ['AWS certified developer', 'AWS Certified Security Specialty (exam booked for June)', 'certificate'],
  ['AWS certified developer', 'I have no degree and I am not AWS certified yet.', 'certified'],
  ["a bachelor's degree", 'I write code that can be maintained by juniors.', 'maintained by juniors'],
  ['a native English speaker', 'I am a native Polish speaker.', 'Polish'],
  ['12+ years of experience', 'I have 3 years of experience.', '3 years'],
])('does not take for %s: %s', (demand, own, text) => {
  const told = writeLetter(
    createTask({
      job: {
        title: 'Symfony developer',
        description: `We extend our customer portal. We look for ${demand}.`,
        category: 'Web',
        skills: ['Symfony'],
      },
      profile: {
        title: 'PHP developer',
        about: `For an energy supplier in Bremen I built a customer portal with Symfony.\n\n${own}`,
        skills: ['Symfony', 'PHP'],
        projects: [],
      },
    }),
  )
  expect(told).toContain('energy supplier')
  expect(told).not.toContain(text)
})
