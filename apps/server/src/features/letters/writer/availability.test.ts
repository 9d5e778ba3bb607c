/** Availabilities as people write them, as sentences. */
import { expect, test } from 'vitest'
import { tellAvailability } from './availability.ts'

test.each([
  ['30 hours a week', 'I am available 30 hours a week.'],
  [
    'about 20 hours a week, answers the same day',
    'I am available about 20 hours a week, and I answer the same day.',
  ],
  ['answers within 3 hours on working days', 'I answer within 3 hours on working days.'],
  ['replies in a day', 'I reply in a day.'],
  [
    'usually reply in 2 hours, 30 hours a week',
    'I usually reply in 2 hours, and I am available 30 hours a week.',
  ],
  ['usually 25 hours a week', 'I am usually available 25 hours a week.'],
  ['CET, 4 days a week from mid December', 'I am available 4 days a week from mid December (CET).'],
  [
    'two projects at a time, next free slot in one week',
    'I have room for two projects at a time; the next free slot is in one week.',
  ],
  ['small jobs within two days', 'I can do small jobs within two days.'],
  ['start on Monday', 'I can start on Monday.'],
  ['Ready from May', 'I am ready from May.'],
  ['next opening in March', 'My next opening is in March.'],
  ['ask me', 'My availability: ask me.'],
])('“%s”', (words, expected) => {
  expect(tellAvailability(words)).toBe(expected)
})

test('what is said before the time is left out', () => {
  expect(
    tellAvailability('11 years in payroll, currently in Leipzig, and available outside office hours.'),
  ).toBe('I am available outside office hours.')
})
