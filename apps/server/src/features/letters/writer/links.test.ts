/** The link of a work stands after the sentence that names it. */
import { expect, test } from 'vitest'
import { createTask } from '../testing/task.ts'
import { withLink } from './answers.ts'
import { writeLetter } from './index.ts'
import type { Statement } from './statement.ts'

const link = (text: string, url: string) => withLink({ text, url } as Statement)

test.each([
  [
    'I built Pier Pass for two ferries. It sells 310 tickets a day.',
    'https://ada.example/pier-pass',
    'I built Pier Pass for two ferries (https://ada.example/pier-pass). It sells 310 tickets a day.',
  ],
  // "piers" is in the address, "pier" in the sentence.
  [
    'For a bank I built a form. For a port I built a pier list.',
    'https://ada.example/piers/lists',
    'For a bank I built a form. For a port I built a pier list (https://ada.example/piers/lists).',
  ],
  // Its end names the work, its host all of them.
  [
    'Our product is Ferrydesk, a timetable. The second module is Promodock: it sells tickets. Both run at three piers.',
    'https://ferrydesk.example/promodock',
    'Our product is Ferrydesk, a timetable. The second module is Promodock: it sells tickets (https://ferrydesk.example/promodock). Both run at three piers.',
  ],
  [
    'Two ferries had no timetable. I built one in six weeks. It has run since May.',
    'https://ada.example/x1',
    'Two ferries had no timetable. I built one in six weeks (https://ada.example/x1). It has run since May.',
  ],
  [
    'Café Lúa had no shop. It sells 40 cakes a day now.',
    'https://cafelua.example',
    'Café Lúa had no shop (https://cafelua.example). It sells 40 cakes a day now.',
  ],
  [
    'My work includes a pier list for a port (310 rows a day), a map of a ferry for its crew, and conversion of a bakery list to Go. Each runs daily.',
    'https://ada.example/piers',
    'My work includes a pier list for a port (310 rows a day, https://ada.example/piers), a map of a ferry for its crew, and conversion of a bakery list to Go. Each runs daily.',
  ],
  [
    'For a port I built a pier list (310 rows a day). It has run since May.',
    'https://ada.example/piers',
    'For a port I built a pier list (310 rows a day, https://ada.example/piers). It has run since May.',
  ],
  // Its address names neither work.
  [
    'Last year I built a timetable for a port. It is read by 310 people. For a bakery I wrote a list of cakes.',
    'https://code.example/ada/x1',
    'Last year I built a timetable for a port (https://code.example/ada/x1). It is read by 310 people. For a bakery I wrote a list of cakes.',
  ],
  ['It is at https://ada.example/a.', 'https://ada.example/a', 'It is at https://ada.example/a.'],
])('%s', (text, url, expected) => {
  expect(link(text, url)).toBe(expected)
})

test('an account with posts is no sample of work', () => {
  const text = writeLetter(
    createTask({
      job: { title: 'Ferry app', description: 'We need an app for our ferry.', category: '', skills: [] },
      profile: {
        title: 'App developer',
        about: 'I built the ticket app of a ferry line.',
        skills: [],
        profile_links: { linkedin: '', youtube: '', twitter: 'https://social.example/ada' },
      },
    }),
  )
  expect(text).toContain('ferry line')
  expect(text).not.toContain('social.example')
})

test('the LinkedIn page of a profile is named as such, and no sample of work', () => {
  const page = 'https://people.example/in/ada'
  const letterFor = (description: string) =>
    writeLetter(
      createTask({
        job: { title: 'Ferry app', description, category: '', skills: [] },
        profile: {
          title: 'App developer',
          about: 'I built the ticket app of a ferry line.',
          skills: [],
          profile_links: { linkedin: page, youtube: '', twitter: '' },
        },
      }),
    )
  expect(letterFor('We need an app for our ferry. Send us your LinkedIn profile.')).toContain(
    `You can find me on LinkedIn: ${page}`,
  )
  expect(letterFor('We need an app for our ferry. Show us your work.')).not.toContain(`my work here: ${page}`)
})
