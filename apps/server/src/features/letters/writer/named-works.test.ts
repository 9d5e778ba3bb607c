/** Tests which facts of the additional information only name a work that the profile describes. */
import { expect, test } from 'vitest'
import { createTask } from '../testing/task.ts'
import { writeLetter } from './index.ts'

const letterWith = (extraInformation: string) =>
  writeLetter(
    createTask({
      job: {
        title: 'Tide tables by SMS',
        description: 'Send tide tables by SMS to skippers.',
        category: '',
        skills: [],
      },
      profile: {
        title: 'Developer',
        about:
          'I built a tide alarm for a port in Riga that sends 900 messages a day. I built a chart printer for the pilots of Bergen, 40 charts a night.',
      },
      extraInformation,
    }),
  )

test('a work that is named is told, and not named once more', () => {
  const letter = letterWith('say i did the chart printer.')
  expect(letter).toContain('chart printer for the pilots of Bergen')
  expect(letter).not.toMatch(/I did the chart printer/i)
})

test('a work that the profile does not describe is stated', () => {
  expect(letterWith('say i did the whale counter.')).toContain('I did the whale counter.')
})

test('one that is only partly described is stated', () => {
  expect(letterWith('say i did the chart printer and the whale counter.')).toContain('the whale counter')
})
